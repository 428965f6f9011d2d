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

struct type_92 {
    member: f32,
    member_1: f32,
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
var<storage, read_write> bounds: type_102;
@group(0) @binding(7) 
var<storage, read_write> near: type_102;
@group(0) @binding(8) 
var<storage, read_write> pushes: type_102;
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
var<storage, read_write> status: type_102;
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
var<storage, read_write> colliding_faces: type_15;
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
var<storage, read_write> colliding_faces_1: type_102;
@group(0) @binding(3) 
var<storage> sweep_boxes: type_11;
@group(0) @binding(4) 
var<storage> predicted_3: type_43;
@group(0) @binding(5) 
var<storage> boxes_4: type_43;
@group(0) @binding(6) 
var<storage, read_write> colliding_faces_2: type_102;
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
var<storage, read_write> status_1: type_102;
@group(0) @binding(3) 
var<storage> starts_1: type_66;
@group(0) @binding(4) 
var<storage> springs: type_70;
@group(0) @binding(5) 
var<storage> fan_triangles: type_66;
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
var<storage, read_write> pushes_3: type_102;
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
var<storage, read_write> sizes: type_102;
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
var<storage> frame: type_43;
@group(0) @binding(3) 
var<storage, read_write> spheres_1: type_43;
@group(0) @binding(4) 
var<storage, read_write> possibly_degenerate: type_15;
@group(0) @binding(5) 
var<storage, read_write> possibly_degenerate_count: type_102;
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
var<storage> centers_3: type_43;
var<workgroup> point_masks: array<vec2<u32>, 256>;
@group(0) @binding(3) 
var<storage> frame_1: type_43;
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
var<storage, read_write> proxy_count_1: type_102;
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
var<storage, read_write> arguments_2: type_51;
@group(0) @binding(1) 
var<storage> low_1: type_43;
@group(0) @binding(2) 
var<storage> high_1: type_43;
@group(0) @binding(4) 
var<storage, read_write> frame_2: type_43;
@group(0) @binding(5) 
var<storage, read_write> not_finite: type_15;
@group(0) @binding(2) 
var<storage> triangles: type_15;
@group(0) @binding(3) 
var<storage> embedded: type_15;
@group(0) @binding(4) 
var<storage, read_write> corners_3: type_11;
@group(0) @binding(5) 
var<storage, read_write> low_2: type_43;
@group(0) @binding(6) 
var<storage, read_write> high_2: type_43;
@group(0) @binding(4) 
var<storage> corners_4: type_11;
@group(0) @binding(5) 
var<storage, read_write> results: type_15;
@group(0) @binding(6) 
var<storage, read_write> counters_2: type_102;
var<workgroup> counts_3: array<atomic<u32>, 3>;
@group(0) @binding(5) 
var<storage> rests: type_35;
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
    var phi_621_: type_19;
    var phi_624_: u32;
    var phi_650_: u32;
    var phi_657_: u32;
    var phi_664_: u32;
    var phi_671_: u32;
    var phi_687_: type_19;
    var phi_622_: type_19;
    var phi_625_: u32;
    var local_1: type_19;
    var phi_696_: u32;
    var phi_699_: u32;
    var phi_697_: u32;
    var phi_700_: u32;
    var local_2: u32;
    var phi_720_: u32;
    var phi_723_: u32;
    var phi_721_: u32;
    var phi_724_: u32;
    var local_3: type_19;
    var phi_760_: type_19;
    var phi_763_: u32;
    var phi_789_: u32;
    var phi_796_: u32;
    var phi_803_: u32;
    var phi_810_: u32;
    var phi_838_: type_19;
    var phi_761_: type_19;
    var phi_764_: u32;
    var local_4: type_19;

    let _e394 = builtin_local_56;
    let _e395 = builtin_group_56;
    let _e396 = builtin_groups_56;
    local = array<u32, 2>(0u, 0u);
    local[_e395.z] = _e394.x;
    let _e403 = local[(_e396.z - 1u)];
    let _e408 = (_e395.x + (_e395.y * _e396.x));
    let _e411 = (((_e408 * 256u) + _e403) * 8u);
    phi_621_ = type_19(0u, false);
    phi_624_ = 0u;
    loop {
        let _e413 = phi_621_;
        let _e415 = phi_624_;
        local_1 = _e413;
        local_3 = _e413;
        let _e416 = (_e415 < 8u);
        if _e416 {
            let _e417 = (_e411 + _e415);
            let _e418 = (4u * _e417);
            let _e421 = params.member.member;
            let _e422 = (_e418 < _e421);
            if _e422 {
                let _e425 = input.member[_e417];
                if _e422 {
                    phi_650_ = _e425.x;
                } else {
                    phi_650_ = 0u;
                }
                let _e428 = phi_650_;
                if ((_e418 + 1u) < _e421) {
                    phi_657_ = _e425.y;
                } else {
                    phi_657_ = 0u;
                }
                let _e433 = phi_657_;
                if ((_e418 + 2u) < _e421) {
                    phi_664_ = _e425.z;
                } else {
                    phi_664_ = 0u;
                }
                let _e438 = phi_664_;
                if ((_e418 + 3u) < _e421) {
                    phi_671_ = _e425.w;
                } else {
                    phi_671_ = 0u;
                }
                let _e443 = phi_671_;
                let _e446 = (_e413.member + _e428);
                let _e449 = (_e446 + _e433);
                let _e452 = (_e449 + _e438);
                let _e455 = (_e452 + _e443);
                phi_687_ = type_19(_e455, ((((_e413.member_1 || (_e446 < _e428)) || (_e449 < _e433)) || (_e452 < _e438)) || (_e455 < _e443)));
            } else {
                phi_687_ = _e413;
            }
            let _e460 = phi_687_;
            phi_622_ = _e460;
            phi_625_ = (_e415 + _e396.z);
        } else {
            break;
        }
        let _e463 = phi_622_;
        let _e465 = phi_625_;
        continue;
        continuing {
            phi_621_ = _e463;
            phi_624_ = _e465;
        }
    }
    let _e468 = local_1;
    sums[_e403] = _e468.member;
    workgroupBarrier();
    if (_e403 < 16u) {
        phi_696_ = 0u;
        phi_699_ = 0u;
        loop {
            let _e473 = phi_696_;
            let _e475 = phi_699_;
            local_2 = _e475;
            let _e476 = (_e473 < 16u);
            if _e476 {
                let _e480 = sums[((_e403 * 16u) + _e473)];
                sums[((_e403 * 16u) + _e473)] = _e475;
                phi_697_ = (_e473 + _e396.z);
                phi_700_ = (_e475 + _e480);
            } else {
                break;
            }
            let _e484 = phi_697_;
            let _e486 = phi_700_;
            continue;
            continuing {
                phi_696_ = _e484;
                phi_699_ = _e486;
            }
        }
        let _e490 = local_2;
        chunks[_e403] = _e490;
    }
    workgroupBarrier();
    if (_e403 == 0u) {
        phi_720_ = 0u;
        phi_723_ = 0u;
        loop {
            let _e493 = phi_720_;
            let _e495 = phi_723_;
            let _e496 = (_e493 < 16u);
            if _e496 {
                let _e498 = chunks[_e493];
                chunks[_e493] = _e495;
                phi_721_ = (_e493 + _e396.z);
                phi_724_ = (_e495 + _e498);
            } else {
                break;
            }
            let _e502 = phi_721_;
            let _e504 = phi_724_;
            continue;
            continuing {
                phi_720_ = _e502;
                phi_723_ = _e504;
            }
        }
    }
    workgroupBarrier();
    let _e506 = sums[_e403];
    let _e509 = chunks[(_e403 / 16u)];
    let _e510 = (_e506 + _e509);
    let _e516 = params.member.member;
    if ((_e408 * 8192u) < _e516) {
        let _e520 = offsets.member[_e408];
        let _e521 = (_e510 + _e520);
        let _e525 = local_3;
        phi_760_ = type_19(_e521, (_e525.member_1 || ((false || (_e510 < _e509)) || (_e521 < _e520))));
        phi_763_ = 0u;
        loop {
            let _e530 = phi_760_;
            let _e532 = phi_763_;
            local_4 = _e530;
            let _e533 = (_e532 < 8u);
            if _e533 {
                let _e534 = (_e411 + _e532);
                let _e535 = (4u * _e534);
                let _e536 = (_e535 < _e516);
                if _e536 {
                    let _e539 = input.member[_e534];
                    if _e536 {
                        phi_789_ = _e539.x;
                    } else {
                        phi_789_ = 0u;
                    }
                    let _e542 = phi_789_;
                    if ((_e535 + 1u) < _e516) {
                        phi_796_ = _e539.y;
                    } else {
                        phi_796_ = 0u;
                    }
                    let _e547 = phi_796_;
                    if ((_e535 + 2u) < _e516) {
                        phi_803_ = _e539.z;
                    } else {
                        phi_803_ = 0u;
                    }
                    let _e552 = phi_803_;
                    if ((_e535 + 3u) < _e516) {
                        phi_810_ = _e539.w;
                    } else {
                        phi_810_ = 0u;
                    }
                    let _e557 = phi_810_;
                    let _e560 = (_e530.member + _e542);
                    let _e563 = (_e560 + _e547);
                    let _e566 = (_e563 + _e552);
                    output.member[_e534] = vec4<u32>(_e530.member, _e560, _e563, _e566);
                    let _e572 = (_e566 + _e557);
                    if ((_e535 + 4u) >= _e516) {
                        atomicStore((&result.member[0u]), _e572);
                    }
                    phi_838_ = type_19(_e572, ((((_e530.member_1 || (_e560 < _e542)) || (_e563 < _e547)) || (_e566 < _e552)) || (_e572 < _e557)));
                } else {
                    phi_838_ = _e530;
                }
                let _e581 = phi_838_;
                phi_761_ = _e581;
                phi_764_ = (_e532 + _e396.z);
            } else {
                break;
            }
            let _e584 = phi_761_;
            let _e586 = phi_764_;
            continue;
            continuing {
                phi_760_ = _e584;
                phi_763_ = _e586;
            }
        }
        let _e589 = local_4;
        if _e589.member_1 {
            let _e593 = atomicOr((&result.member[1u]), 1u);
        }
    }
    return;
}

fn function_1() {
    var local_5: array<u32, 2>;
    var phi_868_: u32;
    var phi_871_: vec4<u32>;
    var phi_900_: u32;
    var phi_907_: u32;
    var phi_914_: u32;
    var phi_921_: u32;
    var phi_924_: vec4<u32>;
    var phi_869_: u32;
    var phi_872_: vec4<u32>;
    var local_6: vec4<u32>;
    var local_7: vec4<u32>;
    var local_8: vec4<u32>;
    var local_9: vec4<u32>;
    var phi_939_: u32;
    var phi_942_: u32;
    var phi_940_: u32;
    var phi_943_: u32;
    var local_10: u32;
    var phi_963_: u32;
    var phi_966_: u32;
    var phi_964_: u32;
    var phi_967_: u32;

    let _e394 = builtin_local_56;
    let _e395 = builtin_group_56;
    let _e396 = builtin_groups_56;
    local_5 = array<u32, 2>(0u, 0u);
    local_5[_e395.z] = _e394.x;
    let _e403 = local_5[(_e396.z - 1u)];
    let _e408 = (_e395.x + (_e395.y * _e396.x));
    phi_868_ = 0u;
    phi_871_ = vec4<u32>(0u, 0u, 0u, 0u);
    loop {
        let _e410 = phi_868_;
        let _e412 = phi_871_;
        local_6 = _e412;
        local_7 = _e412;
        local_8 = _e412;
        local_9 = _e412;
        let _e413 = (_e410 < 8u);
        if _e413 {
            let _e417 = (((_e408 * 2048u) + (_e410 * 256u)) + _e403);
            let _e418 = (4u * _e417);
            let _e421 = params.member.member;
            let _e422 = (_e418 < _e421);
            if _e422 {
                let _e425 = input.member[_e417];
                if _e422 {
                    phi_900_ = _e425.x;
                } else {
                    phi_900_ = 0u;
                }
                let _e428 = phi_900_;
                if ((_e418 + 1u) < _e421) {
                    phi_907_ = _e425.y;
                } else {
                    phi_907_ = 0u;
                }
                let _e433 = phi_907_;
                if ((_e418 + 2u) < _e421) {
                    phi_914_ = _e425.z;
                } else {
                    phi_914_ = 0u;
                }
                let _e438 = phi_914_;
                if ((_e418 + 3u) < _e421) {
                    phi_921_ = _e425.w;
                } else {
                    phi_921_ = 0u;
                }
                let _e443 = phi_921_;
                phi_924_ = (_e412 + vec4<u32>(_e428, _e433, _e438, _e443));
            } else {
                phi_924_ = _e412;
            }
            let _e447 = phi_924_;
            phi_869_ = (_e410 + _e396.z);
            phi_872_ = _e447;
        } else {
            break;
        }
        let _e450 = phi_869_;
        let _e452 = phi_872_;
        continue;
        continuing {
            phi_868_ = _e450;
            phi_871_ = _e452;
        }
    }
    let _e455 = local_6;
    let _e458 = local_7;
    let _e462 = local_8;
    let _e466 = local_9;
    let _e468 = (((_e455.x + _e458.y) + _e462.z) + _e466.w);
    shared_[_e403] = _e468;
    workgroupBarrier();
    if (_e403 < 16u) {
        phi_939_ = 0u;
        phi_942_ = 0u;
        loop {
            let _e472 = phi_939_;
            let _e474 = phi_942_;
            local_10 = _e474;
            let _e475 = (_e472 < 16u);
            if _e475 {
                let _e479 = shared_[((_e403 * 16u) + _e472)];
                shared_[((_e403 * 16u) + _e472)] = _e474;
                phi_940_ = (_e472 + _e396.z);
                phi_943_ = (_e474 + _e479);
            } else {
                break;
            }
            let _e483 = phi_940_;
            let _e485 = phi_943_;
            continue;
            continuing {
                phi_939_ = _e483;
                phi_942_ = _e485;
            }
        }
        let _e489 = local_10;
        chunks[_e403] = _e489;
    }
    workgroupBarrier();
    if (_e403 == 0u) {
        phi_963_ = 0u;
        phi_966_ = 0u;
        loop {
            let _e492 = phi_963_;
            let _e494 = phi_966_;
            let _e495 = (_e492 < 16u);
            if _e495 {
                let _e497 = chunks[_e492];
                chunks[_e492] = _e494;
                phi_964_ = (_e492 + _e396.z);
                phi_967_ = (_e494 + _e497);
            } else {
                break;
            }
            let _e501 = phi_964_;
            let _e503 = phi_967_;
            continue;
            continuing {
                phi_963_ = _e501;
                phi_966_ = _e503;
            }
        }
    }
    workgroupBarrier();
    let _e505 = shared_[_e403];
    let _e508 = chunks[(_e403 / 16u)];
    if (_e403 == 255u) {
        let _e514 = params.member.member;
        if ((_e408 * 8192u) < _e514) {
            sums_1.member[_e408] = ((_e505 + _e508) + _e468);
        }
    }
    return;
}

fn function_2() {
    var local_11: array<u32, 2>;
    var phi_1050_: vec4<u32>;
    var phi_1125_: u32;
    var phi_1128_: u32;
    var phi_1126_: u32;
    var phi_1129_: u32;
    var local_12: u32;
    var phi_1148_: u32;
    var phi_1151_: u32;
    var phi_1149_: u32;
    var phi_1152_: u32;
    var phi_1171_: u32;
    var phi_1174_: u32;
    var phi_1172_: u32;
    var phi_1175_: u32;
    var phi_1259_: type_28;
    var phi_1262_: u32;
    var phi_1476_: u32;
    var phi_1482_: u32;
    var phi_1488_: u32;
    var phi_1494_: u32;
    var phi_1528_: type_28;
    var phi_1716_: u32;
    var phi_1722_: u32;
    var phi_1728_: u32;
    var phi_1734_: u32;
    var phi_1768_: type_28;
    var phi_1956_: u32;
    var phi_1962_: u32;
    var phi_1968_: u32;
    var phi_1974_: u32;
    var phi_2008_: type_28;
    var phi_2196_: u32;
    var phi_2202_: u32;
    var phi_2208_: u32;
    var phi_2214_: u32;
    var phi_2248_: type_28;
    var phi_2249_: type_28;
    var phi_1260_: type_28;
    var phi_1263_: u32;

    let _e394 = builtin_local_56;
    let _e395 = builtin_group_56;
    let _e396 = builtin_groups_56;
    local_11 = array<u32, 2>(0u, 0u);
    local_11[_e395.z] = _e394.x;
    let _e403 = local_11[(_e396.z - 1u)];
    let _e408 = (_e395.x + (_e395.y * _e396.x));
    let _e410 = ((_e408 * 256u) + _e403);
    if (_e403 < 16u) {
        let _e414 = params.member.member_1;
        if (_e408 < _e414) {
            let _e420 = offsets_1.member[((_e403 * _e414) + _e408)];
            starts[_e403] = _e420;
        }
    }
    let _e424 = params.member.member_1;
    if (_e408 < _e424) {
        let _e428 = thread_counts.member[_e410];
        phi_1050_ = _e428;
    } else {
        phi_1050_ = vec4<u32>(0u, 0u, 0u, 0u);
    }
    let _e430 = phi_1050_;
    table[_e403] = ((_e430.x & 255u) | ((_e430.x & 65280u) << bitcast<u32>(8i)));
    table[(256u + _e403)] = (((_e430.x >> bitcast<u32>(16i)) & 255u) | ((_e430.x >> bitcast<u32>(8i)) & 16711680u));
    table[(512u + _e403)] = ((_e430.y & 255u) | ((_e430.y & 65280u) << bitcast<u32>(8i)));
    table[(768u + _e403)] = (((_e430.y >> bitcast<u32>(16i)) & 255u) | ((_e430.y >> bitcast<u32>(8i)) & 16711680u));
    table[(1024u + _e403)] = ((_e430.z & 255u) | ((_e430.z & 65280u) << bitcast<u32>(8i)));
    table[(1280u + _e403)] = (((_e430.z >> bitcast<u32>(16i)) & 255u) | ((_e430.z >> bitcast<u32>(8i)) & 16711680u));
    table[(1536u + _e403)] = ((_e430.w & 255u) | ((_e430.w & 65280u) << bitcast<u32>(8i)));
    table[(1792u + _e403)] = (((_e430.w >> bitcast<u32>(16i)) & 255u) | ((_e430.w >> bitcast<u32>(8i)) & 16711680u));
    workgroupBarrier();
    phi_1125_ = 0u;
    phi_1128_ = 0u;
    loop {
        let _e499 = phi_1125_;
        let _e501 = phi_1128_;
        local_12 = _e501;
        let _e502 = (_e499 < 8u);
        if _e502 {
            let _e506 = table[((_e403 * 8u) + _e499)];
            phi_1126_ = (_e499 + _e396.z);
            phi_1129_ = (_e501 + _e506);
        } else {
            break;
        }
        let _e510 = phi_1126_;
        let _e512 = phi_1129_;
        continue;
        continuing {
            phi_1125_ = _e510;
            phi_1128_ = _e512;
        }
    }
    let _e516 = local_12;
    sums[_e403] = _e516;
    workgroupBarrier();
    if (_e403 < 8u) {
        phi_1148_ = 0u;
        phi_1151_ = 0u;
        loop {
            let _e519 = phi_1148_;
            let _e521 = phi_1151_;
            let _e522 = (_e519 < 32u);
            if _e522 {
                let _e526 = sums[((_e403 * 32u) + _e519)];
                sums[((_e403 * 32u) + _e519)] = _e521;
                phi_1149_ = (_e519 + _e396.z);
                phi_1152_ = (_e521 + _e526);
            } else {
                break;
            }
            let _e530 = phi_1149_;
            let _e532 = phi_1152_;
            continue;
            continuing {
                phi_1148_ = _e530;
                phi_1151_ = _e532;
            }
        }
    }
    workgroupBarrier();
    let _e534 = sums[_e403];
    phi_1171_ = 0u;
    phi_1174_ = _e534;
    loop {
        let _e536 = phi_1171_;
        let _e538 = phi_1174_;
        let _e539 = (_e536 < 8u);
        if _e539 {
            let _e543 = table[((_e403 * 8u) + _e536)];
            table[((_e403 * 8u) + _e536)] = _e538;
            phi_1172_ = (_e536 + _e396.z);
            phi_1175_ = (_e538 + _e543);
        } else {
            break;
        }
        let _e547 = phi_1172_;
        let _e549 = phi_1175_;
        continue;
        continuing {
            phi_1171_ = _e547;
            phi_1174_ = _e549;
        }
    }
    workgroupBarrier();
    let _e551 = table[_e403];
    let _e552 = table[(256u + _e403)];
    let _e553 = table[(512u + _e403)];
    let _e554 = table[(768u + _e403)];
    let _e555 = table[(1024u + _e403)];
    let _e556 = table[(1280u + _e403)];
    let _e557 = table[(1536u + _e403)];
    let _e558 = table[(1792u + _e403)];
    let _e560 = starts[0u];
    let _e562 = starts[2u];
    let _e564 = starts[4u];
    let _e566 = starts[6u];
    let _e568 = starts[8u];
    let _e570 = starts[10u];
    let _e572 = starts[12u];
    let _e574 = starts[14u];
    let _e576 = starts[1u];
    let _e578 = starts[3u];
    let _e580 = starts[5u];
    let _e582 = starts[7u];
    let _e584 = starts[9u];
    let _e586 = starts[11u];
    let _e588 = starts[13u];
    let _e590 = starts[15u];
    let _e591 = (_e410 * 8u);
    phi_1259_ = type_28(vec4<u32>(0u, 0u, 0u, 0u));
    phi_1262_ = _e591;
    loop {
        let _e594 = phi_1259_;
        let _e596 = phi_1262_;
        let _e597 = (_e596 < (_e591 + 8u));
        if _e597 {
            let _e598 = (4u * _e596);
            let _e601 = params.member.member;
            let _e602 = (_e598 < _e601);
            if _e602 {
                let _e605 = keys.member[_e596];
                let _e608 = payload.member[_e596];
                if _e602 {
                    let _e619 = params.member.member_2;
                    let _e625 = params.member.member_3;
                    let _e626 = ((_e605.x >> bitcast<u32>((_e619 & 31u))) & _e625);
                    let _e627 = (_e626 / 2u);
                    let _e628 = (_e626 % 2u);
                    let _e631 = ((_e627 & 1u) == 0u);
                    let _e634 = ((_e627 & 2u) == 0u);
                    let _e640 = ((_e627 & 4u) == 0u);
                    let _e666 = (((_e626 % 4u) * 8u) & 31u);
                    let _e668 = (1u << bitcast<u32>(_e666));
                    let _e669 = (_e626 / 4u);
                    if (_e669 == 0u) {
                        phi_1476_ = (_e594.member.x + _e668);
                    } else {
                        phi_1476_ = _e594.member.x;
                    }
                    let _e681 = phi_1476_;
                    if (_e669 == 1u) {
                        phi_1482_ = (_e594.member.y + _e668);
                    } else {
                        phi_1482_ = _e594.member.y;
                    }
                    let _e685 = phi_1482_;
                    if (_e669 == 2u) {
                        phi_1488_ = (_e594.member.z + _e668);
                    } else {
                        phi_1488_ = _e594.member.z;
                    }
                    let _e689 = phi_1488_;
                    if (_e669 == 3u) {
                        phi_1494_ = (_e594.member.w + _e668);
                    } else {
                        phi_1494_ = _e594.member.w;
                    }
                    let _e693 = phi_1494_;
                    let _e697 = ((_e669 & 1u) == 0u);
                    let _e706 = ((select(select(select(select(_e590, _e588, _e631), select(_e586, _e584, _e631), _e634), select(select(_e582, _e580, _e631), select(_e578, _e576, _e631), _e634), _e640), select(select(select(_e574, _e572, _e631), select(_e570, _e568, _e631), _e634), select(select(_e566, _e564, _e631), select(_e562, _e560, _e631), _e634), _e640), (_e628 == 0u)) + ((select(select(select(_e558, _e557, _e631), select(_e556, _e555, _e631), _e634), select(select(_e554, _e553, _e631), select(_e552, _e551, _e631), _e634), _e640) >> bitcast<u32>(((_e628 * 16u) & 31u))) & 65535u)) + ((select(select(_e594.member.w, _e594.member.z, _e697), select(_e594.member.y, _e594.member.x, _e697), ((_e669 & 2u) == 0u)) >> bitcast<u32>(_e666)) & 255u));
                    sorted_keys.member[_e706] = _e605.x;
                    sorted_payload.member[_e706] = _e608.x;
                    phi_1528_ = type_28(vec4<u32>(_e681, _e685, _e689, _e693));
                } else {
                    phi_1528_ = _e594;
                }
                let _e712 = phi_1528_;
                if ((_e598 + 1u) < _e601) {
                    let _e717 = params.member.member_2;
                    let _e723 = params.member.member_3;
                    let _e724 = ((_e605.y >> bitcast<u32>((_e717 & 31u))) & _e723);
                    let _e725 = (_e724 / 2u);
                    let _e726 = (_e724 % 2u);
                    let _e729 = ((_e725 & 1u) == 0u);
                    let _e732 = ((_e725 & 2u) == 0u);
                    let _e738 = ((_e725 & 4u) == 0u);
                    let _e764 = (((_e724 % 4u) * 8u) & 31u);
                    let _e766 = (1u << bitcast<u32>(_e764));
                    let _e767 = (_e724 / 4u);
                    if (_e767 == 0u) {
                        phi_1716_ = (_e712.member.x + _e766);
                    } else {
                        phi_1716_ = _e712.member.x;
                    }
                    let _e779 = phi_1716_;
                    if (_e767 == 1u) {
                        phi_1722_ = (_e712.member.y + _e766);
                    } else {
                        phi_1722_ = _e712.member.y;
                    }
                    let _e783 = phi_1722_;
                    if (_e767 == 2u) {
                        phi_1728_ = (_e712.member.z + _e766);
                    } else {
                        phi_1728_ = _e712.member.z;
                    }
                    let _e787 = phi_1728_;
                    if (_e767 == 3u) {
                        phi_1734_ = (_e712.member.w + _e766);
                    } else {
                        phi_1734_ = _e712.member.w;
                    }
                    let _e791 = phi_1734_;
                    let _e795 = ((_e767 & 1u) == 0u);
                    let _e804 = ((select(select(select(select(_e590, _e588, _e729), select(_e586, _e584, _e729), _e732), select(select(_e582, _e580, _e729), select(_e578, _e576, _e729), _e732), _e738), select(select(select(_e574, _e572, _e729), select(_e570, _e568, _e729), _e732), select(select(_e566, _e564, _e729), select(_e562, _e560, _e729), _e732), _e738), (_e726 == 0u)) + ((select(select(select(_e558, _e557, _e729), select(_e556, _e555, _e729), _e732), select(select(_e554, _e553, _e729), select(_e552, _e551, _e729), _e732), _e738) >> bitcast<u32>(((_e726 * 16u) & 31u))) & 65535u)) + ((select(select(_e712.member.w, _e712.member.z, _e795), select(_e712.member.y, _e712.member.x, _e795), ((_e767 & 2u) == 0u)) >> bitcast<u32>(_e764)) & 255u));
                    sorted_keys.member[_e804] = _e605.y;
                    sorted_payload.member[_e804] = _e608.y;
                    phi_1768_ = type_28(vec4<u32>(_e779, _e783, _e787, _e791));
                } else {
                    phi_1768_ = _e712;
                }
                let _e810 = phi_1768_;
                if ((_e598 + 2u) < _e601) {
                    let _e815 = params.member.member_2;
                    let _e821 = params.member.member_3;
                    let _e822 = ((_e605.z >> bitcast<u32>((_e815 & 31u))) & _e821);
                    let _e823 = (_e822 / 2u);
                    let _e824 = (_e822 % 2u);
                    let _e827 = ((_e823 & 1u) == 0u);
                    let _e830 = ((_e823 & 2u) == 0u);
                    let _e836 = ((_e823 & 4u) == 0u);
                    let _e862 = (((_e822 % 4u) * 8u) & 31u);
                    let _e864 = (1u << bitcast<u32>(_e862));
                    let _e865 = (_e822 / 4u);
                    if (_e865 == 0u) {
                        phi_1956_ = (_e810.member.x + _e864);
                    } else {
                        phi_1956_ = _e810.member.x;
                    }
                    let _e877 = phi_1956_;
                    if (_e865 == 1u) {
                        phi_1962_ = (_e810.member.y + _e864);
                    } else {
                        phi_1962_ = _e810.member.y;
                    }
                    let _e881 = phi_1962_;
                    if (_e865 == 2u) {
                        phi_1968_ = (_e810.member.z + _e864);
                    } else {
                        phi_1968_ = _e810.member.z;
                    }
                    let _e885 = phi_1968_;
                    if (_e865 == 3u) {
                        phi_1974_ = (_e810.member.w + _e864);
                    } else {
                        phi_1974_ = _e810.member.w;
                    }
                    let _e889 = phi_1974_;
                    let _e893 = ((_e865 & 1u) == 0u);
                    let _e902 = ((select(select(select(select(_e590, _e588, _e827), select(_e586, _e584, _e827), _e830), select(select(_e582, _e580, _e827), select(_e578, _e576, _e827), _e830), _e836), select(select(select(_e574, _e572, _e827), select(_e570, _e568, _e827), _e830), select(select(_e566, _e564, _e827), select(_e562, _e560, _e827), _e830), _e836), (_e824 == 0u)) + ((select(select(select(_e558, _e557, _e827), select(_e556, _e555, _e827), _e830), select(select(_e554, _e553, _e827), select(_e552, _e551, _e827), _e830), _e836) >> bitcast<u32>(((_e824 * 16u) & 31u))) & 65535u)) + ((select(select(_e810.member.w, _e810.member.z, _e893), select(_e810.member.y, _e810.member.x, _e893), ((_e865 & 2u) == 0u)) >> bitcast<u32>(_e862)) & 255u));
                    sorted_keys.member[_e902] = _e605.z;
                    sorted_payload.member[_e902] = _e608.z;
                    phi_2008_ = type_28(vec4<u32>(_e877, _e881, _e885, _e889));
                } else {
                    phi_2008_ = _e810;
                }
                let _e908 = phi_2008_;
                if ((_e598 + 3u) < _e601) {
                    let _e913 = params.member.member_2;
                    let _e919 = params.member.member_3;
                    let _e920 = ((_e605.w >> bitcast<u32>((_e913 & 31u))) & _e919);
                    let _e921 = (_e920 / 2u);
                    let _e922 = (_e920 % 2u);
                    let _e925 = ((_e921 & 1u) == 0u);
                    let _e928 = ((_e921 & 2u) == 0u);
                    let _e934 = ((_e921 & 4u) == 0u);
                    let _e960 = (((_e920 % 4u) * 8u) & 31u);
                    let _e962 = (1u << bitcast<u32>(_e960));
                    let _e963 = (_e920 / 4u);
                    if (_e963 == 0u) {
                        phi_2196_ = (_e908.member.x + _e962);
                    } else {
                        phi_2196_ = _e908.member.x;
                    }
                    let _e975 = phi_2196_;
                    if (_e963 == 1u) {
                        phi_2202_ = (_e908.member.y + _e962);
                    } else {
                        phi_2202_ = _e908.member.y;
                    }
                    let _e979 = phi_2202_;
                    if (_e963 == 2u) {
                        phi_2208_ = (_e908.member.z + _e962);
                    } else {
                        phi_2208_ = _e908.member.z;
                    }
                    let _e983 = phi_2208_;
                    if (_e963 == 3u) {
                        phi_2214_ = (_e908.member.w + _e962);
                    } else {
                        phi_2214_ = _e908.member.w;
                    }
                    let _e987 = phi_2214_;
                    let _e991 = ((_e963 & 1u) == 0u);
                    let _e1000 = ((select(select(select(select(_e590, _e588, _e925), select(_e586, _e584, _e925), _e928), select(select(_e582, _e580, _e925), select(_e578, _e576, _e925), _e928), _e934), select(select(select(_e574, _e572, _e925), select(_e570, _e568, _e925), _e928), select(select(_e566, _e564, _e925), select(_e562, _e560, _e925), _e928), _e934), (_e922 == 0u)) + ((select(select(select(_e558, _e557, _e925), select(_e556, _e555, _e925), _e928), select(select(_e554, _e553, _e925), select(_e552, _e551, _e925), _e928), _e934) >> bitcast<u32>(((_e922 * 16u) & 31u))) & 65535u)) + ((select(select(_e908.member.w, _e908.member.z, _e991), select(_e908.member.y, _e908.member.x, _e991), ((_e963 & 2u) == 0u)) >> bitcast<u32>(_e960)) & 255u));
                    sorted_keys.member[_e1000] = _e605.w;
                    sorted_payload.member[_e1000] = _e608.w;
                    phi_2248_ = type_28(vec4<u32>(_e975, _e979, _e983, _e987));
                } else {
                    phi_2248_ = _e908;
                }
                let _e1006 = phi_2248_;
                phi_2249_ = _e1006;
            } else {
                phi_2249_ = _e594;
            }
            let _e1008 = phi_2249_;
            phi_1260_ = _e1008;
            phi_1263_ = (_e596 + _e396.z);
        } else {
            break;
        }
        let _e1011 = phi_1260_;
        let _e1013 = phi_1263_;
        continue;
        continuing {
            phi_1259_ = _e1011;
            phi_1262_ = _e1013;
        }
    }
    return;
}

fn function_3() {
    var local_13: array<u32, 2>;
    var phi_2279_: type_28;
    var phi_2282_: u32;
    var phi_2342_: u32;
    var phi_2348_: u32;
    var phi_2354_: u32;
    var phi_2360_: u32;
    var phi_2371_: type_28;
    var phi_2415_: u32;
    var phi_2421_: u32;
    var phi_2427_: u32;
    var phi_2433_: u32;
    var phi_2444_: type_28;
    var phi_2488_: u32;
    var phi_2494_: u32;
    var phi_2500_: u32;
    var phi_2506_: u32;
    var phi_2517_: type_28;
    var phi_2561_: u32;
    var phi_2567_: u32;
    var phi_2573_: u32;
    var phi_2579_: u32;
    var phi_2590_: type_28;
    var phi_2591_: type_28;
    var phi_2280_: type_28;
    var phi_2283_: u32;
    var local_14: type_28;
    var local_15: type_28;
    var local_16: type_28;
    var local_17: type_28;
    var local_18: type_28;
    var phi_2676_: u32;
    var phi_2679_: u32;
    var phi_2677_: u32;
    var phi_2680_: u32;
    var local_19: u32;
    var phi_2705_: u32;
    var phi_2708_: u32;
    var phi_2706_: u32;
    var phi_2709_: u32;
    var local_20: u32;

    let _e394 = builtin_local_56;
    let _e395 = builtin_group_56;
    let _e396 = builtin_groups_56;
    local_13 = array<u32, 2>(0u, 0u);
    local_13[_e395.z] = _e394.x;
    let _e403 = local_13[(_e396.z - 1u)];
    let _e408 = (_e395.x + (_e395.y * _e396.x));
    let _e410 = ((_e408 * 256u) + _e403);
    let _e411 = (_e410 * 8u);
    phi_2279_ = type_28(vec4<u32>(0u, 0u, 0u, 0u));
    phi_2282_ = _e411;
    loop {
        let _e414 = phi_2279_;
        let _e416 = phi_2282_;
        local_14 = _e414;
        local_15 = _e414;
        local_16 = _e414;
        local_17 = _e414;
        local_18 = _e414;
        let _e417 = (_e416 < (_e411 + 8u));
        if _e417 {
            let _e418 = (4u * _e416);
            let _e421 = params.member.member;
            let _e422 = (_e418 < _e421);
            if _e422 {
                let _e425 = keys.member[_e416];
                if _e422 {
                    let _e429 = params.member.member_2;
                    let _e435 = params.member.member_3;
                    let _e436 = ((_e425.x >> bitcast<u32>((_e429 & 31u))) & _e435);
                    let _e441 = (1u << bitcast<u32>((((_e436 % 4u) * 8u) & 31u)));
                    let _e442 = (_e436 / 4u);
                    if (_e442 == 0u) {
                        phi_2342_ = (_e414.member.x + _e441);
                    } else {
                        phi_2342_ = _e414.member.x;
                    }
                    let _e454 = phi_2342_;
                    if (_e442 == 1u) {
                        phi_2348_ = (_e414.member.y + _e441);
                    } else {
                        phi_2348_ = _e414.member.y;
                    }
                    let _e458 = phi_2348_;
                    if (_e442 == 2u) {
                        phi_2354_ = (_e414.member.z + _e441);
                    } else {
                        phi_2354_ = _e414.member.z;
                    }
                    let _e462 = phi_2354_;
                    if (_e442 == 3u) {
                        phi_2360_ = (_e414.member.w + _e441);
                    } else {
                        phi_2360_ = _e414.member.w;
                    }
                    let _e466 = phi_2360_;
                    phi_2371_ = type_28(vec4<u32>(_e454, _e458, _e462, _e466));
                } else {
                    phi_2371_ = _e414;
                }
                let _e470 = phi_2371_;
                if ((_e418 + 1u) < _e421) {
                    let _e476 = params.member.member_2;
                    let _e482 = params.member.member_3;
                    let _e483 = ((_e425.y >> bitcast<u32>((_e476 & 31u))) & _e482);
                    let _e488 = (1u << bitcast<u32>((((_e483 % 4u) * 8u) & 31u)));
                    let _e489 = (_e483 / 4u);
                    if (_e489 == 0u) {
                        phi_2415_ = (_e470.member.x + _e488);
                    } else {
                        phi_2415_ = _e470.member.x;
                    }
                    let _e501 = phi_2415_;
                    if (_e489 == 1u) {
                        phi_2421_ = (_e470.member.y + _e488);
                    } else {
                        phi_2421_ = _e470.member.y;
                    }
                    let _e505 = phi_2421_;
                    if (_e489 == 2u) {
                        phi_2427_ = (_e470.member.z + _e488);
                    } else {
                        phi_2427_ = _e470.member.z;
                    }
                    let _e509 = phi_2427_;
                    if (_e489 == 3u) {
                        phi_2433_ = (_e470.member.w + _e488);
                    } else {
                        phi_2433_ = _e470.member.w;
                    }
                    let _e513 = phi_2433_;
                    phi_2444_ = type_28(vec4<u32>(_e501, _e505, _e509, _e513));
                } else {
                    phi_2444_ = _e470;
                }
                let _e517 = phi_2444_;
                if ((_e418 + 2u) < _e421) {
                    let _e523 = params.member.member_2;
                    let _e529 = params.member.member_3;
                    let _e530 = ((_e425.z >> bitcast<u32>((_e523 & 31u))) & _e529);
                    let _e535 = (1u << bitcast<u32>((((_e530 % 4u) * 8u) & 31u)));
                    let _e536 = (_e530 / 4u);
                    if (_e536 == 0u) {
                        phi_2488_ = (_e517.member.x + _e535);
                    } else {
                        phi_2488_ = _e517.member.x;
                    }
                    let _e548 = phi_2488_;
                    if (_e536 == 1u) {
                        phi_2494_ = (_e517.member.y + _e535);
                    } else {
                        phi_2494_ = _e517.member.y;
                    }
                    let _e552 = phi_2494_;
                    if (_e536 == 2u) {
                        phi_2500_ = (_e517.member.z + _e535);
                    } else {
                        phi_2500_ = _e517.member.z;
                    }
                    let _e556 = phi_2500_;
                    if (_e536 == 3u) {
                        phi_2506_ = (_e517.member.w + _e535);
                    } else {
                        phi_2506_ = _e517.member.w;
                    }
                    let _e560 = phi_2506_;
                    phi_2517_ = type_28(vec4<u32>(_e548, _e552, _e556, _e560));
                } else {
                    phi_2517_ = _e517;
                }
                let _e564 = phi_2517_;
                if ((_e418 + 3u) < _e421) {
                    let _e570 = params.member.member_2;
                    let _e576 = params.member.member_3;
                    let _e577 = ((_e425.w >> bitcast<u32>((_e570 & 31u))) & _e576);
                    let _e582 = (1u << bitcast<u32>((((_e577 % 4u) * 8u) & 31u)));
                    let _e583 = (_e577 / 4u);
                    if (_e583 == 0u) {
                        phi_2561_ = (_e564.member.x + _e582);
                    } else {
                        phi_2561_ = _e564.member.x;
                    }
                    let _e595 = phi_2561_;
                    if (_e583 == 1u) {
                        phi_2567_ = (_e564.member.y + _e582);
                    } else {
                        phi_2567_ = _e564.member.y;
                    }
                    let _e599 = phi_2567_;
                    if (_e583 == 2u) {
                        phi_2573_ = (_e564.member.z + _e582);
                    } else {
                        phi_2573_ = _e564.member.z;
                    }
                    let _e603 = phi_2573_;
                    if (_e583 == 3u) {
                        phi_2579_ = (_e564.member.w + _e582);
                    } else {
                        phi_2579_ = _e564.member.w;
                    }
                    let _e607 = phi_2579_;
                    phi_2590_ = type_28(vec4<u32>(_e595, _e599, _e603, _e607));
                } else {
                    phi_2590_ = _e564;
                }
                let _e611 = phi_2590_;
                phi_2591_ = _e611;
            } else {
                phi_2591_ = _e414;
            }
            let _e613 = phi_2591_;
            phi_2280_ = _e613;
            phi_2283_ = (_e416 + _e396.z);
        } else {
            break;
        }
        let _e616 = phi_2280_;
        let _e618 = phi_2283_;
        continue;
        continuing {
            phi_2279_ = _e616;
            phi_2282_ = _e618;
        }
    }
    let _e622 = params.member.member_1;
    let _e623 = (_e408 < _e622);
    if _e623 {
        let _e625 = local_14;
        thread_counts_1.member[_e410] = _e625.member;
    }
    let _e630 = local_15;
    table[_e403] = ((_e630.member.x & 255u) | ((_e630.member.x & 65280u) << bitcast<u32>(8i)));
    table[(256u + _e403)] = (((_e630.member.x >> bitcast<u32>(16i)) & 255u) | ((_e630.member.x >> bitcast<u32>(8i)) & 16711680u));
    let _e649 = local_16;
    table[(512u + _e403)] = ((_e649.member.y & 255u) | ((_e649.member.y & 65280u) << bitcast<u32>(8i)));
    table[(768u + _e403)] = (((_e649.member.y >> bitcast<u32>(16i)) & 255u) | ((_e649.member.y >> bitcast<u32>(8i)) & 16711680u));
    let _e669 = local_17;
    table[(1024u + _e403)] = ((_e669.member.z & 255u) | ((_e669.member.z & 65280u) << bitcast<u32>(8i)));
    table[(1280u + _e403)] = (((_e669.member.z >> bitcast<u32>(16i)) & 255u) | ((_e669.member.z >> bitcast<u32>(8i)) & 16711680u));
    let _e689 = local_18;
    table[(1536u + _e403)] = ((_e689.member.w & 255u) | ((_e689.member.w & 65280u) << bitcast<u32>(8i)));
    table[(1792u + _e403)] = (((_e689.member.w >> bitcast<u32>(16i)) & 255u) | ((_e689.member.w >> bitcast<u32>(8i)) & 16711680u));
    workgroupBarrier();
    phi_2676_ = 0u;
    phi_2679_ = 0u;
    loop {
        let _e709 = phi_2676_;
        let _e711 = phi_2679_;
        local_19 = _e711;
        let _e712 = (_e709 < 8u);
        if _e712 {
            let _e716 = table[((_e403 * 8u) + _e709)];
            phi_2677_ = (_e709 + _e396.z);
            phi_2680_ = (_e711 + _e716);
        } else {
            break;
        }
        let _e720 = phi_2677_;
        let _e722 = phi_2680_;
        continue;
        continuing {
            phi_2676_ = _e720;
            phi_2679_ = _e722;
        }
    }
    let _e726 = local_19;
    sums[_e403] = _e726;
    workgroupBarrier();
    if (_e403 < 16u) {
        if _e623 {
            phi_2705_ = 0u;
            phi_2708_ = 0u;
            loop {
                let _e729 = phi_2705_;
                let _e731 = phi_2708_;
                local_20 = _e731;
                let _e732 = (_e729 < 32u);
                if _e732 {
                    let _e737 = sums[(((_e403 / 2u) * 32u) + _e729)];
                    phi_2706_ = (_e729 + _e396.z);
                    phi_2709_ = (_e731 + ((_e737 >> bitcast<u32>((((_e403 % 2u) * 16u) & 31u))) & 65535u));
                } else {
                    break;
                }
                let _e747 = phi_2706_;
                let _e749 = phi_2709_;
                continue;
                continuing {
                    phi_2705_ = _e747;
                    phi_2708_ = _e749;
                }
            }
            let _e756 = local_20;
            counts.member[((_e403 * _e622) + _e408)] = _e756;
        }
    }
    return;
}

fn function_4() {
    var local_21: array<u32, 2>;
    var phi_2772_: u32;
    var phi_2775_: f32;
    var phi_2797_: f32;
    var phi_2773_: u32;
    var phi_2776_: f32;
    var local_22: f32;
    var phi_2801_: u32;
    var phi_2802_: u32;

    let _e394 = builtin_local_56;
    let _e395 = builtin_group_56;
    let _e396 = builtin_groups_56;
    local_21 = array<u32, 2>(0u, 0u);
    local_21[_e395.z] = _e394.x;
    let _e403 = local_21[(_e396.z - 1u)];
    let _e408 = (_e395.x + (_e395.y * _e396.x));
    let _e411 = params.member.member;
    let _e412 = (_e408 * 4096u);
    let _e413 = (_e412 < _e411);
    let _e417 = input_1.member[select(0u, _e412, _e413)];
    phi_2772_ = 0u;
    phi_2775_ = _e417;
    loop {
        let _e419 = phi_2772_;
        let _e421 = phi_2775_;
        local_22 = _e421;
        let _e422 = (_e419 < 16u);
        if _e422 {
            let _e425 = ((_e412 + (_e419 * 256u)) + _e403);
            if (_e425 < _e411) {
                let _e429 = input_1.member[_e425];
                phi_2797_ = select(_e421, _e429, (_e429 > _e421));
            } else {
                phi_2797_ = _e421;
            }
            let _e433 = phi_2797_;
            phi_2773_ = (_e419 + 1u);
            phi_2776_ = _e433;
        } else {
            break;
        }
        let _e436 = phi_2773_;
        let _e438 = phi_2776_;
        continue;
        continuing {
            phi_2772_ = _e436;
            phi_2775_ = _e438;
        }
    }
    let _e442 = local_22;
    shared_1[_e403] = _e442;
    workgroupBarrier();
    phi_2801_ = 128u;
    loop {
        let _e444 = phi_2801_;
        let _e445 = (_e444 > 0u);
        if _e445 {
            if (_e403 < _e444) {
                let _e447 = shared_1[_e403];
                let _e450 = shared_1[(_e403 + _e444)];
                shared_1[_e403] = select(_e447, _e450, (_e450 > _e447));
            }
            workgroupBarrier();
            phi_2802_ = (_e444 / 2u);
        } else {
            break;
        }
        let _e455 = phi_2802_;
        continue;
        continuing {
            phi_2801_ = _e455;
        }
    }
    if (_e403 == 0u) {
        if _e413 {
            let _e459 = shared_1[0u];
            output_1.member[_e408] = _e459;
        }
    }
    return;
}

fn function_5() {
    var local_23: array<u32, 2>;
    var phi_2871_: u32;
    var phi_2874_: f32;
    var phi_2896_: f32;
    var phi_2872_: u32;
    var phi_2875_: f32;
    var local_24: f32;
    var phi_2900_: u32;
    var phi_2901_: u32;

    let _e394 = builtin_local_56;
    let _e395 = builtin_group_56;
    let _e396 = builtin_groups_56;
    local_23 = array<u32, 2>(0u, 0u);
    local_23[_e395.z] = _e394.x;
    let _e403 = local_23[(_e396.z - 1u)];
    let _e408 = (_e395.x + (_e395.y * _e396.x));
    let _e411 = params.member.member;
    let _e412 = (_e408 * 4096u);
    let _e413 = (_e412 < _e411);
    let _e417 = input_1.member[select(0u, _e412, _e413)];
    phi_2871_ = 0u;
    phi_2874_ = _e417;
    loop {
        let _e419 = phi_2871_;
        let _e421 = phi_2874_;
        local_24 = _e421;
        let _e422 = (_e419 < 16u);
        if _e422 {
            let _e425 = ((_e412 + (_e419 * 256u)) + _e403);
            if (_e425 < _e411) {
                let _e429 = input_1.member[_e425];
                phi_2896_ = select(_e421, _e429, (_e429 < _e421));
            } else {
                phi_2896_ = _e421;
            }
            let _e433 = phi_2896_;
            phi_2872_ = (_e419 + 1u);
            phi_2875_ = _e433;
        } else {
            break;
        }
        let _e436 = phi_2872_;
        let _e438 = phi_2875_;
        continue;
        continuing {
            phi_2871_ = _e436;
            phi_2874_ = _e438;
        }
    }
    let _e442 = local_24;
    shared_1[_e403] = _e442;
    workgroupBarrier();
    phi_2900_ = 128u;
    loop {
        let _e444 = phi_2900_;
        let _e445 = (_e444 > 0u);
        if _e445 {
            if (_e403 < _e444) {
                let _e447 = shared_1[_e403];
                let _e450 = shared_1[(_e403 + _e444)];
                shared_1[_e403] = select(_e447, _e450, (_e450 < _e447));
            }
            workgroupBarrier();
            phi_2901_ = (_e444 / 2u);
        } else {
            break;
        }
        let _e455 = phi_2901_;
        continue;
        continuing {
            phi_2900_ = _e455;
        }
    }
    if (_e403 == 0u) {
        if _e413 {
            let _e459 = shared_1[0u];
            output_1.member[_e408] = _e459;
        }
    }
    return;
}

fn function_6() {
    var local_25: array<u32, 2>;
    var phi_2970_: u32;
    var phi_2973_: f32;
    var phi_2991_: f32;
    var phi_2971_: u32;
    var phi_2974_: f32;
    var local_26: f32;
    var phi_2995_: u32;
    var phi_2996_: u32;

    let _e394 = builtin_local_56;
    let _e395 = builtin_group_56;
    let _e396 = builtin_groups_56;
    local_25 = array<u32, 2>(0u, 0u);
    local_25[_e395.z] = _e394.x;
    let _e403 = local_25[(_e396.z - 1u)];
    let _e408 = (_e395.x + (_e395.y * _e396.x));
    let _e411 = params.member.member;
    let _e412 = (_e408 * 4096u);
    phi_2970_ = 0u;
    phi_2973_ = 0f;
    loop {
        let _e414 = phi_2970_;
        let _e416 = phi_2973_;
        local_26 = _e416;
        let _e417 = (_e414 < 16u);
        if _e417 {
            let _e420 = ((_e412 + (_e414 * 256u)) + _e403);
            if (_e420 < _e411) {
                let _e424 = input_1.member[_e420];
                phi_2991_ = (_e416 + _e424);
            } else {
                phi_2991_ = _e416;
            }
            let _e427 = phi_2991_;
            phi_2971_ = (_e414 + 1u);
            phi_2974_ = _e427;
        } else {
            break;
        }
        let _e430 = phi_2971_;
        let _e432 = phi_2974_;
        continue;
        continuing {
            phi_2970_ = _e430;
            phi_2973_ = _e432;
        }
    }
    let _e436 = local_26;
    shared_1[_e403] = _e436;
    workgroupBarrier();
    phi_2995_ = 128u;
    loop {
        let _e438 = phi_2995_;
        let _e439 = (_e438 > 0u);
        if _e439 {
            if (_e403 < _e438) {
                let _e441 = shared_1[_e403];
                let _e444 = shared_1[(_e403 + _e438)];
                shared_1[_e403] = (_e441 + _e444);
            }
            workgroupBarrier();
            phi_2996_ = (_e438 / 2u);
        } else {
            break;
        }
        let _e448 = phi_2996_;
        continue;
        continuing {
            phi_2995_ = _e448;
        }
    }
    if (_e403 == 0u) {
        if (_e412 < _e411) {
            let _e453 = shared_1[0u];
            output_1.member[_e408] = _e453;
        }
    }
    return;
}

fn function_7() {
    var local_27: array<u32, 2>;
    var phi_3064_: u32;
    var phi_3067_: u32;
    var phi_3089_: u32;
    var phi_3065_: u32;
    var phi_3068_: u32;
    var local_28: u32;
    var phi_3093_: u32;
    var phi_3094_: u32;

    let _e394 = builtin_local_56;
    let _e395 = builtin_group_56;
    let _e396 = builtin_groups_56;
    local_27 = array<u32, 2>(0u, 0u);
    local_27[_e395.z] = _e394.x;
    let _e403 = local_27[(_e396.z - 1u)];
    let _e408 = (_e395.x + (_e395.y * _e396.x));
    let _e411 = params.member.member;
    let _e412 = (_e408 * 4096u);
    let _e413 = (_e412 < _e411);
    let _e417 = input_2.member[select(0u, _e412, _e413)];
    phi_3064_ = 0u;
    phi_3067_ = _e417;
    loop {
        let _e419 = phi_3064_;
        let _e421 = phi_3067_;
        local_28 = _e421;
        let _e422 = (_e419 < 16u);
        if _e422 {
            let _e425 = ((_e412 + (_e419 * 256u)) + _e403);
            if (_e425 < _e411) {
                let _e429 = input_2.member[_e425];
                phi_3089_ = select(_e421, _e429, (_e429 > _e421));
            } else {
                phi_3089_ = _e421;
            }
            let _e433 = phi_3089_;
            phi_3065_ = (_e419 + 1u);
            phi_3068_ = _e433;
        } else {
            break;
        }
        let _e436 = phi_3065_;
        let _e438 = phi_3068_;
        continue;
        continuing {
            phi_3064_ = _e436;
            phi_3067_ = _e438;
        }
    }
    let _e442 = local_28;
    shared_[_e403] = _e442;
    workgroupBarrier();
    phi_3093_ = 128u;
    loop {
        let _e444 = phi_3093_;
        let _e445 = (_e444 > 0u);
        if _e445 {
            if (_e403 < _e444) {
                let _e447 = shared_[_e403];
                let _e450 = shared_[(_e403 + _e444)];
                shared_[_e403] = select(_e447, _e450, (_e450 > _e447));
            }
            workgroupBarrier();
            phi_3094_ = (_e444 / 2u);
        } else {
            break;
        }
        let _e455 = phi_3094_;
        continue;
        continuing {
            phi_3093_ = _e455;
        }
    }
    if (_e403 == 0u) {
        if _e413 {
            let _e459 = shared_[0u];
            output_2.member[_e408] = _e459;
        }
    }
    return;
}

fn function_8() {
    var local_29: array<u32, 2>;
    var phi_3163_: u32;
    var phi_3166_: u32;
    var phi_3188_: u32;
    var phi_3164_: u32;
    var phi_3167_: u32;
    var local_30: u32;
    var phi_3192_: u32;
    var phi_3193_: u32;

    let _e394 = builtin_local_56;
    let _e395 = builtin_group_56;
    let _e396 = builtin_groups_56;
    local_29 = array<u32, 2>(0u, 0u);
    local_29[_e395.z] = _e394.x;
    let _e403 = local_29[(_e396.z - 1u)];
    let _e408 = (_e395.x + (_e395.y * _e396.x));
    let _e411 = params.member.member;
    let _e412 = (_e408 * 4096u);
    let _e413 = (_e412 < _e411);
    let _e417 = input_2.member[select(0u, _e412, _e413)];
    phi_3163_ = 0u;
    phi_3166_ = _e417;
    loop {
        let _e419 = phi_3163_;
        let _e421 = phi_3166_;
        local_30 = _e421;
        let _e422 = (_e419 < 16u);
        if _e422 {
            let _e425 = ((_e412 + (_e419 * 256u)) + _e403);
            if (_e425 < _e411) {
                let _e429 = input_2.member[_e425];
                phi_3188_ = select(_e421, _e429, (_e429 < _e421));
            } else {
                phi_3188_ = _e421;
            }
            let _e433 = phi_3188_;
            phi_3164_ = (_e419 + 1u);
            phi_3167_ = _e433;
        } else {
            break;
        }
        let _e436 = phi_3164_;
        let _e438 = phi_3167_;
        continue;
        continuing {
            phi_3163_ = _e436;
            phi_3166_ = _e438;
        }
    }
    let _e442 = local_30;
    shared_[_e403] = _e442;
    workgroupBarrier();
    phi_3192_ = 128u;
    loop {
        let _e444 = phi_3192_;
        let _e445 = (_e444 > 0u);
        if _e445 {
            if (_e403 < _e444) {
                let _e447 = shared_[_e403];
                let _e450 = shared_[(_e403 + _e444)];
                shared_[_e403] = select(_e447, _e450, (_e450 < _e447));
            }
            workgroupBarrier();
            phi_3193_ = (_e444 / 2u);
        } else {
            break;
        }
        let _e455 = phi_3193_;
        continue;
        continuing {
            phi_3192_ = _e455;
        }
    }
    if (_e403 == 0u) {
        if _e413 {
            let _e459 = shared_[0u];
            output_2.member[_e408] = _e459;
        }
    }
    return;
}

fn function_9() {
    var local_31: array<u32, 2>;
    var phi_3262_: u32;
    var phi_3265_: u32;
    var phi_3283_: u32;
    var phi_3263_: u32;
    var phi_3266_: u32;
    var local_32: u32;
    var phi_3287_: u32;
    var phi_3288_: u32;

    let _e394 = builtin_local_56;
    let _e395 = builtin_group_56;
    let _e396 = builtin_groups_56;
    local_31 = array<u32, 2>(0u, 0u);
    local_31[_e395.z] = _e394.x;
    let _e403 = local_31[(_e396.z - 1u)];
    let _e408 = (_e395.x + (_e395.y * _e396.x));
    let _e411 = params.member.member;
    let _e412 = (_e408 * 4096u);
    phi_3262_ = 0u;
    phi_3265_ = 0u;
    loop {
        let _e414 = phi_3262_;
        let _e416 = phi_3265_;
        local_32 = _e416;
        let _e417 = (_e414 < 16u);
        if _e417 {
            let _e420 = ((_e412 + (_e414 * 256u)) + _e403);
            if (_e420 < _e411) {
                let _e424 = input_2.member[_e420];
                phi_3283_ = (_e416 + _e424);
            } else {
                phi_3283_ = _e416;
            }
            let _e427 = phi_3283_;
            phi_3263_ = (_e414 + 1u);
            phi_3266_ = _e427;
        } else {
            break;
        }
        let _e430 = phi_3263_;
        let _e432 = phi_3266_;
        continue;
        continuing {
            phi_3262_ = _e430;
            phi_3265_ = _e432;
        }
    }
    let _e436 = local_32;
    shared_[_e403] = _e436;
    workgroupBarrier();
    phi_3287_ = 128u;
    loop {
        let _e438 = phi_3287_;
        let _e439 = (_e438 > 0u);
        if _e439 {
            if (_e403 < _e438) {
                let _e441 = shared_[_e403];
                let _e444 = shared_[(_e403 + _e438)];
                shared_[_e403] = (_e441 + _e444);
            }
            workgroupBarrier();
            phi_3288_ = (_e438 / 2u);
        } else {
            break;
        }
        let _e448 = phi_3288_;
        continue;
        continuing {
            phi_3287_ = _e448;
        }
    }
    if (_e403 == 0u) {
        if (_e412 < _e411) {
            let _e453 = shared_[0u];
            output_2.member[_e408] = _e453;
        }
    }
    return;
}

fn function_10() {
    var local_33: array<u32, 2>;
    var phi_3356_: u32;
    var phi_3359_: vec4<f32>;
    var phi_3377_: vec4<f32>;
    var phi_3357_: u32;
    var phi_3360_: vec4<f32>;
    var local_34: vec4<f32>;
    var phi_3381_: u32;
    var phi_3382_: u32;

    let _e394 = builtin_local_56;
    let _e395 = builtin_group_56;
    let _e396 = builtin_groups_56;
    local_33 = array<u32, 2>(0u, 0u);
    local_33[_e395.z] = _e394.x;
    let _e403 = local_33[(_e396.z - 1u)];
    let _e408 = (_e395.x + (_e395.y * _e396.x));
    let _e411 = params.member.member;
    let _e412 = (_e408 * 4096u);
    let _e413 = (_e412 < _e411);
    let _e417 = input_3.member[select(0u, _e412, _e413)];
    phi_3356_ = 0u;
    phi_3359_ = _e417;
    loop {
        let _e419 = phi_3356_;
        let _e421 = phi_3359_;
        local_34 = _e421;
        let _e422 = (_e419 < 16u);
        if _e422 {
            let _e425 = ((_e412 + (_e419 * 256u)) + _e403);
            if (_e425 < _e411) {
                let _e429 = input_3.member[_e425];
                phi_3377_ = vec4<f32>(select(_e421.x, _e429.x, (_e429.x > _e421.x)), select(_e421.y, _e429.y, (_e429.y > _e421.y)), select(_e421.z, _e429.z, (_e429.z > _e421.z)), select(_e421.w, _e429.w, (_e429.w > _e421.w)));
            } else {
                phi_3377_ = _e421;
            }
            let _e448 = phi_3377_;
            phi_3357_ = (_e419 + 1u);
            phi_3360_ = _e448;
        } else {
            break;
        }
        let _e451 = phi_3357_;
        let _e453 = phi_3360_;
        continue;
        continuing {
            phi_3356_ = _e451;
            phi_3359_ = _e453;
        }
    }
    let _e457 = local_34;
    shared_2[_e403] = _e457;
    workgroupBarrier();
    phi_3381_ = 128u;
    loop {
        let _e459 = phi_3381_;
        let _e460 = (_e459 > 0u);
        if _e460 {
            if (_e403 < _e459) {
                let _e462 = shared_2[_e403];
                let _e465 = shared_2[(_e403 + _e459)];
                shared_2[_e403] = vec4<f32>(select(_e462.x, _e465.x, (_e465.x > _e462.x)), select(_e462.y, _e465.y, (_e465.y > _e462.y)), select(_e462.z, _e465.z, (_e465.z > _e462.z)), select(_e462.w, _e465.w, (_e465.w > _e462.w)));
            }
            workgroupBarrier();
            phi_3382_ = (_e459 / 2u);
        } else {
            break;
        }
        let _e485 = phi_3382_;
        continue;
        continuing {
            phi_3381_ = _e485;
        }
    }
    if (_e403 == 0u) {
        if _e413 {
            let _e489 = shared_2[0u];
            output_3.member[_e408] = _e489;
        }
    }
    return;
}

fn function_11() {
    var local_35: array<u32, 2>;
    var phi_3479_: u32;
    var phi_3482_: vec4<f32>;
    var phi_3500_: vec4<f32>;
    var phi_3480_: u32;
    var phi_3483_: vec4<f32>;
    var local_36: vec4<f32>;
    var phi_3504_: u32;
    var phi_3505_: u32;

    let _e394 = builtin_local_56;
    let _e395 = builtin_group_56;
    let _e396 = builtin_groups_56;
    local_35 = array<u32, 2>(0u, 0u);
    local_35[_e395.z] = _e394.x;
    let _e403 = local_35[(_e396.z - 1u)];
    let _e408 = (_e395.x + (_e395.y * _e396.x));
    let _e411 = params.member.member;
    let _e412 = (_e408 * 4096u);
    let _e413 = (_e412 < _e411);
    let _e417 = input_3.member[select(0u, _e412, _e413)];
    phi_3479_ = 0u;
    phi_3482_ = _e417;
    loop {
        let _e419 = phi_3479_;
        let _e421 = phi_3482_;
        local_36 = _e421;
        let _e422 = (_e419 < 16u);
        if _e422 {
            let _e425 = ((_e412 + (_e419 * 256u)) + _e403);
            if (_e425 < _e411) {
                let _e429 = input_3.member[_e425];
                phi_3500_ = vec4<f32>(select(_e421.x, _e429.x, (_e429.x < _e421.x)), select(_e421.y, _e429.y, (_e429.y < _e421.y)), select(_e421.z, _e429.z, (_e429.z < _e421.z)), select(_e421.w, _e429.w, (_e429.w < _e421.w)));
            } else {
                phi_3500_ = _e421;
            }
            let _e448 = phi_3500_;
            phi_3480_ = (_e419 + 1u);
            phi_3483_ = _e448;
        } else {
            break;
        }
        let _e451 = phi_3480_;
        let _e453 = phi_3483_;
        continue;
        continuing {
            phi_3479_ = _e451;
            phi_3482_ = _e453;
        }
    }
    let _e457 = local_36;
    shared_2[_e403] = _e457;
    workgroupBarrier();
    phi_3504_ = 128u;
    loop {
        let _e459 = phi_3504_;
        let _e460 = (_e459 > 0u);
        if _e460 {
            if (_e403 < _e459) {
                let _e462 = shared_2[_e403];
                let _e465 = shared_2[(_e403 + _e459)];
                shared_2[_e403] = vec4<f32>(select(_e462.x, _e465.x, (_e465.x < _e462.x)), select(_e462.y, _e465.y, (_e465.y < _e462.y)), select(_e462.z, _e465.z, (_e465.z < _e462.z)), select(_e462.w, _e465.w, (_e465.w < _e462.w)));
            }
            workgroupBarrier();
            phi_3505_ = (_e459 / 2u);
        } else {
            break;
        }
        let _e485 = phi_3505_;
        continue;
        continuing {
            phi_3504_ = _e485;
        }
    }
    if (_e403 == 0u) {
        if _e413 {
            let _e489 = shared_2[0u];
            output_3.member[_e408] = _e489;
        }
    }
    return;
}

fn function_12() {
    var local_37: array<u32, 2>;
    var phi_3602_: u32;
    var phi_3605_: vec4<f32>;
    var phi_3623_: vec4<f32>;
    var phi_3603_: u32;
    var phi_3606_: vec4<f32>;
    var local_38: vec4<f32>;
    var phi_3627_: u32;
    var phi_3628_: u32;

    let _e394 = builtin_local_56;
    let _e395 = builtin_group_56;
    let _e396 = builtin_groups_56;
    local_37 = array<u32, 2>(0u, 0u);
    local_37[_e395.z] = _e394.x;
    let _e403 = local_37[(_e396.z - 1u)];
    let _e408 = (_e395.x + (_e395.y * _e396.x));
    let _e411 = params.member.member;
    let _e412 = (_e408 * 4096u);
    phi_3602_ = 0u;
    phi_3605_ = vec4<f32>(0f, 0f, 0f, 0f);
    loop {
        let _e414 = phi_3602_;
        let _e416 = phi_3605_;
        local_38 = _e416;
        let _e417 = (_e414 < 16u);
        if _e417 {
            let _e420 = ((_e412 + (_e414 * 256u)) + _e403);
            if (_e420 < _e411) {
                let _e424 = input_3.member[_e420];
                phi_3623_ = (_e416 + _e424);
            } else {
                phi_3623_ = _e416;
            }
            let _e427 = phi_3623_;
            phi_3603_ = (_e414 + 1u);
            phi_3606_ = _e427;
        } else {
            break;
        }
        let _e430 = phi_3603_;
        let _e432 = phi_3606_;
        continue;
        continuing {
            phi_3602_ = _e430;
            phi_3605_ = _e432;
        }
    }
    let _e436 = local_38;
    shared_2[_e403] = _e436;
    workgroupBarrier();
    phi_3627_ = 128u;
    loop {
        let _e438 = phi_3627_;
        let _e439 = (_e438 > 0u);
        if _e439 {
            if (_e403 < _e438) {
                let _e441 = shared_2[_e403];
                let _e444 = shared_2[(_e403 + _e438)];
                shared_2[_e403] = (_e441 + _e444);
            }
            workgroupBarrier();
            phi_3628_ = (_e438 / 2u);
        } else {
            break;
        }
        let _e448 = phi_3628_;
        continue;
        continuing {
            phi_3627_ = _e448;
        }
    }
    if (_e403 == 0u) {
        if (_e412 < _e411) {
            let _e453 = shared_2[0u];
            output_3.member[_e408] = _e453;
        }
    }
    return;
}

fn function_13() {
    let _e393 = builtin_local_56;
    let _e394 = builtin_group_56;
    let _e395 = builtin_groups_56;
    let _e403 = (((_e394.x + (_e394.y * _e395.x)) * 256u) + _e393.x);
    let _e407 = params.member.member;
    if ((_e403 * 4u) < _e407) {
        let _e411 = flags.member[_e403];
        marks.member[_e403] = vec4<u32>(select(0u, 1u, (_e411.x != 0u)), select(0u, 1u, (_e411.y != 0u)), select(0u, 1u, (_e411.z != 0u)), select(0u, 1u, (_e411.w != 0u)));
    }
    return;
}

fn function_14() {
    let _e393 = builtin_local_56;
    let _e394 = builtin_group_56;
    let _e395 = builtin_groups_56;
    let _e403 = (((_e394.x + (_e394.y * _e395.x)) * 256u) + _e393.x);
    let _e404 = (_e403 * 4u);
    let _e407 = params.member.member;
    let _e408 = (_e404 < _e407);
    if _e408 {
        let _e411 = flags.member[_e403];
        let _e414 = output_indices.member[_e403];
        let _e425 = elements.member[_e403];
        if (_e411.x == 0u) {
        } else {
            if _e408 {
                let _e430 = params.member.member_1;
                if (_e414.x < _e430) {
                    output_4.member[_e414.x] = _e425.x;
                }
            }
        }
        if (_e411.y == 0u) {
        } else {
            if ((_e404 + 1u) < _e407) {
                let _e440 = params.member.member_1;
                if (_e414.y < _e440) {
                    output_4.member[_e414.y] = _e425.y;
                }
            }
        }
        if (_e411.z == 0u) {
        } else {
            if ((_e404 + 2u) < _e407) {
                let _e450 = params.member.member_1;
                if (_e414.z < _e450) {
                    output_4.member[_e414.z] = _e425.z;
                }
            }
        }
        if (_e411.w == 0u) {
        } else {
            if ((_e404 + 3u) < _e407) {
                let _e460 = params.member.member_1;
                if (_e414.w < _e460) {
                    output_4.member[_e414.w] = _e425.w;
                }
            }
        }
    }
    return;
}

fn function_15() {
    let _e393 = builtin_local_56;
    let _e394 = builtin_group_56;
    let _e395 = builtin_groups_56;
    let _e403 = (((_e394.x + (_e394.y * _e395.x)) * 256u) + _e393.x);
    let _e406 = count.member[0u];
    if (_e403 < _e406) {
        let _e410 = params.member.member_1;
        if (_e403 < _e410) {
            let _e414 = params.member.member;
            output_2.member[_e403] = _e414;
        }
    }
    return;
}

fn function_16() {
    var phi_3882_: u32;
    var phi_3884_: u32;
    var phi_3887_: u32;
    var phi_3885_: u32;
    var phi_3888_: u32;
    var local_39: u32;
    var local_40: u32;

    let _e393 = builtin_local_56;
    let _e394 = builtin_group_56;
    let _e395 = builtin_groups_56;
    if ((((_e394.x + (_e394.y * _e395.x)) * 256u) + _e393.x) == 0u) {
        let _e407 = count_1.member[0u];
        let _e408 = (_e407 / 256u);
        if ((_e407 % 256u) > 0u) {
            phi_3882_ = (_e408 + 1u);
        } else {
            phi_3882_ = _e408;
        }
        let _e413 = phi_3882_;
        phi_3884_ = 1u;
        phi_3887_ = _e413;
        loop {
            let _e415 = phi_3884_;
            let _e417 = phi_3887_;
            local_39 = _e417;
            local_40 = _e415;
            let _e418 = (_e417 > 65535u);
            if _e418 {
                phi_3885_ = (_e415 << bitcast<u32>(1i));
                phi_3888_ = ((_e417 >> bitcast<u32>(1i)) + (_e417 & 1u));
            } else {
                break;
            }
            let _e426 = phi_3885_;
            let _e428 = phi_3888_;
            continue;
            continuing {
                phi_3884_ = _e426;
                phi_3887_ = _e428;
            }
        }
        let _e431 = local_39;
        let _e433 = local_40;
        arguments.member[0u] = type_49(_e431, _e433, 1u);
    }
    return;
}

fn function_17() {
    var phi_3983_: type_57;
    var phi_6026_: u32;
    var phi_6027_: u32;
    var phi_6033_: u32;
    var phi_6045_: u32;
    var phi_6046_: u32;
    var phi_6058_: u32;
    var phi_6059_: u32;
    var phi_6065_: u32;
    var phi_6077_: u32;
    var phi_6078_: u32;
    var phi_5983_: u32;
    var phi_5993_: u32;
    var phi_5994_: u32;
    var phi_5995_: u32;
    var phi_6008_: u32;
    var phi_6009_: u32;
    var phi_6080_: vec4<u32>;
    var phi_6106_: bool;
    var phi_6110_: bool;
    var phi_6111_: bool;
    var phi_6144_: u32;
    var phi_6166_: u32;
    var phi_6188_: u32;
    var phi_6437_: bool;
    var phi_6438_: bool;
    var phi_6439_: bool;
    var phi_6334_: bool;
    var phi_6335_: bool;
    var phi_6336_: bool;
    var phi_6444_: bool;
    var phi_6469_: bool;
    var phi_6471_: bool;
    var phi_6472_: bool;
    var phi_6473_: bool;
    var phi_6474_: bool;
    var phi_6678_: bool;
    var phi_6691_: bool;
    var phi_6723_: f32;
    var phi_6726_: vec3<f32>;
    var phi_6728_: vec3<f32>;
    var phi_6729_: bool;
    var phi_6730_: vec3<f32>;
    var phi_6731_: bool;
    var phi_6744_: bool;
    var phi_6776_: f32;
    var phi_6779_: vec3<f32>;
    var phi_6781_: vec3<f32>;
    var phi_6782_: bool;
    var phi_6783_: vec3<f32>;
    var phi_6784_: bool;
    var phi_6819_: f32;
    var phi_6822_: vec3<f32>;
    var phi_6824_: vec3<f32>;
    var phi_6825_: bool;
    var phi_6826_: vec3<f32>;
    var phi_6827_: bool;
    var phi_6849_: f32;
    var phi_6860_: f32;
    var phi_6864_: vec3<f32>;
    var phi_6865_: vec3<f32>;
    var phi_6866_: vec3<f32>;
    var phi_6867_: vec3<f32>;
    var phi_6868_: vec3<f32>;
    var phi_6869_: vec3<f32>;
    var phi_6564_: f32;
    var phi_6576_: f32;
    var phi_6552_: f32;
    var phi_6579_: f32;
    var phi_6592_: f32;
    var phi_6609_: f32;
    var phi_6610_: f32;
    var phi_6877_: vec4<f32>;
    var phi_6955_: f32;
    var phi_6990_: u32;
    var phi_4104_: bool;
    var phi_4105_: bool;
    var phi_4118_: bool;
    var phi_4120_: bool;
    var phi_4121_: bool;
    var phi_4126_: bool;
    var phi_4212_: bool;
    var phi_4213_: bool;
    var phi_4226_: bool;
    var phi_4228_: bool;
    var phi_4229_: bool;
    var phi_4234_: bool;
    var phi_4239_: u32;
    var phi_4258_: u32;
    var phi_4270_: u32;
    var phi_4271_: u32;
    var phi_4277_: u32;
    var phi_4289_: u32;
    var phi_4290_: u32;
    var phi_4296_: u32;
    var phi_4302_: u32;
    var phi_4314_: u32;
    var phi_4315_: u32;
    var phi_4355_: bool;
    var phi_4356_: bool;
    var phi_4357_: bool;
    var phi_4377_: bool;
    var phi_4378_: bool;
    var phi_4379_: bool;
    var phi_40269_: i32;
    var phi_40395_: i32;
    var phi_40521_: i32;
    var phi_40647_: i32;
    var phi_40773_: i32;
    var phi_4414_: bool;
    var phi_4416_: bool;
    var phi_4417_: bool;
    var phi_4422_: bool;
    var phi_4518_: vec3<f32>;
    var phi_4547_: vec3<f32>;
    var phi_4572_: vec3<f32>;
    var phi_4606_: vec3<f32>;
    var phi_4636_: f32;
    var phi_4643_: f32;
    var phi_4665_: f32;
    var phi_4672_: f32;
    var phi_4694_: f32;
    var phi_4701_: f32;
    var phi_4723_: f32;
    var phi_4730_: f32;
    var phi_4905_: f32;
    var phi_4912_: f32;
    var phi_4934_: f32;
    var phi_4941_: f32;
    var phi_4963_: f32;
    var phi_4970_: f32;
    var phi_4992_: f32;
    var phi_4999_: f32;
    var phi_5178_: f32;
    var phi_5185_: f32;
    var phi_5207_: f32;
    var phi_5214_: f32;
    var phi_5236_: f32;
    var phi_5243_: f32;
    var phi_5265_: f32;
    var phi_5272_: f32;
    var phi_5451_: f32;
    var phi_5458_: f32;
    var phi_5480_: f32;
    var phi_5487_: f32;
    var phi_5509_: f32;
    var phi_5516_: f32;
    var phi_5538_: f32;
    var phi_5545_: f32;
    var phi_5724_: f32;
    var phi_5731_: f32;
    var phi_5753_: f32;
    var phi_5760_: f32;
    var phi_5782_: f32;
    var phi_5789_: f32;
    var phi_5811_: f32;
    var phi_5818_: f32;
    var phi_4240_: u32;

    let _e393 = builtin_local_56;
    let _e394 = builtin_group_56;
    let _e395 = builtin_groups_56;
    let _e409 = (((_e394.x + (_e394.y * _e395.x)) * 256u) + _e393.x);
    let _e410 = (_e409 / 16u);
    let _e413 = params_1.member.member_19;
    let _e415 = tiles.member[0u];
    if (_e410 < select(_e413, _e415, (_e415 < _e413))) {
        let _e420 = pairs.member[_e410];
        let _e423 = ((_e420 >> bitcast<u32>(16i)) * 2u);
        let _e426 = tiles.member[(4u + _e423)];
        let _e433 = boxes.member[((_e426 * 256u) + ((_e420 >> bitcast<u32>(8i)) & 255u))];
        let _e437 = tiles.member[(_e423 + 5u)];
        let _e442 = boxes.member[((_e437 * 256u) + (_e420 & 255u))];
        if (_e433.x < _e442.x) {
            phi_3983_ = type_57(_e433.x, _e442.x);
        } else {
            phi_3983_ = type_57(_e442.x, _e433.x);
        }
        let _e448 = phi_3983_;
        let _e453 = features.member[_e448.member];
        let _e456 = features.member[_e448.member_1];
        let _e459 = params_1.member.member_20;
        let _e460 = (_e409 % 16u);
        if (_e460 == 15u) {
            let _e1129 = reference.member[_e453.x];
            let _e1133 = reference.member[_e453.y];
            let _e1137 = reference.member[_e453.z];
            let _e1141 = reference.member[_e456.x];
            let _e1145 = reference.member[_e456.y];
            let _e1149 = reference.member[_e456.z];
            let _e1152 = (_e1133.x - _e1129.x);
            let _e1155 = (_e1133.y - _e1129.y);
            let _e1158 = (_e1133.z - _e1129.z);
            let _e1160 = (_e1137.x - _e1129.x);
            let _e1162 = (_e1137.y - _e1129.y);
            let _e1164 = (_e1137.z - _e1129.z);
            let _e1167 = ((_e1155 * _e1164) - (_e1162 * _e1158));
            let _e1170 = ((_e1158 * _e1160) - (_e1164 * _e1152));
            let _e1173 = ((_e1152 * _e1162) - (_e1160 * _e1155));
            let _e1184 = (((_e1167 * (_e1141.x - _e1129.x)) + (_e1170 * (_e1141.y - _e1129.y))) + (_e1173 * (_e1141.z - _e1129.z)));
            let _e1195 = (((_e1167 * (_e1145.x - _e1129.x)) + (_e1170 * (_e1145.y - _e1129.y))) + (_e1173 * (_e1145.z - _e1129.z)));
            let _e1206 = (((_e1167 * (_e1149.x - _e1129.x)) + (_e1170 * (_e1149.y - _e1129.y))) + (_e1173 * (_e1149.z - _e1129.z)));
            if (_e1184 > 0f) {
                if (_e1195 > 0f) {
                    phi_4104_ = select(true, false, (_e1206 > 0f));
                } else {
                    phi_4104_ = true;
                }
                let _e1212 = phi_4104_;
                phi_4105_ = _e1212;
            } else {
                phi_4105_ = true;
            }
            let _e1214 = phi_4105_;
            if _e1214 {
                if (_e1184 < 0f) {
                    let _e1216 = (_e1195 < 0f);
                    if _e1216 {
                        phi_4118_ = (_e1206 < 0f);
                    } else {
                        phi_4118_ = bool();
                    }
                    let _e1219 = phi_4118_;
                    phi_4120_ = _e1219;
                    phi_4121_ = select(true, false, _e1216);
                } else {
                    phi_4120_ = bool();
                    phi_4121_ = true;
                }
                let _e1222 = phi_4120_;
                let _e1224 = phi_4121_;
                phi_4126_ = select(_e1222, false, _e1224);
            } else {
                phi_4126_ = true;
            }
            let _e1227 = phi_4126_;
            if _e1227 {
            } else {
                let _e1228 = (_e1145.x - _e1141.x);
                let _e1229 = (_e1145.y - _e1141.y);
                let _e1230 = (_e1145.z - _e1141.z);
                let _e1231 = (_e1149.x - _e1141.x);
                let _e1232 = (_e1149.y - _e1141.y);
                let _e1233 = (_e1149.z - _e1141.z);
                let _e1236 = ((_e1229 * _e1233) - (_e1232 * _e1230));
                let _e1239 = ((_e1230 * _e1231) - (_e1233 * _e1228));
                let _e1242 = ((_e1228 * _e1232) - (_e1231 * _e1229));
                let _e1250 = (((_e1236 * (_e1129.x - _e1141.x)) + (_e1239 * (_e1129.y - _e1141.y))) + (_e1242 * (_e1129.z - _e1141.z)));
                let _e1258 = (((_e1236 * (_e1133.x - _e1141.x)) + (_e1239 * (_e1133.y - _e1141.y))) + (_e1242 * (_e1133.z - _e1141.z)));
                let _e1266 = (((_e1236 * (_e1137.x - _e1141.x)) + (_e1239 * (_e1137.y - _e1141.y))) + (_e1242 * (_e1137.z - _e1141.z)));
                if (_e1250 > 0f) {
                    if (_e1258 > 0f) {
                        phi_4212_ = select(true, false, (_e1266 > 0f));
                    } else {
                        phi_4212_ = true;
                    }
                    let _e1272 = phi_4212_;
                    phi_4213_ = _e1272;
                } else {
                    phi_4213_ = true;
                }
                let _e1274 = phi_4213_;
                if _e1274 {
                    if (_e1250 < 0f) {
                        let _e1276 = (_e1258 < 0f);
                        if _e1276 {
                            phi_4226_ = (_e1266 < 0f);
                        } else {
                            phi_4226_ = bool();
                        }
                        let _e1279 = phi_4226_;
                        phi_4228_ = _e1279;
                        phi_4229_ = select(true, false, _e1276);
                    } else {
                        phi_4228_ = bool();
                        phi_4229_ = true;
                    }
                    let _e1282 = phi_4228_;
                    let _e1284 = phi_4229_;
                    phi_4234_ = select(_e1282, false, _e1284);
                } else {
                    phi_4234_ = true;
                }
                let _e1287 = phi_4234_;
                if _e1287 {
                } else {
                    phi_4239_ = 0u;
                    loop {
                        let _e1289 = phi_4239_;
                        let _e1290 = (_e1289 < 6u);
                        if _e1290 {
                            let _e1291 = (_e1289 < 3u);
                            let _e1292 = vec4(_e1291);
                            let _e1293 = select(_e453, _e456, _e1292);
                            let _e1294 = select(_e456, _e453, _e1292);
                            if _e1291 {
                                phi_4258_ = _e1289;
                            } else {
                                phi_4258_ = (_e1289 - 3u);
                            }
                            let _e1297 = phi_4258_;
                            if (_e1297 == 0u) {
                                phi_4271_ = _e1294.x;
                            } else {
                                if (_e1297 == 1u) {
                                    phi_4270_ = _e1294.y;
                                } else {
                                    phi_4270_ = _e1294.z;
                                }
                                let _e1303 = phi_4270_;
                                phi_4271_ = _e1303;
                            }
                            let _e1306 = phi_4271_;
                            let _e1307 = (_e1297 == 2u);
                            if _e1307 {
                                phi_4277_ = 0u;
                            } else {
                                phi_4277_ = (_e1297 + 1u);
                            }
                            let _e1310 = phi_4277_;
                            if (_e1310 == 0u) {
                                phi_4290_ = _e1294.x;
                            } else {
                                if (_e1310 == 1u) {
                                    phi_4289_ = _e1294.y;
                                } else {
                                    phi_4289_ = _e1294.z;
                                }
                                let _e1316 = phi_4289_;
                                phi_4290_ = _e1316;
                            }
                            let _e1319 = phi_4290_;
                            if _e1307 {
                                phi_4296_ = 0u;
                            } else {
                                phi_4296_ = (_e1297 + 1u);
                            }
                            let _e1322 = phi_4296_;
                            if (_e1322 == 2u) {
                                phi_4302_ = 0u;
                            } else {
                                phi_4302_ = (_e1322 + 1u);
                            }
                            let _e1326 = phi_4302_;
                            if (_e1326 == 0u) {
                                phi_4315_ = _e1294.x;
                            } else {
                                if (_e1326 == 1u) {
                                    phi_4314_ = _e1294.y;
                                } else {
                                    phi_4314_ = _e1294.z;
                                }
                                let _e1332 = phi_4314_;
                                phi_4315_ = _e1332;
                            }
                            let _e1335 = phi_4315_;
                            let _e1338 = reference.member[_e1306];
                            let _e1341 = reference.member[_e1319];
                            let _e1344 = reference.member[_e1335];
                            let _e1348 = reference.member[_e1293.x];
                            let _e1352 = reference.member[_e1293.y];
                            let _e1356 = reference.member[_e1293.z];
                            if (_e1293.x == _e1306) {
                                phi_4356_ = bool();
                                phi_4357_ = true;
                            } else {
                                let _e1367 = (_e1293.y == _e1306);
                                if _e1367 {
                                    phi_4355_ = bool();
                                } else {
                                    phi_4355_ = (_e1293.z == _e1306);
                                }
                                let _e1370 = phi_4355_;
                                phi_4356_ = _e1370;
                                phi_4357_ = _e1367;
                            }
                            let _e1372 = phi_4356_;
                            let _e1374 = phi_4357_;
                            if select(_e1372, true, _e1374) {
                            } else {
                                if (_e1293.x == _e1319) {
                                    phi_4378_ = bool();
                                    phi_4379_ = true;
                                } else {
                                    let _e1377 = (_e1293.y == _e1319);
                                    if _e1377 {
                                        phi_4377_ = bool();
                                    } else {
                                        phi_4377_ = (_e1293.z == _e1319);
                                    }
                                    let _e1380 = phi_4377_;
                                    phi_4378_ = _e1380;
                                    phi_4379_ = _e1377;
                                }
                                let _e1382 = phi_4378_;
                                let _e1384 = phi_4379_;
                                if select(_e1382, true, _e1384) {
                                } else {
                                    let _e1392 = (_e1352.x - _e1348.x);
                                    let _e1393 = (_e1352.y - _e1348.y);
                                    let _e1394 = (_e1352.z - _e1348.z);
                                    let _e1395 = (_e1356.x - _e1348.x);
                                    let _e1396 = (_e1356.y - _e1348.y);
                                    let _e1397 = (_e1356.z - _e1348.z);
                                    let _e1398 = (_e1338.x - _e1348.x);
                                    let _e1399 = (_e1338.y - _e1348.y);
                                    let _e1400 = (_e1338.z - _e1348.z);
                                    let _e1401 = (_e1393 * _e1397);
                                    let _e1402 = (_e1394 * _e1396);
                                    let _e1403 = (_e1394 * _e1395);
                                    let _e1404 = (_e1392 * _e1397);
                                    let _e1405 = (_e1392 * _e1396);
                                    let _e1406 = (_e1393 * _e1395);
                                    let _e1407 = (_e1401 - _e1402);
                                    let _e1409 = (_e1403 - _e1404);
                                    let _e1412 = (_e1405 - _e1406);
                                    let _e1414 = (((_e1398 * _e1407) + (_e1399 * _e1409)) + (_e1400 * _e1412));
                                    let _e1415 = abs(_e1398);
                                    let _e1418 = (abs(_e1401) + abs(_e1402));
                                    let _e1420 = abs(_e1399);
                                    let _e1423 = (abs(_e1403) + abs(_e1404));
                                    let _e1426 = abs(_e1400);
                                    let _e1429 = (abs(_e1405) + abs(_e1406));
                                    let _e1432 = abs(_e1392);
                                    let _e1433 = abs(_e1393);
                                    let _e1435 = select(_e1433, _e1432, (_e1432 > _e1433));
                                    let _e1436 = abs(_e1394);
                                    let _e1438 = select(_e1436, _e1435, (_e1435 > _e1436));
                                    let _e1439 = abs(_e1395);
                                    let _e1440 = abs(_e1396);
                                    let _e1442 = select(_e1440, _e1439, (_e1439 > _e1440));
                                    let _e1443 = abs(_e1397);
                                    let _e1445 = select(_e1443, _e1442, (_e1442 > _e1443));
                                    let _e1447 = select(_e1445, _e1438, (_e1438 > _e1445));
                                    let _e1449 = select(_e1420, _e1415, (_e1415 > _e1420));
                                    let _e1451 = select(_e1426, _e1449, (_e1449 > _e1426));
                                    let _e1453 = select(_e1451, _e1447, (_e1447 > _e1451));
                                    let _e1458 = ((0.0000019073486f * (((_e1415 * _e1418) + (_e1420 * _e1423)) + (_e1426 * _e1429))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1453 * _e1453))));
                                    if (_e1414 > _e1458) {
                                        phi_40269_ = 1i;
                                    } else {
                                        phi_40269_ = select(0i, -1i, (_e1414 < -(_e1458)));
                                    }
                                    let _e1464 = phi_40269_;
                                    let _e1465 = (_e1341.x - _e1348.x);
                                    let _e1466 = (_e1341.y - _e1348.y);
                                    let _e1467 = (_e1341.z - _e1348.z);
                                    let _e1472 = (((_e1465 * _e1407) + (_e1466 * _e1409)) + (_e1467 * _e1412));
                                    let _e1473 = abs(_e1465);
                                    let _e1475 = abs(_e1466);
                                    let _e1478 = abs(_e1467);
                                    let _e1482 = select(_e1475, _e1473, (_e1473 > _e1475));
                                    let _e1484 = select(_e1478, _e1482, (_e1482 > _e1478));
                                    let _e1486 = select(_e1484, _e1447, (_e1447 > _e1484));
                                    let _e1491 = ((0.0000019073486f * (((_e1473 * _e1418) + (_e1475 * _e1423)) + (_e1478 * _e1429))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1486 * _e1486))));
                                    if (_e1472 > _e1491) {
                                        phi_40395_ = 1i;
                                    } else {
                                        phi_40395_ = select(0i, -1i, (_e1472 < -(_e1491)));
                                    }
                                    let _e1497 = phi_40395_;
                                    if ((_e1464 * _e1497) < 0i) {
                                        let _e1500 = (_e1341.x - _e1338.x);
                                        let _e1501 = (_e1341.y - _e1338.y);
                                        let _e1502 = (_e1341.z - _e1338.z);
                                        let _e1503 = (_e1348.x - _e1338.x);
                                        let _e1504 = (_e1348.y - _e1338.y);
                                        let _e1505 = (_e1348.z - _e1338.z);
                                        let _e1506 = (_e1352.x - _e1338.x);
                                        let _e1507 = (_e1352.y - _e1338.y);
                                        let _e1508 = (_e1352.z - _e1338.z);
                                        let _e1509 = (_e1501 * _e1505);
                                        let _e1510 = (_e1502 * _e1504);
                                        let _e1511 = (_e1502 * _e1503);
                                        let _e1512 = (_e1500 * _e1505);
                                        let _e1513 = (_e1500 * _e1504);
                                        let _e1514 = (_e1501 * _e1503);
                                        let _e1522 = (((_e1506 * (_e1509 - _e1510)) + (_e1507 * (_e1511 - _e1512))) + (_e1508 * (_e1513 - _e1514)));
                                        let _e1523 = abs(_e1506);
                                        let _e1528 = abs(_e1507);
                                        let _e1534 = abs(_e1508);
                                        let _e1540 = abs(_e1500);
                                        let _e1541 = abs(_e1501);
                                        let _e1543 = select(_e1541, _e1540, (_e1540 > _e1541));
                                        let _e1544 = abs(_e1502);
                                        let _e1546 = select(_e1544, _e1543, (_e1543 > _e1544));
                                        let _e1547 = abs(_e1503);
                                        let _e1548 = abs(_e1504);
                                        let _e1550 = select(_e1548, _e1547, (_e1547 > _e1548));
                                        let _e1551 = abs(_e1505);
                                        let _e1553 = select(_e1551, _e1550, (_e1550 > _e1551));
                                        let _e1555 = select(_e1553, _e1546, (_e1546 > _e1553));
                                        let _e1557 = select(_e1528, _e1523, (_e1523 > _e1528));
                                        let _e1559 = select(_e1534, _e1557, (_e1557 > _e1534));
                                        let _e1561 = select(_e1559, _e1555, (_e1555 > _e1559));
                                        let _e1566 = ((0.0000019073486f * (((_e1523 * (abs(_e1509) + abs(_e1510))) + (_e1528 * (abs(_e1511) + abs(_e1512)))) + (_e1534 * (abs(_e1513) + abs(_e1514))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1561 * _e1561))));
                                        if (_e1522 > _e1566) {
                                            phi_40521_ = 1i;
                                        } else {
                                            phi_40521_ = select(0i, -1i, (_e1522 < -(_e1566)));
                                        }
                                        let _e1572 = phi_40521_;
                                        if (_e1572 == 0i) {
                                            phi_4416_ = bool();
                                            phi_4417_ = true;
                                        } else {
                                            let _e1574 = (_e1356.x - _e1338.x);
                                            let _e1575 = (_e1356.y - _e1338.y);
                                            let _e1576 = (_e1356.z - _e1338.z);
                                            let _e1577 = (_e1501 * _e1508);
                                            let _e1578 = (_e1502 * _e1507);
                                            let _e1579 = (_e1502 * _e1506);
                                            let _e1580 = (_e1500 * _e1508);
                                            let _e1581 = (_e1500 * _e1507);
                                            let _e1582 = (_e1501 * _e1506);
                                            let _e1590 = (((_e1574 * (_e1577 - _e1578)) + (_e1575 * (_e1579 - _e1580))) + (_e1576 * (_e1581 - _e1582)));
                                            let _e1591 = abs(_e1574);
                                            let _e1596 = abs(_e1575);
                                            let _e1602 = abs(_e1576);
                                            let _e1609 = select(_e1559, _e1546, (_e1546 > _e1559));
                                            let _e1611 = select(_e1596, _e1591, (_e1591 > _e1596));
                                            let _e1613 = select(_e1602, _e1611, (_e1611 > _e1602));
                                            let _e1615 = select(_e1613, _e1609, (_e1609 > _e1613));
                                            let _e1620 = ((0.0000019073486f * (((_e1591 * (abs(_e1577) + abs(_e1578))) + (_e1596 * (abs(_e1579) + abs(_e1580)))) + (_e1602 * (abs(_e1581) + abs(_e1582))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1615 * _e1615))));
                                            if (_e1590 > _e1620) {
                                                phi_40647_ = 1i;
                                            } else {
                                                phi_40647_ = select(0i, -1i, (_e1590 < -(_e1620)));
                                            }
                                            let _e1626 = phi_40647_;
                                            let _e1627 = (_e1572 == _e1626);
                                            if _e1627 {
                                                let _e1628 = (_e1501 * _e1576);
                                                let _e1629 = (_e1502 * _e1575);
                                                let _e1630 = (_e1502 * _e1574);
                                                let _e1631 = (_e1500 * _e1576);
                                                let _e1632 = (_e1500 * _e1575);
                                                let _e1633 = (_e1501 * _e1574);
                                                let _e1641 = (((_e1503 * (_e1628 - _e1629)) + (_e1504 * (_e1630 - _e1631))) + (_e1505 * (_e1632 - _e1633)));
                                                let _e1657 = select(_e1613, _e1546, (_e1546 > _e1613));
                                                let _e1659 = select(_e1553, _e1657, (_e1657 > _e1553));
                                                let _e1664 = ((0.0000019073486f * (((_e1547 * (abs(_e1628) + abs(_e1629))) + (_e1548 * (abs(_e1630) + abs(_e1631)))) + (_e1551 * (abs(_e1632) + abs(_e1633))))) + (0.0000000000000000000000000000000000030092655f * (1f + (_e1659 * _e1659))));
                                                if (_e1641 > _e1664) {
                                                    phi_40773_ = 1i;
                                                } else {
                                                    phi_40773_ = select(0i, -1i, (_e1641 < -(_e1664)));
                                                }
                                                let _e1670 = phi_40773_;
                                                phi_4414_ = (_e1572 == _e1670);
                                            } else {
                                                phi_4414_ = bool();
                                            }
                                            let _e1673 = phi_4414_;
                                            phi_4416_ = _e1673;
                                            phi_4417_ = select(true, false, _e1627);
                                        }
                                        let _e1676 = phi_4416_;
                                        let _e1678 = phi_4417_;
                                        phi_4422_ = select(_e1676, false, _e1678);
                                    } else {
                                        phi_4422_ = false;
                                    }
                                    let _e1681 = phi_4422_;
                                    if _e1681 {
                                        let _e1685 = (_e1341.x - _e1338.x);
                                        let _e1686 = (_e1341.y - _e1338.y);
                                        let _e1687 = (_e1341.z - _e1338.z);
                                        let _e1689 = (_e1401 - (_e1396 * _e1394));
                                        let _e1691 = (_e1403 - (_e1397 * _e1392));
                                        let _e1693 = (_e1405 - (_e1395 * _e1393));
                                        let _e1694 = (_e1344.x - _e1338.x);
                                        let _e1695 = (_e1344.y - _e1338.y);
                                        let _e1696 = (_e1344.z - _e1338.z);
                                        let _e1699 = ((_e1686 * _e1696) - (_e1695 * _e1687));
                                        let _e1702 = ((_e1687 * _e1694) - (_e1696 * _e1685));
                                        let _e1705 = ((_e1685 * _e1695) - (_e1694 * _e1686));
                                        let _e1708 = ((_e1702 * _e1693) - (_e1691 * _e1705));
                                        let _e1711 = ((_e1705 * _e1689) - (_e1693 * _e1699));
                                        let _e1714 = ((_e1699 * _e1691) - (_e1689 * _e1702));
                                        let _e1720 = (((_e1685 * _e1685) + (_e1686 * _e1686)) + (_e1687 * _e1687));
                                        let _e1722 = select(0.000000000000000000000000000001f, _e1720, (_e1720 > 0.000000000000000000000000000001f));
                                        let _e1730 = (((_e1685 * _e1694) + (_e1686 * _e1695)) + (_e1687 * _e1696));
                                        if ((((_e1708 * ((_e1694 * _e1722) - (_e1685 * _e1730))) + (_e1711 * ((_e1695 * _e1722) - (_e1686 * _e1730)))) + (_e1714 * ((_e1696 * _e1722) - (_e1687 * _e1730)))) < 0f) {
                                            phi_4518_ = vec3<f32>(-(_e1708), -(_e1711), -(_e1714));
                                        } else {
                                            phi_4518_ = vec3<f32>(_e1708, _e1711, _e1714);
                                        }
                                        let _e1748 = phi_4518_;
                                        let _e1753 = (((_e1685 * _e1689) + (_e1686 * _e1691)) + (_e1687 * _e1693));
                                        let _e1755 = select(1f, -1f, (_e1753 < 0f));
                                        let _e1764 = sqrt((((_e1748.x * _e1748.x) + (_e1748.y * _e1748.y)) + (_e1748.z * _e1748.z)));
                                        let _e1765 = (_e1764 > 0.000000000000000000000000000001f);
                                        if _e1765 {
                                            phi_4547_ = (_e1748 * (1f / _e1764));
                                        } else {
                                            phi_4547_ = vec3<f32>(0f, 0f, 0f);
                                        }
                                        let _e1769 = phi_4547_;
                                        if _e1765 {
                                            phi_4572_ = (_e1748 * (1f / _e1764));
                                        } else {
                                            phi_4572_ = vec3<f32>(0f, 0f, 0f);
                                        }
                                        let _e1779 = phi_4572_;
                                        let _e1788 = (2f * (((_e1685 * _e1779.x) + (_e1686 * _e1779.y)) + (_e1687 * _e1779.z)));
                                        let _e1795 = (((_e1769.x * _e1753) - (_e1689 * _e1788)) * _e1755);
                                        let _e1796 = (((_e1769.y * _e1753) - (_e1691 * _e1788)) * _e1755);
                                        let _e1797 = (((_e1769.z * _e1753) - (_e1693 * _e1788)) * _e1755);
                                        let _e1803 = sqrt((((_e1795 * _e1795) + (_e1796 * _e1796)) + (_e1797 * _e1797)));
                                        if (_e1803 > 0.000000000000000000000000000001f) {
                                            let _e1805 = (1f / _e1803);
                                            phi_4606_ = vec3<f32>((_e1795 * _e1805), (_e1796 * _e1805), (_e1797 * _e1805));
                                        } else {
                                            phi_4606_ = vec3<f32>(0f, 0f, 0f);
                                        }
                                        let _e1811 = phi_4606_;
                                        let _e1814 = params_1.member.member_13;
                                        let _e1815 = (0.25f * _e1814);
                                        let _e1817 = (_e1811.x * _e1815);
                                        let _e1819 = (_e1811.y * _e1815);
                                        let _e1821 = (_e1811.z * _e1815);
                                        if (_e1338.w > 0f) {
                                            let _e1824 = (32768f / _e1814);
                                            let _e1826 = (abs(1f) * 1024f);
                                            if (_e1826 > 131072f) {
                                                phi_4636_ = 131072f;
                                            } else {
                                                phi_4636_ = select(-131072f, _e1826, (_e1826 > -131072f));
                                            }
                                            let _e1831 = phi_4636_;
                                            if (_e1831 < 0f) {
                                                phi_4643_ = (_e1831 - 0.5f);
                                            } else {
                                                phi_4643_ = (_e1831 + 0.5f);
                                            }
                                            let _e1836 = phi_4643_;
                                            let _e1845 = (_e1817 * _e1824);
                                            if (_e1845 > 131072f) {
                                                phi_4665_ = 131072f;
                                            } else {
                                                phi_4665_ = select(-131072f, _e1845, (_e1845 > -131072f));
                                            }
                                            let _e1850 = phi_4665_;
                                            if (_e1850 < 0f) {
                                                phi_4672_ = (_e1850 - 0.5f);
                                            } else {
                                                phi_4672_ = (_e1850 + 0.5f);
                                            }
                                            let _e1855 = phi_4672_;
                                            let _e1864 = (_e1819 * _e1824);
                                            if (_e1864 > 131072f) {
                                                phi_4694_ = 131072f;
                                            } else {
                                                phi_4694_ = select(-131072f, _e1864, (_e1864 > -131072f));
                                            }
                                            let _e1869 = phi_4694_;
                                            if (_e1869 < 0f) {
                                                phi_4701_ = (_e1869 - 0.5f);
                                            } else {
                                                phi_4701_ = (_e1869 + 0.5f);
                                            }
                                            let _e1874 = phi_4701_;
                                            let _e1883 = (_e1821 * _e1824);
                                            if (_e1883 > 131072f) {
                                                phi_4723_ = 131072f;
                                            } else {
                                                phi_4723_ = select(-131072f, _e1883, (_e1883 > -131072f));
                                            }
                                            let _e1888 = phi_4723_;
                                            if (_e1888 < 0f) {
                                                phi_4730_ = (_e1888 - 0.5f);
                                            } else {
                                                phi_4730_ = (_e1888 + 0.5f);
                                            }
                                            let _e1893 = phi_4730_;
                                            let _e1902 = (_e1306 * 8u);
                                            let _e1904 = atomicAdd((&pushes.member[_e1902]), bitcast<u32>(select(0i, select(select(i32(_e1855), i32(-2147483648), (_e1855 < -2147483600f)), 2147483647i, (_e1855 > 2147483500f)), (_e1855 == _e1855))));
                                            let _e1907 = atomicAdd((&pushes.member[(_e1902 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1874), i32(-2147483648), (_e1874 < -2147483600f)), 2147483647i, (_e1874 > 2147483500f)), (_e1874 == _e1874))));
                                            let _e1910 = atomicAdd((&pushes.member[(_e1902 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1893), i32(-2147483648), (_e1893 < -2147483600f)), 2147483647i, (_e1893 > 2147483500f)), (_e1893 == _e1893))));
                                            let _e1913 = atomicAdd((&pushes.member[(_e1902 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1836), i32(-2147483648), (_e1836 < -2147483600f)), 2147483647i, (_e1836 > 2147483500f)), (_e1836 == _e1836))));
                                            let _e1916 = atomicOr((&pushes.member[(_e1902 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e1919 = atomicAdd((&pushes.member[(_e1902 + 4u)]), 0u);
                                                let _e1922 = atomicAdd((&pushes.member[(_e1902 + 5u)]), 0u);
                                                let _e1925 = atomicAdd((&pushes.member[(_e1902 + 6u)]), 0u);
                                            }
                                        }
                                        if (_e1341.w > 0f) {
                                            let _e1928 = (32768f / _e1814);
                                            let _e1930 = (abs(1f) * 1024f);
                                            if (_e1930 > 131072f) {
                                                phi_4905_ = 131072f;
                                            } else {
                                                phi_4905_ = select(-131072f, _e1930, (_e1930 > -131072f));
                                            }
                                            let _e1935 = phi_4905_;
                                            if (_e1935 < 0f) {
                                                phi_4912_ = (_e1935 - 0.5f);
                                            } else {
                                                phi_4912_ = (_e1935 + 0.5f);
                                            }
                                            let _e1940 = phi_4912_;
                                            let _e1949 = (_e1817 * _e1928);
                                            if (_e1949 > 131072f) {
                                                phi_4934_ = 131072f;
                                            } else {
                                                phi_4934_ = select(-131072f, _e1949, (_e1949 > -131072f));
                                            }
                                            let _e1954 = phi_4934_;
                                            if (_e1954 < 0f) {
                                                phi_4941_ = (_e1954 - 0.5f);
                                            } else {
                                                phi_4941_ = (_e1954 + 0.5f);
                                            }
                                            let _e1959 = phi_4941_;
                                            let _e1968 = (_e1819 * _e1928);
                                            if (_e1968 > 131072f) {
                                                phi_4963_ = 131072f;
                                            } else {
                                                phi_4963_ = select(-131072f, _e1968, (_e1968 > -131072f));
                                            }
                                            let _e1973 = phi_4963_;
                                            if (_e1973 < 0f) {
                                                phi_4970_ = (_e1973 - 0.5f);
                                            } else {
                                                phi_4970_ = (_e1973 + 0.5f);
                                            }
                                            let _e1978 = phi_4970_;
                                            let _e1987 = (_e1821 * _e1928);
                                            if (_e1987 > 131072f) {
                                                phi_4992_ = 131072f;
                                            } else {
                                                phi_4992_ = select(-131072f, _e1987, (_e1987 > -131072f));
                                            }
                                            let _e1992 = phi_4992_;
                                            if (_e1992 < 0f) {
                                                phi_4999_ = (_e1992 - 0.5f);
                                            } else {
                                                phi_4999_ = (_e1992 + 0.5f);
                                            }
                                            let _e1997 = phi_4999_;
                                            let _e2006 = (_e1319 * 8u);
                                            let _e2008 = atomicAdd((&pushes.member[_e2006]), bitcast<u32>(select(0i, select(select(i32(_e1959), i32(-2147483648), (_e1959 < -2147483600f)), 2147483647i, (_e1959 > 2147483500f)), (_e1959 == _e1959))));
                                            let _e2011 = atomicAdd((&pushes.member[(_e2006 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1978), i32(-2147483648), (_e1978 < -2147483600f)), 2147483647i, (_e1978 > 2147483500f)), (_e1978 == _e1978))));
                                            let _e2014 = atomicAdd((&pushes.member[(_e2006 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1997), i32(-2147483648), (_e1997 < -2147483600f)), 2147483647i, (_e1997 > 2147483500f)), (_e1997 == _e1997))));
                                            let _e2017 = atomicAdd((&pushes.member[(_e2006 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1940), i32(-2147483648), (_e1940 < -2147483600f)), 2147483647i, (_e1940 > 2147483500f)), (_e1940 == _e1940))));
                                            let _e2020 = atomicOr((&pushes.member[(_e2006 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e2023 = atomicAdd((&pushes.member[(_e2006 + 4u)]), 0u);
                                                let _e2026 = atomicAdd((&pushes.member[(_e2006 + 5u)]), 0u);
                                                let _e2029 = atomicAdd((&pushes.member[(_e2006 + 6u)]), 0u);
                                            }
                                        }
                                        if (_e1348.w > 0f) {
                                            let _e2035 = (32768f / _e1814);
                                            let _e2037 = (abs(1f) * 1024f);
                                            if (_e2037 > 131072f) {
                                                phi_5178_ = 131072f;
                                            } else {
                                                phi_5178_ = select(-131072f, _e2037, (_e2037 > -131072f));
                                            }
                                            let _e2042 = phi_5178_;
                                            if (_e2042 < 0f) {
                                                phi_5185_ = (_e2042 - 0.5f);
                                            } else {
                                                phi_5185_ = (_e2042 + 0.5f);
                                            }
                                            let _e2047 = phi_5185_;
                                            let _e2056 = (-(_e1817) * _e2035);
                                            if (_e2056 > 131072f) {
                                                phi_5207_ = 131072f;
                                            } else {
                                                phi_5207_ = select(-131072f, _e2056, (_e2056 > -131072f));
                                            }
                                            let _e2061 = phi_5207_;
                                            if (_e2061 < 0f) {
                                                phi_5214_ = (_e2061 - 0.5f);
                                            } else {
                                                phi_5214_ = (_e2061 + 0.5f);
                                            }
                                            let _e2066 = phi_5214_;
                                            let _e2075 = (-(_e1819) * _e2035);
                                            if (_e2075 > 131072f) {
                                                phi_5236_ = 131072f;
                                            } else {
                                                phi_5236_ = select(-131072f, _e2075, (_e2075 > -131072f));
                                            }
                                            let _e2080 = phi_5236_;
                                            if (_e2080 < 0f) {
                                                phi_5243_ = (_e2080 - 0.5f);
                                            } else {
                                                phi_5243_ = (_e2080 + 0.5f);
                                            }
                                            let _e2085 = phi_5243_;
                                            let _e2094 = (-(_e1821) * _e2035);
                                            if (_e2094 > 131072f) {
                                                phi_5265_ = 131072f;
                                            } else {
                                                phi_5265_ = select(-131072f, _e2094, (_e2094 > -131072f));
                                            }
                                            let _e2099 = phi_5265_;
                                            if (_e2099 < 0f) {
                                                phi_5272_ = (_e2099 - 0.5f);
                                            } else {
                                                phi_5272_ = (_e2099 + 0.5f);
                                            }
                                            let _e2104 = phi_5272_;
                                            let _e2113 = (_e1293.x * 8u);
                                            let _e2115 = atomicAdd((&pushes.member[_e2113]), bitcast<u32>(select(0i, select(select(i32(_e2066), i32(-2147483648), (_e2066 < -2147483600f)), 2147483647i, (_e2066 > 2147483500f)), (_e2066 == _e2066))));
                                            let _e2118 = atomicAdd((&pushes.member[(_e2113 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e2085), i32(-2147483648), (_e2085 < -2147483600f)), 2147483647i, (_e2085 > 2147483500f)), (_e2085 == _e2085))));
                                            let _e2121 = atomicAdd((&pushes.member[(_e2113 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e2104), i32(-2147483648), (_e2104 < -2147483600f)), 2147483647i, (_e2104 > 2147483500f)), (_e2104 == _e2104))));
                                            let _e2124 = atomicAdd((&pushes.member[(_e2113 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e2047), i32(-2147483648), (_e2047 < -2147483600f)), 2147483647i, (_e2047 > 2147483500f)), (_e2047 == _e2047))));
                                            let _e2127 = atomicOr((&pushes.member[(_e2113 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e2130 = atomicAdd((&pushes.member[(_e2113 + 4u)]), 0u);
                                                let _e2133 = atomicAdd((&pushes.member[(_e2113 + 5u)]), 0u);
                                                let _e2136 = atomicAdd((&pushes.member[(_e2113 + 6u)]), 0u);
                                            }
                                        }
                                        if (_e1352.w > 0f) {
                                            let _e2142 = (32768f / _e1814);
                                            let _e2144 = (abs(1f) * 1024f);
                                            if (_e2144 > 131072f) {
                                                phi_5451_ = 131072f;
                                            } else {
                                                phi_5451_ = select(-131072f, _e2144, (_e2144 > -131072f));
                                            }
                                            let _e2149 = phi_5451_;
                                            if (_e2149 < 0f) {
                                                phi_5458_ = (_e2149 - 0.5f);
                                            } else {
                                                phi_5458_ = (_e2149 + 0.5f);
                                            }
                                            let _e2154 = phi_5458_;
                                            let _e2163 = (-(_e1817) * _e2142);
                                            if (_e2163 > 131072f) {
                                                phi_5480_ = 131072f;
                                            } else {
                                                phi_5480_ = select(-131072f, _e2163, (_e2163 > -131072f));
                                            }
                                            let _e2168 = phi_5480_;
                                            if (_e2168 < 0f) {
                                                phi_5487_ = (_e2168 - 0.5f);
                                            } else {
                                                phi_5487_ = (_e2168 + 0.5f);
                                            }
                                            let _e2173 = phi_5487_;
                                            let _e2182 = (-(_e1819) * _e2142);
                                            if (_e2182 > 131072f) {
                                                phi_5509_ = 131072f;
                                            } else {
                                                phi_5509_ = select(-131072f, _e2182, (_e2182 > -131072f));
                                            }
                                            let _e2187 = phi_5509_;
                                            if (_e2187 < 0f) {
                                                phi_5516_ = (_e2187 - 0.5f);
                                            } else {
                                                phi_5516_ = (_e2187 + 0.5f);
                                            }
                                            let _e2192 = phi_5516_;
                                            let _e2201 = (-(_e1821) * _e2142);
                                            if (_e2201 > 131072f) {
                                                phi_5538_ = 131072f;
                                            } else {
                                                phi_5538_ = select(-131072f, _e2201, (_e2201 > -131072f));
                                            }
                                            let _e2206 = phi_5538_;
                                            if (_e2206 < 0f) {
                                                phi_5545_ = (_e2206 - 0.5f);
                                            } else {
                                                phi_5545_ = (_e2206 + 0.5f);
                                            }
                                            let _e2211 = phi_5545_;
                                            let _e2220 = (_e1293.y * 8u);
                                            let _e2222 = atomicAdd((&pushes.member[_e2220]), bitcast<u32>(select(0i, select(select(i32(_e2173), i32(-2147483648), (_e2173 < -2147483600f)), 2147483647i, (_e2173 > 2147483500f)), (_e2173 == _e2173))));
                                            let _e2225 = atomicAdd((&pushes.member[(_e2220 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e2192), i32(-2147483648), (_e2192 < -2147483600f)), 2147483647i, (_e2192 > 2147483500f)), (_e2192 == _e2192))));
                                            let _e2228 = atomicAdd((&pushes.member[(_e2220 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e2211), i32(-2147483648), (_e2211 < -2147483600f)), 2147483647i, (_e2211 > 2147483500f)), (_e2211 == _e2211))));
                                            let _e2231 = atomicAdd((&pushes.member[(_e2220 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e2154), i32(-2147483648), (_e2154 < -2147483600f)), 2147483647i, (_e2154 > 2147483500f)), (_e2154 == _e2154))));
                                            let _e2234 = atomicOr((&pushes.member[(_e2220 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e2237 = atomicAdd((&pushes.member[(_e2220 + 4u)]), 0u);
                                                let _e2240 = atomicAdd((&pushes.member[(_e2220 + 5u)]), 0u);
                                                let _e2243 = atomicAdd((&pushes.member[(_e2220 + 6u)]), 0u);
                                            }
                                        }
                                        if (_e1356.w > 0f) {
                                            let _e2249 = (32768f / _e1814);
                                            let _e2251 = (abs(1f) * 1024f);
                                            if (_e2251 > 131072f) {
                                                phi_5724_ = 131072f;
                                            } else {
                                                phi_5724_ = select(-131072f, _e2251, (_e2251 > -131072f));
                                            }
                                            let _e2256 = phi_5724_;
                                            if (_e2256 < 0f) {
                                                phi_5731_ = (_e2256 - 0.5f);
                                            } else {
                                                phi_5731_ = (_e2256 + 0.5f);
                                            }
                                            let _e2261 = phi_5731_;
                                            let _e2270 = (-(_e1817) * _e2249);
                                            if (_e2270 > 131072f) {
                                                phi_5753_ = 131072f;
                                            } else {
                                                phi_5753_ = select(-131072f, _e2270, (_e2270 > -131072f));
                                            }
                                            let _e2275 = phi_5753_;
                                            if (_e2275 < 0f) {
                                                phi_5760_ = (_e2275 - 0.5f);
                                            } else {
                                                phi_5760_ = (_e2275 + 0.5f);
                                            }
                                            let _e2280 = phi_5760_;
                                            let _e2289 = (-(_e1819) * _e2249);
                                            if (_e2289 > 131072f) {
                                                phi_5782_ = 131072f;
                                            } else {
                                                phi_5782_ = select(-131072f, _e2289, (_e2289 > -131072f));
                                            }
                                            let _e2294 = phi_5782_;
                                            if (_e2294 < 0f) {
                                                phi_5789_ = (_e2294 - 0.5f);
                                            } else {
                                                phi_5789_ = (_e2294 + 0.5f);
                                            }
                                            let _e2299 = phi_5789_;
                                            let _e2308 = (-(_e1821) * _e2249);
                                            if (_e2308 > 131072f) {
                                                phi_5811_ = 131072f;
                                            } else {
                                                phi_5811_ = select(-131072f, _e2308, (_e2308 > -131072f));
                                            }
                                            let _e2313 = phi_5811_;
                                            if (_e2313 < 0f) {
                                                phi_5818_ = (_e2313 - 0.5f);
                                            } else {
                                                phi_5818_ = (_e2313 + 0.5f);
                                            }
                                            let _e2318 = phi_5818_;
                                            let _e2327 = (_e1293.z * 8u);
                                            let _e2329 = atomicAdd((&pushes.member[_e2327]), bitcast<u32>(select(0i, select(select(i32(_e2280), i32(-2147483648), (_e2280 < -2147483600f)), 2147483647i, (_e2280 > 2147483500f)), (_e2280 == _e2280))));
                                            let _e2332 = atomicAdd((&pushes.member[(_e2327 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e2299), i32(-2147483648), (_e2299 < -2147483600f)), 2147483647i, (_e2299 > 2147483500f)), (_e2299 == _e2299))));
                                            let _e2335 = atomicAdd((&pushes.member[(_e2327 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e2318), i32(-2147483648), (_e2318 < -2147483600f)), 2147483647i, (_e2318 > 2147483500f)), (_e2318 == _e2318))));
                                            let _e2338 = atomicAdd((&pushes.member[(_e2327 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e2261), i32(-2147483648), (_e2261 < -2147483600f)), 2147483647i, (_e2261 > 2147483500f)), (_e2261 == _e2261))));
                                            let _e2341 = atomicOr((&pushes.member[(_e2327 + 7u)]), 1u);
                                            if true {
                                            } else {
                                                let _e2344 = atomicAdd((&pushes.member[(_e2327 + 4u)]), 0u);
                                                let _e2347 = atomicAdd((&pushes.member[(_e2327 + 5u)]), 0u);
                                                let _e2350 = atomicAdd((&pushes.member[(_e2327 + 6u)]), 0u);
                                            }
                                        }
                                    }
                                }
                            }
                            phi_4240_ = (_e1289 + 1u);
                        } else {
                            break;
                        }
                        let _e2353 = phi_4240_;
                        continue;
                        continuing {
                            phi_4239_ = _e2353;
                        }
                    }
                }
            }
        } else {
            if (_e460 < 6u) {
                let _e511 = (_e460 < 3u);
                if _e511 {
                    phi_5983_ = _e460;
                } else {
                    phi_5983_ = (_e460 - 3u);
                }
                let _e514 = phi_5983_;
                if _e511 {
                    phi_5993_ = _e456.z;
                    phi_5994_ = _e456.y;
                    phi_5995_ = _e456.x;
                } else {
                    phi_5993_ = _e453.z;
                    phi_5994_ = _e453.y;
                    phi_5995_ = _e453.x;
                }
                let _e522 = phi_5993_;
                let _e524 = phi_5994_;
                let _e526 = phi_5995_;
                let _e528 = select(_e456, _e453, vec4(_e511));
                if (_e514 == 0u) {
                    phi_6009_ = _e528.x;
                } else {
                    if (_e514 == 1u) {
                        phi_6008_ = _e528.y;
                    } else {
                        phi_6008_ = _e528.z;
                    }
                    let _e534 = phi_6008_;
                    phi_6009_ = _e534;
                }
                let _e537 = phi_6009_;
                phi_6080_ = vec4<u32>(_e537, _e526, _e524, _e522);
            } else {
                let _e463 = (_e460 - 6u);
                let _e464 = (_e463 / 3u);
                let _e465 = (_e463 % 3u);
                if (_e464 == 0u) {
                    phi_6027_ = _e453.x;
                } else {
                    if (_e464 == 1u) {
                        phi_6026_ = _e453.y;
                    } else {
                        phi_6026_ = _e453.z;
                    }
                    let _e471 = phi_6026_;
                    phi_6027_ = _e471;
                }
                let _e474 = phi_6027_;
                if (_e464 == 2u) {
                    phi_6033_ = 0u;
                } else {
                    phi_6033_ = (_e464 + 1u);
                }
                let _e478 = phi_6033_;
                if (_e478 == 0u) {
                    phi_6046_ = _e453.x;
                } else {
                    if (_e478 == 1u) {
                        phi_6045_ = _e453.y;
                    } else {
                        phi_6045_ = _e453.z;
                    }
                    let _e484 = phi_6045_;
                    phi_6046_ = _e484;
                }
                let _e487 = phi_6046_;
                if (_e465 == 0u) {
                    phi_6059_ = _e456.x;
                } else {
                    if (_e465 == 1u) {
                        phi_6058_ = _e456.y;
                    } else {
                        phi_6058_ = _e456.z;
                    }
                    let _e493 = phi_6058_;
                    phi_6059_ = _e493;
                }
                let _e496 = phi_6059_;
                if (_e465 == 2u) {
                    phi_6065_ = 0u;
                } else {
                    phi_6065_ = (_e465 + 1u);
                }
                let _e500 = phi_6065_;
                if (_e500 == 0u) {
                    phi_6078_ = _e456.x;
                } else {
                    if (_e500 == 1u) {
                        phi_6077_ = _e456.y;
                    } else {
                        phi_6077_ = _e456.z;
                    }
                    let _e506 = phi_6077_;
                    phi_6078_ = _e506;
                }
                let _e509 = phi_6078_;
                phi_6080_ = vec4<u32>(_e474, _e487, _e496, _e509);
            }
            let _e540 = phi_6080_;
            let _e541 = (_e460 >= 6u);
            if (_e540.x != _e540.z) {
                if (_e540.x != _e540.w) {
                    if _e541 {
                        let _e550 = (_e540.y != _e540.z);
                        if _e550 {
                            phi_6106_ = (_e540.y != _e540.w);
                        } else {
                            phi_6106_ = bool();
                        }
                        let _e553 = phi_6106_;
                        phi_6110_ = _e553;
                        phi_6111_ = _e550;
                    } else {
                        phi_6110_ = (_e540.x != _e540.y);
                        phi_6111_ = true;
                    }
                    let _e555 = phi_6110_;
                    let _e557 = phi_6111_;
                    if _e557 {
                        let _e561 = ((_e456.w >> bitcast<u32>(3i)) & 7u);
                        if (((_e453.w >> bitcast<u32>(3u)) & 1u) != 0u) {
                            phi_6144_ = (_e561 << bitcast<u32>(6u));
                        } else {
                            phi_6144_ = 0u;
                        }
                        let _e575 = phi_6144_;
                        if (((_e453.w >> bitcast<u32>(4u)) & 1u) != 0u) {
                            phi_6166_ = (_e561 << bitcast<u32>(9u));
                        } else {
                            phi_6166_ = 0u;
                        }
                        let _e584 = phi_6166_;
                        if (((_e453.w >> bitcast<u32>(5u)) & 1u) != 0u) {
                            phi_6188_ = (_e561 << bitcast<u32>(12u));
                        } else {
                            phi_6188_ = 0u;
                        }
                        let _e593 = phi_6188_;
                        if _e555 {
                            if ((((((((_e453.w & 7u) | ((_e456.w & 7u) << bitcast<u32>(3i))) | _e575) | _e584) | _e593) >> bitcast<u32>((_e460 & 31u))) & 1u) != 0u) {
                                let _e602 = reference.member[_e540.x];
                                let _e606 = reference.member[_e540.y];
                                let _e609 = reference.member[_e540.z];
                                let _e612 = reference.member[_e540.w];
                                if _e541 {
                                    let _e702 = (select(_e612.x, _e609.x, (_e609.x < _e612.x)) - select(_e606.x, _e602.x, (_e602.x > _e606.x)));
                                    let _e703 = (select(_e612.y, _e609.y, (_e609.y < _e612.y)) - select(_e606.y, _e602.y, (_e602.y > _e606.y)));
                                    let _e704 = (select(_e612.z, _e609.z, (_e609.z < _e612.z)) - select(_e606.z, _e602.z, (_e602.z > _e606.z)));
                                    let _e705 = (select(_e606.x, _e602.x, (_e602.x < _e606.x)) - select(_e612.x, _e609.x, (_e609.x > _e612.x)));
                                    let _e706 = (select(_e606.y, _e602.y, (_e602.y < _e606.y)) - select(_e612.y, _e609.y, (_e609.y > _e612.y)));
                                    let _e707 = (select(_e606.z, _e602.z, (_e602.z < _e606.z)) - select(_e612.z, _e609.z, (_e609.z > _e612.z)));
                                    let _e716 = params_1.member.member_14;
                                    if (select(_e705, _e702, (_e702 > _e705)) > _e716) {
                                        phi_6335_ = bool();
                                        phi_6336_ = true;
                                    } else {
                                        let _e718 = (select(_e706, _e703, (_e703 > _e706)) > _e716);
                                        if _e718 {
                                            phi_6334_ = bool();
                                        } else {
                                            phi_6334_ = (select(_e707, _e704, (_e704 > _e707)) > _e716);
                                        }
                                        let _e721 = phi_6334_;
                                        phi_6335_ = _e721;
                                        phi_6336_ = _e718;
                                    }
                                    let _e723 = phi_6335_;
                                    let _e725 = phi_6336_;
                                    phi_6444_ = select(_e723, true, _e725);
                                } else {
                                    let _e630 = select(_e609.x, _e606.x, (_e606.x < _e609.x));
                                    let _e632 = select(_e609.y, _e606.y, (_e606.y < _e609.y));
                                    let _e634 = select(_e609.z, _e606.z, (_e606.z < _e609.z));
                                    let _e642 = select(_e609.x, _e606.x, (_e606.x > _e609.x));
                                    let _e644 = select(_e609.y, _e606.y, (_e606.y > _e609.y));
                                    let _e646 = select(_e609.z, _e606.z, (_e606.z > _e609.z));
                                    let _e653 = (select(_e612.x, _e630, (_e630 < _e612.x)) - _e602.x);
                                    let _e654 = (select(_e612.y, _e632, (_e632 < _e612.y)) - _e602.y);
                                    let _e655 = (select(_e612.z, _e634, (_e634 < _e612.z)) - _e602.z);
                                    let _e656 = (_e602.x - select(_e612.x, _e642, (_e642 > _e612.x)));
                                    let _e657 = (_e602.y - select(_e612.y, _e644, (_e644 > _e612.y)));
                                    let _e658 = (_e602.z - select(_e612.z, _e646, (_e646 > _e612.z)));
                                    let _e667 = params_1.member.member_14;
                                    if (select(_e656, _e653, (_e653 > _e656)) > _e667) {
                                        phi_6438_ = bool();
                                        phi_6439_ = true;
                                    } else {
                                        let _e669 = (select(_e657, _e654, (_e654 > _e657)) > _e667);
                                        if _e669 {
                                            phi_6437_ = bool();
                                        } else {
                                            phi_6437_ = (select(_e658, _e655, (_e655 > _e658)) > _e667);
                                        }
                                        let _e672 = phi_6437_;
                                        phi_6438_ = _e672;
                                        phi_6439_ = _e669;
                                    }
                                    let _e674 = phi_6438_;
                                    let _e676 = phi_6439_;
                                    phi_6444_ = select(_e674, true, _e676);
                                }
                                let _e728 = phi_6444_;
                                if _e728 {
                                } else {
                                    let _e730 = global[0u];
                                    if (_e602.w == _e730) {
                                        let _e733 = global[1u];
                                        if (_e606.w == _e733) {
                                            let _e736 = global[2u];
                                            let _e737 = (_e609.w == _e736);
                                            if _e737 {
                                                let _e739 = global[3u];
                                                phi_6469_ = (_e612.w == _e739);
                                            } else {
                                                phi_6469_ = bool();
                                            }
                                            let _e742 = phi_6469_;
                                            phi_6471_ = _e742;
                                            phi_6472_ = select(true, false, _e737);
                                        } else {
                                            phi_6471_ = bool();
                                            phi_6472_ = true;
                                        }
                                        let _e745 = phi_6471_;
                                        let _e747 = phi_6472_;
                                        phi_6473_ = _e745;
                                        phi_6474_ = _e747;
                                    } else {
                                        phi_6473_ = bool();
                                        phi_6474_ = true;
                                    }
                                    let _e749 = phi_6473_;
                                    let _e751 = phi_6474_;
                                    if !(select(_e749, false, _e751)) {
                                        if _e541 {
                                            let _e939 = (_e606.x - _e602.x);
                                            let _e940 = (_e606.y - _e602.y);
                                            let _e941 = (_e606.z - _e602.z);
                                            let _e942 = (_e612.x - _e609.x);
                                            let _e943 = (_e612.y - _e609.y);
                                            let _e944 = (_e612.z - _e609.z);
                                            let _e945 = (_e602.x - _e609.x);
                                            let _e946 = (_e602.y - _e609.y);
                                            let _e947 = (_e602.z - _e609.z);
                                            let _e952 = (((_e939 * _e939) + (_e940 * _e940)) + (_e941 * _e941));
                                            let _e954 = select(0.000000000000000000000000000001f, _e952, (_e952 > 0.000000000000000000000000000001f));
                                            let _e959 = (((_e942 * _e942) + (_e943 * _e943)) + (_e944 * _e944));
                                            let _e961 = select(0.000000000000000000000000000001f, _e959, (_e959 > 0.000000000000000000000000000001f));
                                            let _e966 = (((_e939 * _e945) + (_e940 * _e946)) + (_e941 * _e947));
                                            let _e971 = (((_e942 * _e945) + (_e943 * _e946)) + (_e944 * _e947));
                                            let _e976 = (((_e939 * _e942) + (_e940 * _e943)) + (_e941 * _e944));
                                            let _e979 = ((_e954 * _e961) - (_e976 * _e976));
                                            if (_e979 > ((0.000001f * _e954) * _e961)) {
                                                let _e1002 = (((_e976 * _e971) - (_e966 * _e961)) / _e979);
                                                if (_e1002 > 1f) {
                                                    phi_6552_ = 1f;
                                                } else {
                                                    phi_6552_ = select(0f, _e1002, (_e1002 > 0f));
                                                }
                                                let _e1007 = phi_6552_;
                                                phi_6579_ = _e1007;
                                            } else {
                                                let _e984 = (-(_e966) / _e954);
                                                if (_e984 > 1f) {
                                                    phi_6564_ = 1f;
                                                } else {
                                                    phi_6564_ = select(0f, _e984, (_e984 > 0f));
                                                }
                                                let _e989 = phi_6564_;
                                                let _e991 = ((_e976 - _e966) / _e954);
                                                if (_e991 > 1f) {
                                                    phi_6576_ = 1f;
                                                } else {
                                                    phi_6576_ = select(0f, _e991, (_e991 > 0f));
                                                }
                                                let _e996 = phi_6576_;
                                                phi_6579_ = (0.5f * (_e989 + _e996));
                                            }
                                            let _e1009 = phi_6579_;
                                            let _e1012 = (((_e976 * _e1009) + _e971) / _e961);
                                            if (_e1012 > 1f) {
                                                phi_6592_ = 1f;
                                            } else {
                                                phi_6592_ = select(0f, _e1012, (_e1012 > 0f));
                                            }
                                            let _e1017 = phi_6592_;
                                            if (_e1012 != _e1017) {
                                                let _e1021 = (((_e976 * _e1017) - _e966) / _e954);
                                                if (_e1021 > 1f) {
                                                    phi_6609_ = 1f;
                                                } else {
                                                    phi_6609_ = select(0f, _e1021, (_e1021 > 0f));
                                                }
                                                let _e1026 = phi_6609_;
                                                phi_6610_ = _e1026;
                                            } else {
                                                phi_6610_ = _e1009;
                                            }
                                            let _e1028 = phi_6610_;
                                            phi_6877_ = vec4<f32>((1f - _e1028), _e1028, (_e1017 - 1f), -(_e1017));
                                        } else {
                                            let _e754 = (_e609.x - _e606.x);
                                            let _e755 = (_e609.y - _e606.y);
                                            let _e756 = (_e609.z - _e606.z);
                                            let _e757 = (_e612.x - _e606.x);
                                            let _e758 = (_e612.y - _e606.y);
                                            let _e759 = (_e612.z - _e606.z);
                                            let _e760 = (_e602.x - _e606.x);
                                            let _e761 = (_e602.y - _e606.y);
                                            let _e762 = (_e602.z - _e606.z);
                                            let _e767 = (((_e754 * _e760) + (_e755 * _e761)) + (_e756 * _e762));
                                            let _e772 = (((_e757 * _e760) + (_e758 * _e761)) + (_e759 * _e762));
                                            let _e773 = (_e602.x - _e609.x);
                                            let _e774 = (_e602.y - _e609.y);
                                            let _e775 = (_e602.z - _e609.z);
                                            let _e780 = (((_e754 * _e773) + (_e755 * _e774)) + (_e756 * _e775));
                                            let _e785 = (((_e757 * _e773) + (_e758 * _e774)) + (_e759 * _e775));
                                            let _e786 = (_e602.x - _e612.x);
                                            let _e787 = (_e602.y - _e612.y);
                                            let _e788 = (_e602.z - _e612.z);
                                            let _e793 = (((_e754 * _e786) + (_e755 * _e787)) + (_e756 * _e788));
                                            let _e798 = (((_e757 * _e786) + (_e758 * _e787)) + (_e759 * _e788));
                                            let _e801 = ((_e780 * _e798) - (_e793 * _e785));
                                            let _e804 = ((_e793 * _e772) - (_e767 * _e798));
                                            let _e807 = ((_e767 * _e785) - (_e780 * _e772));
                                            if (_e767 <= 0f) {
                                                phi_6678_ = select(true, false, (_e772 <= 0f));
                                            } else {
                                                phi_6678_ = true;
                                            }
                                            let _e812 = phi_6678_;
                                            if _e812 {
                                                if (_e780 >= 0f) {
                                                    phi_6691_ = select(true, false, (_e785 <= _e780));
                                                } else {
                                                    phi_6691_ = true;
                                                }
                                                let _e817 = phi_6691_;
                                                if _e817 {
                                                    if (_e807 <= 0f) {
                                                        if (_e767 >= 0f) {
                                                            let _e820 = (_e780 <= 0f);
                                                            if _e820 {
                                                                let _e821 = (_e767 - _e780);
                                                                let _e824 = (_e767 / select(0.000000000000000000000000000001f, _e821, (_e821 > 0.000000000000000000000000000001f)));
                                                                if (_e824 > 1f) {
                                                                    phi_6723_ = 1f;
                                                                } else {
                                                                    phi_6723_ = select(0f, _e824, (_e824 > 0f));
                                                                }
                                                                let _e829 = phi_6723_;
                                                                phi_6726_ = vec3<f32>((1f - _e829), _e829, 0f);
                                                            } else {
                                                                phi_6726_ = vec3<f32>();
                                                            }
                                                            let _e833 = phi_6726_;
                                                            phi_6728_ = _e833;
                                                            phi_6729_ = select(true, false, _e820);
                                                        } else {
                                                            phi_6728_ = vec3<f32>();
                                                            phi_6729_ = true;
                                                        }
                                                        let _e836 = phi_6728_;
                                                        let _e838 = phi_6729_;
                                                        phi_6730_ = _e836;
                                                        phi_6731_ = _e838;
                                                    } else {
                                                        phi_6730_ = vec3<f32>();
                                                        phi_6731_ = true;
                                                    }
                                                    let _e840 = phi_6730_;
                                                    let _e842 = phi_6731_;
                                                    if _e842 {
                                                        if (_e798 >= 0f) {
                                                            phi_6744_ = select(true, false, (_e793 <= _e798));
                                                        } else {
                                                            phi_6744_ = true;
                                                        }
                                                        let _e847 = phi_6744_;
                                                        if _e847 {
                                                            if (_e804 <= 0f) {
                                                                if (_e772 >= 0f) {
                                                                    let _e850 = (_e798 <= 0f);
                                                                    if _e850 {
                                                                        let _e851 = (_e772 - _e798);
                                                                        let _e854 = (_e772 / select(0.000000000000000000000000000001f, _e851, (_e851 > 0.000000000000000000000000000001f)));
                                                                        if (_e854 > 1f) {
                                                                            phi_6776_ = 1f;
                                                                        } else {
                                                                            phi_6776_ = select(0f, _e854, (_e854 > 0f));
                                                                        }
                                                                        let _e859 = phi_6776_;
                                                                        phi_6779_ = vec3<f32>((1f - _e859), 0f, _e859);
                                                                    } else {
                                                                        phi_6779_ = vec3<f32>();
                                                                    }
                                                                    let _e863 = phi_6779_;
                                                                    phi_6781_ = _e863;
                                                                    phi_6782_ = select(true, false, _e850);
                                                                } else {
                                                                    phi_6781_ = vec3<f32>();
                                                                    phi_6782_ = true;
                                                                }
                                                                let _e866 = phi_6781_;
                                                                let _e868 = phi_6782_;
                                                                phi_6783_ = _e866;
                                                                phi_6784_ = _e868;
                                                            } else {
                                                                phi_6783_ = vec3<f32>();
                                                                phi_6784_ = true;
                                                            }
                                                            let _e870 = phi_6783_;
                                                            let _e872 = phi_6784_;
                                                            if _e872 {
                                                                if (_e801 <= 0f) {
                                                                    if (_e785 >= _e780) {
                                                                        let _e875 = (_e793 >= _e798);
                                                                        if _e875 {
                                                                            let _e876 = (_e785 - _e780);
                                                                            let _e878 = (_e876 + (_e793 - _e798));
                                                                            let _e881 = (_e876 / select(0.000000000000000000000000000001f, _e878, (_e878 > 0.000000000000000000000000000001f)));
                                                                            if (_e881 > 1f) {
                                                                                phi_6819_ = 1f;
                                                                            } else {
                                                                                phi_6819_ = select(0f, _e881, (_e881 > 0f));
                                                                            }
                                                                            let _e886 = phi_6819_;
                                                                            phi_6822_ = vec3<f32>(0f, (1f - _e886), _e886);
                                                                        } else {
                                                                            phi_6822_ = vec3<f32>();
                                                                        }
                                                                        let _e890 = phi_6822_;
                                                                        phi_6824_ = _e890;
                                                                        phi_6825_ = select(true, false, _e875);
                                                                    } else {
                                                                        phi_6824_ = vec3<f32>();
                                                                        phi_6825_ = true;
                                                                    }
                                                                    let _e893 = phi_6824_;
                                                                    let _e895 = phi_6825_;
                                                                    phi_6826_ = _e893;
                                                                    phi_6827_ = _e895;
                                                                } else {
                                                                    phi_6826_ = vec3<f32>();
                                                                    phi_6827_ = true;
                                                                }
                                                                let _e897 = phi_6826_;
                                                                let _e899 = phi_6827_;
                                                                if _e899 {
                                                                    let _e901 = ((_e801 + _e804) + _e807);
                                                                    let _e904 = (1f / select(0.000000000000000000000000000001f, _e901, (_e901 > 0.000000000000000000000000000001f)));
                                                                    let _e905 = (_e804 * _e904);
                                                                    if (_e905 > 1f) {
                                                                        phi_6849_ = 1f;
                                                                    } else {
                                                                        phi_6849_ = select(0f, _e905, (_e905 > 0f));
                                                                    }
                                                                    let _e910 = phi_6849_;
                                                                    let _e911 = (_e807 * _e904);
                                                                    if (_e911 > 1f) {
                                                                        phi_6860_ = 1f;
                                                                    } else {
                                                                        phi_6860_ = select(0f, _e911, (_e911 > 0f));
                                                                    }
                                                                    let _e916 = phi_6860_;
                                                                    phi_6864_ = vec3<f32>(((1f - _e910) - _e916), _e910, _e916);
                                                                } else {
                                                                    phi_6864_ = _e897;
                                                                }
                                                                let _e921 = phi_6864_;
                                                                phi_6865_ = _e921;
                                                            } else {
                                                                phi_6865_ = _e870;
                                                            }
                                                            let _e923 = phi_6865_;
                                                            phi_6866_ = _e923;
                                                        } else {
                                                            phi_6866_ = vec3<f32>(0f, 0f, 1f);
                                                        }
                                                        let _e925 = phi_6866_;
                                                        phi_6867_ = _e925;
                                                    } else {
                                                        phi_6867_ = _e840;
                                                    }
                                                    let _e927 = phi_6867_;
                                                    phi_6868_ = _e927;
                                                } else {
                                                    phi_6868_ = vec3<f32>(0f, 1f, 0f);
                                                }
                                                let _e929 = phi_6868_;
                                                phi_6869_ = _e929;
                                            } else {
                                                phi_6869_ = vec3<f32>(1f, 0f, 0f);
                                            }
                                            let _e931 = phi_6869_;
                                            phi_6877_ = vec4<f32>(1f, -(_e931.x), -(_e931.y), -(_e931.z));
                                        }
                                        let _e1034 = phi_6877_;
                                        let _e1057 = ((((_e602.x * _e1034.x) + (_e606.x * _e1034.y)) + (_e609.x * _e1034.z)) + (_e612.x * _e1034.w));
                                        let _e1058 = ((((_e602.y * _e1034.x) + (_e606.y * _e1034.y)) + (_e609.y * _e1034.z)) + (_e612.y * _e1034.w));
                                        let _e1059 = ((((_e602.z * _e1034.x) + (_e606.z * _e1034.y)) + (_e609.z * _e1034.z)) + (_e612.z * _e1034.w));
                                        let _e1065 = sqrt((((_e1057 * _e1057) + (_e1058 * _e1058)) + (_e1059 * _e1059)));
                                        let _e1068 = params_1.member.member_14;
                                        if (_e1065 < _e1068) {
                                            let _e1072 = params_1.member.member;
                                            if ((((select(0u, 1u, (_e540.x >= _e1072)) | select(0u, 1u, (_e540.y >= _e1072))) | select(0u, 1u, (_e540.z >= _e1072))) | select(0u, 1u, (_e540.w >= _e1072))) != 0u) {
                                                let _e1088 = params_1.member.member_16;
                                                let _e1090 = (0.8f * (_e1065 - _e1088));
                                                let _e1091 = (1.25f * _e1088);
                                                phi_6955_ = select(_e1091, _e1090, (_e1090 > _e1091));
                                            } else {
                                                phi_6955_ = (0.45f * _e1065);
                                            }
                                            let _e1095 = phi_6955_;
                                            let _e1098 = params_1.member.member_13;
                                            let _e1099 = (0.00001f * _e1098);
                                            let _e1102 = bitcast<u32>(select(_e1099, _e1095, (_e1095 > _e1099)));
                                            let _e1104 = atomicMin((&bounds.member[_e540.x]), _e1102);
                                            let _e1106 = atomicMin((&bounds.member[_e540.y]), _e1102);
                                            let _e1108 = atomicMin((&bounds.member[_e540.z]), _e1102);
                                            let _e1110 = atomicMin((&bounds.member[_e540.w]), _e1102);
                                            if _e541 {
                                                phi_6990_ = (_e540.x | 2147483648u);
                                            } else {
                                                phi_6990_ = _e540.x;
                                            }
                                            let _e1113 = phi_6990_;
                                            let _e1115 = atomicAdd((&near.member[0u]), 1u);
                                            if (_e1115 < _e459) {
                                                let _e1118 = ((_e1115 + 1u) * 4u);
                                                atomicStore((&near.member[_e1118]), _e1113);
                                                atomicStore((&near.member[(_e1118 + 1u)]), _e540.y);
                                                atomicStore((&near.member[(_e1118 + 2u)]), _e540.z);
                                                atomicStore((&near.member[(_e1118 + 3u)]), _e540.w);
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
    var phi_7258_: u32;
    var phi_7260_: u32;
    var phi_7263_: u32;
    var phi_7261_: u32;
    var phi_7264_: u32;
    var local_41: u32;
    var local_42: u32;

    let _e393 = builtin_local_56;
    let _e394 = builtin_group_56;
    let _e395 = builtin_groups_56;
    if ((((_e394.x + (_e394.y * _e395.x)) * 256u) + _e393.x) == 0u) {
        let _e407 = tiles_1.member[0u];
        let _e410 = params_1.member.member_19;
        let _e413 = (select(_e410, _e407, (_e407 < _e410)) * 16u);
        let _e414 = (_e413 / 256u);
        if ((_e413 % 256u) > 0u) {
            phi_7258_ = (_e414 + 1u);
        } else {
            phi_7258_ = _e414;
        }
        let _e419 = phi_7258_;
        phi_7260_ = 1u;
        phi_7263_ = _e419;
        loop {
            let _e421 = phi_7260_;
            let _e423 = phi_7263_;
            local_41 = _e423;
            local_42 = _e421;
            let _e424 = (_e423 > 65535u);
            if _e424 {
                phi_7261_ = (_e421 << bitcast<u32>(1i));
                phi_7264_ = ((_e423 >> bitcast<u32>(1i)) + (_e423 & 1u));
            } else {
                break;
            }
            let _e432 = phi_7261_;
            let _e434 = phi_7264_;
            continue;
            continuing {
                phi_7260_ = _e432;
                phi_7263_ = _e434;
            }
        }
        let _e437 = local_41;
        let _e439 = local_42;
        arguments_1.member[0u] = type_49(_e437, _e439, 1u);
    }
    return;
}

fn function_19() {
    var phi_7323_: bool;
    var phi_7324_: bool;
    var phi_7325_: bool;

    let _e393 = builtin_local_56;
    let _e394 = builtin_group_56;
    let _e395 = builtin_groups_56;
    if ((((_e394.x + (_e394.y * _e395.x)) * 256u) + _e393.x) == 0u) {
        let _e407 = proxies.member[0u];
        let _e410 = atomicMax((&status.member[2u]), _e407);
        let _e413 = tiles.member[0u];
        let _e416 = atomicMax((&status.member[3u]), _e413);
        let _e419 = near_1.member[0u];
        let _e422 = atomicMax((&status.member[4u]), _e419);
        let _e425 = scanned_tiles.member[1u];
        if (_e425 == 0u) {
            let _e429 = scanned_tiles.member[0u];
            let _e430 = (_e429 > 32768u);
            if _e430 {
                phi_7323_ = bool();
            } else {
                phi_7323_ = (_e413 > 268435455u);
            }
            let _e433 = phi_7323_;
            phi_7324_ = _e433;
            phi_7325_ = _e430;
        } else {
            phi_7324_ = bool();
            phi_7325_ = true;
        }
        let _e435 = phi_7324_;
        let _e437 = phi_7325_;
        let _e442 = atomicMax((&status.member[5u]), select(0u, 1u, select(_e435, true, _e437)));
    }
    return;
}

fn function_20() {
    var phi_7370_: f32;

    let _e393 = builtin_local_56;
    let _e394 = builtin_group_56;
    let _e395 = builtin_groups_56;
    let _e403 = (((_e394.x + (_e394.y * _e395.x)) * 256u) + _e393.x);
    let _e406 = params_1.member.member_1;
    if (_e403 < _e406) {
        let _e410 = params_1.member.member;
        if (_e403 < _e410) {
            let _e414 = velocities.member[_e403];
            pushes_1.member[((_e403 * 8u) + 7u)] = 0u;
            phi_7370_ = _e414.w;
        } else {
            phi_7370_ = 0f;
        }
        let _e421 = phi_7370_;
        let _e422 = (3u * _e403);
        let _e425 = positions.member[_e422];
        let _e429 = positions.member[(_e422 + 1u)];
        let _e433 = positions.member[(_e422 + 2u)];
        reference_1.member[_e403] = vec4<f32>(_e425, _e429, _e433, _e421);
        let _e439 = params_1.member.member_14;
        bounds_1.member[_e403] = bitcast<u32>((0.45f * _e439));
        if (_e403 == 0u) {
            near_2.member[0u] = 0u;
        }
    }
    return;
}

fn function_21() {
    var phi_7582_: vec3<f32>;
    var phi_7583_: vec3<f32>;

    let _e393 = builtin_local_56;
    let _e394 = builtin_group_56;
    let _e395 = builtin_groups_56;
    let _e403 = (((_e394.x + (_e394.y * _e395.x)) * 256u) + _e393.x);
    let _e406 = params_1.member.member;
    if (_e403 < _e406) {
        let _e410 = colliding_faces.member[_e403];
        colliding_faces.member[_e403] = 4294967295u;
        let _e413 = new_velocities.member[_e403];
        let _e416 = params_1.member.member_21;
        if (_e410 < _e416) {
            if (_e413.w > 0f) {
                let _e420 = (3u * _e410);
                let _e423 = body_triangles.member[_e420];
                let _e427 = body_triangles.member[(_e420 + 1u)];
                let _e431 = body_triangles.member[(_e420 + 2u)];
                let _e432 = (_e406 + _e423);
                let _e435 = predicted.member[_e432];
                let _e439 = (3u * _e432);
                let _e442 = positions_1.member[_e439];
                let _e446 = positions_1.member[(_e439 + 1u)];
                let _e450 = positions_1.member[(_e439 + 2u)];
                let _e454 = (_e406 + _e427);
                let _e457 = predicted.member[_e454];
                let _e461 = (3u * _e454);
                let _e464 = positions_1.member[_e461];
                let _e468 = positions_1.member[(_e461 + 1u)];
                let _e472 = positions_1.member[(_e461 + 2u)];
                let _e479 = (_e406 + _e431);
                let _e482 = predicted.member[_e479];
                let _e486 = (3u * _e479);
                let _e489 = positions_1.member[_e486];
                let _e493 = positions_1.member[(_e486 + 1u)];
                let _e497 = positions_1.member[(_e486 + 2u)];
                let _e506 = params_1.member.member_3;
                let _e507 = (3f * _e506);
                let _e508 = ((((_e435.x - _e442) + (_e457.x - _e464)) + (_e482.x - _e489)) / _e507);
                let _e509 = ((((_e435.y - _e446) + (_e457.y - _e468)) + (_e482.y - _e493)) / _e507);
                let _e510 = ((((_e435.z - _e450) + (_e457.z - _e472)) + (_e482.z - _e497)) / _e507);
                let _e516 = boxes_1.member[((_e410 * 3u) + 2u)];
                let _e526 = params_1.member.member_15;
                let _e527 = (_e413.x - _e508);
                let _e528 = (_e413.y - _e509);
                let _e529 = (_e413.z - _e510);
                let _e535 = -((((_e527 * _e516.x) + (_e528 * _e516.y)) + (_e529 * _e516.z)));
                if (_e535 > 0f) {
                    let _e540 = (_e527 + (_e516.x * _e535));
                    let _e541 = (_e528 + (_e516.y * _e535));
                    let _e542 = (_e529 + (_e516.z * _e535));
                    let _e548 = sqrt((((_e540 * _e540) + (_e541 * _e541)) + (_e542 * _e542)));
                    let _e549 = (_e526 * _e535);
                    if (_e548 > _e549) {
                        let _e552 = ((_e548 - _e549) / _e548);
                        phi_7582_ = vec3<f32>((_e508 + (_e540 * _e552)), (_e509 + (_e541 * _e552)), (_e510 + (_e542 * _e552)));
                    } else {
                        phi_7582_ = vec3<f32>(_e508, _e509, _e510);
                    }
                    let _e561 = phi_7582_;
                    phi_7583_ = _e561;
                } else {
                    phi_7583_ = vec3<f32>(_e413.x, _e413.y, _e413.z);
                }
                let _e563 = phi_7583_;
                let _e564 = (3u * _e403);
                let _e567 = positions_1.member[_e564];
                let _e571 = positions_1.member[(_e564 + 1u)];
                let _e575 = positions_1.member[(_e564 + 2u)];
                new_velocities.member[_e403] = vec4<f32>(_e563.x, _e563.y, _e563.z, _e413.w);
                predicted.member[_e403] = vec4<f32>((_e567 + (_e563.x * _e506)), (_e571 + (_e563.y * _e506)), (_e575 + (_e563.z * _e506)), _e413.w);
            }
        }
    }
    return;
}

fn function_22() {
    var phi_7704_: vec3<f32>;

    let _e393 = builtin_local_56;
    let _e394 = builtin_group_56;
    let _e395 = builtin_groups_56;
    let _e403 = (((_e394.x + (_e394.y * _e395.x)) * 256u) + _e393.x);
    let _e406 = params_1.member.member_21;
    if (_e403 < _e406) {
        let _e408 = (3u * _e403);
        let _e411 = body_triangles.member[_e408];
        let _e415 = body_triangles.member[(_e408 + 1u)];
        let _e419 = body_triangles.member[(_e408 + 2u)];
        let _e422 = params_1.member.member;
        let _e426 = predicted_1.member[(_e422 + _e411)];
        let _e433 = predicted_1.member[(_e422 + _e415)];
        let _e440 = predicted_1.member[(_e422 + _e419)];
        let _e446 = params_1.member.member_23;
        let _e447 = (_e433.x - _e426.x);
        let _e448 = (_e433.y - _e426.y);
        let _e449 = (_e433.z - _e426.z);
        let _e450 = (_e440.x - _e426.x);
        let _e451 = (_e440.y - _e426.y);
        let _e452 = (_e440.z - _e426.z);
        let _e455 = ((_e448 * _e452) - (_e451 * _e449));
        let _e458 = ((_e449 * _e450) - (_e452 * _e447));
        let _e461 = ((_e447 * _e451) - (_e450 * _e448));
        let _e467 = sqrt((((_e455 * _e455) + (_e458 * _e458)) + (_e461 * _e461)));
        if (_e467 > 0.000000000000000000000000000001f) {
            let _e469 = (1f / _e467);
            phi_7704_ = vec3<f32>((_e455 * _e469), (_e458 * _e469), (_e461 * _e469));
        } else {
            phi_7704_ = vec3<f32>(0f, 0f, 0f);
        }
        let _e475 = phi_7704_;
        let _e477 = select(_e433.x, _e426.x, (_e426.x < _e433.x));
        let _e479 = select(_e433.y, _e426.y, (_e426.y < _e433.y));
        let _e481 = select(_e433.z, _e426.z, (_e426.z < _e433.z));
        let _e493 = select(_e433.x, _e426.x, (_e426.x > _e433.x));
        let _e495 = select(_e433.y, _e426.y, (_e426.y > _e433.y));
        let _e497 = select(_e433.z, _e426.z, (_e426.z > _e433.z));
        let _e512 = (_e403 * 3u);
        boxes_2.member[_e512] = vec4<f32>((select(_e440.x, _e477, (_e477 < _e440.x)) - _e446), (select(_e440.y, _e479, (_e479 < _e440.y)) - _e446), (select(_e440.z, _e481, (_e481 < _e440.z)) - _e446), _e426.x);
        boxes_2.member[(_e512 + 1u)] = vec4<f32>((select(_e440.x, _e493, (_e493 > _e440.x)) + _e446), (select(_e440.y, _e495, (_e495 > _e440.y)) + _e446), (select(_e440.z, _e497, (_e497 > _e440.z)) + _e446), _e426.y);
        boxes_2.member[(_e512 + 2u)] = vec4<f32>(_e475.x, _e475.y, _e475.z, _e426.z);
    }
    return;
}

fn function_23() {
    let _e393 = builtin_local_56;
    let _e394 = builtin_group_56;
    let _e395 = builtin_groups_56;
    let _e403 = (((_e394.x + (_e394.y * _e395.x)) * 256u) + _e393.x);
    let _e406 = params_1.member.member_1;
    if (_e403 < _e406) {
        let _e410 = predicted_2.member[_e403];
        let _e411 = (3u * _e403);
        positions_2.member[_e411] = _e410.x;
        positions_2.member[(_e411 + 1u)] = _e410.y;
        positions_2.member[(_e411 + 2u)] = _e410.z;
    }
    return;
}

fn function_24() {
    var phi_7925_: bool;
    var phi_7927_: bool;
    var phi_7928_: bool;
    var phi_7929_: bool;
    var phi_7930_: bool;
    var phi_7931_: bool;
    var phi_7932_: bool;
    var phi_7933_: bool;
    var phi_7934_: bool;
    var phi_7935_: bool;
    var phi_7936_: bool;

    switch bitcast<i32>(0u) {
        default: {
            let _e394 = builtin_local_56;
            let _e395 = builtin_group_56;
            let _e396 = builtin_groups_56;
            let _e404 = (((_e395.x + (_e395.y * _e396.x)) * 256u) + _e394.x);
            let _e407 = params_1.member.member_22;
            let _e410 = params_1.member.member;
            let _e411 = (_e410 == 0u);
            if _e411 {
                break;
            }
            let _e413 = (_e407 + (_e404 / _e410));
            if _e411 {
                break;
            }
            let _e414 = (_e404 % _e410);
            let _e417 = params_1.member.member_21;
            if (_e413 < _e417) {
                let _e421 = predicted_2.member[_e414];
                let _e425 = (_e413 * 3u);
                let _e428 = boxes_3.member[_e425];
                let _e432 = boxes_3.member[(_e425 + 1u)];
                let _e436 = boxes_3.member[(_e425 + 2u)];
                if (_e421.x >= _e428.x) {
                    if (_e421.y >= _e428.y) {
                        if (_e421.z >= _e428.z) {
                            if (_e421.x <= _e432.x) {
                                if (_e421.y <= _e432.y) {
                                    let _e450 = (_e421.z <= _e432.z);
                                    if _e450 {
                                        let _e452 = (_e421.x - _e428.w);
                                        let _e453 = (_e421.y - _e432.w);
                                        let _e454 = (_e421.z - _e436.w);
                                        phi_7925_ = ((((_e452 * _e436.x) + (_e453 * _e436.y)) + (_e454 * _e436.z)) > (0.8f * sqrt((((_e452 * _e452) + (_e453 * _e453)) + (_e454 * _e454)))));
                                    } else {
                                        phi_7925_ = bool();
                                    }
                                    let _e472 = phi_7925_;
                                    phi_7927_ = _e472;
                                    phi_7928_ = select(true, false, _e450);
                                } else {
                                    phi_7927_ = bool();
                                    phi_7928_ = true;
                                }
                                let _e475 = phi_7927_;
                                let _e477 = phi_7928_;
                                phi_7929_ = _e475;
                                phi_7930_ = _e477;
                            } else {
                                phi_7929_ = bool();
                                phi_7930_ = true;
                            }
                            let _e479 = phi_7929_;
                            let _e481 = phi_7930_;
                            phi_7931_ = _e479;
                            phi_7932_ = _e481;
                        } else {
                            phi_7931_ = bool();
                            phi_7932_ = true;
                        }
                        let _e483 = phi_7931_;
                        let _e485 = phi_7932_;
                        phi_7933_ = _e483;
                        phi_7934_ = _e485;
                    } else {
                        phi_7933_ = bool();
                        phi_7934_ = true;
                    }
                    let _e487 = phi_7933_;
                    let _e489 = phi_7934_;
                    phi_7935_ = _e487;
                    phi_7936_ = _e489;
                } else {
                    phi_7935_ = bool();
                    phi_7936_ = true;
                }
                let _e491 = phi_7935_;
                let _e493 = phi_7936_;
                if select(_e491, false, _e493) {
                    let _e497 = atomicMin((&colliding_faces_1.member[_e414]), _e413);
                }
            }
            break;
        }
    }
    return;
}

fn function_25() {
    var phi_8022_: type_57;
    var phi_8095_: bool;
    var phi_8097_: bool;
    var phi_8098_: bool;
    var phi_8099_: bool;
    var phi_8100_: bool;
    var phi_8101_: bool;
    var phi_8102_: bool;
    var phi_8103_: bool;
    var phi_8104_: bool;
    var phi_8105_: bool;
    var phi_8106_: bool;

    let _e393 = builtin_local_56;
    let _e394 = builtin_group_56;
    let _e395 = builtin_groups_56;
    let _e406 = (((_e394.x + (_e394.y * _e395.x)) * 256u) + _e393.x);
    let _e409 = params_1.member.member_19;
    let _e411 = tiles.member[0u];
    if (_e406 < select(_e409, _e411, (_e411 < _e409))) {
        let _e416 = pairs.member[_e406];
        let _e419 = ((_e416 >> bitcast<u32>(16i)) * 2u);
        let _e422 = tiles.member[(4u + _e419)];
        let _e429 = sweep_boxes.member[((_e422 * 256u) + ((_e416 >> bitcast<u32>(8i)) & 255u))];
        let _e433 = tiles.member[(_e419 + 5u)];
        let _e438 = sweep_boxes.member[((_e433 * 256u) + (_e416 & 255u))];
        if (_e429.x < _e438.x) {
            phi_8022_ = type_57(_e429.x, _e438.x);
        } else {
            phi_8022_ = type_57(_e438.x, _e429.x);
        }
        let _e444 = phi_8022_;
        let _e449 = params_1.member.member;
        let _e450 = (_e444.member_1 - _e449);
        let _e453 = predicted_3.member[_e444.member];
        let _e457 = (_e450 * 3u);
        let _e460 = boxes_4.member[_e457];
        let _e464 = boxes_4.member[(_e457 + 1u)];
        let _e468 = boxes_4.member[(_e457 + 2u)];
        if (_e453.x >= _e460.x) {
            if (_e453.y >= _e460.y) {
                if (_e453.z >= _e460.z) {
                    if (_e453.x <= _e464.x) {
                        if (_e453.y <= _e464.y) {
                            let _e482 = (_e453.z <= _e464.z);
                            if _e482 {
                                let _e484 = (_e453.x - _e460.w);
                                let _e485 = (_e453.y - _e464.w);
                                let _e486 = (_e453.z - _e468.w);
                                phi_8095_ = ((((_e484 * _e468.x) + (_e485 * _e468.y)) + (_e486 * _e468.z)) > (0.8f * sqrt((((_e484 * _e484) + (_e485 * _e485)) + (_e486 * _e486)))));
                            } else {
                                phi_8095_ = bool();
                            }
                            let _e504 = phi_8095_;
                            phi_8097_ = _e504;
                            phi_8098_ = select(true, false, _e482);
                        } else {
                            phi_8097_ = bool();
                            phi_8098_ = true;
                        }
                        let _e507 = phi_8097_;
                        let _e509 = phi_8098_;
                        phi_8099_ = _e507;
                        phi_8100_ = _e509;
                    } else {
                        phi_8099_ = bool();
                        phi_8100_ = true;
                    }
                    let _e511 = phi_8099_;
                    let _e513 = phi_8100_;
                    phi_8101_ = _e511;
                    phi_8102_ = _e513;
                } else {
                    phi_8101_ = bool();
                    phi_8102_ = true;
                }
                let _e515 = phi_8101_;
                let _e517 = phi_8102_;
                phi_8103_ = _e515;
                phi_8104_ = _e517;
            } else {
                phi_8103_ = bool();
                phi_8104_ = true;
            }
            let _e519 = phi_8103_;
            let _e521 = phi_8104_;
            phi_8105_ = _e519;
            phi_8106_ = _e521;
        } else {
            phi_8105_ = bool();
            phi_8106_ = true;
        }
        let _e523 = phi_8105_;
        let _e525 = phi_8106_;
        if select(_e523, false, _e525) {
            let _e529 = atomicMin((&colliding_faces_2.member[_e444.member]), _e450);
        }
    }
    return;
}

fn function_26() {
    var phi_8199_: u32;
    var phi_8200_: u32;
    var phi_8232_: f32;
    var phi_8309_: vec3<f32>;
    var phi_8311_: vec3<f32>;
    var phi_8312_: bool;
    var phi_8329_: bool;
    var phi_8331_: bool;
    var phi_8332_: bool;
    var phi_8364_: vec3<f32>;
    var phi_8410_: bool;
    var phi_8412_: bool;
    var phi_8413_: bool;
    var phi_8436_: bool;
    var phi_8438_: bool;
    var phi_8439_: bool;
    var phi_8456_: bool;
    var phi_8457_: bool;
    var phi_8478_: vec3<f32>;
    var phi_8479_: vec3<f32>;

    let _e393 = builtin_local_56;
    let _e394 = builtin_group_56;
    let _e395 = builtin_groups_56;
    let _e403 = (((_e394.x + (_e394.y * _e395.x)) * 256u) + _e393.x);
    let _e406 = params_1.member.member_1;
    if (_e403 < _e406) {
        let _e410 = predicted_2.member[_e403];
        let _e417 = params_1.member.member;
        if (_e403 < _e417) {
            let _e419 = (_e403 * 8u);
            let _e422 = pushes_2.member[_e419];
            let _e426 = pushes_2.member[(_e419 + 1u)];
            let _e430 = pushes_2.member[(_e419 + 2u)];
            let _e434 = pushes_2.member[(_e419 + 3u)];
            let _e438 = pushes_2.member[(_e419 + 4u)];
            let _e442 = pushes_2.member[(_e419 + 5u)];
            let _e446 = pushes_2.member[(_e419 + 6u)];
            let _e447 = (_e419 + 7u);
            let _e450 = pushes_2.member[_e447];
            let _e451 = (3u * _e403);
            let _e454 = positions_3.member[_e451];
            let _e458 = positions_3.member[(_e451 + 1u)];
            let _e462 = positions_3.member[(_e451 + 2u)];
            let _e466 = new_velocities_1.member[_e403];
            if (_e434 == 0u) {
            } else {
                phi_8199_ = _e419;
                loop {
                    let _e469 = phi_8199_;
                    let _e470 = (_e469 < _e447);
                    if _e470 {
                        pushes_2.member[_e469] = 0u;
                        phi_8200_ = (_e469 + 1u);
                    } else {
                        break;
                    }
                    let _e475 = phi_8200_;
                    continue;
                    continuing {
                        phi_8199_ = _e475;
                    }
                }
            }
            if (_e466.w > 0f) {
                let _e479 = (_e450 != 0u);
                let _e482 = bounds_1.member[_e403];
                let _e483 = bitcast<f32>(_e482);
                if _e479 {
                    let _e486 = params_1.member.member_13;
                    let _e487 = (0.5f * _e486);
                    phi_8232_ = select(_e487, _e483, (_e483 > _e487));
                } else {
                    phi_8232_ = _e483;
                }
                let _e491 = phi_8232_;
                if _e479 {
                    bounds_1.member[_e403] = bitcast<u32>(_e491);
                    let _e495 = atomicAdd((&status_1.member[7u]), 1u);
                }
                let _e498 = reference_2.member[_e403];
                let _e504 = params_1.member.member_13;
                let _e507 = (f32(bitcast<i32>(_e434)) * 0.0009765625f);
                let _e511 = ((32768f / _e504) * select(1f, _e507, (_e507 > 1f)));
                let _e523 = (f32(bitcast<i32>(_e438)) / _e511);
                let _e526 = (f32(bitcast<i32>(_e442)) / _e511);
                let _e529 = (f32(bitcast<i32>(_e446)) / _e511);
                let _e533 = ((_e410.x + (f32(bitcast<i32>(_e422)) / _e511)) + _e523);
                let _e534 = ((_e410.y + (f32(bitcast<i32>(_e426)) / _e511)) + _e526);
                let _e535 = ((_e410.z + (f32(bitcast<i32>(_e430)) / _e511)) + _e529);
                let _e537 = (_e533 - _e498.x);
                let _e538 = (_e534 - _e498.y);
                let _e539 = (_e535 - _e498.z);
                let _e545 = sqrt((((_e537 * _e537) + (_e538 * _e538)) + (_e539 * _e539)));
                if (_e545 > _e491) {
                    let _e549 = ((bitcast<u32>(_e545) & 2139095040u) != 2139095040u);
                    if _e549 {
                        let _e550 = (_e491 / _e545);
                        phi_8309_ = vec3<f32>((_e498.x + (_e537 * _e550)), (_e498.y + (_e538 * _e550)), (_e498.z + (_e539 * _e550)));
                    } else {
                        phi_8309_ = vec3<f32>();
                    }
                    let _e559 = phi_8309_;
                    phi_8311_ = _e559;
                    phi_8312_ = select(true, false, _e549);
                } else {
                    phi_8311_ = vec3<f32>();
                    phi_8312_ = true;
                }
                let _e562 = phi_8311_;
                let _e564 = phi_8312_;
                let _e566 = select(_e562, vec3<f32>(_e533, _e534, _e535), vec3(_e564));
                if (_e566.x == _e533) {
                    let _e570 = (_e566.y == _e534);
                    if _e570 {
                        phi_8329_ = (_e566.z == _e535);
                    } else {
                        phi_8329_ = bool();
                    }
                    let _e574 = phi_8329_;
                    phi_8331_ = _e574;
                    phi_8332_ = select(true, false, _e570);
                } else {
                    phi_8331_ = bool();
                    phi_8332_ = true;
                }
                let _e577 = phi_8331_;
                let _e579 = phi_8332_;
                if select(_e577, false, _e579) {
                    let _e598 = params_1.member.member_3;
                    phi_8364_ = vec3<f32>((_e466.x + (_e523 / _e598)), (_e466.y + (_e526 / _e598)), (_e466.z + (_e529 / _e598)));
                } else {
                    let _e588 = params_1.member.member_3;
                    phi_8364_ = vec3<f32>(((_e566.x - _e454) / _e588), ((_e566.y - _e458) / _e588), ((_e566.z - _e462) / _e588));
                }
                let _e607 = phi_8364_;
                let _e608 = (_e566.x - _e498.x);
                let _e610 = (_e566.y - _e498.y);
                let _e612 = (_e566.z - _e498.z);
                velocities_1.member[_e403] = vec4<f32>(_e607.x, _e607.y, _e607.z, _e466.w);
                let _e633 = sqrt((((_e607.x * _e607.x) + (_e607.y * _e607.y)) + (_e607.z * _e607.z)));
                if ((bitcast<u32>(_e566.x) & 2139095040u) != 2139095040u) {
                    let _e639 = ((bitcast<u32>(_e566.y) & 2139095040u) != 2139095040u);
                    if _e639 {
                        phi_8410_ = ((bitcast<u32>(_e566.z) & 2139095040u) != 2139095040u);
                    } else {
                        phi_8410_ = bool();
                    }
                    let _e644 = phi_8410_;
                    phi_8412_ = _e644;
                    phi_8413_ = select(true, false, _e639);
                } else {
                    phi_8412_ = bool();
                    phi_8413_ = true;
                }
                let _e647 = phi_8412_;
                let _e649 = phi_8413_;
                if select(_e647, false, _e649) {
                    if ((bitcast<u32>(_e607.x) & 2139095040u) != 2139095040u) {
                        let _e656 = ((bitcast<u32>(_e607.y) & 2139095040u) != 2139095040u);
                        if _e656 {
                            phi_8436_ = ((bitcast<u32>(_e607.z) & 2139095040u) != 2139095040u);
                        } else {
                            phi_8436_ = bool();
                        }
                        let _e661 = phi_8436_;
                        phi_8438_ = _e661;
                        phi_8439_ = select(true, false, _e656);
                    } else {
                        phi_8438_ = bool();
                        phi_8439_ = true;
                    }
                    let _e664 = phi_8438_;
                    let _e666 = phi_8439_;
                    if select(_e664, false, _e666) {
                        let _e670 = params_1.member.member_18;
                        let _e671 = (_e633 > _e670);
                        if _e671 {
                        } else {
                            let _e675 = atomicMax((&status_1.member[1u]), bitcast<u32>(_e633));
                        }
                        phi_8456_ = _e671;
                    } else {
                        phi_8456_ = true;
                    }
                    let _e677 = phi_8456_;
                    phi_8457_ = _e677;
                } else {
                    phi_8457_ = true;
                }
                let _e679 = phi_8457_;
                if _e679 {
                    let _e682 = params_1.member.member_2;
                    let _e690 = atomicMin((&status_1.member[0u]), ((select(_e682, 126u, (_e682 > 126u)) << bitcast<u32>(25u)) | _e403));
                }
                if (select(0u, 1u, (sqrt((((_e608 * _e608) + (_e610 * _e610)) + (_e612 * _e612))) > (0.999f * _e491))) == 0u) {
                } else {
                    let _e694 = atomicAdd((&status_1.member[6u]), 1u);
                }
                phi_8478_ = _e566;
            } else {
                phi_8478_ = vec3<f32>(_e454, _e458, _e462);
            }
            let _e696 = phi_8478_;
            phi_8479_ = _e696;
        } else {
            phi_8479_ = vec3<f32>(_e410.x, _e410.y, _e410.z);
        }
        let _e698 = phi_8479_;
        let _e699 = (3u * _e403);
        positions_3.member[_e699] = _e698.x;
        positions_3.member[(_e699 + 1u)] = _e698.y;
        positions_3.member[(_e699 + 2u)] = _e698.z;
    }
    return;
}

fn function_27() {
    var phi_8566_: vec3<f32>;
    var phi_8569_: u32;
    var phi_8567_: vec3<f32>;
    var phi_8570_: u32;
    var phi_8651_: bool;
    var phi_8665_: vec3<f32>;
    var phi_8668_: u32;
    var phi_8666_: vec3<f32>;
    var phi_8669_: u32;
    var phi_8769_: vec3<f32>;
    var phi_8802_: vec4<f32>;
    var local_43: vec3<f32>;
    var local_44: vec3<f32>;
    var local_45: vec3<f32>;

    let _e393 = builtin_local_56;
    let _e394 = builtin_group_56;
    let _e395 = builtin_groups_56;
    let _e403 = (((_e394.x + (_e394.y * _e395.x)) * 256u) + _e393.x);
    let _e406 = params_1.member.member;
    if (_e403 < _e406) {
        let _e408 = (3u * _e403);
        let _e411 = positions.member[_e408];
        let _e415 = positions.member[(_e408 + 1u)];
        let _e419 = positions.member[(_e408 + 2u)];
        let _e422 = velocities.member[_e403];
        let _e426 = starts_1.member[_e403][0u];
        let _e430 = starts_1.member[_e403][1u];
        let _e431 = (_e403 + 1u);
        let _e435 = starts_1.member[_e431][0u];
        let _e439 = starts_1.member[_e431][1u];
        phi_8566_ = vec3<f32>(0f, 0f, 0f);
        phi_8569_ = _e426;
        loop {
            let _e444 = phi_8566_;
            let _e446 = phi_8569_;
            local_43 = _e444;
            local_45 = _e444;
            let _e447 = (_e446 < _e435);
            if _e447 {
                let _e450 = springs.member[_e446];
                let _e452 = (3u * _e450.member);
                let _e455 = positions.member[_e452];
                let _e459 = positions.member[(_e452 + 1u)];
                let _e463 = positions.member[(_e452 + 2u)];
                let _e466 = velocities.member[_e450.member];
                let _e470 = (_e455 - _e411);
                let _e471 = (_e459 - _e415);
                let _e472 = (_e463 - _e419);
                let _e478 = sqrt((((_e470 * _e470) + (_e471 * _e471)) + (_e472 * _e472)));
                let _e480 = select(0.00000000000000000001f, _e478, (_e478 > 0.00000000000000000001f));
                let _e485 = ((_e450.member_2 * (_e480 - _e450.member_1)) / _e480);
                phi_8567_ = vec3<f32>((_e444.x + ((_e470 * _e485) - ((_e422.x - _e466.x) * _e450.member_3))), (_e444.y + ((_e471 * _e485) - ((_e422.y - _e466.y) * _e450.member_3))), (_e444.z + ((_e472 * _e485) - ((_e422.z - _e466.z) * _e450.member_3))));
                phi_8570_ = (_e446 + 1u);
            } else {
                break;
            }
            let _e508 = phi_8567_;
            let _e510 = phi_8570_;
            continue;
            continuing {
                phi_8566_ = _e508;
                phi_8569_ = _e510;
            }
        }
        let _e514 = params_1.member.member_7;
        if (_e514 > 0f) {
            phi_8651_ = true;
        } else {
            let _e518 = params_1.member.member_11;
            phi_8651_ = (_e518 > 0f);
        }
        let _e521 = phi_8651_;
        if _e521 {
            let _e524 = params_1.member.member_8;
            let _e527 = params_1.member.member_9;
            let _e530 = params_1.member.member_10;
            let _e531 = (_e524 - _e422.x);
            let _e532 = (_e527 - _e422.y);
            let _e533 = (_e530 - _e422.z);
            let _e695 = local_43;
            phi_8665_ = _e695;
            phi_8668_ = _e430;
            loop {
                let _e535 = phi_8665_;
                let _e537 = phi_8668_;
                local_44 = _e535;
                let _e538 = (_e537 < _e439);
                if _e538 {
                    let _e542 = fan_triangles.member[_e537][0u];
                    let _e546 = fan_triangles.member[_e537][1u];
                    let _e547 = (3u * _e542);
                    let _e550 = positions.member[_e547];
                    let _e554 = positions.member[(_e547 + 1u)];
                    let _e558 = positions.member[(_e547 + 2u)];
                    let _e559 = (3u * _e546);
                    let _e562 = positions.member[_e559];
                    let _e566 = positions.member[(_e559 + 1u)];
                    let _e570 = positions.member[(_e559 + 2u)];
                    let _e573 = params_1.member.member_11;
                    let _e574 = (_e550 - _e411);
                    let _e575 = (_e554 - _e415);
                    let _e576 = (_e558 - _e419);
                    let _e577 = (_e562 - _e411);
                    let _e578 = (_e566 - _e415);
                    let _e579 = (_e570 - _e419);
                    let _e582 = ((_e575 * _e579) - (_e578 * _e576));
                    let _e585 = ((_e576 * _e577) - (_e579 * _e574));
                    let _e588 = ((_e574 * _e578) - (_e577 * _e575));
                    let _e594 = sqrt((((_e582 * _e582) + (_e585 * _e585)) + (_e588 * _e588)));
                    let _e596 = select(0.00000000000000000001f, _e594, (_e594 > 0.00000000000000000001f));
                    let _e603 = ((((_e531 * _e582) + (_e532 * _e585)) + (_e533 * _e588)) / (_e596 * _e596));
                    let _e604 = (_e582 * _e603);
                    let _e605 = (_e585 * _e603);
                    let _e606 = (_e588 * _e603);
                    let _e619 = (_e596 * 0.16666667f);
                    phi_8666_ = vec3<f32>((_e535.x + (((_e604 * _e514) + ((_e531 - _e604) * _e573)) * _e619)), (_e535.y + (((_e605 * _e514) + ((_e532 - _e605) * _e573)) * _e619)), (_e535.z + (((_e606 * _e514) + ((_e533 - _e606) * _e573)) * _e619)));
                    phi_8669_ = (_e537 + 1u);
                } else {
                    break;
                }
                let _e632 = phi_8666_;
                let _e634 = phi_8669_;
                continue;
                continuing {
                    phi_8665_ = _e632;
                    phi_8668_ = _e634;
                }
            }
            let _e701 = local_44;
            phi_8769_ = _e701;
        } else {
            let _e703 = local_45;
            phi_8769_ = _e703;
        }
        let _e637 = phi_8769_;
        if (_e422.w > 0f) {
            let _e642 = params_1.member.member_4;
            let _e645 = params_1.member.member_5;
            let _e648 = params_1.member.member_6;
            let _e660 = params_1.member.member_3;
            phi_8802_ = vec4<f32>((_e422.x + ((_e642 + (_e637.x * _e422.w)) * _e660)), (_e422.y + ((_e645 + (_e637.y * _e422.w)) * _e660)), (_e422.z + ((_e648 + (_e637.z * _e422.w)) * _e660)), _e422.w);
        } else {
            phi_8802_ = vec4<f32>(0f, 0f, 0f, 0f);
        }
        let _e669 = phi_8802_;
        new_velocities.member[_e403] = _e669;
        let _e677 = params_1.member.member_3;
        predicted_4.member[_e403] = vec4<f32>((_e411 + (_e669.x * _e677)), (_e415 + (_e669.y * _e677)), (_e419 + (_e669.z * _e677)), _e669.w);
    }
    return;
}

fn function_28() {
    var phi_8887_: vec3<f32>;

    let _e393 = builtin_local_56;
    let _e394 = builtin_group_56;
    let _e395 = builtin_groups_56;
    let _e403 = (((_e394.x + (_e394.y * _e395.x)) * 256u) + _e393.x);
    let _e406 = params_1.member.member_1;
    let _e409 = params_1.member.member;
    if (_e403 < (_e406 - _e409)) {
        let _e412 = (3u * _e403);
        let _e415 = frame_start.member[_e412];
        let _e416 = (_e412 + 1u);
        let _e419 = frame_start.member[_e416];
        let _e420 = (_e412 + 2u);
        let _e423 = frame_start.member[_e420];
        let _e426 = frame_end.member[_e412];
        let _e429 = frame_end.member[_e416];
        let _e432 = frame_end.member[_e420];
        let _e437 = params_1.member.member_17;
        if (_e437 >= 1f) {
            phi_8887_ = vec3<f32>(_e426, _e429, _e432);
        } else {
            phi_8887_ = vec3<f32>((_e415 + ((_e426 - _e415) * _e437)), (_e419 + ((_e429 - _e419) * _e437)), (_e423 + ((_e432 - _e423) * _e437)));
        }
        let _e450 = phi_8887_;
        predicted_5.member[(_e409 + _e403)] = vec4<f32>(_e450.x, _e450.y, _e450.z, 0f);
    }
    return;
}

fn function_29() {
    var phi_8939_: vec3<f32>;
    var phi_8942_: u32;
    var phi_9001_: vec3<f32>;
    var phi_8940_: vec3<f32>;
    var phi_8943_: u32;
    var phi_9014_: vec3<f32>;
    var phi_9061_: vec3<f32>;
    var phi_9063_: vec3<f32>;
    var phi_9064_: bool;
    var phi_9081_: bool;
    var phi_9083_: bool;
    var phi_9084_: bool;
    var phi_9096_: type_73;
    var local_46: vec3<f32>;

    let _e393 = builtin_local_56;
    let _e394 = builtin_group_56;
    let _e395 = builtin_groups_56;
    let _e403 = (((_e394.x + (_e394.y * _e395.x)) * 256u) + _e393.x);
    let _e406 = params_1.member.member;
    if (_e403 < _e406) {
        let _e410 = predicted_6.member[_e403];
        let _e414 = starts_2.member[_e403][0u];
        let _e419 = starts_2.member[(_e403 + 1u)][0u];
        let _e422 = params_1.member.member_12;
        if (_e422 > 0f) {
            phi_8939_ = vec3<f32>(0f, 0f, 0f);
            phi_8942_ = _e414;
            loop {
                let _e425 = phi_8939_;
                let _e427 = phi_8942_;
                local_46 = _e425;
                let _e428 = (_e427 < _e419);
                if _e428 {
                    let _e431 = springs_1.member[_e427];
                    let _e435 = predicted_6.member[_e431.member];
                    let _e442 = (_e435.x - _e410.x);
                    let _e443 = (_e435.y - _e410.y);
                    let _e444 = (_e435.z - _e410.z);
                    let _e450 = sqrt((((_e442 * _e442) + (_e443 * _e443)) + (_e444 * _e444)));
                    let _e452 = select(0.00000000000000000001f, _e450, (_e450 > 0.00000000000000000001f));
                    let _e455 = (_e452 - (_e422 * _e431.member_1));
                    let _e458 = (_e410.w + _e435.w);
                    if (_e455 > 0f) {
                        let _e465 = (((0.25f * (_e410.w / select(0.00000000000000000001f, _e458, (_e458 > 0.00000000000000000001f)))) * _e455) / _e452);
                        phi_9001_ = vec3<f32>((_e442 * _e465), (_e443 * _e465), (_e444 * _e465));
                    } else {
                        phi_9001_ = vec3<f32>(0f, 0f, 0f);
                    }
                    let _e471 = phi_9001_;
                    phi_8940_ = (_e425 + _e471);
                    phi_8943_ = (_e427 + 1u);
                } else {
                    break;
                }
                let _e475 = phi_8940_;
                let _e477 = phi_8943_;
                continue;
                continuing {
                    phi_8939_ = _e475;
                    phi_8942_ = _e477;
                }
            }
            let _e581 = local_46;
            phi_9014_ = _e581;
        } else {
            phi_9014_ = vec3<f32>(0f, 0f, 0f);
        }
        let _e480 = phi_9014_;
        let _e483 = reference_2.member[_e403];
        let _e489 = bounds_2.member[_e403];
        let _e490 = bitcast<f32>(_e489);
        let _e495 = (_e410.x + _e480.x);
        let _e497 = (_e410.y + _e480.y);
        let _e499 = (_e410.z + _e480.z);
        let _e500 = vec3<f32>(_e410.x, _e410.y, _e410.z);
        let _e502 = (_e495 - _e483.x);
        let _e503 = (_e497 - _e483.y);
        let _e504 = (_e499 - _e483.z);
        let _e510 = sqrt((((_e502 * _e502) + (_e503 * _e503)) + (_e504 * _e504)));
        if (_e510 > _e490) {
            let _e514 = ((bitcast<u32>(_e510) & 2139095040u) != 2139095040u);
            if _e514 {
                let _e515 = (_e490 / _e510);
                phi_9061_ = vec3<f32>((_e483.x + (_e502 * _e515)), (_e483.y + (_e503 * _e515)), (_e483.z + (_e504 * _e515)));
            } else {
                phi_9061_ = vec3<f32>();
            }
            let _e524 = phi_9061_;
            phi_9063_ = _e524;
            phi_9064_ = select(true, false, _e514);
        } else {
            phi_9063_ = vec3<f32>();
            phi_9064_ = true;
        }
        let _e527 = phi_9063_;
        let _e529 = phi_9064_;
        let _e531 = select(_e527, (_e500 + _e480), vec3(_e529));
        if (_e531.x == _e495) {
            let _e535 = (_e531.y == _e497);
            if _e535 {
                phi_9081_ = (_e531.z == _e499);
            } else {
                phi_9081_ = bool();
            }
            let _e539 = phi_9081_;
            phi_9083_ = _e539;
            phi_9084_ = select(true, false, _e535);
        } else {
            phi_9083_ = bool();
            phi_9084_ = true;
        }
        let _e542 = phi_9083_;
        let _e544 = phi_9084_;
        if select(_e542, false, _e544) {
            phi_9096_ = type_73(_e531, _e480);
        } else {
            phi_9096_ = type_73(_e531, (_e531 - _e500));
        }
        let _e550 = phi_9096_;
        shortened.member[_e403] = vec4<f32>(_e550.member.x, _e550.member.y, _e550.member.z, _e410.w);
        let _e562 = new_velocities_2.member[_e403];
        let _e565 = params_1.member.member_3;
        new_velocities_2.member[_e403] = (_e562 + vec4<f32>((_e550.member_1.x / _e565), (_e550.member_1.y / _e565), (_e550.member_1.z / _e565), 0f));
    }
    return;
}

fn function_30() {
    var phi_9179_: bool;
    var phi_9194_: bool;
    var phi_9209_: bool;
    var phi_9224_: bool;
    var phi_9225_: bool;
    var phi_9226_: bool;
    var phi_9227_: bool;
    var phi_9228_: bool;
    var phi_9229_: bool;
    var phi_9521_: bool;
    var phi_9534_: bool;
    var phi_9566_: f32;
    var phi_9569_: vec3<f32>;
    var phi_9571_: vec3<f32>;
    var phi_9572_: bool;
    var phi_9573_: vec3<f32>;
    var phi_9574_: bool;
    var phi_9587_: bool;
    var phi_9619_: f32;
    var phi_9622_: vec3<f32>;
    var phi_9624_: vec3<f32>;
    var phi_9625_: bool;
    var phi_9626_: vec3<f32>;
    var phi_9627_: bool;
    var phi_9662_: f32;
    var phi_9665_: vec3<f32>;
    var phi_9667_: vec3<f32>;
    var phi_9668_: bool;
    var phi_9669_: vec3<f32>;
    var phi_9670_: bool;
    var phi_9692_: f32;
    var phi_9703_: f32;
    var phi_9707_: vec3<f32>;
    var phi_9708_: vec3<f32>;
    var phi_9709_: vec3<f32>;
    var phi_9710_: vec3<f32>;
    var phi_9711_: vec3<f32>;
    var phi_9712_: vec3<f32>;
    var phi_9407_: f32;
    var phi_9419_: f32;
    var phi_9395_: f32;
    var phi_9422_: f32;
    var phi_9435_: f32;
    var phi_9452_: f32;
    var phi_9453_: f32;
    var phi_9720_: vec4<f32>;
    var phi_9767_: vec3<f32>;
    var phi_9814_: vec3<f32>;
    var phi_9823_: vec3<f32>;
    var phi_9824_: f32;
    var phi_9825_: vec3<f32>;
    var phi_9826_: f32;
    var phi_9827_: vec3<f32>;
    var phi_9828_: f32;
    var phi_9886_: bool;
    var phi_9888_: bool;
    var phi_9889_: bool;
    var phi_9998_: f32;
    var phi_10017_: type_62;
    var phi_10018_: type_62;
    var phi_10019_: type_62;
    var phi_10045_: bool;
    var phi_10047_: bool;
    var phi_10048_: bool;
    var phi_10049_: bool;
    var phi_10050_: bool;
    var phi_10084_: bool;
    var phi_10086_: bool;
    var phi_10087_: bool;
    var phi_10088_: bool;
    var phi_10089_: bool;
    var phi_10095_: bool;
    var phi_10138_: f32;
    var phi_10145_: f32;
    var phi_10167_: f32;
    var phi_10174_: f32;
    var phi_10196_: f32;
    var phi_10203_: f32;
    var phi_10225_: f32;
    var phi_10232_: f32;
    var phi_10254_: f32;
    var phi_10261_: f32;
    var phi_10283_: f32;
    var phi_10290_: f32;
    var phi_10312_: f32;
    var phi_10319_: f32;
    var phi_10400_: f32;
    var phi_10407_: f32;
    var phi_10429_: f32;
    var phi_10436_: f32;
    var phi_10458_: f32;
    var phi_10465_: f32;
    var phi_10487_: f32;
    var phi_10494_: f32;
    var phi_10516_: f32;
    var phi_10523_: f32;
    var phi_10545_: f32;
    var phi_10552_: f32;
    var phi_10574_: f32;
    var phi_10581_: f32;
    var phi_10662_: f32;
    var phi_10669_: f32;
    var phi_10691_: f32;
    var phi_10698_: f32;
    var phi_10720_: f32;
    var phi_10727_: f32;
    var phi_10749_: f32;
    var phi_10756_: f32;
    var phi_10778_: f32;
    var phi_10785_: f32;
    var phi_10807_: f32;
    var phi_10814_: f32;
    var phi_10836_: f32;
    var phi_10843_: f32;
    var phi_10924_: f32;
    var phi_10931_: f32;
    var phi_10953_: f32;
    var phi_10960_: f32;
    var phi_10982_: f32;
    var phi_10989_: f32;
    var phi_11011_: f32;
    var phi_11018_: f32;
    var phi_11040_: f32;
    var phi_11047_: f32;
    var phi_11069_: f32;
    var phi_11076_: f32;
    var phi_11098_: f32;
    var phi_11105_: f32;

    let _e393 = builtin_local_56;
    let _e394 = builtin_group_56;
    let _e395 = builtin_groups_56;
    let _e403 = (((_e394.x + (_e394.y * _e395.x)) * 256u) + _e393.x);
    let _e406 = near_3.member[0u];
    let _e409 = params_1.member.member_20;
    if (_e403 < select(_e409, _e406, (_e406 < _e409))) {
        let _e414 = ((_e403 + 1u) * 4u);
        let _e417 = near_3.member[_e414];
        let _e419 = ((_e417 & 2147483648u) != 0u);
        let _e420 = (_e417 & 2147483647u);
        let _e424 = near_3.member[(_e414 + 1u)];
        let _e428 = near_3.member[(_e414 + 2u)];
        let _e432 = near_3.member[(_e414 + 3u)];
        let _e435 = params_1.member.member;
        if (_e420 < _e435) {
            let _e441 = atomicLoad((&pushes_3.member[((_e420 * 8u) + 7u)]));
            phi_9179_ = (_e441 != 0u);
        } else {
            phi_9179_ = false;
        }
        let _e444 = phi_9179_;
        if _e444 {
            phi_9228_ = bool();
            phi_9229_ = true;
        } else {
            if (_e424 < _e435) {
                let _e450 = atomicLoad((&pushes_3.member[((_e424 * 8u) + 7u)]));
                phi_9194_ = (_e450 != 0u);
            } else {
                phi_9194_ = false;
            }
            let _e453 = phi_9194_;
            if _e453 {
                phi_9226_ = bool();
                phi_9227_ = true;
            } else {
                if (_e428 < _e435) {
                    let _e459 = atomicLoad((&pushes_3.member[((_e428 * 8u) + 7u)]));
                    phi_9209_ = (_e459 != 0u);
                } else {
                    phi_9209_ = false;
                }
                let _e462 = phi_9209_;
                if _e462 {
                    phi_9225_ = bool();
                } else {
                    if (_e432 < _e435) {
                        let _e468 = atomicLoad((&pushes_3.member[((_e432 * 8u) + 7u)]));
                        phi_9224_ = (_e468 != 0u);
                    } else {
                        phi_9224_ = false;
                    }
                    let _e471 = phi_9224_;
                    phi_9225_ = _e471;
                }
                let _e473 = phi_9225_;
                phi_9226_ = _e473;
                phi_9227_ = _e462;
            }
            let _e475 = phi_9226_;
            let _e477 = phi_9227_;
            phi_9228_ = _e475;
            phi_9229_ = _e477;
        }
        let _e479 = phi_9228_;
        let _e481 = phi_9229_;
        let _e485 = predicted_1.member[_e420];
        let _e488 = predicted_1.member[_e424];
        let _e491 = predicted_1.member[_e428];
        let _e494 = predicted_1.member[_e432];
        let _e498 = (3u * _e420);
        let _e501 = positions_4.member[_e498];
        let _e505 = positions_4.member[(_e498 + 1u)];
        let _e509 = positions_4.member[(_e498 + 2u)];
        let _e516 = (3u * _e424);
        let _e519 = positions_4.member[_e516];
        let _e523 = positions_4.member[(_e516 + 1u)];
        let _e527 = positions_4.member[(_e516 + 2u)];
        let _e534 = (3u * _e428);
        let _e537 = positions_4.member[_e534];
        let _e541 = positions_4.member[(_e534 + 1u)];
        let _e545 = positions_4.member[(_e534 + 2u)];
        let _e552 = (3u * _e432);
        let _e555 = positions_4.member[_e552];
        let _e559 = positions_4.member[(_e552 + 1u)];
        let _e563 = positions_4.member[(_e552 + 2u)];
        if _e419 {
            let _e756 = (_e488.x - _e485.x);
            let _e757 = (_e488.y - _e485.y);
            let _e758 = (_e488.z - _e485.z);
            let _e759 = (_e494.x - _e491.x);
            let _e760 = (_e494.y - _e491.y);
            let _e761 = (_e494.z - _e491.z);
            let _e762 = (_e485.x - _e491.x);
            let _e763 = (_e485.y - _e491.y);
            let _e764 = (_e485.z - _e491.z);
            let _e769 = (((_e756 * _e756) + (_e757 * _e757)) + (_e758 * _e758));
            let _e771 = select(0.000000000000000000000000000001f, _e769, (_e769 > 0.000000000000000000000000000001f));
            let _e776 = (((_e759 * _e759) + (_e760 * _e760)) + (_e761 * _e761));
            let _e778 = select(0.000000000000000000000000000001f, _e776, (_e776 > 0.000000000000000000000000000001f));
            let _e783 = (((_e756 * _e762) + (_e757 * _e763)) + (_e758 * _e764));
            let _e788 = (((_e759 * _e762) + (_e760 * _e763)) + (_e761 * _e764));
            let _e793 = (((_e756 * _e759) + (_e757 * _e760)) + (_e758 * _e761));
            let _e796 = ((_e771 * _e778) - (_e793 * _e793));
            if (_e796 > ((0.000001f * _e771) * _e778)) {
                let _e819 = (((_e793 * _e788) - (_e783 * _e778)) / _e796);
                if (_e819 > 1f) {
                    phi_9395_ = 1f;
                } else {
                    phi_9395_ = select(0f, _e819, (_e819 > 0f));
                }
                let _e824 = phi_9395_;
                phi_9422_ = _e824;
            } else {
                let _e801 = (-(_e783) / _e771);
                if (_e801 > 1f) {
                    phi_9407_ = 1f;
                } else {
                    phi_9407_ = select(0f, _e801, (_e801 > 0f));
                }
                let _e806 = phi_9407_;
                let _e808 = ((_e793 - _e783) / _e771);
                if (_e808 > 1f) {
                    phi_9419_ = 1f;
                } else {
                    phi_9419_ = select(0f, _e808, (_e808 > 0f));
                }
                let _e813 = phi_9419_;
                phi_9422_ = (0.5f * (_e806 + _e813));
            }
            let _e826 = phi_9422_;
            let _e829 = (((_e793 * _e826) + _e788) / _e778);
            if (_e829 > 1f) {
                phi_9435_ = 1f;
            } else {
                phi_9435_ = select(0f, _e829, (_e829 > 0f));
            }
            let _e834 = phi_9435_;
            if (_e829 != _e834) {
                let _e838 = (((_e793 * _e834) - _e783) / _e771);
                if (_e838 > 1f) {
                    phi_9452_ = 1f;
                } else {
                    phi_9452_ = select(0f, _e838, (_e838 > 0f));
                }
                let _e843 = phi_9452_;
                phi_9453_ = _e843;
            } else {
                phi_9453_ = _e826;
            }
            let _e845 = phi_9453_;
            phi_9720_ = vec4<f32>((1f - _e845), _e845, (_e834 - 1f), -(_e834));
        } else {
            let _e571 = (_e491.x - _e488.x);
            let _e572 = (_e491.y - _e488.y);
            let _e573 = (_e491.z - _e488.z);
            let _e574 = (_e494.x - _e488.x);
            let _e575 = (_e494.y - _e488.y);
            let _e576 = (_e494.z - _e488.z);
            let _e577 = (_e485.x - _e488.x);
            let _e578 = (_e485.y - _e488.y);
            let _e579 = (_e485.z - _e488.z);
            let _e584 = (((_e571 * _e577) + (_e572 * _e578)) + (_e573 * _e579));
            let _e589 = (((_e574 * _e577) + (_e575 * _e578)) + (_e576 * _e579));
            let _e590 = (_e485.x - _e491.x);
            let _e591 = (_e485.y - _e491.y);
            let _e592 = (_e485.z - _e491.z);
            let _e597 = (((_e571 * _e590) + (_e572 * _e591)) + (_e573 * _e592));
            let _e602 = (((_e574 * _e590) + (_e575 * _e591)) + (_e576 * _e592));
            let _e603 = (_e485.x - _e494.x);
            let _e604 = (_e485.y - _e494.y);
            let _e605 = (_e485.z - _e494.z);
            let _e610 = (((_e571 * _e603) + (_e572 * _e604)) + (_e573 * _e605));
            let _e615 = (((_e574 * _e603) + (_e575 * _e604)) + (_e576 * _e605));
            let _e618 = ((_e597 * _e615) - (_e610 * _e602));
            let _e621 = ((_e610 * _e589) - (_e584 * _e615));
            let _e624 = ((_e584 * _e602) - (_e597 * _e589));
            if (_e584 <= 0f) {
                phi_9521_ = select(true, false, (_e589 <= 0f));
            } else {
                phi_9521_ = true;
            }
            let _e629 = phi_9521_;
            if _e629 {
                if (_e597 >= 0f) {
                    phi_9534_ = select(true, false, (_e602 <= _e597));
                } else {
                    phi_9534_ = true;
                }
                let _e634 = phi_9534_;
                if _e634 {
                    if (_e624 <= 0f) {
                        if (_e584 >= 0f) {
                            let _e637 = (_e597 <= 0f);
                            if _e637 {
                                let _e638 = (_e584 - _e597);
                                let _e641 = (_e584 / select(0.000000000000000000000000000001f, _e638, (_e638 > 0.000000000000000000000000000001f)));
                                if (_e641 > 1f) {
                                    phi_9566_ = 1f;
                                } else {
                                    phi_9566_ = select(0f, _e641, (_e641 > 0f));
                                }
                                let _e646 = phi_9566_;
                                phi_9569_ = vec3<f32>((1f - _e646), _e646, 0f);
                            } else {
                                phi_9569_ = vec3<f32>();
                            }
                            let _e650 = phi_9569_;
                            phi_9571_ = _e650;
                            phi_9572_ = select(true, false, _e637);
                        } else {
                            phi_9571_ = vec3<f32>();
                            phi_9572_ = true;
                        }
                        let _e653 = phi_9571_;
                        let _e655 = phi_9572_;
                        phi_9573_ = _e653;
                        phi_9574_ = _e655;
                    } else {
                        phi_9573_ = vec3<f32>();
                        phi_9574_ = true;
                    }
                    let _e657 = phi_9573_;
                    let _e659 = phi_9574_;
                    if _e659 {
                        if (_e615 >= 0f) {
                            phi_9587_ = select(true, false, (_e610 <= _e615));
                        } else {
                            phi_9587_ = true;
                        }
                        let _e664 = phi_9587_;
                        if _e664 {
                            if (_e621 <= 0f) {
                                if (_e589 >= 0f) {
                                    let _e667 = (_e615 <= 0f);
                                    if _e667 {
                                        let _e668 = (_e589 - _e615);
                                        let _e671 = (_e589 / select(0.000000000000000000000000000001f, _e668, (_e668 > 0.000000000000000000000000000001f)));
                                        if (_e671 > 1f) {
                                            phi_9619_ = 1f;
                                        } else {
                                            phi_9619_ = select(0f, _e671, (_e671 > 0f));
                                        }
                                        let _e676 = phi_9619_;
                                        phi_9622_ = vec3<f32>((1f - _e676), 0f, _e676);
                                    } else {
                                        phi_9622_ = vec3<f32>();
                                    }
                                    let _e680 = phi_9622_;
                                    phi_9624_ = _e680;
                                    phi_9625_ = select(true, false, _e667);
                                } else {
                                    phi_9624_ = vec3<f32>();
                                    phi_9625_ = true;
                                }
                                let _e683 = phi_9624_;
                                let _e685 = phi_9625_;
                                phi_9626_ = _e683;
                                phi_9627_ = _e685;
                            } else {
                                phi_9626_ = vec3<f32>();
                                phi_9627_ = true;
                            }
                            let _e687 = phi_9626_;
                            let _e689 = phi_9627_;
                            if _e689 {
                                if (_e618 <= 0f) {
                                    if (_e602 >= _e597) {
                                        let _e692 = (_e610 >= _e615);
                                        if _e692 {
                                            let _e693 = (_e602 - _e597);
                                            let _e695 = (_e693 + (_e610 - _e615));
                                            let _e698 = (_e693 / select(0.000000000000000000000000000001f, _e695, (_e695 > 0.000000000000000000000000000001f)));
                                            if (_e698 > 1f) {
                                                phi_9662_ = 1f;
                                            } else {
                                                phi_9662_ = select(0f, _e698, (_e698 > 0f));
                                            }
                                            let _e703 = phi_9662_;
                                            phi_9665_ = vec3<f32>(0f, (1f - _e703), _e703);
                                        } else {
                                            phi_9665_ = vec3<f32>();
                                        }
                                        let _e707 = phi_9665_;
                                        phi_9667_ = _e707;
                                        phi_9668_ = select(true, false, _e692);
                                    } else {
                                        phi_9667_ = vec3<f32>();
                                        phi_9668_ = true;
                                    }
                                    let _e710 = phi_9667_;
                                    let _e712 = phi_9668_;
                                    phi_9669_ = _e710;
                                    phi_9670_ = _e712;
                                } else {
                                    phi_9669_ = vec3<f32>();
                                    phi_9670_ = true;
                                }
                                let _e714 = phi_9669_;
                                let _e716 = phi_9670_;
                                if _e716 {
                                    let _e718 = ((_e618 + _e621) + _e624);
                                    let _e721 = (1f / select(0.000000000000000000000000000001f, _e718, (_e718 > 0.000000000000000000000000000001f)));
                                    let _e722 = (_e621 * _e721);
                                    if (_e722 > 1f) {
                                        phi_9692_ = 1f;
                                    } else {
                                        phi_9692_ = select(0f, _e722, (_e722 > 0f));
                                    }
                                    let _e727 = phi_9692_;
                                    let _e728 = (_e624 * _e721);
                                    if (_e728 > 1f) {
                                        phi_9703_ = 1f;
                                    } else {
                                        phi_9703_ = select(0f, _e728, (_e728 > 0f));
                                    }
                                    let _e733 = phi_9703_;
                                    phi_9707_ = vec3<f32>(((1f - _e727) - _e733), _e727, _e733);
                                } else {
                                    phi_9707_ = _e714;
                                }
                                let _e738 = phi_9707_;
                                phi_9708_ = _e738;
                            } else {
                                phi_9708_ = _e687;
                            }
                            let _e740 = phi_9708_;
                            phi_9709_ = _e740;
                        } else {
                            phi_9709_ = vec3<f32>(0f, 0f, 1f);
                        }
                        let _e742 = phi_9709_;
                        phi_9710_ = _e742;
                    } else {
                        phi_9710_ = _e657;
                    }
                    let _e744 = phi_9710_;
                    phi_9711_ = _e744;
                } else {
                    phi_9711_ = vec3<f32>(0f, 1f, 0f);
                }
                let _e746 = phi_9711_;
                phi_9712_ = _e746;
            } else {
                phi_9712_ = vec3<f32>(1f, 0f, 0f);
            }
            let _e748 = phi_9712_;
            phi_9720_ = vec4<f32>(1f, -(_e748.x), -(_e748.y), -(_e748.z));
        }
        let _e851 = phi_9720_;
        let _e874 = ((((_e485.x * _e851.x) + (_e488.x * _e851.y)) + (_e491.x * _e851.z)) + (_e494.x * _e851.w));
        let _e875 = ((((_e485.y * _e851.x) + (_e488.y * _e851.y)) + (_e491.y * _e851.z)) + (_e494.y * _e851.w));
        let _e876 = ((((_e485.z * _e851.x) + (_e488.z * _e851.y)) + (_e491.z * _e851.z)) + (_e494.z * _e851.w));
        let _e882 = sqrt((((_e874 * _e874) + (_e875 * _e875)) + (_e876 * _e876)));
        if (_e882 > 0.000000000000000000000000000001f) {
            let _e884 = (1f / _e882);
            phi_9767_ = vec3<f32>((_e874 * _e884), (_e875 * _e884), (_e876 * _e884));
        } else {
            phi_9767_ = vec3<f32>(0f, 0f, 0f);
        }
        let _e890 = phi_9767_;
        let _e893 = params_1.member.member_13;
        if (_e882 < (0.001f * _e893)) {
            if _e419 {
                phi_9825_ = vec3<f32>(0f, 0f, 0f);
                phi_9826_ = _e882;
            } else {
                if (_e424 >= _e435) {
                    let _e897 = (_e491.x - _e488.x);
                    let _e898 = (_e491.y - _e488.y);
                    let _e899 = (_e491.z - _e488.z);
                    let _e900 = (_e494.x - _e488.x);
                    let _e901 = (_e494.y - _e488.y);
                    let _e902 = (_e494.z - _e488.z);
                    let _e905 = ((_e898 * _e902) - (_e901 * _e899));
                    let _e908 = ((_e899 * _e900) - (_e902 * _e897));
                    let _e911 = ((_e897 * _e901) - (_e900 * _e898));
                    let _e917 = sqrt((((_e905 * _e905) + (_e908 * _e908)) + (_e911 * _e911)));
                    if (_e917 > 0.000000000000000000000000000001f) {
                        let _e919 = (1f / _e917);
                        phi_9814_ = vec3<f32>((_e905 * _e919), (_e908 * _e919), (_e911 * _e919));
                    } else {
                        phi_9814_ = vec3<f32>(0f, 0f, 0f);
                    }
                    let _e925 = phi_9814_;
                    phi_9823_ = _e925;
                    phi_9824_ = (((_e874 * _e925.x) + (_e875 * _e925.y)) + (_e876 * _e925.z));
                } else {
                    phi_9823_ = vec3<f32>(0f, 0f, 0f);
                    phi_9824_ = _e882;
                }
                let _e935 = phi_9823_;
                let _e937 = phi_9824_;
                phi_9825_ = _e935;
                phi_9826_ = _e937;
            }
            let _e939 = phi_9825_;
            let _e941 = phi_9826_;
            phi_9827_ = _e939;
            phi_9828_ = _e941;
        } else {
            phi_9827_ = _e890;
            phi_9828_ = _e882;
        }
        let _e943 = phi_9827_;
        let _e945 = phi_9828_;
        let _e956 = (((((_e851.x * _e851.x) * _e485.w) + ((_e851.y * _e851.y) * _e488.w)) + ((_e851.z * _e851.z) * _e491.w)) + ((_e851.w * _e851.w) * _e494.w));
        let _e958 = select(_e494.w, _e491.w, (_e491.w > _e494.w));
        let _e960 = select(_e958, _e488.w, (_e488.w > _e958));
        let _e963 = (0.25f * select(_e960, _e485.w, (_e485.w > _e960)));
        let _e965 = select(_e963, _e956, (_e956 > _e963));
        let _e966 = type_62(_e851, vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 0f));
        if (_e945 < _e893) {
            if (_e965 > 0f) {
                let _e971 = global_1[0u];
                if (_e943.x == _e971) {
                    let _e975 = global_1[1u];
                    let _e976 = (_e943.y == _e975);
                    if _e976 {
                        let _e979 = global_1[2u];
                        phi_9886_ = (_e943.z == _e979);
                    } else {
                        phi_9886_ = bool();
                    }
                    let _e982 = phi_9886_;
                    phi_9888_ = _e982;
                    phi_9889_ = select(true, false, _e976);
                } else {
                    phi_9888_ = bool();
                    phi_9889_ = true;
                }
                let _e985 = phi_9888_;
                let _e987 = phi_9889_;
                if !(select(_e985, false, _e987)) {
                    let _e1008 = (((((_e485.x - _e501) * _e851.x) + ((_e488.x - _e519) * _e851.y)) + ((_e491.x - _e537) * _e851.z)) + ((_e494.x - _e555) * _e851.w));
                    let _e1009 = (((((_e485.y - _e505) * _e851.x) + ((_e488.y - _e523) * _e851.y)) + ((_e491.y - _e541) * _e851.z)) + ((_e494.y - _e559) * _e851.w));
                    let _e1010 = (((((_e485.z - _e509) * _e851.x) + ((_e488.z - _e527) * _e851.y)) + ((_e491.z - _e545) * _e851.z)) + ((_e494.z - _e563) * _e851.w));
                    let _e1017 = (((_e1008 * _e943.x) + (_e1009 * _e943.y)) + (_e1010 * _e943.z));
                    let _e1018 = -(_e1017);
                    let _e1020 = select(0f, _e1018, (_e1018 > 0f));
                    let _e1021 = (_e893 - _e945);
                    let _e1022 = (0.5f * _e1021);
                    let _e1025 = (_e1020 * (_e1021 * (8f / _e893)));
                    let _e1027 = select(_e1025, _e1022, (_e1022 > _e1025));
                    let _e1029 = select(_e1027, _e1020, (_e1020 < _e1027));
                    let _e1030 = (_e1022 - _e1029);
                    let _e1033 = (select(0f, _e1030, (_e1030 > 0f)) / _e965);
                    let _e1041 = (_e1008 - (_e943.x * _e1017));
                    let _e1042 = (_e1009 - (_e943.y * _e1017));
                    let _e1043 = (_e1010 - (_e943.z * _e1017));
                    let _e1049 = sqrt((((_e1041 * _e1041) + (_e1042 * _e1042)) + (_e1043 * _e1043)));
                    let _e1052 = params_1.member.member_15;
                    let _e1055 = (_e1052 * select(_e1029, _e1022, (_e1022 > _e1029)));
                    if (_e1049 > _e1055) {
                        phi_9998_ = (_e1055 / _e1049);
                    } else {
                        phi_9998_ = 1f;
                    }
                    let _e1059 = phi_9998_;
                    let _e1069 = (1f / _e965);
                    phi_10017_ = type_62(_e851, vec4<f32>((_e943.x * _e1033), (_e943.y * _e1033), (_e943.z * _e1033), 0f), vec4<f32>((((_e943.x * _e1029) - (_e1041 * _e1059)) * _e1069), (((_e943.y * _e1029) - (_e1042 * _e1059)) * _e1069), (((_e943.z * _e1029) - (_e1043 * _e1059)) * _e1069), 0f));
                } else {
                    phi_10017_ = _e966;
                }
                let _e1076 = phi_10017_;
                phi_10018_ = _e1076;
            } else {
                phi_10018_ = _e966;
            }
            let _e1078 = phi_10018_;
            phi_10019_ = _e1078;
        } else {
            phi_10019_ = _e966;
        }
        let _e1080 = phi_10019_;
        let _e1084 = global[0u];
        if (_e1080.member_1.x == _e1084) {
            let _e1089 = global[1u];
            if (_e1080.member_1.y == _e1089) {
                let _e1094 = global[2u];
                let _e1095 = (_e1080.member_1.z == _e1094);
                if _e1095 {
                    let _e1099 = global[3u];
                    phi_10045_ = (_e1080.member_1.w == _e1099);
                } else {
                    phi_10045_ = bool();
                }
                let _e1102 = phi_10045_;
                phi_10047_ = _e1102;
                phi_10048_ = select(true, false, _e1095);
            } else {
                phi_10047_ = bool();
                phi_10048_ = true;
            }
            let _e1105 = phi_10047_;
            let _e1107 = phi_10048_;
            phi_10049_ = _e1105;
            phi_10050_ = _e1107;
        } else {
            phi_10049_ = bool();
            phi_10050_ = true;
        }
        let _e1109 = phi_10049_;
        let _e1111 = phi_10050_;
        if !(select(_e1109, false, _e1111)) {
            phi_10095_ = true;
        } else {
            let _e1116 = global[0u];
            if (_e1080.member_2.x == _e1116) {
                let _e1121 = global[1u];
                if (_e1080.member_2.y == _e1121) {
                    let _e1126 = global[2u];
                    let _e1127 = (_e1080.member_2.z == _e1126);
                    if _e1127 {
                        let _e1131 = global[3u];
                        phi_10084_ = (_e1080.member_2.w == _e1131);
                    } else {
                        phi_10084_ = bool();
                    }
                    let _e1134 = phi_10084_;
                    phi_10086_ = _e1134;
                    phi_10087_ = select(true, false, _e1127);
                } else {
                    phi_10086_ = bool();
                    phi_10087_ = true;
                }
                let _e1137 = phi_10086_;
                let _e1139 = phi_10087_;
                phi_10088_ = _e1137;
                phi_10089_ = _e1139;
            } else {
                phi_10088_ = bool();
                phi_10089_ = true;
            }
            let _e1141 = phi_10088_;
            let _e1143 = phi_10089_;
            phi_10095_ = !(select(_e1141, false, _e1143));
        }
        let _e1147 = phi_10095_;
        if _e1147 {
            if select(_e479, true, _e481) {
            } else {
                if (_e485.w > 0f) {
                    let _e1151 = (_e1080.member.x * _e485.w);
                    let _e1166 = (32768f / _e893);
                    let _e1168 = (abs(_e1080.member.x) * 1024f);
                    if (_e1168 > 131072f) {
                        phi_10138_ = 131072f;
                    } else {
                        phi_10138_ = select(-131072f, _e1168, (_e1168 > -131072f));
                    }
                    let _e1173 = phi_10138_;
                    if (_e1173 < 0f) {
                        phi_10145_ = (_e1173 - 0.5f);
                    } else {
                        phi_10145_ = (_e1173 + 0.5f);
                    }
                    let _e1178 = phi_10145_;
                    let _e1187 = ((_e1080.member_1.x * _e1151) * _e1166);
                    if (_e1187 > 131072f) {
                        phi_10167_ = 131072f;
                    } else {
                        phi_10167_ = select(-131072f, _e1187, (_e1187 > -131072f));
                    }
                    let _e1192 = phi_10167_;
                    if (_e1192 < 0f) {
                        phi_10174_ = (_e1192 - 0.5f);
                    } else {
                        phi_10174_ = (_e1192 + 0.5f);
                    }
                    let _e1197 = phi_10174_;
                    let _e1206 = ((_e1080.member_1.y * _e1151) * _e1166);
                    if (_e1206 > 131072f) {
                        phi_10196_ = 131072f;
                    } else {
                        phi_10196_ = select(-131072f, _e1206, (_e1206 > -131072f));
                    }
                    let _e1211 = phi_10196_;
                    if (_e1211 < 0f) {
                        phi_10203_ = (_e1211 - 0.5f);
                    } else {
                        phi_10203_ = (_e1211 + 0.5f);
                    }
                    let _e1216 = phi_10203_;
                    let _e1225 = ((_e1080.member_1.z * _e1151) * _e1166);
                    if (_e1225 > 131072f) {
                        phi_10225_ = 131072f;
                    } else {
                        phi_10225_ = select(-131072f, _e1225, (_e1225 > -131072f));
                    }
                    let _e1230 = phi_10225_;
                    if (_e1230 < 0f) {
                        phi_10232_ = (_e1230 - 0.5f);
                    } else {
                        phi_10232_ = (_e1230 + 0.5f);
                    }
                    let _e1235 = phi_10232_;
                    let _e1244 = ((_e1080.member_2.x * _e1151) * _e1166);
                    if (_e1244 > 131072f) {
                        phi_10254_ = 131072f;
                    } else {
                        phi_10254_ = select(-131072f, _e1244, (_e1244 > -131072f));
                    }
                    let _e1249 = phi_10254_;
                    if (_e1249 < 0f) {
                        phi_10261_ = (_e1249 - 0.5f);
                    } else {
                        phi_10261_ = (_e1249 + 0.5f);
                    }
                    let _e1254 = phi_10261_;
                    let _e1262 = bitcast<u32>(select(0i, select(select(i32(_e1254), i32(-2147483648), (_e1254 < -2147483600f)), 2147483647i, (_e1254 > 2147483500f)), (_e1254 == _e1254)));
                    let _e1263 = ((_e1080.member_2.y * _e1151) * _e1166);
                    if (_e1263 > 131072f) {
                        phi_10283_ = 131072f;
                    } else {
                        phi_10283_ = select(-131072f, _e1263, (_e1263 > -131072f));
                    }
                    let _e1268 = phi_10283_;
                    if (_e1268 < 0f) {
                        phi_10290_ = (_e1268 - 0.5f);
                    } else {
                        phi_10290_ = (_e1268 + 0.5f);
                    }
                    let _e1273 = phi_10290_;
                    let _e1281 = bitcast<u32>(select(0i, select(select(i32(_e1273), i32(-2147483648), (_e1273 < -2147483600f)), 2147483647i, (_e1273 > 2147483500f)), (_e1273 == _e1273)));
                    let _e1282 = ((_e1080.member_2.z * _e1151) * _e1166);
                    if (_e1282 > 131072f) {
                        phi_10312_ = 131072f;
                    } else {
                        phi_10312_ = select(-131072f, _e1282, (_e1282 > -131072f));
                    }
                    let _e1287 = phi_10312_;
                    if (_e1287 < 0f) {
                        phi_10319_ = (_e1287 - 0.5f);
                    } else {
                        phi_10319_ = (_e1287 + 0.5f);
                    }
                    let _e1292 = phi_10319_;
                    let _e1300 = bitcast<u32>(select(0i, select(select(i32(_e1292), i32(-2147483648), (_e1292 < -2147483600f)), 2147483647i, (_e1292 > 2147483500f)), (_e1292 == _e1292)));
                    let _e1301 = (_e420 * 8u);
                    let _e1304 = atomicAdd((&pushes_3.member[_e1301]), bitcast<u32>(select(0i, select(select(i32(_e1197), i32(-2147483648), (_e1197 < -2147483600f)), 2147483647i, (_e1197 > 2147483500f)), (_e1197 == _e1197))));
                    let _e1308 = atomicAdd((&pushes_3.member[(_e1301 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1216), i32(-2147483648), (_e1216 < -2147483600f)), 2147483647i, (_e1216 > 2147483500f)), (_e1216 == _e1216))));
                    let _e1312 = atomicAdd((&pushes_3.member[(_e1301 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1235), i32(-2147483648), (_e1235 < -2147483600f)), 2147483647i, (_e1235 > 2147483500f)), (_e1235 == _e1235))));
                    let _e1316 = atomicAdd((&pushes_3.member[(_e1301 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1178), i32(-2147483648), (_e1178 < -2147483600f)), 2147483647i, (_e1178 > 2147483500f)), (_e1178 == _e1178))));
                    if (((_e1262 | _e1281) | _e1300) == 0u) {
                    } else {
                        let _e1323 = atomicAdd((&pushes_3.member[(_e1301 + 4u)]), _e1262);
                        let _e1327 = atomicAdd((&pushes_3.member[(_e1301 + 5u)]), _e1281);
                        let _e1331 = atomicAdd((&pushes_3.member[(_e1301 + 6u)]), _e1300);
                    }
                }
                if (_e488.w > 0f) {
                    let _e1335 = (_e1080.member.y * _e488.w);
                    let _e1350 = (32768f / _e893);
                    let _e1352 = (abs(_e1080.member.y) * 1024f);
                    if (_e1352 > 131072f) {
                        phi_10400_ = 131072f;
                    } else {
                        phi_10400_ = select(-131072f, _e1352, (_e1352 > -131072f));
                    }
                    let _e1357 = phi_10400_;
                    if (_e1357 < 0f) {
                        phi_10407_ = (_e1357 - 0.5f);
                    } else {
                        phi_10407_ = (_e1357 + 0.5f);
                    }
                    let _e1362 = phi_10407_;
                    let _e1371 = ((_e1080.member_1.x * _e1335) * _e1350);
                    if (_e1371 > 131072f) {
                        phi_10429_ = 131072f;
                    } else {
                        phi_10429_ = select(-131072f, _e1371, (_e1371 > -131072f));
                    }
                    let _e1376 = phi_10429_;
                    if (_e1376 < 0f) {
                        phi_10436_ = (_e1376 - 0.5f);
                    } else {
                        phi_10436_ = (_e1376 + 0.5f);
                    }
                    let _e1381 = phi_10436_;
                    let _e1390 = ((_e1080.member_1.y * _e1335) * _e1350);
                    if (_e1390 > 131072f) {
                        phi_10458_ = 131072f;
                    } else {
                        phi_10458_ = select(-131072f, _e1390, (_e1390 > -131072f));
                    }
                    let _e1395 = phi_10458_;
                    if (_e1395 < 0f) {
                        phi_10465_ = (_e1395 - 0.5f);
                    } else {
                        phi_10465_ = (_e1395 + 0.5f);
                    }
                    let _e1400 = phi_10465_;
                    let _e1409 = ((_e1080.member_1.z * _e1335) * _e1350);
                    if (_e1409 > 131072f) {
                        phi_10487_ = 131072f;
                    } else {
                        phi_10487_ = select(-131072f, _e1409, (_e1409 > -131072f));
                    }
                    let _e1414 = phi_10487_;
                    if (_e1414 < 0f) {
                        phi_10494_ = (_e1414 - 0.5f);
                    } else {
                        phi_10494_ = (_e1414 + 0.5f);
                    }
                    let _e1419 = phi_10494_;
                    let _e1428 = ((_e1080.member_2.x * _e1335) * _e1350);
                    if (_e1428 > 131072f) {
                        phi_10516_ = 131072f;
                    } else {
                        phi_10516_ = select(-131072f, _e1428, (_e1428 > -131072f));
                    }
                    let _e1433 = phi_10516_;
                    if (_e1433 < 0f) {
                        phi_10523_ = (_e1433 - 0.5f);
                    } else {
                        phi_10523_ = (_e1433 + 0.5f);
                    }
                    let _e1438 = phi_10523_;
                    let _e1446 = bitcast<u32>(select(0i, select(select(i32(_e1438), i32(-2147483648), (_e1438 < -2147483600f)), 2147483647i, (_e1438 > 2147483500f)), (_e1438 == _e1438)));
                    let _e1447 = ((_e1080.member_2.y * _e1335) * _e1350);
                    if (_e1447 > 131072f) {
                        phi_10545_ = 131072f;
                    } else {
                        phi_10545_ = select(-131072f, _e1447, (_e1447 > -131072f));
                    }
                    let _e1452 = phi_10545_;
                    if (_e1452 < 0f) {
                        phi_10552_ = (_e1452 - 0.5f);
                    } else {
                        phi_10552_ = (_e1452 + 0.5f);
                    }
                    let _e1457 = phi_10552_;
                    let _e1465 = bitcast<u32>(select(0i, select(select(i32(_e1457), i32(-2147483648), (_e1457 < -2147483600f)), 2147483647i, (_e1457 > 2147483500f)), (_e1457 == _e1457)));
                    let _e1466 = ((_e1080.member_2.z * _e1335) * _e1350);
                    if (_e1466 > 131072f) {
                        phi_10574_ = 131072f;
                    } else {
                        phi_10574_ = select(-131072f, _e1466, (_e1466 > -131072f));
                    }
                    let _e1471 = phi_10574_;
                    if (_e1471 < 0f) {
                        phi_10581_ = (_e1471 - 0.5f);
                    } else {
                        phi_10581_ = (_e1471 + 0.5f);
                    }
                    let _e1476 = phi_10581_;
                    let _e1484 = bitcast<u32>(select(0i, select(select(i32(_e1476), i32(-2147483648), (_e1476 < -2147483600f)), 2147483647i, (_e1476 > 2147483500f)), (_e1476 == _e1476)));
                    let _e1485 = (_e424 * 8u);
                    let _e1488 = atomicAdd((&pushes_3.member[_e1485]), bitcast<u32>(select(0i, select(select(i32(_e1381), i32(-2147483648), (_e1381 < -2147483600f)), 2147483647i, (_e1381 > 2147483500f)), (_e1381 == _e1381))));
                    let _e1492 = atomicAdd((&pushes_3.member[(_e1485 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1400), i32(-2147483648), (_e1400 < -2147483600f)), 2147483647i, (_e1400 > 2147483500f)), (_e1400 == _e1400))));
                    let _e1496 = atomicAdd((&pushes_3.member[(_e1485 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1419), i32(-2147483648), (_e1419 < -2147483600f)), 2147483647i, (_e1419 > 2147483500f)), (_e1419 == _e1419))));
                    let _e1500 = atomicAdd((&pushes_3.member[(_e1485 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1362), i32(-2147483648), (_e1362 < -2147483600f)), 2147483647i, (_e1362 > 2147483500f)), (_e1362 == _e1362))));
                    if (((_e1446 | _e1465) | _e1484) == 0u) {
                    } else {
                        let _e1507 = atomicAdd((&pushes_3.member[(_e1485 + 4u)]), _e1446);
                        let _e1511 = atomicAdd((&pushes_3.member[(_e1485 + 5u)]), _e1465);
                        let _e1515 = atomicAdd((&pushes_3.member[(_e1485 + 6u)]), _e1484);
                    }
                }
                if (_e491.w > 0f) {
                    let _e1519 = (_e1080.member.z * _e491.w);
                    let _e1534 = (32768f / _e893);
                    let _e1536 = (abs(_e1080.member.z) * 1024f);
                    if (_e1536 > 131072f) {
                        phi_10662_ = 131072f;
                    } else {
                        phi_10662_ = select(-131072f, _e1536, (_e1536 > -131072f));
                    }
                    let _e1541 = phi_10662_;
                    if (_e1541 < 0f) {
                        phi_10669_ = (_e1541 - 0.5f);
                    } else {
                        phi_10669_ = (_e1541 + 0.5f);
                    }
                    let _e1546 = phi_10669_;
                    let _e1555 = ((_e1080.member_1.x * _e1519) * _e1534);
                    if (_e1555 > 131072f) {
                        phi_10691_ = 131072f;
                    } else {
                        phi_10691_ = select(-131072f, _e1555, (_e1555 > -131072f));
                    }
                    let _e1560 = phi_10691_;
                    if (_e1560 < 0f) {
                        phi_10698_ = (_e1560 - 0.5f);
                    } else {
                        phi_10698_ = (_e1560 + 0.5f);
                    }
                    let _e1565 = phi_10698_;
                    let _e1574 = ((_e1080.member_1.y * _e1519) * _e1534);
                    if (_e1574 > 131072f) {
                        phi_10720_ = 131072f;
                    } else {
                        phi_10720_ = select(-131072f, _e1574, (_e1574 > -131072f));
                    }
                    let _e1579 = phi_10720_;
                    if (_e1579 < 0f) {
                        phi_10727_ = (_e1579 - 0.5f);
                    } else {
                        phi_10727_ = (_e1579 + 0.5f);
                    }
                    let _e1584 = phi_10727_;
                    let _e1593 = ((_e1080.member_1.z * _e1519) * _e1534);
                    if (_e1593 > 131072f) {
                        phi_10749_ = 131072f;
                    } else {
                        phi_10749_ = select(-131072f, _e1593, (_e1593 > -131072f));
                    }
                    let _e1598 = phi_10749_;
                    if (_e1598 < 0f) {
                        phi_10756_ = (_e1598 - 0.5f);
                    } else {
                        phi_10756_ = (_e1598 + 0.5f);
                    }
                    let _e1603 = phi_10756_;
                    let _e1612 = ((_e1080.member_2.x * _e1519) * _e1534);
                    if (_e1612 > 131072f) {
                        phi_10778_ = 131072f;
                    } else {
                        phi_10778_ = select(-131072f, _e1612, (_e1612 > -131072f));
                    }
                    let _e1617 = phi_10778_;
                    if (_e1617 < 0f) {
                        phi_10785_ = (_e1617 - 0.5f);
                    } else {
                        phi_10785_ = (_e1617 + 0.5f);
                    }
                    let _e1622 = phi_10785_;
                    let _e1630 = bitcast<u32>(select(0i, select(select(i32(_e1622), i32(-2147483648), (_e1622 < -2147483600f)), 2147483647i, (_e1622 > 2147483500f)), (_e1622 == _e1622)));
                    let _e1631 = ((_e1080.member_2.y * _e1519) * _e1534);
                    if (_e1631 > 131072f) {
                        phi_10807_ = 131072f;
                    } else {
                        phi_10807_ = select(-131072f, _e1631, (_e1631 > -131072f));
                    }
                    let _e1636 = phi_10807_;
                    if (_e1636 < 0f) {
                        phi_10814_ = (_e1636 - 0.5f);
                    } else {
                        phi_10814_ = (_e1636 + 0.5f);
                    }
                    let _e1641 = phi_10814_;
                    let _e1649 = bitcast<u32>(select(0i, select(select(i32(_e1641), i32(-2147483648), (_e1641 < -2147483600f)), 2147483647i, (_e1641 > 2147483500f)), (_e1641 == _e1641)));
                    let _e1650 = ((_e1080.member_2.z * _e1519) * _e1534);
                    if (_e1650 > 131072f) {
                        phi_10836_ = 131072f;
                    } else {
                        phi_10836_ = select(-131072f, _e1650, (_e1650 > -131072f));
                    }
                    let _e1655 = phi_10836_;
                    if (_e1655 < 0f) {
                        phi_10843_ = (_e1655 - 0.5f);
                    } else {
                        phi_10843_ = (_e1655 + 0.5f);
                    }
                    let _e1660 = phi_10843_;
                    let _e1668 = bitcast<u32>(select(0i, select(select(i32(_e1660), i32(-2147483648), (_e1660 < -2147483600f)), 2147483647i, (_e1660 > 2147483500f)), (_e1660 == _e1660)));
                    let _e1669 = (_e428 * 8u);
                    let _e1672 = atomicAdd((&pushes_3.member[_e1669]), bitcast<u32>(select(0i, select(select(i32(_e1565), i32(-2147483648), (_e1565 < -2147483600f)), 2147483647i, (_e1565 > 2147483500f)), (_e1565 == _e1565))));
                    let _e1676 = atomicAdd((&pushes_3.member[(_e1669 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1584), i32(-2147483648), (_e1584 < -2147483600f)), 2147483647i, (_e1584 > 2147483500f)), (_e1584 == _e1584))));
                    let _e1680 = atomicAdd((&pushes_3.member[(_e1669 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1603), i32(-2147483648), (_e1603 < -2147483600f)), 2147483647i, (_e1603 > 2147483500f)), (_e1603 == _e1603))));
                    let _e1684 = atomicAdd((&pushes_3.member[(_e1669 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1546), i32(-2147483648), (_e1546 < -2147483600f)), 2147483647i, (_e1546 > 2147483500f)), (_e1546 == _e1546))));
                    if (((_e1630 | _e1649) | _e1668) == 0u) {
                    } else {
                        let _e1691 = atomicAdd((&pushes_3.member[(_e1669 + 4u)]), _e1630);
                        let _e1695 = atomicAdd((&pushes_3.member[(_e1669 + 5u)]), _e1649);
                        let _e1699 = atomicAdd((&pushes_3.member[(_e1669 + 6u)]), _e1668);
                    }
                }
                if (_e494.w > 0f) {
                    let _e1703 = (_e1080.member.w * _e494.w);
                    let _e1718 = (32768f / _e893);
                    let _e1720 = (abs(_e1080.member.w) * 1024f);
                    if (_e1720 > 131072f) {
                        phi_10924_ = 131072f;
                    } else {
                        phi_10924_ = select(-131072f, _e1720, (_e1720 > -131072f));
                    }
                    let _e1725 = phi_10924_;
                    if (_e1725 < 0f) {
                        phi_10931_ = (_e1725 - 0.5f);
                    } else {
                        phi_10931_ = (_e1725 + 0.5f);
                    }
                    let _e1730 = phi_10931_;
                    let _e1739 = ((_e1080.member_1.x * _e1703) * _e1718);
                    if (_e1739 > 131072f) {
                        phi_10953_ = 131072f;
                    } else {
                        phi_10953_ = select(-131072f, _e1739, (_e1739 > -131072f));
                    }
                    let _e1744 = phi_10953_;
                    if (_e1744 < 0f) {
                        phi_10960_ = (_e1744 - 0.5f);
                    } else {
                        phi_10960_ = (_e1744 + 0.5f);
                    }
                    let _e1749 = phi_10960_;
                    let _e1758 = ((_e1080.member_1.y * _e1703) * _e1718);
                    if (_e1758 > 131072f) {
                        phi_10982_ = 131072f;
                    } else {
                        phi_10982_ = select(-131072f, _e1758, (_e1758 > -131072f));
                    }
                    let _e1763 = phi_10982_;
                    if (_e1763 < 0f) {
                        phi_10989_ = (_e1763 - 0.5f);
                    } else {
                        phi_10989_ = (_e1763 + 0.5f);
                    }
                    let _e1768 = phi_10989_;
                    let _e1777 = ((_e1080.member_1.z * _e1703) * _e1718);
                    if (_e1777 > 131072f) {
                        phi_11011_ = 131072f;
                    } else {
                        phi_11011_ = select(-131072f, _e1777, (_e1777 > -131072f));
                    }
                    let _e1782 = phi_11011_;
                    if (_e1782 < 0f) {
                        phi_11018_ = (_e1782 - 0.5f);
                    } else {
                        phi_11018_ = (_e1782 + 0.5f);
                    }
                    let _e1787 = phi_11018_;
                    let _e1796 = ((_e1080.member_2.x * _e1703) * _e1718);
                    if (_e1796 > 131072f) {
                        phi_11040_ = 131072f;
                    } else {
                        phi_11040_ = select(-131072f, _e1796, (_e1796 > -131072f));
                    }
                    let _e1801 = phi_11040_;
                    if (_e1801 < 0f) {
                        phi_11047_ = (_e1801 - 0.5f);
                    } else {
                        phi_11047_ = (_e1801 + 0.5f);
                    }
                    let _e1806 = phi_11047_;
                    let _e1814 = bitcast<u32>(select(0i, select(select(i32(_e1806), i32(-2147483648), (_e1806 < -2147483600f)), 2147483647i, (_e1806 > 2147483500f)), (_e1806 == _e1806)));
                    let _e1815 = ((_e1080.member_2.y * _e1703) * _e1718);
                    if (_e1815 > 131072f) {
                        phi_11069_ = 131072f;
                    } else {
                        phi_11069_ = select(-131072f, _e1815, (_e1815 > -131072f));
                    }
                    let _e1820 = phi_11069_;
                    if (_e1820 < 0f) {
                        phi_11076_ = (_e1820 - 0.5f);
                    } else {
                        phi_11076_ = (_e1820 + 0.5f);
                    }
                    let _e1825 = phi_11076_;
                    let _e1833 = bitcast<u32>(select(0i, select(select(i32(_e1825), i32(-2147483648), (_e1825 < -2147483600f)), 2147483647i, (_e1825 > 2147483500f)), (_e1825 == _e1825)));
                    let _e1834 = ((_e1080.member_2.z * _e1703) * _e1718);
                    if (_e1834 > 131072f) {
                        phi_11098_ = 131072f;
                    } else {
                        phi_11098_ = select(-131072f, _e1834, (_e1834 > -131072f));
                    }
                    let _e1839 = phi_11098_;
                    if (_e1839 < 0f) {
                        phi_11105_ = (_e1839 - 0.5f);
                    } else {
                        phi_11105_ = (_e1839 + 0.5f);
                    }
                    let _e1844 = phi_11105_;
                    let _e1852 = bitcast<u32>(select(0i, select(select(i32(_e1844), i32(-2147483648), (_e1844 < -2147483600f)), 2147483647i, (_e1844 > 2147483500f)), (_e1844 == _e1844)));
                    let _e1853 = (_e432 * 8u);
                    let _e1856 = atomicAdd((&pushes_3.member[_e1853]), bitcast<u32>(select(0i, select(select(i32(_e1749), i32(-2147483648), (_e1749 < -2147483600f)), 2147483647i, (_e1749 > 2147483500f)), (_e1749 == _e1749))));
                    let _e1860 = atomicAdd((&pushes_3.member[(_e1853 + 1u)]), bitcast<u32>(select(0i, select(select(i32(_e1768), i32(-2147483648), (_e1768 < -2147483600f)), 2147483647i, (_e1768 > 2147483500f)), (_e1768 == _e1768))));
                    let _e1864 = atomicAdd((&pushes_3.member[(_e1853 + 2u)]), bitcast<u32>(select(0i, select(select(i32(_e1787), i32(-2147483648), (_e1787 < -2147483600f)), 2147483647i, (_e1787 > 2147483500f)), (_e1787 == _e1787))));
                    let _e1868 = atomicAdd((&pushes_3.member[(_e1853 + 3u)]), bitcast<u32>(select(0i, select(select(i32(_e1730), i32(-2147483648), (_e1730 < -2147483600f)), 2147483647i, (_e1730 > 2147483500f)), (_e1730 == _e1730))));
                    if (((_e1814 | _e1833) | _e1852) == 0u) {
                    } else {
                        let _e1875 = atomicAdd((&pushes_3.member[(_e1853 + 4u)]), _e1814);
                        let _e1879 = atomicAdd((&pushes_3.member[(_e1853 + 5u)]), _e1833);
                        let _e1883 = atomicAdd((&pushes_3.member[(_e1853 + 6u)]), _e1852);
                    }
                }
            }
        }
    }
    return;
}

fn function_31() {
    var phi_11183_: u32;
    var phi_11208_: u32;
    var phi_11211_: f32;
    var phi_11213_: u32;
    var phi_11209_: u32;
    var phi_11212_: f32;
    var phi_11214_: u32;
    var local_47: u32;
    var local_48: f32;
    var phi_11259_: u32;
    var phi_11262_: f32;
    var phi_11264_: u32;
    var phi_11260_: u32;
    var phi_11263_: f32;
    var phi_11265_: u32;
    var local_49: u32;
    var local_50: f32;
    var phi_11303_: type_78;
    var phi_11311_: u32;
    var phi_11314_: u32;
    var phi_11312_: u32;
    var phi_11315_: u32;
    var local_51: u32;
    var phi_11375_: u32;
    var phi_11378_: u32;
    var phi_11376_: u32;
    var phi_11379_: u32;
    var local_52: u32;
    var local_53: u32;
    var phi_11432_: vec2<u32>;
    var phi_11451_: vec2<u32>;
    var phi_11475_: vec2<u32>;
    var phi_11484_: vec2<u32>;
    var phi_11487_: vec2<u32>;
    var phi_11511_: u32;
    var phi_11528_: vec2<u32>;
    var phi_11556_: vec2<u32>;
    var phi_11579_: vec2<u32>;
    var phi_11588_: vec2<u32>;
    var phi_11591_: vec2<u32>;
    var phi_11615_: u32;
    var phi_11632_: vec2<u32>;
    var phi_11697_: vec2<u32>;
    var phi_11706_: vec2<u32>;
    var phi_11589_: vec2<u32>;
    var phi_11592_: vec2<u32>;
    var phi_11485_: vec2<u32>;
    var phi_11488_: vec2<u32>;
    var phi_11721_: u32;
    var phi_11724_: f32;
    var phi_11762_: f32;
    var phi_11722_: u32;
    var phi_11725_: f32;
    var phi_11781_: vec2<u32>;
    var phi_11786_: vec2<u32>;
    var phi_11789_: u32;
    var phi_11827_: f32;
    var local_54: f32;
    var phi_11851_: vec2<u32>;
    var phi_11853_: vec2<u32>;
    var phi_11787_: vec2<u32>;
    var phi_11790_: u32;
    var phi_11858_: vec2<u32>;
    var local_55: f32;
    var local_56: u32;
    var local_57: vec2<u32>;
    var local_58: vec2<u32>;
    var local_59: vec2<u32>;

    let _e393 = builtin_local_56;
    let _e394 = builtin_group_56;
    let _e395 = builtin_groups_56;
    let _e403 = (((_e394.x + (_e394.y * _e395.x)) * 256u) + _e393.x);
    let _e406 = params_2.member.member;
    let _e407 = (_e403 < _e406);
    if _e407 {
        phi_11183_ = _e403;
    } else {
        phi_11183_ = (_e406 - 1u);
    }
    let _e410 = phi_11183_;
    let _e413 = spheres.member[_e410];
    let _e419 = kept_centers.member[0u];
    let _e423 = (_e413.x - _e419.x);
    let _e424 = (_e413.y - _e419.y);
    let _e425 = (_e413.z - _e419.z);
    let _e430 = (((_e423 * _e423) + (_e424 * _e424)) + (_e425 * _e425));
    phi_11208_ = 0u;
    phi_11211_ = select(_e430, 0.000000000001f, (_e430 < 0.000000000001f));
    phi_11213_ = 0u;
    loop {
        let _e434 = phi_11208_;
        let _e436 = phi_11211_;
        let _e438 = phi_11213_;
        local_47 = _e438;
        local_48 = _e436;
        local_55 = _e436;
        local_56 = _e438;
        let _e439 = (_e434 < 32u);
        if _e439 {
            let _e442 = kept_centers.member[_e434];
            let _e446 = (_e413.x - _e442.x);
            let _e447 = (_e413.y - _e442.y);
            let _e448 = (_e413.z - _e442.z);
            let _e453 = (((_e446 * _e446) + (_e447 * _e447)) + (_e448 * _e448));
            let _e455 = select(_e453, 0.000000000001f, (_e453 < 0.000000000001f));
            let _e456 = (_e455 < _e436);
            phi_11209_ = (_e434 + 1u);
            phi_11212_ = select(_e436, _e455, _e456);
            phi_11214_ = select(_e438, _e434, _e456);
        } else {
            break;
        }
        let _e461 = phi_11209_;
        let _e463 = phi_11212_;
        let _e465 = phi_11214_;
        continue;
        continuing {
            phi_11208_ = _e461;
            phi_11211_ = _e463;
            phi_11213_ = _e465;
        }
    }
    let _e468 = local_47;
    let _e470 = local_48;
    let _e474 = params_2.member.member_1;
    let _e475 = (_e474 > 32u);
    if _e475 {
        phi_11259_ = 0u;
        let _e945 = local_55;
        phi_11262_ = _e945;
        let _e948 = local_56;
        phi_11264_ = _e948;
        loop {
            let _e477 = phi_11259_;
            let _e479 = phi_11262_;
            let _e481 = phi_11264_;
            local_49 = _e481;
            local_50 = _e479;
            let _e482 = (_e477 < 32u);
            if _e482 {
                let _e483 = (32u + _e477);
                let _e486 = kept_centers.member[_e483];
                let _e490 = (_e413.x - _e486.x);
                let _e491 = (_e413.y - _e486.y);
                let _e492 = (_e413.z - _e486.z);
                let _e497 = (((_e490 * _e490) + (_e491 * _e491)) + (_e492 * _e492));
                let _e499 = select(_e497, 0.000000000001f, (_e497 < 0.000000000001f));
                let _e500 = (_e499 < _e479);
                phi_11260_ = (_e477 + 1u);
                phi_11263_ = select(_e479, _e499, _e500);
                phi_11265_ = select(_e481, _e483, _e500);
            } else {
                break;
            }
            let _e505 = phi_11260_;
            let _e507 = phi_11263_;
            let _e509 = phi_11265_;
            continue;
            continuing {
                phi_11259_ = _e505;
                phi_11262_ = _e507;
                phi_11264_ = _e509;
            }
        }
        let _e512 = local_49;
        let _e514 = local_50;
        phi_11303_ = type_78(_e512, _e514);
    } else {
        phi_11303_ = type_78(_e468, _e470);
    }
    let _e517 = phi_11303_;
    let _e521 = kept_centers.member[_e517.member];
    phi_11311_ = 0u;
    phi_11314_ = 0u;
    loop {
        let _e526 = phi_11311_;
        let _e528 = phi_11314_;
        local_51 = _e528;
        local_52 = _e528;
        let _e529 = (_e526 < 32u);
        if _e529 {
            let _e533 = kept_centers.member[_e526];
            let _e537 = (_e413.x - _e533.x);
            let _e538 = (_e413.y - _e533.y);
            let _e539 = (_e413.z - _e533.z);
            let _e545 = (_e413.x - _e521.x);
            let _e546 = (_e413.y - _e521.y);
            let _e547 = (_e413.z - _e521.z);
            let _e555 = (_e521.x - _e533.x);
            let _e556 = (_e521.y - _e533.y);
            let _e557 = (_e521.z - _e533.z);
            phi_11312_ = (_e526 + 1u);
            phi_11315_ = (_e528 | (select(0u, 1u, (((((_e537 * _e537) + (_e538 * _e538)) + (_e539 * _e539)) - (((_e545 * _e545) + (_e546 * _e546)) + (_e547 * _e547))) <= (((2f * _e413.w) * sqrt((((_e555 * _e555) + (_e556 * _e556)) + (_e557 * _e557)))) + 0.000030517578f))) << bitcast<u32>((_e526 & 31u))));
        } else {
            break;
        }
        let _e574 = phi_11312_;
        let _e576 = phi_11315_;
        continue;
        continuing {
            phi_11311_ = _e574;
            phi_11314_ = _e576;
        }
    }
    let _e579 = local_51;
    if _e475 {
        phi_11375_ = 0u;
        phi_11378_ = 0u;
        loop {
            let _e582 = phi_11375_;
            let _e584 = phi_11378_;
            local_53 = _e584;
            let _e585 = (_e582 < 32u);
            if _e585 {
                let _e590 = kept_centers.member[(32u + _e582)];
                let _e594 = (_e413.x - _e590.x);
                let _e595 = (_e413.y - _e590.y);
                let _e596 = (_e413.z - _e590.z);
                let _e602 = (_e413.x - _e521.x);
                let _e603 = (_e413.y - _e521.y);
                let _e604 = (_e413.z - _e521.z);
                let _e612 = (_e521.x - _e590.x);
                let _e613 = (_e521.y - _e590.y);
                let _e614 = (_e521.z - _e590.z);
                phi_11376_ = (_e582 + 1u);
                phi_11379_ = (_e584 | (select(0u, 1u, (((((_e594 * _e594) + (_e595 * _e595)) + (_e596 * _e596)) - (((_e602 * _e602) + (_e603 * _e603)) + (_e604 * _e604))) <= (((2f * _e413.w) * sqrt((((_e612 * _e612) + (_e613 * _e613)) + (_e614 * _e614)))) + 0.000030517578f))) << bitcast<u32>((_e582 & 31u))));
            } else {
                break;
            }
            let _e631 = phi_11376_;
            let _e633 = phi_11379_;
            continue;
            continuing {
                phi_11375_ = _e631;
                phi_11378_ = _e633;
            }
        }
        let _e636 = local_52;
        let _e638 = local_53;
        phi_11432_ = vec2<u32>(_e636, _e638);
    } else {
        phi_11432_ = vec2<u32>(_e579, 0u);
    }
    let _e641 = phi_11432_;
    let _e645 = (1u << bitcast<u32>(((_e517.member % 32u) & 31u)));
    let _e646 = (_e517.member < 32u);
    if _e646 {
        phi_11451_ = vec2<u32>(_e645, 0u);
    } else {
        phi_11451_ = vec2<u32>(0u, _e645);
    }
    let _e650 = phi_11451_;
    let _e655 = (_e641.x | _e650.x);
    let _e656 = (_e641.y | _e650.y);
    if _e646 {
        phi_11475_ = vec2<u32>(_e645, 0u);
    } else {
        phi_11475_ = vec2<u32>(0u, _e645);
    }
    let _e661 = phi_11475_;
    phi_11484_ = vec2<u32>((_e655 & ~(_e661.x)), (_e656 & ~(_e661.y)));
    phi_11487_ = (_e641 | _e650);
    loop {
        let _e670 = phi_11484_;
        let _e672 = phi_11487_;
        local_59 = _e672;
        let _e676 = ((_e670.x | _e670.y) == 0u);
        if _e676 {
            phi_11485_ = vec2<u32>();
            phi_11488_ = vec2<u32>();
        } else {
            let _e677 = (_e670.x == 0u);
            if _e677 {
                phi_11511_ = (32u + select(firstTrailingBit(_e670.y), 32u, (_e670.y == 0u)));
            } else {
                phi_11511_ = select(firstTrailingBit(_e670.x), 32u, _e677);
            }
            let _e685 = phi_11511_;
            let _e689 = (1u << bitcast<u32>(((_e685 % 32u) & 31u)));
            let _e690 = (_e685 < 32u);
            if _e690 {
                phi_11528_ = vec2<u32>(_e689, 0u);
            } else {
                phi_11528_ = vec2<u32>(0u, _e689);
            }
            let _e694 = phi_11528_;
            let _e703 = kept_centers.member[_e685];
            if _e646 {
                phi_11556_ = vec2<u32>(_e645, 0u);
            } else {
                phi_11556_ = vec2<u32>(0u, _e645);
            }
            let _e710 = phi_11556_;
            if _e690 {
                phi_11579_ = vec2<u32>(_e689, 0u);
            } else {
                phi_11579_ = vec2<u32>(0u, _e689);
            }
            let _e720 = phi_11579_;
            phi_11588_ = vec2<u32>(((_e655 & ~(_e710.x)) & ~(_e720.x)), ((_e656 & ~(_e710.y)) & ~(_e720.y)));
            phi_11591_ = _e672;
            loop {
                let _e729 = phi_11588_;
                let _e731 = phi_11591_;
                local_57 = _e731;
                let _e735 = ((_e729.x | _e729.y) == 0u);
                if _e735 {
                    phi_11589_ = vec2<u32>();
                    phi_11592_ = vec2<u32>();
                } else {
                    let _e736 = (_e729.x == 0u);
                    if _e736 {
                        phi_11615_ = (32u + select(firstTrailingBit(_e729.y), 32u, (_e729.y == 0u)));
                    } else {
                        phi_11615_ = select(firstTrailingBit(_e729.x), 32u, _e736);
                    }
                    let _e744 = phi_11615_;
                    let _e748 = (1u << bitcast<u32>(((_e744 % 32u) & 31u)));
                    if (_e744 < 32u) {
                        phi_11632_ = vec2<u32>(_e748, 0u);
                    } else {
                        phi_11632_ = vec2<u32>(0u, _e748);
                    }
                    let _e753 = phi_11632_;
                    let _e763 = kept_centers.member[_e744];
                    let _e767 = (_e413.x - _e703.x);
                    let _e768 = (_e413.y - _e703.y);
                    let _e769 = (_e413.z - _e703.z);
                    let _e775 = (_e413.x - _e763.x);
                    let _e776 = (_e413.y - _e763.y);
                    let _e777 = (_e413.z - _e763.z);
                    let _e785 = (_e763.x - _e703.x);
                    let _e786 = (_e763.y - _e703.y);
                    let _e787 = (_e763.z - _e703.z);
                    let _e796 = (((((_e767 * _e767) + (_e768 * _e768)) + (_e769 * _e769)) - (((_e775 * _e775) + (_e776 * _e776)) + (_e777 * _e777))) <= (((2f * _e413.w) * sqrt((((_e785 * _e785) + (_e786 * _e786)) + (_e787 * _e787)))) + 0.000030517578f));
                    if _e796 {
                        phi_11706_ = _e731;
                    } else {
                        if _e690 {
                            phi_11697_ = vec2<u32>(_e689, 0u);
                        } else {
                            phi_11697_ = vec2<u32>(0u, _e689);
                        }
                        let _e800 = phi_11697_;
                        phi_11706_ = (_e731 & vec2<u32>(~(_e800.x), ~(_e800.y)));
                    }
                    let _e808 = phi_11706_;
                    phi_11589_ = select(vec2<u32>(0u, 0u), (_e729 & vec2<u32>(~(_e753.x), ~(_e753.y))), vec2(_e796));
                    phi_11592_ = _e808;
                }
                let _e812 = phi_11589_;
                let _e814 = phi_11592_;
                continue;
                continuing {
                    phi_11588_ = _e812;
                    phi_11591_ = _e814;
                    break if !(select(true, false, _e735));
                }
            }
            phi_11485_ = (_e670 & vec2<u32>(~(_e694.x), ~(_e694.y)));
            let _e986 = local_57;
            phi_11488_ = _e986;
        }
        let _e818 = phi_11485_;
        let _e820 = phi_11488_;
        continue;
        continuing {
            phi_11484_ = _e818;
            phi_11487_ = _e820;
            break if !(select(true, false, _e676));
        }
    }
    let _e825 = params_2.member.member_8;
    if (_e825 > 0f) {
        phi_11721_ = 0u;
        phi_11724_ = 0f;
        loop {
            let _e829 = phi_11721_;
            let _e831 = phi_11724_;
            local_54 = _e831;
            let _e832 = (_e829 < _e474);
            if _e832 {
                let _e835 = kept_centers.member[_e829];
                let _e839 = (_e413.x - _e835.x);
                let _e840 = (_e413.y - _e835.y);
                let _e841 = (_e413.z - _e835.z);
                let _e846 = (((_e839 * _e839) + (_e840 * _e840)) + (_e841 * _e841));
                let _e851 = params_2.member.member_6;
                let _e852 = (_e517.member_1 / select(_e846, 0.000000000001f, (_e846 < 0.000000000001f)));
                if (_e851 == 2f) {
                    phi_11762_ = _e852;
                } else {
                    phi_11762_ = pow(_e852, (1f / (_e851 - 1f)));
                }
                let _e858 = phi_11762_;
                phi_11722_ = (_e829 + 1u);
                phi_11725_ = (_e831 + _e858);
            } else {
                break;
            }
            let _e862 = phi_11722_;
            let _e864 = phi_11725_;
            continue;
            continuing {
                phi_11721_ = _e862;
                phi_11724_ = _e864;
            }
        }
        if _e646 {
            phi_11781_ = vec2<u32>(_e645, 0u);
        } else {
            phi_11781_ = vec2<u32>(0u, _e645);
        }
        let _e869 = phi_11781_;
        phi_11786_ = _e869;
        phi_11789_ = 0u;
        loop {
            let _e871 = phi_11786_;
            let _e873 = phi_11789_;
            local_58 = _e871;
            let _e874 = (_e873 < _e474);
            if _e874 {
                let _e877 = kept_centers.member[_e873];
                let _e881 = (_e413.x - _e877.x);
                let _e882 = (_e413.y - _e877.y);
                let _e883 = (_e413.z - _e877.z);
                let _e888 = (((_e881 * _e881) + (_e882 * _e882)) + (_e883 * _e883));
                let _e893 = params_2.member.member_6;
                let _e894 = (_e517.member_1 / select(_e888, 0.000000000001f, (_e888 < 0.000000000001f)));
                if (_e893 == 2f) {
                    phi_11827_ = _e894;
                } else {
                    phi_11827_ = pow(_e894, (1f / (_e893 - 1f)));
                }
                let _e900 = phi_11827_;
                let _e902 = local_54;
                if (_e900 > (_e825 * _e902)) {
                    let _e908 = (1u << bitcast<u32>(((_e873 % 32u) & 31u)));
                    if (_e873 < 32u) {
                        phi_11851_ = vec2<u32>(_e908, 0u);
                    } else {
                        phi_11851_ = vec2<u32>(0u, _e908);
                    }
                    let _e913 = phi_11851_;
                    phi_11853_ = (_e871 | _e913);
                } else {
                    phi_11853_ = _e871;
                }
                let _e916 = phi_11853_;
                phi_11787_ = _e916;
                phi_11790_ = (_e873 + 1u);
            } else {
                break;
            }
            let _e919 = phi_11787_;
            let _e921 = phi_11790_;
            continue;
            continuing {
                phi_11786_ = _e919;
                phi_11789_ = _e921;
            }
        }
        let _e1003 = local_58;
        phi_11858_ = _e1003;
    } else {
        let _e1005 = local_59;
        phi_11858_ = _e1005;
    }
    let _e924 = phi_11858_;
    if _e407 {
        let _e927 = tags.member[_e403];
        tags.member[_e403] = vec4<u32>(_e924.x, _e924.y, _e927.z, _e927.w);
    }
    return;
}

fn function_32() {
    var local_60: array<u32, 2>;
    var phi_11897_: u32;
    var phi_11929_: vec2<u32>;
    var phi_11954_: u32;
    var phi_11973_: vec2<u32>;
    var phi_11930_: vec2<u32>;
    var phi_11898_: u32;

    let _e394 = builtin_local_56;
    let _e395 = builtin_group_56;
    let _e396 = builtin_groups_56;
    local_60 = array<u32, 2>(0u, 0u);
    local_60[_e395.z] = _e394.x;
    let _e403 = local_60[(_e396.z - 1u)];
    let _e409 = (_e403 < 65u);
    if _e409 {
        atomicStore((&counts_1[_e403]), 0u);
    }
    workgroupBarrier();
    phi_11897_ = _e403;
    loop {
        let _e412 = phi_11897_;
        let _e413 = (_e412 < 4096u);
        if _e413 {
            let _e415 = (((_e395.x + (_e395.y * _e396.x)) * 4096u) + _e412);
            let _e418 = params_2.member.member;
            if (_e415 < _e418) {
                let _e422 = tags_1.member[_e415];
                if ((countOneBits(_e422.x) + countOneBits(_e422.y)) > 1u) {
                    let _e431 = atomicAdd((&counts_1[64u]), 1u);
                }
                phi_11929_ = vec2<u32>(_e422.x, _e422.y);
                loop {
                    let _e433 = phi_11929_;
                    let _e437 = ((_e433.x | _e433.y) == 0u);
                    if _e437 {
                        phi_11930_ = vec2<u32>();
                    } else {
                        let _e438 = (_e433.x == 0u);
                        if _e438 {
                            phi_11954_ = (32u + select(firstTrailingBit(_e433.y), 32u, (_e433.y == 0u)));
                        } else {
                            phi_11954_ = select(firstTrailingBit(_e433.x), 32u, _e438);
                        }
                        let _e446 = phi_11954_;
                        let _e448 = atomicAdd((&counts_1[_e446]), 1u);
                        let _e452 = (1u << bitcast<u32>(((_e446 % 32u) & 31u)));
                        if (_e446 < 32u) {
                            phi_11973_ = vec2<u32>(_e452, 0u);
                        } else {
                            phi_11973_ = vec2<u32>(0u, _e452);
                        }
                        let _e457 = phi_11973_;
                        phi_11930_ = (_e433 & vec2<u32>(~(_e457.x), ~(_e457.y)));
                    }
                    let _e465 = phi_11930_;
                    continue;
                    continuing {
                        phi_11929_ = _e465;
                        break if !(select(true, false, _e437));
                    }
                }
            }
            phi_11898_ = (_e412 + (256u * _e396.z));
        } else {
            break;
        }
        let _e471 = phi_11898_;
        continue;
        continuing {
            phi_11897_ = _e471;
        }
    }
    workgroupBarrier();
    if _e409 {
        let _e474 = atomicLoad((&counts_1[_e403]));
        if (_e474 > 0u) {
            let _e478 = atomicAdd((&sizes.member[_e403]), _e474);
        }
    }
    return;
}

fn function_33() {
    var local_61: array<u32, 2>;
    var phi_12062_: u32;
    var phi_12063_: u32;
    var phi_12083_: vec2<u32>;
    var phi_12084_: vec4<u32>;
    var phi_12085_: vec2<u32>;
    var phi_12086_: vec4<u32>;
    var phi_12092_: u32;
    var phi_12094_: u32;
    var phi_12097_: u32;
    var phi_12117_: u32;
    var phi_12095_: u32;
    var phi_12098_: u32;
    var local_62: u32;
    var local_63: u32;
    var phi_12129_: u32;
    var phi_12132_: u32;
    var phi_12130_: u32;
    var phi_12133_: u32;
    var phi_12180_: u32;
    var phi_12181_: u32;
    var local_64: u32;
    var local_65: u32;
    var local_66: u32;
    var phi_12201_: u32;
    var phi_12202_: u32;
    var local_67: u32;
    var phi_12218_: u32;
    var phi_12221_: u32;
    var phi_12219_: u32;
    var phi_12222_: u32;
    var phi_12269_: u32;
    var phi_12270_: u32;
    var local_68: u32;
    var local_69: u32;
    var local_70: u32;
    var phi_12290_: u32;
    var phi_12291_: u32;
    var local_71: u32;
    var phi_12307_: u32;
    var phi_12310_: u32;
    var phi_12308_: u32;
    var phi_12311_: u32;
    var phi_12358_: u32;
    var phi_12359_: u32;
    var local_72: u32;
    var local_73: u32;
    var local_74: u32;
    var phi_12379_: u32;
    var phi_12380_: u32;
    var local_75: u32;
    var phi_12396_: u32;
    var phi_12399_: u32;
    var phi_12397_: u32;
    var phi_12400_: u32;
    var phi_12447_: u32;
    var phi_12448_: u32;
    var local_76: u32;
    var local_77: u32;
    var local_78: u32;
    var phi_12468_: u32;
    var phi_12469_: u32;
    var local_79: u32;
    var phi_12485_: u32;
    var phi_12488_: u32;
    var phi_12486_: u32;
    var phi_12489_: u32;
    var phi_12536_: u32;
    var phi_12537_: u32;
    var local_80: u32;
    var local_81: u32;
    var local_82: u32;
    var phi_12557_: u32;
    var phi_12558_: u32;
    var local_83: u32;
    var phi_12574_: u32;
    var phi_12577_: u32;
    var phi_12575_: u32;
    var phi_12578_: u32;
    var phi_12625_: u32;
    var phi_12626_: u32;
    var local_84: u32;
    var local_85: u32;
    var local_86: u32;
    var phi_12646_: u32;
    var phi_12647_: u32;
    var local_87: u32;
    var phi_12663_: u32;
    var phi_12666_: u32;
    var phi_12664_: u32;
    var phi_12667_: u32;
    var phi_12714_: u32;
    var phi_12715_: u32;
    var local_88: u32;
    var local_89: u32;
    var local_90: u32;
    var phi_12735_: u32;
    var phi_12736_: u32;
    var local_91: u32;
    var phi_12752_: u32;
    var phi_12755_: u32;
    var phi_12753_: u32;
    var phi_12756_: u32;
    var phi_12803_: u32;
    var phi_12804_: u32;
    var local_92: u32;
    var local_93: u32;
    var local_94: u32;
    var phi_12824_: u32;
    var phi_12825_: u32;
    var local_95: u32;
    var phi_12868_: bool;
    var phi_12874_: type_57;
    var phi_12877_: u32;
    var phi_12893_: type_57;
    var phi_12896_: u32;
    var phi_12898_: u32;
    var phi_12945_: bool;
    var phi_12959_: u32;
    var phi_12962_: u32;
    var phi_12981_: u32;
    var phi_12960_: u32;
    var phi_12963_: u32;
    var local_96: u32;
    var local_97: u32;
    var phi_12990_: bool;
    var phi_12991_: bool;
    var phi_12992_: bool;
    var phi_12993_: bool;
    var phi_13004_: type_57;
    var phi_13005_: u32;
    var phi_12894_: type_57;
    var phi_12897_: u32;
    var phi_12899_: u32;
    var local_98: u32;
    var local_99: u32;
    var local_100: type_57;
    var local_101: type_57;
    var phi_13022_: type_57;
    var phi_12875_: type_57;
    var phi_12878_: u32;
    var local_102: type_57;
    var phi_13036_: u32;
    var phi_13039_: u32;
    var phi_13037_: u32;
    var phi_13040_: u32;
    var local_103: u32;
    var phi_13061_: u32;
    var phi_13064_: u32;
    var phi_13066_: u32;
    var phi_13062_: u32;
    var phi_13065_: u32;
    var phi_13067_: u32;
    var local_104: u32;
    var local_105: u32;
    var local_106: type_57;
    var phi_13122_: u32;
    var phi_13125_: u32;
    var phi_13127_: u32;
    var phi_13129_: u32;
    var phi_13131_: u32;
    var phi_13153_: u32;
    var phi_13154_: u32;
    var phi_13155_: u32;
    var phi_13123_: u32;
    var phi_13126_: u32;
    var phi_13128_: u32;
    var phi_13130_: u32;
    var phi_13132_: u32;
    var local_107: type_57;

    let _e394 = builtin_local_56;
    let _e395 = builtin_group_56;
    let _e396 = builtin_groups_56;
    local_61 = array<u32, 2>(0u, 0u);
    local_61[_e395.z] = _e394.x;
    let _e407 = local_61[(_e396.z - 1u)];
    let _e412 = (_e395.x + (_e395.y * _e396.x));
    let _e415 = atomicLoad((&tiles_2.member[3u]));
    let _e416 = (_e412 < _e415);
    let _e418 = (select(0u, _e412, _e416) * 2u);
    let _e422 = atomicLoad((&tiles_2.member[(4u + _e418)]));
    let _e426 = atomicLoad((&tiles_2.member[(_e418 + 5u)]));
    let _e428 = ((_e422 * 256u) + _e407);
    let _e429 = (_e426 * 256u);
    let _e430 = (_e429 + _e407);
    if _e416 {
        let _e433 = params_2.member.member_3;
        if (_e430 < _e433) {
            let _e437 = sorted_starts.member[_e430];
            let _e440 = boxes.member[_e430];
            starts_3[_e407] = _e440.y;
            ends[_e407] = _e440.z;
            duplicate_masks[_e407] = _e440.w;
            phi_12062_ = _e437;
        } else {
            phi_12062_ = 4294967295u;
        }
        let _e448 = phi_12062_;
        phi_12063_ = _e448;
    } else {
        phi_12063_ = 4294967295u;
    }
    let _e450 = phi_12063_;
    keys_1[_e407] = _e450;
    if _e416 {
        let _e454 = params_2.member.member_3;
        if (_e428 < _e454) {
            let _e458 = boxes.member[_e428];
            let _e462 = box_ends.member[_e428][0u];
            let _e466 = box_ends.member[_e428][1u];
            phi_12083_ = vec2<u32>(_e462, _e466);
            phi_12084_ = _e458;
        } else {
            phi_12083_ = vec2<u32>(0u, 0u);
            phi_12084_ = vec4<u32>(0u, 0u, 0u, 0u);
        }
        let _e469 = phi_12083_;
        let _e471 = phi_12084_;
        phi_12085_ = _e469;
        phi_12086_ = _e471;
    } else {
        phi_12085_ = vec2<u32>(0u, 0u);
        phi_12086_ = vec4<u32>(0u, 0u, 0u, 0u);
    }
    let _e473 = phi_12085_;
    let _e475 = phi_12086_;
    workgroupBarrier();
    if (_e426 == _e422) {
        phi_12092_ = (_e407 + 1u);
    } else {
        phi_12092_ = 0u;
    }
    let _e479 = phi_12092_;
    phi_12094_ = 256u;
    phi_12097_ = 0u;
    loop {
        let _e481 = phi_12094_;
        let _e483 = phi_12097_;
        local_62 = _e483;
        local_63 = _e483;
        local_64 = _e483;
        local_65 = _e483;
        local_66 = _e483;
        local_68 = _e483;
        local_69 = _e483;
        local_70 = _e483;
        local_72 = _e483;
        local_73 = _e483;
        local_74 = _e483;
        local_76 = _e483;
        local_77 = _e483;
        local_78 = _e483;
        local_80 = _e483;
        local_81 = _e483;
        local_82 = _e483;
        local_84 = _e483;
        local_85 = _e483;
        local_86 = _e483;
        local_88 = _e483;
        local_89 = _e483;
        local_90 = _e483;
        local_92 = _e483;
        local_93 = _e483;
        local_94 = _e483;
        let _e484 = (_e483 < _e481);
        if _e484 {
            let _e487 = (_e483 + ((_e481 - _e483) / 2u));
            let _e489 = keys_1[_e487];
            let _e491 = (_e489 <= _e473.x);
            if _e491 {
                phi_12117_ = (_e487 + 1u);
            } else {
                phi_12117_ = _e483;
            }
            let _e494 = phi_12117_;
            phi_12095_ = select(_e487, _e481, _e491);
            phi_12098_ = _e494;
        } else {
            break;
        }
        let _e497 = phi_12095_;
        let _e499 = phi_12098_;
        continue;
        continuing {
            phi_12094_ = _e497;
            phi_12097_ = _e499;
        }
    }
    let _e502 = local_62;
    let _e505 = local_63;
    phi_12129_ = 0u;
    phi_12132_ = 0u;
    loop {
        let _e512 = phi_12129_;
        let _e514 = phi_12132_;
        local_67 = _e514;
        let _e515 = (_e512 < 32u);
        if _e515 {
            let _e517 = starts_3[_e512];
            let _e519 = ends[_e512];
            let _e526 = duplicate_masks[_e512];
            phi_12130_ = (_e512 + 1u);
            phi_12133_ = (_e514 | (select(0u, 1u, (((((_e475.z - _e517) & (_e519 - _e475.y)) & 2147516416u) == 2147516416u) && ((_e475.w & _e526) == 0u))) << bitcast<u32>((_e512 & 31u))));
        } else {
            break;
        }
        let _e537 = phi_12130_;
        let _e539 = phi_12133_;
        continue;
        continuing {
            phi_12129_ = _e537;
            phi_12132_ = _e539;
        }
    }
    if (_e479 <= 0u) {
        phi_12181_ = 4294967295u;
    } else {
        if (_e479 < 32u) {
            phi_12180_ = (4294967295u << bitcast<u32>((_e479 & 31u)));
        } else {
            phi_12180_ = 0u;
        }
        let _e547 = phi_12180_;
        phi_12181_ = _e547;
    }
    let _e549 = phi_12181_;
    let _e551 = local_64;
    if (_e551 <= 0u) {
        phi_12202_ = 4294967295u;
    } else {
        let _e554 = local_65;
        if (_e554 < 32u) {
            let _e557 = local_66;
            phi_12201_ = (4294967295u << bitcast<u32>((_e557 & 31u)));
        } else {
            phi_12201_ = 0u;
        }
        let _e562 = phi_12201_;
        phi_12202_ = _e562;
    }
    let _e564 = phi_12202_;
    let _e568 = local_67;
    let _e569 = (_e568 & (_e549 & ~(_e564)));
    masks[_e407] = _e569;
    phi_12218_ = 0u;
    phi_12221_ = 0u;
    loop {
        let _e575 = phi_12218_;
        let _e577 = phi_12221_;
        local_71 = _e577;
        let _e578 = (_e575 < 32u);
        if _e578 {
            let _e579 = (32u + _e575);
            let _e581 = starts_3[_e579];
            let _e583 = ends[_e579];
            let _e590 = duplicate_masks[_e579];
            phi_12219_ = (_e575 + 1u);
            phi_12222_ = (_e577 | (select(0u, 1u, (((((_e475.z - _e581) & (_e583 - _e475.y)) & 2147516416u) == 2147516416u) && ((_e475.w & _e590) == 0u))) << bitcast<u32>((_e575 & 31u))));
        } else {
            break;
        }
        let _e601 = phi_12219_;
        let _e603 = phi_12222_;
        continue;
        continuing {
            phi_12218_ = _e601;
            phi_12221_ = _e603;
        }
    }
    if (_e479 <= 32u) {
        phi_12270_ = 4294967295u;
    } else {
        if (_e479 < 64u) {
            phi_12269_ = (4294967295u << bitcast<u32>(((_e479 - 32u) & 31u)));
        } else {
            phi_12269_ = 0u;
        }
        let _e612 = phi_12269_;
        phi_12270_ = _e612;
    }
    let _e614 = phi_12270_;
    let _e616 = local_68;
    if (_e616 <= 32u) {
        phi_12291_ = 4294967295u;
    } else {
        let _e619 = local_69;
        if (_e619 < 64u) {
            let _e622 = local_70;
            phi_12290_ = (4294967295u << bitcast<u32>(((_e622 - 32u) & 31u)));
        } else {
            phi_12290_ = 0u;
        }
        let _e628 = phi_12290_;
        phi_12291_ = _e628;
    }
    let _e630 = phi_12291_;
    let _e634 = local_71;
    let _e635 = (_e634 & (_e614 & ~(_e630)));
    masks[(256u + _e407)] = _e635;
    phi_12307_ = 0u;
    phi_12310_ = 0u;
    loop {
        let _e646 = phi_12307_;
        let _e648 = phi_12310_;
        local_75 = _e648;
        let _e649 = (_e646 < 32u);
        if _e649 {
            let _e650 = (64u + _e646);
            let _e652 = starts_3[_e650];
            let _e654 = ends[_e650];
            let _e661 = duplicate_masks[_e650];
            phi_12308_ = (_e646 + 1u);
            phi_12311_ = (_e648 | (select(0u, 1u, (((((_e475.z - _e652) & (_e654 - _e475.y)) & 2147516416u) == 2147516416u) && ((_e475.w & _e661) == 0u))) << bitcast<u32>((_e646 & 31u))));
        } else {
            break;
        }
        let _e672 = phi_12308_;
        let _e674 = phi_12311_;
        continue;
        continuing {
            phi_12307_ = _e672;
            phi_12310_ = _e674;
        }
    }
    if (_e479 <= 64u) {
        phi_12359_ = 4294967295u;
    } else {
        if (_e479 < 96u) {
            phi_12358_ = (4294967295u << bitcast<u32>(((_e479 - 64u) & 31u)));
        } else {
            phi_12358_ = 0u;
        }
        let _e683 = phi_12358_;
        phi_12359_ = _e683;
    }
    let _e685 = phi_12359_;
    let _e687 = local_72;
    if (_e687 <= 64u) {
        phi_12380_ = 4294967295u;
    } else {
        let _e690 = local_73;
        if (_e690 < 96u) {
            let _e693 = local_74;
            phi_12379_ = (4294967295u << bitcast<u32>(((_e693 - 64u) & 31u)));
        } else {
            phi_12379_ = 0u;
        }
        let _e699 = phi_12379_;
        phi_12380_ = _e699;
    }
    let _e701 = phi_12380_;
    let _e705 = local_75;
    let _e706 = (_e705 & (_e685 & ~(_e701)));
    masks[(512u + _e407)] = _e706;
    phi_12396_ = 0u;
    phi_12399_ = 0u;
    loop {
        let _e717 = phi_12396_;
        let _e719 = phi_12399_;
        local_79 = _e719;
        let _e720 = (_e717 < 32u);
        if _e720 {
            let _e721 = (96u + _e717);
            let _e723 = starts_3[_e721];
            let _e725 = ends[_e721];
            let _e732 = duplicate_masks[_e721];
            phi_12397_ = (_e717 + 1u);
            phi_12400_ = (_e719 | (select(0u, 1u, (((((_e475.z - _e723) & (_e725 - _e475.y)) & 2147516416u) == 2147516416u) && ((_e475.w & _e732) == 0u))) << bitcast<u32>((_e717 & 31u))));
        } else {
            break;
        }
        let _e743 = phi_12397_;
        let _e745 = phi_12400_;
        continue;
        continuing {
            phi_12396_ = _e743;
            phi_12399_ = _e745;
        }
    }
    if (_e479 <= 96u) {
        phi_12448_ = 4294967295u;
    } else {
        if (_e479 < 128u) {
            phi_12447_ = (4294967295u << bitcast<u32>(((_e479 - 96u) & 31u)));
        } else {
            phi_12447_ = 0u;
        }
        let _e754 = phi_12447_;
        phi_12448_ = _e754;
    }
    let _e756 = phi_12448_;
    let _e758 = local_76;
    if (_e758 <= 96u) {
        phi_12469_ = 4294967295u;
    } else {
        let _e761 = local_77;
        if (_e761 < 128u) {
            let _e764 = local_78;
            phi_12468_ = (4294967295u << bitcast<u32>(((_e764 - 96u) & 31u)));
        } else {
            phi_12468_ = 0u;
        }
        let _e770 = phi_12468_;
        phi_12469_ = _e770;
    }
    let _e772 = phi_12469_;
    let _e776 = local_79;
    let _e777 = (_e776 & (_e756 & ~(_e772)));
    masks[(768u + _e407)] = _e777;
    phi_12485_ = 0u;
    phi_12488_ = 0u;
    loop {
        let _e788 = phi_12485_;
        let _e790 = phi_12488_;
        local_83 = _e790;
        let _e791 = (_e788 < 32u);
        if _e791 {
            let _e792 = (128u + _e788);
            let _e794 = starts_3[_e792];
            let _e796 = ends[_e792];
            let _e803 = duplicate_masks[_e792];
            phi_12486_ = (_e788 + 1u);
            phi_12489_ = (_e790 | (select(0u, 1u, (((((_e475.z - _e794) & (_e796 - _e475.y)) & 2147516416u) == 2147516416u) && ((_e475.w & _e803) == 0u))) << bitcast<u32>((_e788 & 31u))));
        } else {
            break;
        }
        let _e814 = phi_12486_;
        let _e816 = phi_12489_;
        continue;
        continuing {
            phi_12485_ = _e814;
            phi_12488_ = _e816;
        }
    }
    if (_e479 <= 128u) {
        phi_12537_ = 4294967295u;
    } else {
        if (_e479 < 160u) {
            phi_12536_ = (4294967295u << bitcast<u32>(((_e479 - 128u) & 31u)));
        } else {
            phi_12536_ = 0u;
        }
        let _e825 = phi_12536_;
        phi_12537_ = _e825;
    }
    let _e827 = phi_12537_;
    let _e829 = local_80;
    if (_e829 <= 128u) {
        phi_12558_ = 4294967295u;
    } else {
        let _e832 = local_81;
        if (_e832 < 160u) {
            let _e835 = local_82;
            phi_12557_ = (4294967295u << bitcast<u32>(((_e835 - 128u) & 31u)));
        } else {
            phi_12557_ = 0u;
        }
        let _e841 = phi_12557_;
        phi_12558_ = _e841;
    }
    let _e843 = phi_12558_;
    let _e847 = local_83;
    let _e848 = (_e847 & (_e827 & ~(_e843)));
    masks[(1024u + _e407)] = _e848;
    phi_12574_ = 0u;
    phi_12577_ = 0u;
    loop {
        let _e859 = phi_12574_;
        let _e861 = phi_12577_;
        local_87 = _e861;
        let _e862 = (_e859 < 32u);
        if _e862 {
            let _e863 = (160u + _e859);
            let _e865 = starts_3[_e863];
            let _e867 = ends[_e863];
            let _e874 = duplicate_masks[_e863];
            phi_12575_ = (_e859 + 1u);
            phi_12578_ = (_e861 | (select(0u, 1u, (((((_e475.z - _e865) & (_e867 - _e475.y)) & 2147516416u) == 2147516416u) && ((_e475.w & _e874) == 0u))) << bitcast<u32>((_e859 & 31u))));
        } else {
            break;
        }
        let _e885 = phi_12575_;
        let _e887 = phi_12578_;
        continue;
        continuing {
            phi_12574_ = _e885;
            phi_12577_ = _e887;
        }
    }
    if (_e479 <= 160u) {
        phi_12626_ = 4294967295u;
    } else {
        if (_e479 < 192u) {
            phi_12625_ = (4294967295u << bitcast<u32>(((_e479 - 160u) & 31u)));
        } else {
            phi_12625_ = 0u;
        }
        let _e896 = phi_12625_;
        phi_12626_ = _e896;
    }
    let _e898 = phi_12626_;
    let _e900 = local_84;
    if (_e900 <= 160u) {
        phi_12647_ = 4294967295u;
    } else {
        let _e903 = local_85;
        if (_e903 < 192u) {
            let _e906 = local_86;
            phi_12646_ = (4294967295u << bitcast<u32>(((_e906 - 160u) & 31u)));
        } else {
            phi_12646_ = 0u;
        }
        let _e912 = phi_12646_;
        phi_12647_ = _e912;
    }
    let _e914 = phi_12647_;
    let _e918 = local_87;
    let _e919 = (_e918 & (_e898 & ~(_e914)));
    masks[(1280u + _e407)] = _e919;
    phi_12663_ = 0u;
    phi_12666_ = 0u;
    loop {
        let _e930 = phi_12663_;
        let _e932 = phi_12666_;
        local_91 = _e932;
        let _e933 = (_e930 < 32u);
        if _e933 {
            let _e934 = (192u + _e930);
            let _e936 = starts_3[_e934];
            let _e938 = ends[_e934];
            let _e945 = duplicate_masks[_e934];
            phi_12664_ = (_e930 + 1u);
            phi_12667_ = (_e932 | (select(0u, 1u, (((((_e475.z - _e936) & (_e938 - _e475.y)) & 2147516416u) == 2147516416u) && ((_e475.w & _e945) == 0u))) << bitcast<u32>((_e930 & 31u))));
        } else {
            break;
        }
        let _e956 = phi_12664_;
        let _e958 = phi_12667_;
        continue;
        continuing {
            phi_12663_ = _e956;
            phi_12666_ = _e958;
        }
    }
    if (_e479 <= 192u) {
        phi_12715_ = 4294967295u;
    } else {
        if (_e479 < 224u) {
            phi_12714_ = (4294967295u << bitcast<u32>(((_e479 - 192u) & 31u)));
        } else {
            phi_12714_ = 0u;
        }
        let _e967 = phi_12714_;
        phi_12715_ = _e967;
    }
    let _e969 = phi_12715_;
    let _e971 = local_88;
    if (_e971 <= 192u) {
        phi_12736_ = 4294967295u;
    } else {
        let _e974 = local_89;
        if (_e974 < 224u) {
            let _e977 = local_90;
            phi_12735_ = (4294967295u << bitcast<u32>(((_e977 - 192u) & 31u)));
        } else {
            phi_12735_ = 0u;
        }
        let _e983 = phi_12735_;
        phi_12736_ = _e983;
    }
    let _e985 = phi_12736_;
    let _e989 = local_91;
    let _e990 = (_e989 & (_e969 & ~(_e985)));
    masks[(1536u + _e407)] = _e990;
    phi_12752_ = 0u;
    phi_12755_ = 0u;
    loop {
        let _e1001 = phi_12752_;
        let _e1003 = phi_12755_;
        local_95 = _e1003;
        let _e1004 = (_e1001 < 32u);
        if _e1004 {
            let _e1005 = (224u + _e1001);
            let _e1007 = starts_3[_e1005];
            let _e1009 = ends[_e1005];
            let _e1016 = duplicate_masks[_e1005];
            phi_12753_ = (_e1001 + 1u);
            phi_12756_ = (_e1003 | (select(0u, 1u, (((((_e475.z - _e1007) & (_e1009 - _e475.y)) & 2147516416u) == 2147516416u) && ((_e475.w & _e1016) == 0u))) << bitcast<u32>((_e1001 & 31u))));
        } else {
            break;
        }
        let _e1027 = phi_12753_;
        let _e1029 = phi_12756_;
        continue;
        continuing {
            phi_12752_ = _e1027;
            phi_12755_ = _e1029;
        }
    }
    if (_e479 <= 224u) {
        phi_12804_ = 4294967295u;
    } else {
        if (_e479 < 256u) {
            phi_12803_ = (4294967295u << bitcast<u32>(((_e479 - 224u) & 31u)));
        } else {
            phi_12803_ = 0u;
        }
        let _e1038 = phi_12803_;
        phi_12804_ = _e1038;
    }
    let _e1040 = phi_12804_;
    let _e1042 = local_92;
    if (_e1042 <= 224u) {
        phi_12825_ = 4294967295u;
    } else {
        let _e1045 = local_93;
        if (_e1045 < 256u) {
            let _e1048 = local_94;
            phi_12824_ = (4294967295u << bitcast<u32>(((_e1048 - 224u) & 31u)));
        } else {
            phi_12824_ = 0u;
        }
        let _e1054 = phi_12824_;
        phi_12825_ = _e1054;
    }
    let _e1056 = phi_12825_;
    let _e1060 = local_95;
    let _e1061 = (_e1060 & (_e1040 & ~(_e1056)));
    masks[(1792u + _e407)] = _e1061;
    let _e1070 = (((((((select(0u, 1u, (_e569 != 0u)) | (select(0u, 1u, (_e635 != 0u)) << bitcast<u32>(1u))) | (select(0u, 1u, (_e706 != 0u)) << bitcast<u32>(2u))) | (select(0u, 1u, (_e777 != 0u)) << bitcast<u32>(3u))) | (select(0u, 1u, (_e848 != 0u)) << bitcast<u32>(4u))) | (select(0u, 1u, (_e919 != 0u)) << bitcast<u32>(5u))) | (select(0u, 1u, (_e990 != 0u)) << bitcast<u32>(6u))) | (select(0u, 1u, (_e1061 != 0u)) << bitcast<u32>(7u)));
    let _e1074 = params_2.member.member_21;
    let _e1075 = (_e1074 != 0u);
    if _e1075 {
        phi_12868_ = true;
    } else {
        phi_12868_ = select(true, false, (_e473.y == 0u));
    }
    let _e1080 = phi_12868_;
    phi_12874_ = type_57((((((((countOneBits(_e569) + countOneBits(_e635)) + countOneBits(_e706)) + countOneBits(_e777)) + countOneBits(_e848)) + countOneBits(_e919)) + countOneBits(_e990)) + countOneBits(_e1061)), _e1070);
    phi_12877_ = select(0u, _e1070, _e1080);
    loop {
        let _e1083 = phi_12874_;
        let _e1085 = phi_12877_;
        local_102 = _e1083;
        local_106 = _e1083;
        let _e1086 = (_e1085 == 0u);
        if _e1086 {
            phi_12875_ = type_57();
            phi_12878_ = u32();
        } else {
            let _e1088 = select(firstTrailingBit(_e1085), 32u, _e1086);
            let _e1092 = masks[((_e1088 * 256u) + _e407)];
            phi_12893_ = _e1083;
            phi_12896_ = _e1092;
            phi_12898_ = _e1092;
            loop {
                let _e1094 = phi_12893_;
                let _e1096 = phi_12896_;
                let _e1098 = phi_12898_;
                local_98 = _e1098;
                local_99 = _e1098;
                local_100 = _e1094;
                local_101 = _e1094;
                local_107 = _e1094;
                let _e1099 = (_e1096 == 0u);
                if _e1099 {
                    phi_12894_ = type_57();
                    phi_12897_ = u32();
                    phi_12899_ = u32();
                } else {
                    let _e1104 = ((_e429 + (_e1088 * 32u)) + select(firstTrailingBit(_e1096), 32u, _e1099));
                    let _e1107 = box_ends.member[_e1104][1u];
                    let _e1109 = ((_e473.y & _e1107) != 0u);
                    if _e1075 {
                        if _e1109 {
                            phi_12992_ = _e1109;
                        } else {
                            let _e1112 = tags_2.member[_e475.x];
                            let _e1114 = boxes.member[_e1104];
                            let _e1117 = tags_2.member[_e1114.x];
                            if (_e1112.z == _e1117.z) {
                                phi_12945_ = ((_e1112.w & 2147483648u) == 0u);
                            } else {
                                phi_12945_ = true;
                            }
                            let _e1125 = phi_12945_;
                            if _e1125 {
                                let _e1127 = (_e1112.w & 2147483647u);
                                let _e1129 = (_e1117.w & 2147483647u);
                                let _e1131 = filter_.member[_e1127];
                                let _e1134 = filter_.member[(_e1127 + 1u)];
                                phi_12959_ = _e1134;
                                phi_12962_ = _e1131;
                                loop {
                                    let _e1136 = phi_12959_;
                                    let _e1138 = phi_12962_;
                                    local_96 = _e1138;
                                    local_97 = _e1138;
                                    let _e1139 = (_e1138 < _e1136);
                                    if _e1139 {
                                        let _e1142 = (_e1138 + ((_e1136 - _e1138) / 2u));
                                        let _e1144 = filter_.member[_e1142];
                                        let _e1145 = (_e1144 <= _e1129);
                                        if _e1145 {
                                            phi_12981_ = (_e1142 + 1u);
                                        } else {
                                            phi_12981_ = _e1138;
                                        }
                                        let _e1148 = phi_12981_;
                                        phi_12960_ = select(_e1142, _e1136, _e1145);
                                        phi_12963_ = _e1148;
                                    } else {
                                        break;
                                    }
                                    let _e1151 = phi_12960_;
                                    let _e1153 = phi_12963_;
                                    continue;
                                    continuing {
                                        phi_12959_ = _e1151;
                                        phi_12962_ = _e1153;
                                    }
                                }
                                let _e1156 = local_96;
                                if (_e1156 > _e1131) {
                                    let _e1159 = local_97;
                                    let _e1162 = filter_.member[(_e1159 - 1u)];
                                    phi_12990_ = (_e1162 == _e1129);
                                } else {
                                    phi_12990_ = false;
                                }
                                let _e1165 = phi_12990_;
                                phi_12991_ = _e1165;
                            } else {
                                phi_12991_ = true;
                            }
                            let _e1167 = phi_12991_;
                            phi_12992_ = _e1167;
                        }
                        let _e1169 = phi_12992_;
                        phi_12993_ = _e1169;
                    } else {
                        phi_12993_ = _e1109;
                    }
                    let _e1171 = phi_12993_;
                    if _e1171 {
                        phi_13004_ = type_57((_e1094.member - 1u), _e1094.member_1);
                        phi_13005_ = (_e1098 & ~((_e1096 & (0u - _e1096))));
                    } else {
                        phi_13004_ = _e1094;
                        phi_13005_ = _e1098;
                    }
                    let _e1182 = phi_13004_;
                    let _e1184 = phi_13005_;
                    phi_12894_ = _e1182;
                    phi_12897_ = (_e1096 & (_e1096 - 1u));
                    phi_12899_ = _e1184;
                }
                let _e1188 = phi_12894_;
                let _e1190 = phi_12897_;
                let _e1192 = phi_12899_;
                continue;
                continuing {
                    phi_12893_ = _e1188;
                    phi_12896_ = _e1190;
                    phi_12898_ = _e1192;
                    break if !(select(true, false, _e1099));
                }
            }
            let _e1196 = local_98;
            masks[((_e1088 * 256u) + _e407)] = _e1196;
            let _e1198 = local_99;
            if (_e1198 == 0u) {
                let _e1204 = local_100;
                let _e1208 = local_101;
                phi_13022_ = type_57(_e1208.member, (_e1204.member_1 & ~((_e1085 & (0u - _e1085)))));
            } else {
                let _e1506 = local_107;
                phi_13022_ = _e1506;
            }
            let _e1213 = phi_13022_;
            phi_12875_ = _e1213;
            phi_12878_ = (_e1085 & (_e1085 - 1u));
        }
        let _e1217 = phi_12875_;
        let _e1219 = phi_12878_;
        continue;
        continuing {
            phi_12874_ = _e1217;
            phi_12877_ = _e1219;
            break if !(select(true, false, _e1086));
        }
    }
    let _e1223 = local_102;
    counts_2[_e407] = ((_e1223.member << bitcast<u32>(16i)) | (select(_e479, _e505, (_e502 > _e479)) - _e479));
    workgroupBarrier();
    if ((_e407 & 15u) == 0u) {
        phi_13036_ = 0u;
        phi_13039_ = 0u;
        loop {
            let _e1232 = phi_13036_;
            let _e1234 = phi_13039_;
            local_103 = _e1234;
            let _e1235 = (_e1232 < 16u);
            if _e1235 {
                let _e1238 = counts_2[(_e407 + _e1232)];
                counts_2[(_e407 + _e1232)] = _e1234;
                phi_13037_ = (_e1232 + _e396.z);
                phi_13040_ = (_e1234 + _e1238);
            } else {
                break;
            }
            let _e1242 = phi_13037_;
            let _e1244 = phi_13040_;
            continue;
            continuing {
                phi_13036_ = _e1242;
                phi_13039_ = _e1244;
            }
        }
        let _e1249 = local_103;
        chunk_counts[(_e407 / 16u)] = _e1249;
    }
    workgroupBarrier();
    if (_e407 == 0u) {
        phi_13061_ = 0u;
        phi_13064_ = 0u;
        phi_13066_ = 0u;
        loop {
            let _e1252 = phi_13061_;
            let _e1254 = phi_13064_;
            let _e1256 = phi_13066_;
            local_104 = _e1254;
            local_105 = _e1256;
            let _e1257 = (_e1252 < 16u);
            if _e1257 {
                let _e1259 = chunk_counts[_e1252];
                chunk_counts[_e1252] = ((_e1256 << bitcast<u32>(16i)) | _e1254);
                phi_13062_ = (_e1252 + _e396.z);
                phi_13065_ = (_e1254 + (_e1259 & 65535u));
                phi_13067_ = (_e1256 + (_e1259 >> bitcast<u32>(16i)));
            } else {
                break;
            }
            let _e1270 = phi_13062_;
            let _e1272 = phi_13065_;
            let _e1274 = phi_13067_;
            continue;
            continuing {
                phi_13061_ = _e1270;
                phi_13064_ = _e1272;
                phi_13066_ = _e1274;
            }
        }
        let _e1277 = local_104;
        let _e1278 = select(0u, _e1277, _e416);
        let _e1280 = local_105;
        let _e1284 = atomicAdd((&tiles_2.member[1u]), _e1278);
        if ((_e1284 + _e1278) < _e1284) {
            let _e1289 = atomicAdd((&tiles_2.member[2u]), 1u);
        }
        let _e1292 = atomicAdd((&tiles_2.member[0u]), select(0u, _e1280, _e416));
        reserved[0u] = _e1292;
    }
    workgroupBarrier();
    let _e1294 = counts_2[_e407];
    let _e1297 = chunk_counts[(_e407 / 16u)];
    let _e1300 = reserved[0u];
    let _e1305 = local_106;
    let _e1309 = params_2.member.member_11;
    phi_13122_ = 0u;
    phi_13125_ = 0u;
    phi_13127_ = _e1305.member_1;
    phi_13129_ = _e1223.member;
    phi_13131_ = (_e1300 + ((_e1294 + _e1297) >> bitcast<u32>(16i)));
    loop {
        let _e1311 = phi_13122_;
        let _e1313 = phi_13125_;
        let _e1315 = phi_13127_;
        let _e1317 = phi_13129_;
        let _e1319 = phi_13131_;
        let _e1320 = (_e1317 == 0u);
        if _e1320 {
            phi_13123_ = u32();
            phi_13126_ = u32();
            phi_13128_ = u32();
            phi_13130_ = u32();
            phi_13132_ = u32();
        } else {
            if (_e1311 == 0u) {
                let _e1324 = select(firstTrailingBit(_e1315), 32u, (_e1315 == 0u));
                let _e1328 = masks[((_e1324 * 256u) + _e407)];
                phi_13153_ = _e1328;
                phi_13154_ = _e1324;
                phi_13155_ = (_e1315 & (_e1315 - 1u));
            } else {
                phi_13153_ = _e1311;
                phi_13154_ = _e1313;
                phi_13155_ = _e1315;
            }
            let _e1332 = phi_13153_;
            let _e1334 = phi_13154_;
            let _e1336 = phi_13155_;
            if (_e1319 < _e1309) {
                pairs_1.member[_e1319] = (((_e412 << bitcast<u32>(16i)) | (_e407 << bitcast<u32>(8i))) | ((_e1334 * 32u) + select(firstTrailingBit(_e1332), 32u, (_e1332 == 0u))));
            }
            phi_13123_ = (_e1332 & (_e1332 - 1u));
            phi_13126_ = _e1334;
            phi_13128_ = _e1336;
            phi_13130_ = (_e1317 - 1u);
            phi_13132_ = (_e1319 + 1u);
        }
        let _e1356 = phi_13123_;
        let _e1358 = phi_13126_;
        let _e1360 = phi_13128_;
        let _e1362 = phi_13130_;
        let _e1364 = phi_13132_;
        continue;
        continuing {
            phi_13122_ = _e1356;
            phi_13125_ = _e1358;
            phi_13127_ = _e1360;
            phi_13129_ = _e1362;
            phi_13131_ = _e1364;
            break if !(select(true, false, _e1320));
        }
    }
    return;
}

fn function_34() {
    var phi_13224_: u32;

    let _e393 = builtin_local_56;
    let _e394 = builtin_group_56;
    let _e395 = builtin_groups_56;
    let _e403 = (((_e394.x + (_e394.y * _e395.x)) * 256u) + _e393.x);
    let _e406 = params_2.member.member_1;
    if (_e403 < _e406) {
        let _e414 = params_2.member.member_4;
        let _e416 = (((f32(_e403) + 0.5f) / f32(_e406)) * f32(_e414));
        let _e421 = select(select(u32(_e416), 0u, (_e416 < 0f)), 4294967295u, (_e416 > 4294967000f));
        if (_e421 >= _e414) {
            phi_13224_ = (_e414 - 1u);
        } else {
            phi_13224_ = _e421;
        }
        let _e425 = phi_13224_;
        let _e428 = params_2.member.member_5;
        let _e432 = spheres.member[(_e425 * _e428)];
        centers.member[_e403] = _e432;
    }
    return;
}

fn function_35() {
    var local_108: array<u32, 2>;
    var phi_13294_: u32;
    var phi_13297_: f32;
    var phi_13295_: u32;
    var phi_13298_: f32;
    var phi_13332_: u32;
    var phi_13335_: f32;
    var local_109: u32;
    var local_110: f32;
    var phi_13373_: f32;
    var phi_13333_: u32;
    var phi_13336_: f32;
    var local_111: f32;
    var phi_13377_: vec4<f32>;
    var phi_13378_: f32;
    var phi_13379_: vec4<f32>;
    var phi_13380_: f32;
    var phi_13409_: vec4<f32>;
    var phi_13412_: u32;
    var phi_13455_: f32;
    var phi_13465_: f32;
    var phi_13484_: vec4<f32>;
    var phi_13410_: vec4<f32>;
    var phi_13413_: u32;
    var phi_13486_: vec4<f32>;
    var phi_13505_: vec4<f32>;
    var phi_13508_: u32;
    var phi_13506_: vec4<f32>;
    var phi_13509_: u32;
    var local_112: vec4<f32>;
    var local_113: f32;
    var local_114: vec4<f32>;

    let _e394 = builtin_local_56;
    let _e395 = builtin_group_56;
    let _e396 = builtin_groups_56;
    local_108 = array<u32, 2>(0u, 0u);
    local_108[_e395.z] = _e394.x;
    let _e403 = local_108[(_e396.z - 1u)];
    let _e408 = (_e395.x + (_e395.y * _e396.x));
    let _e410 = ((_e408 * 256u) + _e403);
    let _e413 = progress.member[1u];
    let _e414 = (_e413 == 0u);
    if _e414 {
        let _e417 = params_2.member.member_4;
        if (_e410 < _e417) {
            let _e421 = params_2.member.member_5;
            let _e425 = spheres.member[(_e410 * _e421)];
            let _e431 = centers_1.member[0u];
            let _e435 = (_e425.x - _e431.x);
            let _e436 = (_e425.y - _e431.y);
            let _e437 = (_e425.z - _e431.z);
            let _e442 = (((_e435 * _e435) + (_e436 * _e436)) + (_e437 * _e437));
            phi_13294_ = 1u;
            phi_13297_ = select(_e442, 0.000000000001f, (_e442 < 0.000000000001f));
            loop {
                let _e446 = phi_13294_;
                let _e448 = phi_13297_;
                local_110 = _e448;
                local_111 = _e448;
                let _e451 = params_2.member.member_1;
                let _e452 = (_e446 < _e451);
                local_109 = _e451;
                if _e452 {
                    let _e455 = centers_1.member[_e446];
                    let _e459 = (_e425.x - _e455.x);
                    let _e460 = (_e425.y - _e455.y);
                    let _e461 = (_e425.z - _e455.z);
                    let _e466 = (((_e459 * _e459) + (_e460 * _e460)) + (_e461 * _e461));
                    let _e468 = select(_e466, 0.000000000001f, (_e466 < 0.000000000001f));
                    phi_13295_ = (_e446 + 1u);
                    phi_13298_ = select(_e448, _e468, (_e468 < _e448));
                } else {
                    break;
                }
                let _e473 = phi_13295_;
                let _e475 = phi_13298_;
                continue;
                continuing {
                    phi_13294_ = _e473;
                    phi_13297_ = _e475;
                }
            }
            phi_13332_ = 0u;
            phi_13335_ = 0f;
            loop {
                let _e478 = phi_13332_;
                let _e480 = phi_13335_;
                local_113 = _e480;
                let _e482 = local_109;
                let _e483 = (_e478 < _e482);
                if _e483 {
                    let _e486 = centers_1.member[_e478];
                    let _e490 = (_e425.x - _e486.x);
                    let _e491 = (_e425.y - _e486.y);
                    let _e492 = (_e425.z - _e486.z);
                    let _e497 = (((_e490 * _e490) + (_e491 * _e491)) + (_e492 * _e492));
                    let _e502 = params_2.member.member_6;
                    let _e504 = local_110;
                    let _e505 = (_e504 / select(_e497, 0.000000000001f, (_e497 < 0.000000000001f)));
                    if (_e502 == 2f) {
                        phi_13373_ = _e505;
                    } else {
                        phi_13373_ = pow(_e505, (1f / (_e502 - 1f)));
                    }
                    let _e511 = phi_13373_;
                    phi_13333_ = (_e478 + 1u);
                    phi_13336_ = (_e480 + _e511);
                } else {
                    break;
                }
                let _e515 = phi_13333_;
                let _e517 = phi_13336_;
                continue;
                continuing {
                    phi_13332_ = _e515;
                    phi_13335_ = _e517;
                }
            }
            let _e520 = local_111;
            phi_13377_ = vec4<f32>(_e425.x, _e425.y, _e425.z, _e520);
            let _e660 = local_113;
            phi_13378_ = _e660;
        } else {
            phi_13377_ = vec4<f32>(0f, 0f, 0f, 0f);
            phi_13378_ = 0f;
        }
        let _e523 = phi_13377_;
        let _e525 = phi_13378_;
        phi_13379_ = _e523;
        phi_13380_ = _e525;
    } else {
        phi_13379_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_13380_ = 0f;
    }
    let _e527 = phi_13379_;
    let _e529 = phi_13380_;
    points[_e403] = _e527;
    closenesses[_e403] = _e529;
    workgroupBarrier();
    let _e534 = params_2.member.member_2;
    let _e535 = (_e534 & 31u);
    let _e539 = (_e403 & ((1u << bitcast<u32>(_e535)) - 1u));
    let _e543 = (256u >> bitcast<u32>(_e535));
    let _e546 = params_2.member.member_1;
    if (_e539 < _e546) {
        let _e550 = centers_1.member[_e539];
        phi_13409_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_13412_ = (_e403 >> bitcast<u32>(_e535));
        loop {
            let _e555 = phi_13409_;
            let _e557 = phi_13412_;
            local_114 = _e555;
            let _e558 = (_e557 < 256u);
            if _e558 {
                let _e560 = points[_e557];
                let _e562 = closenesses[_e557];
                if (_e562 > 0f) {
                    let _e567 = (_e560.x - _e550.x);
                    let _e568 = (_e560.y - _e550.y);
                    let _e569 = (_e560.z - _e550.z);
                    let _e574 = (((_e567 * _e567) + (_e568 * _e568)) + (_e569 * _e569));
                    let _e580 = params_2.member.member_6;
                    let _e581 = (_e560.w / select(_e574, 0.000000000001f, (_e574 < 0.000000000001f)));
                    let _e582 = (_e580 == 2f);
                    if _e582 {
                        phi_13455_ = _e581;
                    } else {
                        phi_13455_ = pow(_e581, (1f / (_e580 - 1f)));
                    }
                    let _e587 = phi_13455_;
                    let _e588 = (_e587 / _e562);
                    if _e582 {
                        phi_13465_ = (_e588 * _e588);
                    } else {
                        phi_13465_ = pow(_e588, _e580);
                    }
                    let _e592 = phi_13465_;
                    phi_13484_ = vec4<f32>((_e555.x + (_e560.x * _e592)), (_e555.y + (_e560.y * _e592)), (_e555.z + (_e560.z * _e592)), (_e555.w + _e592));
                } else {
                    phi_13484_ = _e555;
                }
                let _e606 = phi_13484_;
                phi_13410_ = _e606;
                phi_13413_ = (_e557 + _e543);
            } else {
                break;
            }
            let _e609 = phi_13410_;
            let _e611 = phi_13413_;
            continue;
            continuing {
                phi_13409_ = _e609;
                phi_13412_ = _e611;
            }
        }
        let _e672 = local_114;
        phi_13486_ = _e672;
    } else {
        phi_13486_ = vec4<f32>(0f, 0f, 0f, 0f);
    }
    let _e614 = phi_13486_;
    parts[_e403] = _e614;
    workgroupBarrier();
    if _e414 {
        if (_e403 < _e546) {
            let _e620 = params_2.member.member_4;
            if ((_e410 - _e403) < _e620) {
                phi_13505_ = vec4<f32>(0f, 0f, 0f, 0f);
                phi_13508_ = 0u;
                loop {
                    let _e623 = phi_13505_;
                    let _e625 = phi_13508_;
                    local_112 = _e623;
                    let _e626 = (_e625 < _e543);
                    if _e626 {
                        let _e631 = parts[((_e625 << bitcast<u32>(_e535)) + _e403)];
                        phi_13506_ = (_e623 + _e631);
                        phi_13509_ = (_e625 + 1u);
                    } else {
                        break;
                    }
                    let _e635 = phi_13506_;
                    let _e637 = phi_13509_;
                    continue;
                    continuing {
                        phi_13505_ = _e635;
                        phi_13508_ = _e637;
                    }
                }
                let _e644 = local_112;
                sums_2.member[((_e408 * _e546) + _e403)] = _e644;
            }
        }
    }
    return;
}

fn function_36() {
    var local_115: array<u32, 2>;
    var phi_13594_: u32;
    var phi_13596_: vec4<f32>;
    var phi_13599_: u32;
    var phi_13597_: vec4<f32>;
    var phi_13600_: u32;
    var local_116: vec4<f32>;
    var local_117: vec4<f32>;
    var phi_13639_: vec4<f32>;
    var phi_13667_: u32;
    var phi_13670_: u32;
    var phi_13668_: u32;
    var phi_13671_: u32;
    var local_118: u32;

    let _e394 = builtin_local_56;
    let _e395 = builtin_group_56;
    let _e396 = builtin_groups_56;
    local_115 = array<u32, 2>(0u, 0u);
    local_115[_e395.z] = _e394.x;
    let _e403 = local_115[(_e396.z - 1u)];
    let _e408 = (_e395.x + (_e395.y * _e396.x));
    if (_e408 == 0u) {
        let _e414 = params_2.member.member_1;
        if (_e403 < _e414) {
            let _e418 = params_2.member.member_4;
            let _e419 = (_e418 / 256u);
            if ((_e418 % 256u) > 0u) {
                phi_13594_ = (_e419 + 1u);
            } else {
                phi_13594_ = _e419;
            }
            let _e424 = phi_13594_;
            phi_13596_ = vec4<f32>(0f, 0f, 0f, 0f);
            phi_13599_ = 0u;
            loop {
                let _e426 = phi_13596_;
                let _e428 = phi_13599_;
                local_116 = _e426;
                local_117 = _e426;
                let _e429 = (_e428 < _e424);
                if _e429 {
                    let _e434 = sums_3.member[((_e428 * _e414) + _e403)];
                    phi_13597_ = (_e426 + _e434);
                    phi_13600_ = (_e428 + 1u);
                } else {
                    break;
                }
                let _e438 = phi_13597_;
                let _e440 = phi_13600_;
                continue;
                continuing {
                    phi_13596_ = _e438;
                    phi_13599_ = _e440;
                }
            }
            let _e444 = centers.member[_e403];
            let _e446 = local_116;
            if (_e446.w > 0f) {
                let _e451 = local_117;
                phi_13639_ = (_e451 / vec4(_e446.w));
            } else {
                phi_13639_ = _e444;
            }
            let _e454 = phi_13639_;
            centers.member[_e403] = _e454;
            let _e457 = (_e454.x - _e444.x);
            let _e460 = (_e454.y - _e444.y);
            let _e463 = (_e454.z - _e444.z);
            moves[_e403] = (((_e457 * _e457) + (_e460 * _e460)) + (_e463 * _e463));
        }
    }
    workgroupBarrier();
    if (((_e408 * 256u) + _e403) == 0u) {
        let _e473 = progress_1.member[1u];
        if (_e473 == 0u) {
            phi_13667_ = 0u;
            phi_13670_ = 1u;
            loop {
                let _e476 = phi_13667_;
                let _e478 = phi_13670_;
                local_118 = _e478;
                let _e481 = params_2.member.member_1;
                let _e482 = (_e476 < _e481);
                if _e482 {
                    let _e484 = moves[_e476];
                    let _e487 = params_2.member.member_7;
                    phi_13668_ = (_e476 + 1u);
                    phi_13671_ = select(_e478, 0u, (_e484 > (_e487 * _e487)));
                } else {
                    break;
                }
                let _e493 = phi_13668_;
                let _e495 = phi_13671_;
                continue;
                continuing {
                    phi_13667_ = _e493;
                    phi_13670_ = _e495;
                }
            }
            let _e499 = progress_1.member[0u];
            progress_1.member[0u] = (_e499 + 1u);
            let _e502 = local_118;
            progress_1.member[1u] = _e502;
        }
    }
    return;
}

fn function_37() {
    var phi_13726_: u32;
    var phi_13729_: bool;
    var phi_13757_: u32;
    var phi_13758_: bool;
    var phi_13727_: u32;
    var phi_13730_: bool;
    var phi_13759_: bool;
    var local_119: bool;
    var phi_13765_: vec4<f32>;

    let _e393 = builtin_local_56;
    let _e394 = builtin_group_56;
    let _e395 = builtin_groups_56;
    let _e403 = (((_e394.x + (_e394.y * _e395.x)) * 256u) + _e393.x);
    if (_e403 < 64u) {
        let _e407 = params_2.member.member_1;
        let _e411 = centers_2.member[_e403];
        phi_13726_ = 0u;
        phi_13729_ = (_e403 < _e407);
        loop {
            let _e416 = phi_13726_;
            let _e418 = phi_13729_;
            local_119 = _e418;
            if _e418 {
                let _e419 = (_e416 < _e403);
                if _e419 {
                    let _e422 = centers_2.member[_e416];
                    let _e426 = (_e411.x - _e422.x);
                    let _e427 = (_e411.y - _e422.y);
                    let _e428 = (_e411.z - _e422.z);
                    phi_13757_ = (_e416 + 1u);
                    phi_13758_ = !(((((_e426 * _e426) + (_e427 * _e427)) + (_e428 * _e428)) < 0.0000009536743f));
                } else {
                    phi_13757_ = u32();
                    phi_13758_ = bool();
                }
                let _e438 = phi_13757_;
                let _e440 = phi_13758_;
                phi_13727_ = _e438;
                phi_13730_ = _e440;
                phi_13759_ = _e419;
            } else {
                phi_13727_ = u32();
                phi_13730_ = bool();
                phi_13759_ = false;
            }
            let _e442 = phi_13727_;
            let _e444 = phi_13730_;
            let _e446 = phi_13759_;
            continue;
            continuing {
                phi_13726_ = _e442;
                phi_13729_ = _e444;
                break if !(_e446);
            }
        }
        let _e449 = local_119;
        if _e449 {
            phi_13765_ = vec4<f32>(_e411.x, _e411.y, _e411.z, 0f);
        } else {
            phi_13765_ = vec4<f32>(1000000000000000f, 1000000000000000f, 1000000000000000f, 1000000000000000f);
        }
        let _e452 = phi_13765_;
        kept.member[_e403] = _e452;
    }
    return;
}

fn function_38() {
    var phi_13857_: f32;
    var phi_14372_: vec4<f32>;
    var phi_14681_: bool;
    var phi_14682_: bool;
    var phi_14683_: bool;

    let _e393 = builtin_local_56;
    let _e394 = builtin_group_56;
    let _e395 = builtin_groups_56;
    let _e403 = (((_e394.x + (_e394.y * _e395.x)) * 256u) + _e393.x);
    let _e407 = params_2.member.member;
    if (_e403 < _e407) {
        let _e409 = (_e403 * 3u);
        let _e412 = corners.member[_e409];
        let _e414 = bitcast<f32>(_e412.x);
        let _e416 = bitcast<f32>(_e412.y);
        let _e418 = bitcast<f32>(_e412.z);
        let _e422 = corners.member[(_e409 + 1u)];
        let _e424 = bitcast<f32>(_e422.x);
        let _e426 = bitcast<f32>(_e422.y);
        let _e428 = bitcast<f32>(_e422.z);
        let _e432 = corners.member[(_e409 + 2u)];
        let _e434 = bitcast<f32>(_e432.x);
        let _e436 = bitcast<f32>(_e432.y);
        let _e438 = bitcast<f32>(_e432.z);
        let _e441 = frame.member[1u];
        let _e443 = (_e414 * _e441.x);
        let _e444 = (_e416 * _e441.x);
        let _e445 = (_e418 * _e441.x);
        let _e446 = (_e424 * _e441.x);
        let _e447 = (_e426 * _e441.x);
        let _e448 = (_e428 * _e441.x);
        let _e449 = (_e434 * _e441.x);
        let _e450 = (_e436 * _e441.x);
        let _e451 = (_e438 * _e441.x);
        let _e454 = frame.member[0u];
        let _e461 = params_2.member.member_16;
        let _e464 = params_2.member.member_17;
        let _e467 = params_2.member.member_18;
        let _e469 = select(_e467, _e461, (_e403 < _e464));
        if (_e469 < (8388608f / _e441.x)) {
            phi_13857_ = (_e469 * _e441.x);
        } else {
            phi_13857_ = 8388608f;
        }
        let _e474 = phi_13857_;
        let _e475 = (_e474 * 1.000001f);
        let _e476 = (_e395.z ^ 1u);
        let _e479 = params_2.member.member_22;
        let _e480 = (_e479 == 0u);
        if _e480 {
            let _e563 = select(_e446, _e443, (_e443 < _e446));
            let _e565 = select(_e447, _e444, (_e444 < _e447));
            let _e567 = select(_e448, _e445, (_e445 < _e448));
            let _e575 = select(_e446, _e443, (_e443 > _e446));
            let _e577 = select(_e447, _e444, (_e444 > _e447));
            let _e579 = select(_e448, _e445, (_e445 > _e448));
            let _e602 = ((_e474 * -1.000001f) * _e454.w);
            let _e603 = ((bitcast<f32>((bitcast<u32>((select(_e449, _e563, (_e563 < _e449)) - _e454.x)) ^ _e476)) * _e454.w) + _e602);
            let _e604 = ((bitcast<f32>((bitcast<u32>((select(_e450, _e565, (_e565 < _e450)) - _e454.y)) ^ _e476)) * _e454.w) + _e602);
            let _e605 = ((bitcast<f32>((bitcast<u32>((select(_e451, _e567, (_e567 < _e451)) - _e454.z)) ^ _e476)) * _e454.w) + _e602);
            let _e607 = select(0f, _e603, (_e603 > 0f));
            let _e609 = select(0f, _e604, (_e604 > 0f));
            let _e611 = select(0f, _e605, (_e605 > 0f));
            let _e613 = select(1f, _e607, (_e607 < 1f));
            let _e615 = select(1f, _e609, (_e609 < 1f));
            let _e617 = select(1f, _e611, (_e611 < 1f));
            let _e633 = (_e475 * _e454.w);
            let _e634 = ((bitcast<f32>((bitcast<u32>((select(_e449, _e575, (_e575 > _e449)) - _e454.x)) ^ _e476)) * _e454.w) + _e633);
            let _e635 = ((bitcast<f32>((bitcast<u32>((select(_e450, _e577, (_e577 > _e450)) - _e454.y)) ^ _e476)) * _e454.w) + _e633);
            let _e636 = ((bitcast<f32>((bitcast<u32>((select(_e451, _e579, (_e579 > _e451)) - _e454.z)) ^ _e476)) * _e454.w) + _e633);
            let _e638 = select(0f, _e634, (_e634 > 0f));
            let _e640 = select(0f, _e635, (_e635 > 0f));
            let _e642 = select(0f, _e636, (_e636 > 0f));
            let _e644 = select(1f, _e638, (_e638 < 1f));
            let _e646 = select(1f, _e640, (_e640 < 1f));
            let _e648 = select(1f, _e642, (_e642 < 1f));
            let _e649 = (_e644 - _e613);
            let _e650 = (_e646 - _e615);
            let _e651 = (_e648 - _e617);
            let _e665 = ((sqrt((((_e649 * _e649) + (_e650 * _e650)) + (_e651 * _e651))) * 0.5000038f) + 0.0000076293945f);
            let _e672 = (((_e443 + _e446) + _e449) * 0.33333334f);
            let _e673 = (((_e444 + _e447) + _e450) * 0.33333334f);
            let _e674 = (((_e445 + _e448) + _e451) * 0.33333334f);
            let _e680 = bitcast<f32>((bitcast<u32>((_e443 - _e672)) ^ _e476));
            let _e683 = bitcast<f32>((bitcast<u32>((_e444 - _e673)) ^ _e476));
            let _e686 = bitcast<f32>((bitcast<u32>((_e445 - _e674)) ^ _e476));
            let _e691 = (((_e680 * _e680) + (_e683 * _e683)) + (_e686 * _e686));
            let _e697 = bitcast<f32>((bitcast<u32>((_e446 - _e672)) ^ _e476));
            let _e700 = bitcast<f32>((bitcast<u32>((_e447 - _e673)) ^ _e476));
            let _e703 = bitcast<f32>((bitcast<u32>((_e448 - _e674)) ^ _e476));
            let _e708 = (((_e697 * _e697) + (_e700 * _e700)) + (_e703 * _e703));
            let _e714 = bitcast<f32>((bitcast<u32>((_e449 - _e672)) ^ _e476));
            let _e717 = bitcast<f32>((bitcast<u32>((_e450 - _e673)) ^ _e476));
            let _e720 = bitcast<f32>((bitcast<u32>((_e451 - _e674)) ^ _e476));
            let _e725 = (((_e714 * _e714) + (_e717 * _e717)) + (_e720 * _e720));
            let _e727 = select(_e708, _e691, (_e691 > _e708));
            let _e733 = (((sqrt(select(_e725, _e727, (_e727 > _e725))) * 1.0000076f) + _e475) * _e454.w);
            let _e736 = (select(2f, _e733, (_e733 < 2f)) + 0.0000076293945f);
            let _e749 = (bitcast<f32>((bitcast<u32>((_e672 - _e454.x)) ^ _e476)) * _e454.w);
            let _e750 = (bitcast<f32>((bitcast<u32>((_e673 - _e454.y)) ^ _e476)) * _e454.w);
            let _e751 = (bitcast<f32>((bitcast<u32>((_e674 - _e454.z)) ^ _e476)) * _e454.w);
            let _e753 = select(0f, _e749, (_e749 > 0f));
            let _e755 = select(0f, _e750, (_e750 > 0f));
            let _e757 = select(0f, _e751, (_e751 > 0f));
            let _e765 = (_e665 < (0.5f * _e736));
            phi_14372_ = vec4<f32>(select(select(1f, _e753, (_e753 < 1f)), ((_e613 + _e644) * 0.5f), _e765), select(select(1f, _e755, (_e755 < 1f)), ((_e615 + _e646) * 0.5f), _e765), select(select(1f, _e757, (_e757 < 1f)), ((_e617 + _e648) * 0.5f), _e765), select(_e736, _e665, _e765));
        } else {
            let _e497 = ((_e474 * -1.000001f) * _e454.w);
            let _e498 = ((bitcast<f32>((bitcast<u32>((_e443 - _e454.x)) ^ _e476)) * _e454.w) + _e497);
            let _e499 = ((bitcast<f32>((bitcast<u32>((_e444 - _e454.y)) ^ _e476)) * _e454.w) + _e497);
            let _e500 = ((bitcast<f32>((bitcast<u32>((_e445 - _e454.z)) ^ _e476)) * _e454.w) + _e497);
            let _e502 = select(0f, _e498, (_e498 > 0f));
            let _e504 = select(0f, _e499, (_e499 > 0f));
            let _e506 = select(0f, _e500, (_e500 > 0f));
            let _e508 = select(1f, _e502, (_e502 < 1f));
            let _e510 = select(1f, _e504, (_e504 < 1f));
            let _e512 = select(1f, _e506, (_e506 < 1f));
            let _e528 = (_e475 * _e454.w);
            let _e529 = ((bitcast<f32>((bitcast<u32>((_e446 - _e454.x)) ^ _e476)) * _e454.w) + _e528);
            let _e530 = ((bitcast<f32>((bitcast<u32>((_e447 - _e454.y)) ^ _e476)) * _e454.w) + _e528);
            let _e531 = ((bitcast<f32>((bitcast<u32>((_e448 - _e454.z)) ^ _e476)) * _e454.w) + _e528);
            let _e533 = select(0f, _e529, (_e529 > 0f));
            let _e535 = select(0f, _e530, (_e530 > 0f));
            let _e537 = select(0f, _e531, (_e531 > 0f));
            let _e539 = select(1f, _e533, (_e533 < 1f));
            let _e541 = select(1f, _e535, (_e535 < 1f));
            let _e543 = select(1f, _e537, (_e537 < 1f));
            let _e544 = (_e539 - _e508);
            let _e545 = (_e541 - _e510);
            let _e546 = (_e543 - _e512);
            phi_14372_ = vec4<f32>(((_e508 + _e539) * 0.5f), ((_e510 + _e541) * 0.5f), ((_e512 + _e543) * 0.5f), ((sqrt((((_e544 * _e544) + (_e545 * _e545)) + (_e546 * _e546))) * 0.5000038f) + 0.0000076293945f));
        }
        let _e772 = phi_14372_;
        spheres_1.member[_e403] = _e772;
        if _e480 {
            let _e775 = bitcast<u32>(_e414);
            let _e776 = (_e775 & 2147483647u);
            let _e777 = bitcast<u32>(_e416);
            let _e778 = (_e777 & 2147483647u);
            let _e780 = select(_e778, _e776, (_e776 > _e778));
            let _e781 = bitcast<u32>(_e418);
            let _e782 = (_e781 & 2147483647u);
            let _e784 = select(_e782, _e780, (_e780 > _e782));
            let _e785 = bitcast<u32>(_e424);
            let _e786 = (_e785 & 2147483647u);
            let _e787 = bitcast<u32>(_e426);
            let _e788 = (_e787 & 2147483647u);
            let _e790 = select(_e788, _e786, (_e786 > _e788));
            let _e791 = bitcast<u32>(_e428);
            let _e792 = (_e791 & 2147483647u);
            let _e794 = select(_e792, _e790, (_e790 > _e792));
            let _e796 = select(_e794, _e784, (_e784 > _e794));
            let _e797 = bitcast<u32>(_e434);
            let _e798 = (_e797 & 2147483647u);
            let _e799 = bitcast<u32>(_e436);
            let _e800 = (_e799 & 2147483647u);
            let _e802 = select(_e800, _e798, (_e798 > _e800));
            let _e803 = bitcast<u32>(_e438);
            let _e804 = (_e803 & 2147483647u);
            let _e806 = select(_e804, _e802, (_e802 > _e804));
            let _e809 = (select(_e806, _e796, (_e796 > _e806)) & 2139095040u);
            let _e811 = select(117440512u, _e809, (_e809 > 117440512u));
            let _e813 = select(1056964608u, _e811, (_e811 > 1056964608u));
            let _e814 = (_e813 - 1056964608u);
            let _e820 = bitcast<f32>(select(0u, ((_e775 + 1056964608u) - _e811), ((_e775 & 2139095040u) > _e814)));
            let _e826 = bitcast<f32>(select(0u, ((_e777 + 1056964608u) - _e811), ((_e777 & 2139095040u) > _e814)));
            let _e832 = bitcast<f32>(select(0u, ((_e781 + 1056964608u) - _e811), ((_e781 & 2139095040u) > _e814)));
            let _e877 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e785 + 1056964608u) - _e811), ((_e785 & 2139095040u) > _e814))) - _e820)) ^ _e476));
            let _e880 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e787 + 1056964608u) - _e811), ((_e787 & 2139095040u) > _e814))) - _e826)) ^ _e476));
            let _e883 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e791 + 1056964608u) - _e811), ((_e791 & 2139095040u) > _e814))) - _e832)) ^ _e476));
            let _e889 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e797 + 1056964608u) - _e811), ((_e797 & 2139095040u) > _e814))) - _e820)) ^ _e476));
            let _e892 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e799 + 1056964608u) - _e811), ((_e799 & 2139095040u) > _e814))) - _e826)) ^ _e476));
            let _e895 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e803 + 1056964608u) - _e811), ((_e803 & 2139095040u) > _e814))) - _e832)) ^ _e476));
            let _e896 = abs(_e877);
            let _e897 = abs(_e880);
            let _e899 = select(_e897, _e896, (_e896 > _e897));
            let _e900 = abs(_e883);
            let _e902 = select(_e900, _e899, (_e899 > _e900));
            let _e903 = abs(_e889);
            let _e904 = abs(_e892);
            let _e906 = select(_e904, _e903, (_e903 > _e904));
            let _e907 = abs(_e895);
            let _e909 = select(_e907, _e906, (_e906 > _e907));
            let _e913 = (bitcast<f32>((75497472u + (_e813 - _e811))) * (1f + select(_e909, _e902, (_e902 > _e909))));
            let _e914 = (_e880 * _e895);
            let _e915 = (_e883 * _e892);
            if (abs((_e914 - _e915)) > ((0.0000019073486f * (abs(_e914) + abs(_e915))) + _e913)) {
                phi_14682_ = bool();
                phi_14683_ = true;
            } else {
                let _e924 = (_e883 * _e889);
                let _e925 = (_e877 * _e895);
                let _e933 = (abs((_e924 - _e925)) > ((0.0000019073486f * (abs(_e924) + abs(_e925))) + _e913));
                if _e933 {
                    phi_14681_ = bool();
                } else {
                    let _e934 = (_e877 * _e892);
                    let _e935 = (_e880 * _e889);
                    phi_14681_ = (abs((_e934 - _e935)) > ((0.0000019073486f * (abs(_e934) + abs(_e935))) + _e913));
                }
                let _e945 = phi_14681_;
                phi_14682_ = _e945;
                phi_14683_ = _e933;
            }
            let _e947 = phi_14682_;
            let _e949 = phi_14683_;
            if select(_e947, true, _e949) {
            } else {
                let _e953 = atomicAdd((&possibly_degenerate_count.member[0u]), 1u);
                let _e956 = params_2.member.member_10;
                if (_e953 < _e956) {
                    possibly_degenerate.member[_e953] = _e403;
                }
            }
        }
    }
    return;
}

fn function_39() {
    var local_120: array<u32, 2>;
    var phi_14972_: bool;
    var phi_14974_: bool;
    var phi_14975_: bool;
    var phi_14998_: bool;
    var phi_15000_: bool;
    var phi_15001_: bool;
    var phi_15024_: bool;
    var phi_15026_: bool;
    var phi_15027_: bool;
    var phi_15098_: type_85;
    var phi_15100_: type_85;
    var phi_15101_: bool;
    var phi_15102_: type_85;
    var phi_15103_: bool;
    var phi_15108_: type_85;
    var phi_15110_: u32;
    var phi_15113_: type_85;
    var phi_15377_: bool;
    var phi_15379_: bool;
    var phi_15380_: bool;
    var phi_15403_: bool;
    var phi_15405_: bool;
    var phi_15406_: bool;
    var phi_15429_: bool;
    var phi_15431_: bool;
    var phi_15432_: bool;
    var phi_15503_: type_85;
    var phi_15505_: type_85;
    var phi_15506_: bool;
    var phi_15507_: type_85;
    var phi_15508_: bool;
    var phi_15513_: type_85;
    var phi_15593_: type_85;
    var phi_15111_: u32;
    var phi_15114_: type_85;
    var local_121: type_85;
    var local_122: type_85;
    var phi_15606_: u32;
    var phi_15609_: type_85;
    var phi_15607_: u32;
    var phi_15610_: type_85;
    var local_123: type_85;
    var local_124: type_85;
    var phi_15704_: type_85;
    var phi_15710_: u32;
    var phi_15713_: type_85;
    var phi_15711_: u32;
    var phi_15714_: type_85;
    var phi_15804_: type_85;
    var local_125: type_85;
    var local_126: type_85;
    var local_127: type_85;
    var local_128: type_85;

    let _e394 = builtin_local_56;
    let _e395 = builtin_group_56;
    let _e396 = builtin_groups_56;
    local_120 = array<u32, 2>(0u, 0u);
    local_120[_e395.z] = _e394.x;
    let _e403 = local_120[(_e396.z - 1u)];
    let _e408 = (_e395.x + (_e395.y * _e396.x));
    let _e409 = (_e408 * 2048u);
    let _e412 = features_1.member[_e409];
    let _e414 = (_e412.x * 2u);
    let _e417 = moving.member[_e414];
    let _e422 = (_e412.y * 2u);
    let _e425 = moving.member[_e422];
    let _e430 = (_e412.z * 2u);
    let _e433 = moving.member[_e430];
    let _e440 = moving.member[(_e414 + 1u)];
    let _e447 = moving.member[(_e422 + 1u)];
    let _e454 = moving.member[(_e430 + 1u)];
    let _e459 = select(_e425.x, _e417.x, (_e417.x < _e425.x));
    let _e461 = select(_e425.y, _e417.y, (_e417.y < _e425.y));
    let _e463 = select(_e425.z, _e417.z, (_e417.z < _e425.z));
    let _e465 = select(_e433.x, _e459, (_e459 < _e433.x));
    let _e467 = select(_e433.y, _e461, (_e461 < _e433.y));
    let _e469 = select(_e433.z, _e463, (_e463 < _e433.z));
    let _e471 = select(_e447.x, _e440.x, (_e440.x < _e447.x));
    let _e473 = select(_e447.y, _e440.y, (_e440.y < _e447.y));
    let _e475 = select(_e447.z, _e440.z, (_e440.z < _e447.z));
    let _e477 = select(_e454.x, _e471, (_e471 < _e454.x));
    let _e479 = select(_e454.y, _e473, (_e473 < _e454.y));
    let _e481 = select(_e454.z, _e475, (_e475 < _e454.z));
    let _e483 = select(_e477, _e465, (_e465 < _e477));
    let _e485 = select(_e479, _e467, (_e467 < _e479));
    let _e487 = select(_e481, _e469, (_e469 < _e481));
    let _e489 = select(_e425.x, _e417.x, (_e417.x > _e425.x));
    let _e491 = select(_e425.y, _e417.y, (_e417.y > _e425.y));
    let _e493 = select(_e425.z, _e417.z, (_e417.z > _e425.z));
    let _e495 = select(_e433.x, _e489, (_e489 > _e433.x));
    let _e497 = select(_e433.y, _e491, (_e491 > _e433.y));
    let _e499 = select(_e433.z, _e493, (_e493 > _e433.z));
    let _e501 = select(_e447.x, _e440.x, (_e440.x > _e447.x));
    let _e503 = select(_e447.y, _e440.y, (_e440.y > _e447.y));
    let _e505 = select(_e447.z, _e440.z, (_e440.z > _e447.z));
    let _e507 = select(_e454.x, _e501, (_e501 > _e454.x));
    let _e509 = select(_e454.y, _e503, (_e503 > _e454.y));
    let _e511 = select(_e454.z, _e505, (_e505 > _e454.z));
    let _e513 = select(_e507, _e495, (_e495 > _e507));
    let _e515 = select(_e509, _e497, (_e497 > _e509));
    let _e517 = select(_e511, _e499, (_e499 > _e511));
    let _e519 = (0.5f * (_e483 + _e513));
    let _e521 = (0.5f * (_e485 + _e515));
    let _e523 = (0.5f * (_e487 + _e517));
    let _e526 = params_2.member.member;
    if ((bitcast<u32>(_e483) & 2139095040u) != 2139095040u) {
        let _e532 = ((bitcast<u32>(_e485) & 2139095040u) != 2139095040u);
        if _e532 {
            phi_14972_ = ((bitcast<u32>(_e487) & 2139095040u) != 2139095040u);
        } else {
            phi_14972_ = bool();
        }
        let _e537 = phi_14972_;
        phi_14974_ = _e537;
        phi_14975_ = select(true, false, _e532);
    } else {
        phi_14974_ = bool();
        phi_14975_ = true;
    }
    let _e540 = phi_14974_;
    let _e542 = phi_14975_;
    if select(_e540, false, _e542) {
        if ((bitcast<u32>(_e513) & 2139095040u) != 2139095040u) {
            let _e549 = ((bitcast<u32>(_e515) & 2139095040u) != 2139095040u);
            if _e549 {
                phi_14998_ = ((bitcast<u32>(_e517) & 2139095040u) != 2139095040u);
            } else {
                phi_14998_ = bool();
            }
            let _e554 = phi_14998_;
            phi_15000_ = _e554;
            phi_15001_ = select(true, false, _e549);
        } else {
            phi_15000_ = bool();
            phi_15001_ = true;
        }
        let _e557 = phi_15000_;
        let _e559 = phi_15001_;
        if select(_e557, false, _e559) {
            if ((bitcast<u32>(_e519) & 2139095040u) != 2139095040u) {
                let _e566 = ((bitcast<u32>(_e521) & 2139095040u) != 2139095040u);
                if _e566 {
                    phi_15024_ = ((bitcast<u32>(_e523) & 2139095040u) != 2139095040u);
                } else {
                    phi_15024_ = bool();
                }
                let _e571 = phi_15024_;
                phi_15026_ = _e571;
                phi_15027_ = select(true, false, _e566);
            } else {
                phi_15026_ = bool();
                phi_15027_ = true;
            }
            let _e574 = phi_15026_;
            let _e576 = phi_15027_;
            let _e577 = select(_e574, false, _e576);
            if _e577 {
                let _e579 = select(_e513, _e483, (_e483 < _e513));
                let _e581 = select(_e515, _e485, (_e485 < _e515));
                let _e583 = select(_e517, _e487, (_e487 < _e517));
                let _e592 = select(_e513, _e483, (_e483 > _e513));
                let _e594 = select(_e515, _e485, (_e485 > _e515));
                let _e596 = select(_e517, _e487, (_e487 > _e517));
                phi_15098_ = type_85(vec4<f32>(select(_e519, _e579, (_e579 < _e519)), select(_e521, _e581, (_e581 < _e521)), select(_e523, _e583, (_e583 < _e523)), 0f), vec4<f32>(select(_e519, _e592, (_e592 > _e519)), select(_e521, _e594, (_e594 > _e521)), select(_e523, _e596, (_e596 > _e523)), 0f));
            } else {
                phi_15098_ = type_85();
            }
            let _e606 = phi_15098_;
            phi_15100_ = _e606;
            phi_15101_ = select(true, false, _e577);
        } else {
            phi_15100_ = type_85();
            phi_15101_ = true;
        }
        let _e609 = phi_15100_;
        let _e611 = phi_15101_;
        phi_15102_ = _e609;
        phi_15103_ = _e611;
    } else {
        phi_15102_ = type_85();
        phi_15103_ = true;
    }
    let _e613 = phi_15102_;
    let _e615 = phi_15103_;
    if _e615 {
        phi_15108_ = type_85(vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 1f));
    } else {
        phi_15108_ = _e613;
    }
    let _e617 = phi_15108_;
    phi_15110_ = _e403;
    phi_15113_ = _e617;
    loop {
        let _e619 = phi_15110_;
        let _e621 = phi_15113_;
        local_121 = _e621;
        local_122 = _e621;
        local_125 = _e621;
        local_127 = _e621;
        let _e622 = (_e619 < 2048u);
        if _e622 {
            let _e623 = (_e409 + _e619);
            if (_e623 < _e526) {
                let _e627 = features_1.member[_e623];
                let _e629 = (_e627.x * 2u);
                let _e632 = moving.member[_e629];
                let _e637 = (_e627.y * 2u);
                let _e640 = moving.member[_e637];
                let _e645 = (_e627.z * 2u);
                let _e648 = moving.member[_e645];
                let _e655 = moving.member[(_e629 + 1u)];
                let _e662 = moving.member[(_e637 + 1u)];
                let _e669 = moving.member[(_e645 + 1u)];
                let _e674 = select(_e640.x, _e632.x, (_e632.x < _e640.x));
                let _e676 = select(_e640.y, _e632.y, (_e632.y < _e640.y));
                let _e678 = select(_e640.z, _e632.z, (_e632.z < _e640.z));
                let _e680 = select(_e648.x, _e674, (_e674 < _e648.x));
                let _e682 = select(_e648.y, _e676, (_e676 < _e648.y));
                let _e684 = select(_e648.z, _e678, (_e678 < _e648.z));
                let _e686 = select(_e662.x, _e655.x, (_e655.x < _e662.x));
                let _e688 = select(_e662.y, _e655.y, (_e655.y < _e662.y));
                let _e690 = select(_e662.z, _e655.z, (_e655.z < _e662.z));
                let _e692 = select(_e669.x, _e686, (_e686 < _e669.x));
                let _e694 = select(_e669.y, _e688, (_e688 < _e669.y));
                let _e696 = select(_e669.z, _e690, (_e690 < _e669.z));
                let _e698 = select(_e692, _e680, (_e680 < _e692));
                let _e700 = select(_e694, _e682, (_e682 < _e694));
                let _e702 = select(_e696, _e684, (_e684 < _e696));
                let _e704 = select(_e640.x, _e632.x, (_e632.x > _e640.x));
                let _e706 = select(_e640.y, _e632.y, (_e632.y > _e640.y));
                let _e708 = select(_e640.z, _e632.z, (_e632.z > _e640.z));
                let _e710 = select(_e648.x, _e704, (_e704 > _e648.x));
                let _e712 = select(_e648.y, _e706, (_e706 > _e648.y));
                let _e714 = select(_e648.z, _e708, (_e708 > _e648.z));
                let _e716 = select(_e662.x, _e655.x, (_e655.x > _e662.x));
                let _e718 = select(_e662.y, _e655.y, (_e655.y > _e662.y));
                let _e720 = select(_e662.z, _e655.z, (_e655.z > _e662.z));
                let _e722 = select(_e669.x, _e716, (_e716 > _e669.x));
                let _e724 = select(_e669.y, _e718, (_e718 > _e669.y));
                let _e726 = select(_e669.z, _e720, (_e720 > _e669.z));
                let _e728 = select(_e722, _e710, (_e710 > _e722));
                let _e730 = select(_e724, _e712, (_e712 > _e724));
                let _e732 = select(_e726, _e714, (_e714 > _e726));
                let _e734 = (0.5f * (_e698 + _e728));
                let _e736 = (0.5f * (_e700 + _e730));
                let _e738 = (0.5f * (_e702 + _e732));
                let _e739 = (_e623 * 3u);
                let _e740 = bitcast<u32>(_e698);
                let _e741 = bitcast<u32>(_e700);
                let _e742 = bitcast<u32>(_e702);
                corners_1.member[_e739] = vec4<u32>(_e740, _e741, _e742, 0u);
                let _e747 = bitcast<u32>(_e728);
                let _e748 = bitcast<u32>(_e730);
                let _e749 = bitcast<u32>(_e732);
                corners_1.member[(_e739 + 1u)] = vec4<u32>(_e747, _e748, _e749, 0u);
                let _e754 = bitcast<u32>(_e734);
                let _e755 = bitcast<u32>(_e736);
                let _e756 = bitcast<u32>(_e738);
                corners_1.member[(_e739 + 2u)] = vec4<u32>(_e754, _e755, _e756, 0u);
                if ((_e740 & 2139095040u) != 2139095040u) {
                    let _e763 = ((_e741 & 2139095040u) != 2139095040u);
                    if _e763 {
                        phi_15377_ = ((_e742 & 2139095040u) != 2139095040u);
                    } else {
                        phi_15377_ = bool();
                    }
                    let _e767 = phi_15377_;
                    phi_15379_ = _e767;
                    phi_15380_ = select(true, false, _e763);
                } else {
                    phi_15379_ = bool();
                    phi_15380_ = true;
                }
                let _e770 = phi_15379_;
                let _e772 = phi_15380_;
                if select(_e770, false, _e772) {
                    if ((_e747 & 2139095040u) != 2139095040u) {
                        let _e777 = ((_e748 & 2139095040u) != 2139095040u);
                        if _e777 {
                            phi_15403_ = ((_e749 & 2139095040u) != 2139095040u);
                        } else {
                            phi_15403_ = bool();
                        }
                        let _e781 = phi_15403_;
                        phi_15405_ = _e781;
                        phi_15406_ = select(true, false, _e777);
                    } else {
                        phi_15405_ = bool();
                        phi_15406_ = true;
                    }
                    let _e784 = phi_15405_;
                    let _e786 = phi_15406_;
                    if select(_e784, false, _e786) {
                        if ((_e754 & 2139095040u) != 2139095040u) {
                            let _e791 = ((_e755 & 2139095040u) != 2139095040u);
                            if _e791 {
                                phi_15429_ = ((_e756 & 2139095040u) != 2139095040u);
                            } else {
                                phi_15429_ = bool();
                            }
                            let _e795 = phi_15429_;
                            phi_15431_ = _e795;
                            phi_15432_ = select(true, false, _e791);
                        } else {
                            phi_15431_ = bool();
                            phi_15432_ = true;
                        }
                        let _e798 = phi_15431_;
                        let _e800 = phi_15432_;
                        let _e801 = select(_e798, false, _e800);
                        if _e801 {
                            let _e803 = select(_e728, _e698, (_e698 < _e728));
                            let _e805 = select(_e730, _e700, (_e700 < _e730));
                            let _e807 = select(_e732, _e702, (_e702 < _e732));
                            let _e816 = select(_e728, _e698, (_e698 > _e728));
                            let _e818 = select(_e730, _e700, (_e700 > _e730));
                            let _e820 = select(_e732, _e702, (_e702 > _e732));
                            phi_15503_ = type_85(vec4<f32>(select(_e734, _e803, (_e803 < _e734)), select(_e736, _e805, (_e805 < _e736)), select(_e738, _e807, (_e807 < _e738)), 0f), vec4<f32>(select(_e734, _e816, (_e816 > _e734)), select(_e736, _e818, (_e818 > _e736)), select(_e738, _e820, (_e820 > _e738)), 0f));
                        } else {
                            phi_15503_ = type_85();
                        }
                        let _e830 = phi_15503_;
                        phi_15505_ = _e830;
                        phi_15506_ = select(true, false, _e801);
                    } else {
                        phi_15505_ = type_85();
                        phi_15506_ = true;
                    }
                    let _e833 = phi_15505_;
                    let _e835 = phi_15506_;
                    phi_15507_ = _e833;
                    phi_15508_ = _e835;
                } else {
                    phi_15507_ = type_85();
                    phi_15508_ = true;
                }
                let _e837 = phi_15507_;
                let _e839 = phi_15508_;
                if _e839 {
                    phi_15513_ = type_85(vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 1f));
                } else {
                    phi_15513_ = _e837;
                }
                let _e841 = phi_15513_;
                phi_15593_ = type_85(vec4<f32>(select(_e841.member.x, _e621.member.x, (_e621.member.x < _e841.member.x)), select(_e841.member.y, _e621.member.y, (_e621.member.y < _e841.member.y)), select(_e841.member.z, _e621.member.z, (_e621.member.z < _e841.member.z)), select(_e841.member.w, _e621.member.w, (_e621.member.w < _e841.member.w))), vec4<f32>(select(_e841.member_1.x, _e621.member_1.x, (_e621.member_1.x > _e841.member_1.x)), select(_e841.member_1.y, _e621.member_1.y, (_e621.member_1.y > _e841.member_1.y)), select(_e841.member_1.z, _e621.member_1.z, (_e621.member_1.z > _e841.member_1.z)), select(_e841.member_1.w, _e621.member_1.w, (_e621.member_1.w > _e841.member_1.w))));
            } else {
                phi_15593_ = _e621;
            }
            let _e882 = phi_15593_;
            phi_15111_ = (_e619 + (256u * _e396.z));
            phi_15114_ = _e882;
        } else {
            break;
        }
        let _e886 = phi_15111_;
        let _e888 = phi_15114_;
        continue;
        continuing {
            phi_15110_ = _e886;
            phi_15113_ = _e888;
        }
    }
    let _e891 = local_121;
    lows[_e403] = _e891.member;
    let _e895 = local_122;
    highs[_e403] = _e895.member_1;
    workgroupBarrier();
    if ((_e403 & 15u) == 0u) {
        phi_15606_ = 1u;
        let _e1063 = local_125;
        phi_15609_ = _e1063;
        loop {
            let _e901 = phi_15606_;
            let _e903 = phi_15609_;
            local_123 = _e903;
            local_124 = _e903;
            local_126 = _e903;
            let _e904 = (_e901 < 16u);
            if _e904 {
                let _e905 = (_e403 + _e901);
                let _e907 = lows[_e905];
                let _e909 = highs[_e905];
                phi_15607_ = (_e901 + _e396.z);
                phi_15610_ = type_85(vec4<f32>(select(_e907.x, _e903.member.x, (_e903.member.x < _e907.x)), select(_e907.y, _e903.member.y, (_e903.member.y < _e907.y)), select(_e907.z, _e903.member.z, (_e903.member.z < _e907.z)), select(_e907.w, _e903.member.w, (_e903.member.w < _e907.w))), vec4<f32>(select(_e909.x, _e903.member_1.x, (_e903.member_1.x > _e909.x)), select(_e909.y, _e903.member_1.y, (_e903.member_1.y > _e909.y)), select(_e909.z, _e903.member_1.z, (_e903.member_1.z > _e909.z)), select(_e909.w, _e903.member_1.w, (_e903.member_1.w > _e909.w))));
            } else {
                break;
            }
            let _e949 = phi_15607_;
            let _e951 = phi_15610_;
            continue;
            continuing {
                phi_15606_ = _e949;
                phi_15609_ = _e951;
            }
        }
        let _e954 = local_123;
        lows[_e403] = _e954.member;
        let _e957 = local_124;
        highs[_e403] = _e957.member_1;
        let _e1070 = local_126;
        phi_15704_ = _e1070;
    } else {
        let _e1072 = local_127;
        phi_15704_ = _e1072;
    }
    let _e960 = phi_15704_;
    workgroupBarrier();
    let _e961 = (_e403 == 0u);
    if _e961 {
        phi_15710_ = 16u;
        phi_15713_ = _e960;
        loop {
            let _e963 = phi_15710_;
            let _e965 = phi_15713_;
            local_128 = _e965;
            let _e966 = (_e963 < 256u);
            if _e966 {
                let _e968 = lows[_e963];
                let _e970 = highs[_e963];
                phi_15711_ = (_e963 + (16u * _e396.z));
                phi_15714_ = type_85(vec4<f32>(select(_e968.x, _e965.member.x, (_e965.member.x < _e968.x)), select(_e968.y, _e965.member.y, (_e965.member.y < _e968.y)), select(_e968.z, _e965.member.z, (_e965.member.z < _e968.z)), select(_e968.w, _e965.member.w, (_e965.member.w < _e968.w))), vec4<f32>(select(_e970.x, _e965.member_1.x, (_e965.member_1.x > _e970.x)), select(_e970.y, _e965.member_1.y, (_e965.member_1.y > _e970.y)), select(_e970.z, _e965.member_1.z, (_e965.member_1.z > _e970.z)), select(_e970.w, _e965.member_1.w, (_e965.member_1.w > _e970.w))));
            } else {
                break;
            }
            let _e1011 = phi_15711_;
            let _e1013 = phi_15714_;
            continue;
            continuing {
                phi_15710_ = _e1011;
                phi_15713_ = _e1013;
            }
        }
        let _e1079 = local_128;
        phi_15804_ = _e1079;
    } else {
        phi_15804_ = _e960;
    }
    let _e1016 = phi_15804_;
    if _e961 {
        low.member[_e408] = _e1016.member;
        high.member[_e408] = _e1016.member_1;
    }
    return;
}

fn function_40() {
    var phi_15852_: u32;
    var phi_15855_: u32;
    var phi_15857_: u32;
    var phi_15859_: u32;
    var phi_15909_: type_57;
    var phi_16081_: u32;
    var phi_16103_: u32;
    var phi_16125_: u32;
    var phi_18062_: u32;
    var phi_18065_: u32;
    var phi_18063_: u32;
    var phi_18066_: u32;
    var local_129: u32;
    var phi_18381_: u32;
    var local_130: u32;
    var phi_18385_: u32;
    var phi_18386_: u32;
    var phi_18823_: u32;
    var phi_18826_: u32;
    var phi_19192_: u32;
    var phi_19193_: u32;
    var phi_18824_: u32;
    var phi_18827_: u32;
    var phi_19195_: bool;
    var local_131: u32;
    var phi_19203_: u32;
    var phi_19204_: u32;
    var phi_19213_: u32;
    var phi_19216_: u32;
    var phi_19214_: u32;
    var phi_19217_: u32;
    var phi_19240_: u32;
    var phi_19241_: u32;
    var phi_19242_: u32;
    var phi_15853_: u32;
    var phi_15856_: u32;
    var phi_15858_: u32;
    var phi_15860_: u32;
    var local_132: u32;
    var local_133: u32;
    var local_134: u32;
    var local_135: u32;
    var local_136: u32;
    var local_137: u32;
    var local_138: u32;
    var local_139: u32;
    var local_140: u32;

    let _e393 = builtin_local_56;
    let _e394 = builtin_group_56;
    let _e395 = builtin_groups_56;
    let _e408 = tiles.member[0u];
    let _e411 = params_3.member.member;
    let _e414 = (_e395.z ^ 1u);
    phi_15852_ = 0u;
    phi_15855_ = 0u;
    phi_15857_ = 0u;
    phi_15859_ = 0u;
    loop {
        let _e416 = phi_15852_;
        let _e418 = phi_15855_;
        let _e420 = phi_15857_;
        let _e422 = phi_15859_;
        local_132 = _e422;
        local_133 = _e422;
        local_134 = _e422;
        local_135 = _e420;
        local_136 = _e420;
        local_137 = _e420;
        local_138 = _e418;
        local_139 = _e418;
        local_140 = _e418;
        let _e423 = (_e416 < 8u);
        if _e423 {
            let _e427 = (((((_e394.x + (_e394.y * _e395.x)) * 8u) + _e416) * 256u) + _e393.x);
            if (_e427 < select(0u, _e408, (_e408 <= _e411))) {
                let _e430 = pairs.member[_e427];
                let _e433 = ((_e430 >> bitcast<u32>(16i)) * 2u);
                let _e436 = tiles.member[(4u + _e433)];
                let _e443 = boxes.member[((_e436 * 256u) + ((_e430 >> bitcast<u32>(8i)) & 255u))];
                let _e447 = tiles.member[(_e433 + 5u)];
                let _e452 = boxes.member[((_e447 * 256u) + (_e430 & 255u))];
                if (_e443.x < _e452.x) {
                    phi_15909_ = type_57(_e443.x, _e452.x);
                } else {
                    phi_15909_ = type_57(_e452.x, _e443.x);
                }
                let _e458 = phi_15909_;
                let _e463 = features.member[_e458.member];
                let _e466 = features.member[_e458.member_1];
                let _e468 = (_e463.x * 2u);
                let _e471 = moving_1.member[_e468];
                let _e476 = (_e463.y * 2u);
                let _e479 = moving_1.member[_e476];
                let _e484 = (_e463.z * 2u);
                let _e487 = moving_1.member[_e484];
                let _e494 = moving_1.member[(_e468 + 1u)];
                let _e501 = moving_1.member[(_e476 + 1u)];
                let _e508 = moving_1.member[(_e484 + 1u)];
                let _e513 = (_e466.x * 2u);
                let _e516 = moving_1.member[_e513];
                let _e521 = (_e466.y * 2u);
                let _e524 = moving_1.member[_e521];
                let _e529 = (_e466.z * 2u);
                let _e532 = moving_1.member[_e529];
                let _e539 = moving_1.member[(_e513 + 1u)];
                let _e546 = moving_1.member[(_e521 + 1u)];
                let _e553 = moving_1.member[(_e529 + 1u)];
                let _e571 = ((_e466.w >> bitcast<u32>(3i)) & 7u);
                if (((_e463.w >> bitcast<u32>(3u)) & 1u) != 0u) {
                    phi_16081_ = (_e571 << bitcast<u32>(6u));
                } else {
                    phi_16081_ = 0u;
                }
                let _e584 = phi_16081_;
                if (((_e463.w >> bitcast<u32>(4u)) & 1u) != 0u) {
                    phi_16103_ = (_e571 << bitcast<u32>(9u));
                } else {
                    phi_16103_ = 0u;
                }
                let _e593 = phi_16103_;
                if (((_e463.w >> bitcast<u32>(5u)) & 1u) != 0u) {
                    phi_16125_ = (_e571 << bitcast<u32>(12u));
                } else {
                    phi_16125_ = 0u;
                }
                let _e602 = phi_16125_;
                let _e605 = select(0u, 1u, (_e463.x == _e466.x));
                let _e607 = select(0u, 1u, (_e463.x == _e466.y));
                let _e610 = select(0u, 1u, (_e463.x == _e466.z));
                let _e613 = select(0u, 1u, (_e463.y == _e466.x));
                let _e615 = select(0u, 1u, (_e463.y == _e466.y));
                let _e618 = select(0u, 1u, (_e463.y == _e466.z));
                let _e624 = select(0u, 1u, (_e463.z == _e466.x));
                let _e626 = select(0u, 1u, (_e463.z == _e466.y));
                let _e629 = select(0u, 1u, (_e463.z == _e466.z));
                let _e762 = (((((((_e463.w & 7u) | ((_e466.w & 7u) << bitcast<u32>(3i))) | _e584) | _e593) | _e602) & (~(((((((((_e605 | _e607) | _e610) | (((_e613 | _e615) | _e618) << bitcast<u32>(1i))) | (((_e624 | _e626) | _e629) << bitcast<u32>(2i))) | (((((_e605 | _e613) | _e624) << bitcast<u32>(3i)) | (((_e607 | _e615) | _e626) << bitcast<u32>(4i))) | (((_e610 | _e618) | _e629) << bitcast<u32>(5i)))) | ((((((_e605 << bitcast<u32>(6u)) | (_e607 << bitcast<u32>(6u))) | (_e613 << bitcast<u32>(6u))) | (_e615 << bitcast<u32>(6u))) | ((((_e607 << bitcast<u32>(7u)) | (_e610 << bitcast<u32>(7u))) | (_e615 << bitcast<u32>(7u))) | (_e618 << bitcast<u32>(7u)))) | ((((_e610 << bitcast<u32>(8u)) | (_e605 << bitcast<u32>(8u))) | (_e618 << bitcast<u32>(8u))) | (_e613 << bitcast<u32>(8u))))) | ((((((_e613 << bitcast<u32>(9u)) | (_e615 << bitcast<u32>(9u))) | (_e624 << bitcast<u32>(9u))) | (_e626 << bitcast<u32>(9u))) | ((((_e615 << bitcast<u32>(10u)) | (_e618 << bitcast<u32>(10u))) | (_e626 << bitcast<u32>(10u))) | (_e629 << bitcast<u32>(10u)))) | ((((_e618 << bitcast<u32>(11u)) | (_e613 << bitcast<u32>(11u))) | (_e629 << bitcast<u32>(11u))) | (_e624 << bitcast<u32>(11u))))) | ((((((_e624 << bitcast<u32>(12u)) | (_e626 << bitcast<u32>(12u))) | (_e605 << bitcast<u32>(12u))) | (_e607 << bitcast<u32>(12u))) | ((((_e626 << bitcast<u32>(13u)) | (_e629 << bitcast<u32>(13u))) | (_e607 << bitcast<u32>(13u))) | (_e610 << bitcast<u32>(13u)))) | ((((_e629 << bitcast<u32>(14u)) | (_e624 << bitcast<u32>(14u))) | (_e610 << bitcast<u32>(14u))) | (_e605 << bitcast<u32>(14u)))))) & 32767u)) & ((select(0u, 7u, (((_e466.w >> bitcast<u32>(6u)) & 1u) != 0u)) | select(0u, 56u, (((_e463.w >> bitcast<u32>(6u)) & 1u) != 0u))) | 32704u));
                if (_e762 == 0u) {
                    phi_18385_ = _e762;
                    phi_18386_ = _e422;
                } else {
                    let _e766 = params_3.member.member_4;
                    let _e767 = (_e766 + 0.0000000000000000000000000000000000030092655f);
                    phi_18062_ = 0u;
                    phi_18065_ = 0u;
                    loop {
                        let _e769 = phi_18062_;
                        let _e771 = phi_18065_;
                        local_129 = _e771;
                        local_130 = _e771;
                        let _e772 = (_e769 < 3u);
                        if _e772 {
                            let _e773 = (_e769 & 31u);
                            let _e777 = f32(((89u >> bitcast<u32>(_e773)) & 1u));
                            let _e786 = (f32(((170u >> bitcast<u32>(_e773)) & 1u)) - f32(((64u >> bitcast<u32>(_e773)) & 1u)));
                            let _e795 = (f32(((52u >> bitcast<u32>(_e773)) & 1u)) - f32(((128u >> bitcast<u32>(_e773)) & 1u)));
                            let _e800 = (((_e777 * _e471.x) + (_e786 * _e471.y)) + (_e795 * _e471.z));
                            let _e805 = (((_e777 * _e479.x) + (_e786 * _e479.y)) + (_e795 * _e479.z));
                            let _e810 = (((_e777 * _e487.x) + (_e786 * _e487.y)) + (_e795 * _e487.z));
                            let _e815 = (((_e777 * _e494.x) + (_e786 * _e494.y)) + (_e795 * _e494.z));
                            let _e820 = (((_e777 * _e501.x) + (_e786 * _e501.y)) + (_e795 * _e501.z));
                            let _e825 = (((_e777 * _e508.x) + (_e786 * _e508.y)) + (_e795 * _e508.z));
                            let _e842 = (((_e777 * _e516.x) + (_e786 * _e516.y)) + (_e795 * _e516.z));
                            let _e847 = (((_e777 * _e524.x) + (_e786 * _e524.y)) + (_e795 * _e524.z));
                            let _e852 = (((_e777 * _e532.x) + (_e786 * _e532.y)) + (_e795 * _e532.z));
                            let _e857 = (((_e777 * _e539.x) + (_e786 * _e539.y)) + (_e795 * _e539.z));
                            let _e862 = (((_e777 * _e546.x) + (_e786 * _e546.y)) + (_e795 * _e546.z));
                            let _e867 = (((_e777 * _e553.x) + (_e786 * _e553.y)) + (_e795 * _e553.z));
                            let _e869 = select(_e857, _e842, (_e842 < _e857));
                            let _e871 = select(_e862, _e847, (_e847 < _e862));
                            let _e873 = select(_e867, _e852, (_e852 < _e867));
                            let _e875 = select(_e857, _e842, (_e842 > _e857));
                            let _e877 = select(_e862, _e847, (_e847 > _e862));
                            let _e879 = select(_e867, _e852, (_e852 > _e867));
                            let _e880 = (select(_e815, _e800, (_e800 < _e815)) - _e767);
                            let _e881 = (select(_e820, _e805, (_e805 < _e820)) - _e767);
                            let _e882 = (select(_e825, _e810, (_e810 < _e825)) - _e767);
                            let _e883 = (select(_e815, _e800, (_e800 > _e815)) + _e767);
                            let _e884 = (select(_e820, _e805, (_e805 > _e820)) + _e767);
                            let _e885 = (select(_e825, _e810, (_e810 > _e825)) + _e767);
                            let _e887 = select(_e881, _e880, (_e880 < _e881));
                            let _e889 = select(_e882, _e881, (_e881 < _e882));
                            let _e891 = select(_e880, _e882, (_e882 < _e880));
                            let _e893 = select(_e884, _e883, (_e883 > _e884));
                            let _e895 = select(_e885, _e884, (_e884 > _e885));
                            let _e897 = select(_e883, _e885, (_e885 > _e883));
                            let _e899 = select(_e871, _e869, (_e869 < _e871));
                            let _e901 = select(_e873, _e871, (_e871 < _e873));
                            let _e903 = select(_e869, _e873, (_e873 < _e869));
                            let _e905 = select(_e877, _e875, (_e875 > _e877));
                            let _e907 = select(_e879, _e877, (_e877 > _e879));
                            let _e909 = select(_e875, _e879, (_e879 > _e875));
                            let _e911 = select(_e882, _e887, (_e887 < _e882));
                            let _e913 = select(_e873, _e899, (_e899 < _e873));
                            let _e915 = select(_e885, _e893, (_e893 > _e885));
                            let _e917 = select(_e879, _e905, (_e905 > _e879));
                            let _e1031 = ((((select(0u, 1u, (_e883 < _e913)) | (select(0u, 1u, (_e884 < _e913)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e885 < _e913)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e869 > _e915)) | (select(0u, 1u, (_e871 > _e915)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e873 > _e915)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e899 > _e893)) | (select(0u, 1u, (_e901 > _e893)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e903 > _e893)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e899 > _e895)) | (select(0u, 1u, (_e901 > _e895)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e903 > _e895)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e899 > _e897)) | (select(0u, 1u, (_e901 > _e897)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e903 > _e897)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u)));
                            let _e1061 = ((((select(0u, 1u, (_e880 > _e917)) | (select(0u, 1u, (_e881 > _e917)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e882 > _e917)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e875 < _e911)) | (select(0u, 1u, (_e877 < _e911)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e879 < _e911)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e905 < _e887)) | (select(0u, 1u, (_e907 < _e887)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e909 < _e887)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e905 < _e889)) | (select(0u, 1u, (_e907 < _e889)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e909 < _e889)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e905 < _e891)) | (select(0u, 1u, (_e907 < _e891)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e909 < _e891)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u)));
                            phi_18063_ = (_e769 + _e395.z);
                            phi_18066_ = (_e771 | ((_e1031 | _e1061) | (select(0u, 1u, ((_e1031 == 32767u) || (_e1061 == 32767u))) << bitcast<u32>(15u))));
                        } else {
                            break;
                        }
                        let _e1073 = phi_18063_;
                        let _e1075 = phi_18066_;
                        continue;
                        continuing {
                            phi_18062_ = _e1073;
                            phi_18065_ = _e1075;
                        }
                    }
                    let _e1078 = local_129;
                    if ((_e1078 & 32768u) == 0u) {
                        phi_18381_ = countOneBits(_e762);
                    } else {
                        phi_18381_ = 0u;
                    }
                    let _e1083 = phi_18381_;
                    let _e1086 = local_130;
                    phi_18385_ = (_e762 & ~(_e1086));
                    phi_18386_ = (_e422 + _e1083);
                }
                let _e1090 = phi_18385_;
                let _e1092 = phi_18386_;
                let _e1102 = params_3.member.member_3;
                if ((_e1102 & 1u) == 0u) {
                    phi_19204_ = _e1090;
                } else {
                    if (_e1090 == 0u) {
                        phi_19203_ = _e1090;
                    } else {
                        let _e1108 = params_3.member.member_4;
                        let _e1114 = bitcast<f32>((bitcast<u32>((_e471.x - _e471.x)) ^ _e414));
                        let _e1117 = bitcast<f32>((bitcast<u32>((_e471.y - _e471.y)) ^ _e414));
                        let _e1120 = bitcast<f32>((bitcast<u32>((_e471.z - _e471.z)) ^ _e414));
                        let _e1126 = bitcast<f32>((bitcast<u32>((_e479.x - _e471.x)) ^ _e414));
                        let _e1129 = bitcast<f32>((bitcast<u32>((_e479.y - _e471.y)) ^ _e414));
                        let _e1132 = bitcast<f32>((bitcast<u32>((_e479.z - _e471.z)) ^ _e414));
                        let _e1138 = bitcast<f32>((bitcast<u32>((_e487.x - _e471.x)) ^ _e414));
                        let _e1141 = bitcast<f32>((bitcast<u32>((_e487.y - _e471.y)) ^ _e414));
                        let _e1144 = bitcast<f32>((bitcast<u32>((_e487.z - _e471.z)) ^ _e414));
                        let _e1150 = bitcast<f32>((bitcast<u32>((_e516.x - _e471.x)) ^ _e414));
                        let _e1153 = bitcast<f32>((bitcast<u32>((_e516.y - _e471.y)) ^ _e414));
                        let _e1156 = bitcast<f32>((bitcast<u32>((_e516.z - _e471.z)) ^ _e414));
                        let _e1162 = bitcast<f32>((bitcast<u32>((_e524.x - _e471.x)) ^ _e414));
                        let _e1165 = bitcast<f32>((bitcast<u32>((_e524.y - _e471.y)) ^ _e414));
                        let _e1168 = bitcast<f32>((bitcast<u32>((_e524.z - _e471.z)) ^ _e414));
                        let _e1174 = bitcast<f32>((bitcast<u32>((_e532.x - _e471.x)) ^ _e414));
                        let _e1177 = bitcast<f32>((bitcast<u32>((_e532.y - _e471.y)) ^ _e414));
                        let _e1180 = bitcast<f32>((bitcast<u32>((_e532.z - _e471.z)) ^ _e414));
                        let _e1186 = bitcast<f32>((bitcast<u32>((_e494.x - _e494.x)) ^ _e414));
                        let _e1189 = bitcast<f32>((bitcast<u32>((_e494.y - _e494.y)) ^ _e414));
                        let _e1192 = bitcast<f32>((bitcast<u32>((_e494.z - _e494.z)) ^ _e414));
                        let _e1198 = bitcast<f32>((bitcast<u32>((_e501.x - _e494.x)) ^ _e414));
                        let _e1201 = bitcast<f32>((bitcast<u32>((_e501.y - _e494.y)) ^ _e414));
                        let _e1204 = bitcast<f32>((bitcast<u32>((_e501.z - _e494.z)) ^ _e414));
                        let _e1210 = bitcast<f32>((bitcast<u32>((_e508.x - _e494.x)) ^ _e414));
                        let _e1213 = bitcast<f32>((bitcast<u32>((_e508.y - _e494.y)) ^ _e414));
                        let _e1216 = bitcast<f32>((bitcast<u32>((_e508.z - _e494.z)) ^ _e414));
                        let _e1222 = bitcast<f32>((bitcast<u32>((_e539.x - _e494.x)) ^ _e414));
                        let _e1225 = bitcast<f32>((bitcast<u32>((_e539.y - _e494.y)) ^ _e414));
                        let _e1228 = bitcast<f32>((bitcast<u32>((_e539.z - _e494.z)) ^ _e414));
                        let _e1234 = bitcast<f32>((bitcast<u32>((_e546.x - _e494.x)) ^ _e414));
                        let _e1237 = bitcast<f32>((bitcast<u32>((_e546.y - _e494.y)) ^ _e414));
                        let _e1240 = bitcast<f32>((bitcast<u32>((_e546.z - _e494.z)) ^ _e414));
                        let _e1246 = bitcast<f32>((bitcast<u32>((_e553.x - _e494.x)) ^ _e414));
                        let _e1249 = bitcast<f32>((bitcast<u32>((_e553.y - _e494.y)) ^ _e414));
                        let _e1252 = bitcast<f32>((bitcast<u32>((_e553.z - _e494.z)) ^ _e414));
                        let _e1254 = ((1.5f * _e1108) + 0.0000000000000000000000000000000000030092655f);
                        let _e1255 = abs(_e1114);
                        let _e1256 = abs(_e1117);
                        let _e1258 = select(_e1256, _e1255, (_e1255 > _e1256));
                        let _e1259 = abs(_e1120);
                        let _e1261 = select(_e1259, _e1258, (_e1258 > _e1259));
                        let _e1262 = abs(_e1126);
                        let _e1263 = abs(_e1129);
                        let _e1265 = select(_e1263, _e1262, (_e1262 > _e1263));
                        let _e1266 = abs(_e1132);
                        let _e1268 = select(_e1266, _e1265, (_e1265 > _e1266));
                        let _e1270 = select(_e1268, _e1261, (_e1261 > _e1268));
                        let _e1271 = abs(_e1138);
                        let _e1272 = abs(_e1141);
                        let _e1274 = select(_e1272, _e1271, (_e1271 > _e1272));
                        let _e1275 = abs(_e1144);
                        let _e1277 = select(_e1275, _e1274, (_e1274 > _e1275));
                        let _e1279 = select(_e1277, _e1270, (_e1270 > _e1277));
                        let _e1280 = abs(_e1150);
                        let _e1281 = abs(_e1153);
                        let _e1283 = select(_e1281, _e1280, (_e1280 > _e1281));
                        let _e1284 = abs(_e1156);
                        let _e1286 = select(_e1284, _e1283, (_e1283 > _e1284));
                        let _e1287 = abs(_e1162);
                        let _e1288 = abs(_e1165);
                        let _e1290 = select(_e1288, _e1287, (_e1287 > _e1288));
                        let _e1291 = abs(_e1168);
                        let _e1293 = select(_e1291, _e1290, (_e1290 > _e1291));
                        let _e1295 = select(_e1293, _e1286, (_e1286 > _e1293));
                        let _e1296 = abs(_e1174);
                        let _e1297 = abs(_e1177);
                        let _e1299 = select(_e1297, _e1296, (_e1296 > _e1297));
                        let _e1300 = abs(_e1180);
                        let _e1302 = select(_e1300, _e1299, (_e1299 > _e1300));
                        let _e1304 = select(_e1302, _e1295, (_e1295 > _e1302));
                        let _e1308 = ((0.0000019073486f * select(_e1304, _e1279, (_e1279 > _e1304))) + _e1254);
                        let _e1309 = abs(_e1186);
                        let _e1310 = abs(_e1189);
                        let _e1312 = select(_e1310, _e1309, (_e1309 > _e1310));
                        let _e1313 = abs(_e1192);
                        let _e1315 = select(_e1313, _e1312, (_e1312 > _e1313));
                        let _e1316 = abs(_e1198);
                        let _e1317 = abs(_e1201);
                        let _e1319 = select(_e1317, _e1316, (_e1316 > _e1317));
                        let _e1320 = abs(_e1204);
                        let _e1322 = select(_e1320, _e1319, (_e1319 > _e1320));
                        let _e1324 = select(_e1322, _e1315, (_e1315 > _e1322));
                        let _e1325 = abs(_e1210);
                        let _e1326 = abs(_e1213);
                        let _e1328 = select(_e1326, _e1325, (_e1325 > _e1326));
                        let _e1329 = abs(_e1216);
                        let _e1331 = select(_e1329, _e1328, (_e1328 > _e1329));
                        let _e1333 = select(_e1331, _e1324, (_e1324 > _e1331));
                        let _e1334 = abs(_e1222);
                        let _e1335 = abs(_e1225);
                        let _e1337 = select(_e1335, _e1334, (_e1334 > _e1335));
                        let _e1338 = abs(_e1228);
                        let _e1340 = select(_e1338, _e1337, (_e1337 > _e1338));
                        let _e1341 = abs(_e1234);
                        let _e1342 = abs(_e1237);
                        let _e1344 = select(_e1342, _e1341, (_e1341 > _e1342));
                        let _e1345 = abs(_e1240);
                        let _e1347 = select(_e1345, _e1344, (_e1344 > _e1345));
                        let _e1349 = select(_e1347, _e1340, (_e1340 > _e1347));
                        let _e1350 = abs(_e1246);
                        let _e1351 = abs(_e1249);
                        let _e1353 = select(_e1351, _e1350, (_e1350 > _e1351));
                        let _e1354 = abs(_e1252);
                        let _e1356 = select(_e1354, _e1353, (_e1353 > _e1354));
                        let _e1358 = select(_e1356, _e1349, (_e1349 > _e1356));
                        let _e1362 = ((0.0000019073486f * select(_e1358, _e1333, (_e1333 > _e1358))) + _e1254);
                        phi_18823_ = 0u;
                        phi_18826_ = 0u;
                        loop {
                            let _e1364 = phi_18823_;
                            let _e1366 = phi_18826_;
                            local_131 = _e1366;
                            if (_e1364 < 8u) {
                                let _e1370 = ((_e1090 & ~(_e1366)) == 0u);
                                if _e1370 {
                                    phi_19192_ = u32();
                                    phi_19193_ = u32();
                                } else {
                                    let _e1371 = (_e1364 & 31u);
                                    let _e1375 = f32(((89u >> bitcast<u32>(_e1371)) & 1u));
                                    let _e1384 = (f32(((170u >> bitcast<u32>(_e1371)) & 1u)) - f32(((64u >> bitcast<u32>(_e1371)) & 1u)));
                                    let _e1393 = (f32(((52u >> bitcast<u32>(_e1371)) & 1u)) - f32(((128u >> bitcast<u32>(_e1371)) & 1u)));
                                    let _e1398 = (((_e1375 * _e1114) + (_e1384 * _e1117)) + (_e1393 * _e1120));
                                    let _e1403 = (((_e1375 * _e1126) + (_e1384 * _e1129)) + (_e1393 * _e1132));
                                    let _e1408 = (((_e1375 * _e1138) + (_e1384 * _e1141)) + (_e1393 * _e1144));
                                    let _e1413 = (((_e1375 * _e1150) + (_e1384 * _e1153)) + (_e1393 * _e1156));
                                    let _e1418 = (((_e1375 * _e1162) + (_e1384 * _e1165)) + (_e1393 * _e1168));
                                    let _e1423 = (((_e1375 * _e1174) + (_e1384 * _e1177)) + (_e1393 * _e1180));
                                    let _e1424 = (_e1398 - _e1308);
                                    let _e1425 = (_e1403 - _e1308);
                                    let _e1426 = (_e1408 - _e1308);
                                    let _e1427 = (_e1398 + _e1308);
                                    let _e1428 = (_e1403 + _e1308);
                                    let _e1429 = (_e1408 + _e1308);
                                    let _e1431 = select(_e1425, _e1424, (_e1424 < _e1425));
                                    let _e1433 = select(_e1426, _e1425, (_e1425 < _e1426));
                                    let _e1435 = select(_e1424, _e1426, (_e1426 < _e1424));
                                    let _e1437 = select(_e1428, _e1427, (_e1427 > _e1428));
                                    let _e1439 = select(_e1429, _e1428, (_e1428 > _e1429));
                                    let _e1441 = select(_e1427, _e1429, (_e1429 > _e1427));
                                    let _e1443 = select(_e1418, _e1413, (_e1413 < _e1418));
                                    let _e1445 = select(_e1423, _e1418, (_e1418 < _e1423));
                                    let _e1447 = select(_e1413, _e1423, (_e1423 < _e1413));
                                    let _e1449 = select(_e1418, _e1413, (_e1413 > _e1418));
                                    let _e1451 = select(_e1423, _e1418, (_e1418 > _e1423));
                                    let _e1453 = select(_e1413, _e1423, (_e1423 > _e1413));
                                    let _e1455 = select(_e1426, _e1431, (_e1431 < _e1426));
                                    let _e1457 = select(_e1423, _e1443, (_e1443 < _e1423));
                                    let _e1459 = select(_e1429, _e1437, (_e1437 > _e1429));
                                    let _e1461 = select(_e1423, _e1449, (_e1449 > _e1423));
                                    let _e1610 = (((_e1375 * _e1186) + (_e1384 * _e1189)) + (_e1393 * _e1192));
                                    let _e1615 = (((_e1375 * _e1198) + (_e1384 * _e1201)) + (_e1393 * _e1204));
                                    let _e1620 = (((_e1375 * _e1210) + (_e1384 * _e1213)) + (_e1393 * _e1216));
                                    let _e1625 = (((_e1375 * _e1222) + (_e1384 * _e1225)) + (_e1393 * _e1228));
                                    let _e1630 = (((_e1375 * _e1234) + (_e1384 * _e1237)) + (_e1393 * _e1240));
                                    let _e1635 = (((_e1375 * _e1246) + (_e1384 * _e1249)) + (_e1393 * _e1252));
                                    let _e1636 = (_e1610 - _e1362);
                                    let _e1637 = (_e1615 - _e1362);
                                    let _e1638 = (_e1620 - _e1362);
                                    let _e1639 = (_e1610 + _e1362);
                                    let _e1640 = (_e1615 + _e1362);
                                    let _e1641 = (_e1620 + _e1362);
                                    let _e1643 = select(_e1637, _e1636, (_e1636 < _e1637));
                                    let _e1645 = select(_e1638, _e1637, (_e1637 < _e1638));
                                    let _e1647 = select(_e1636, _e1638, (_e1638 < _e1636));
                                    let _e1649 = select(_e1640, _e1639, (_e1639 > _e1640));
                                    let _e1651 = select(_e1641, _e1640, (_e1640 > _e1641));
                                    let _e1653 = select(_e1639, _e1641, (_e1641 > _e1639));
                                    let _e1655 = select(_e1630, _e1625, (_e1625 < _e1630));
                                    let _e1657 = select(_e1635, _e1630, (_e1630 < _e1635));
                                    let _e1659 = select(_e1625, _e1635, (_e1635 < _e1625));
                                    let _e1661 = select(_e1630, _e1625, (_e1625 > _e1630));
                                    let _e1663 = select(_e1635, _e1630, (_e1630 > _e1635));
                                    let _e1665 = select(_e1625, _e1635, (_e1635 > _e1625));
                                    let _e1667 = select(_e1638, _e1643, (_e1643 < _e1638));
                                    let _e1669 = select(_e1635, _e1655, (_e1655 < _e1635));
                                    let _e1671 = select(_e1641, _e1649, (_e1649 > _e1641));
                                    let _e1673 = select(_e1635, _e1661, (_e1661 > _e1635));
                                    phi_19192_ = (_e1364 + _e395.z);
                                    phi_19193_ = (_e1366 | ((((((select(0u, 1u, (_e1427 < _e1457)) | (select(0u, 1u, (_e1428 < _e1457)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1429 < _e1457)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1413 > _e1459)) | (select(0u, 1u, (_e1418 > _e1459)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1423 > _e1459)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e1443 > _e1437)) | (select(0u, 1u, (_e1445 > _e1437)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1447 > _e1437)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1443 > _e1439)) | (select(0u, 1u, (_e1445 > _e1439)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1447 > _e1439)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e1443 > _e1441)) | (select(0u, 1u, (_e1445 > _e1441)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1447 > _e1441)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u))) & ((((select(0u, 1u, (_e1639 < _e1669)) | (select(0u, 1u, (_e1640 < _e1669)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1641 < _e1669)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1625 > _e1671)) | (select(0u, 1u, (_e1630 > _e1671)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1635 > _e1671)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e1655 > _e1649)) | (select(0u, 1u, (_e1657 > _e1649)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1659 > _e1649)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1655 > _e1651)) | (select(0u, 1u, (_e1657 > _e1651)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1659 > _e1651)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e1655 > _e1653)) | (select(0u, 1u, (_e1657 > _e1653)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1659 > _e1653)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u)))) | (((((select(0u, 1u, (_e1424 > _e1461)) | (select(0u, 1u, (_e1425 > _e1461)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1426 > _e1461)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1413 < _e1455)) | (select(0u, 1u, (_e1418 < _e1455)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1423 < _e1455)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e1449 < _e1431)) | (select(0u, 1u, (_e1451 < _e1431)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1453 < _e1431)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1449 < _e1433)) | (select(0u, 1u, (_e1451 < _e1433)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1453 < _e1433)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e1449 < _e1435)) | (select(0u, 1u, (_e1451 < _e1435)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1453 < _e1435)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u))) & ((((select(0u, 1u, (_e1636 > _e1673)) | (select(0u, 1u, (_e1637 > _e1673)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1638 > _e1673)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1625 < _e1667)) | (select(0u, 1u, (_e1630 < _e1667)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1635 < _e1667)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((((select(0u, 1u, (_e1661 < _e1643)) | (select(0u, 1u, (_e1663 < _e1643)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1665 < _e1643)) << bitcast<u32>(2i))) | (((select(0u, 1u, (_e1661 < _e1645)) | (select(0u, 1u, (_e1663 < _e1645)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1665 < _e1645)) << bitcast<u32>(2i))) << bitcast<u32>(3i))) | (((select(0u, 1u, (_e1661 < _e1647)) | (select(0u, 1u, (_e1663 < _e1647)) << bitcast<u32>(1i))) | (select(0u, 1u, (_e1665 < _e1647)) << bitcast<u32>(2i))) << bitcast<u32>(6i))) << bitcast<u32>(6u))))));
                                }
                                let _e1824 = phi_19192_;
                                let _e1826 = phi_19193_;
                                phi_18824_ = _e1824;
                                phi_18827_ = _e1826;
                                phi_19195_ = select(true, false, _e1370);
                            } else {
                                phi_18824_ = u32();
                                phi_18827_ = u32();
                                phi_19195_ = false;
                            }
                            let _e1829 = phi_18824_;
                            let _e1831 = phi_18827_;
                            let _e1833 = phi_19195_;
                            continue;
                            continuing {
                                phi_18823_ = _e1829;
                                phi_18826_ = _e1831;
                                break if !(_e1833);
                            }
                        }
                        let _e1836 = local_131;
                        phi_19203_ = (_e1090 & ~((_e1836 & _e1090)));
                    }
                    let _e1841 = phi_19203_;
                    phi_19204_ = _e1841;
                }
                let _e1843 = phi_19204_;
                if (_e1843 == 0u) {
                } else {
                    let _e1848 = atomicAdd((&counters.member[0u]), countOneBits(_e1843));
                    phi_19213_ = _e1848;
                    phi_19216_ = _e1843;
                    loop {
                        let _e1850 = phi_19213_;
                        let _e1852 = phi_19216_;
                        let _e1853 = (_e1852 == 0u);
                        if _e1853 {
                            phi_19214_ = u32();
                            phi_19217_ = u32();
                        } else {
                            let _e1856 = params_3.member.member_1;
                            if (_e1850 < _e1856) {
                                after_linear.member[_e1850] = ((_e427 << bitcast<u32>(4u)) | select(firstTrailingBit(_e1852), 32u, _e1853));
                            }
                            phi_19214_ = (_e1850 + 1u);
                            phi_19217_ = (_e1852 & (_e1852 - 1u));
                        }
                        let _e1869 = phi_19214_;
                        let _e1871 = phi_19217_;
                        continue;
                        continuing {
                            phi_19213_ = _e1869;
                            phi_19216_ = _e1871;
                            break if !(select(true, false, _e1853));
                        }
                    }
                }
                phi_19240_ = (_e418 + countOneBits((_e1090 >> bitcast<u32>(6u))));
                phi_19241_ = (_e420 + countOneBits((_e1090 & 63u)));
                phi_19242_ = _e1092;
            } else {
                phi_19240_ = _e418;
                phi_19241_ = _e420;
                phi_19242_ = _e422;
            }
            let _e1875 = phi_19240_;
            let _e1877 = phi_19241_;
            let _e1879 = phi_19242_;
            phi_15853_ = (_e416 + _e395.z);
            phi_15856_ = _e1875;
            phi_15858_ = _e1877;
            phi_15860_ = _e1879;
        } else {
            break;
        }
        let _e1882 = phi_15853_;
        let _e1884 = phi_15856_;
        let _e1886 = phi_15858_;
        let _e1888 = phi_15860_;
        continue;
        continuing {
            phi_15852_ = _e1882;
            phi_15855_ = _e1884;
            phi_15857_ = _e1886;
            phi_15859_ = _e1888;
        }
    }
    let _e1891 = local_132;
    if (_e1891 > 0u) {
        let _e1894 = local_133;
        let _e1897 = local_134;
        let _e1901 = atomicAdd((&counters.member[5u]), select(1u, _e1897, (_e1894 > 1u)));
    }
    let _e1903 = local_135;
    if (_e1903 > 0u) {
        let _e1906 = local_136;
        let _e1909 = local_137;
        let _e1913 = atomicAdd((&counters.member[1u]), select(1u, _e1909, (_e1906 > 1u)));
    }
    let _e1915 = local_138;
    if (_e1915 > 0u) {
        let _e1918 = local_139;
        let _e1921 = local_140;
        let _e1925 = atomicAdd((&counters.member[2u]), select(1u, _e1921, (_e1918 > 1u)));
    }
    return;
}

fn function_41() {
    var phi_19402_: type_57;
    var phi_19461_: u32;
    var phi_19462_: u32;
    var phi_19468_: u32;
    var phi_19480_: u32;
    var phi_19481_: u32;
    var phi_19493_: u32;
    var phi_19494_: u32;
    var phi_19500_: u32;
    var phi_19512_: u32;
    var phi_19513_: u32;
    var phi_19418_: u32;
    var phi_19428_: u32;
    var phi_19429_: u32;
    var phi_19430_: u32;
    var phi_19443_: u32;
    var phi_19444_: u32;
    var phi_19515_: vec4<u32>;
    var phi_20346_: u32;
    var phi_20349_: bool;
    var phi_20557_: bool;
    var phi_20559_: u32;
    var phi_20560_: bool;
    var phi_20347_: u32;
    var phi_20350_: bool;
    var phi_20562_: bool;
    var local_141: bool;
    var phi_20567_: bool;
    var phi_20820_: bool;

    let _e393 = builtin_local_56;
    let _e394 = builtin_group_56;
    let _e395 = builtin_groups_56;
    let _e406 = (((_e394.x + (_e394.y * _e395.x)) * 256u) + _e393.x);
    let _e410 = atomicLoad((&counters_1.member[0u]));
    if (_e406 < _e410) {
        let _e414 = params_3.member.member_1;
        if (_e410 <= _e414) {
            let _e418 = after_linear_1.member[_e406];
            let _e419 = (_e418 & 15u);
            let _e423 = pairs.member[(_e418 >> bitcast<u32>(4u))];
            let _e426 = ((_e423 >> bitcast<u32>(16i)) * 2u);
            let _e429 = tiles.member[(4u + _e426)];
            let _e436 = boxes.member[((_e429 * 256u) + ((_e423 >> bitcast<u32>(8i)) & 255u))];
            let _e440 = tiles.member[(_e426 + 5u)];
            let _e445 = boxes.member[((_e440 * 256u) + (_e423 & 255u))];
            if (_e436.x < _e445.x) {
                phi_19402_ = type_57(_e436.x, _e445.x);
            } else {
                phi_19402_ = type_57(_e445.x, _e436.x);
            }
            let _e451 = phi_19402_;
            let _e456 = features.member[_e451.member];
            let _e459 = features.member[_e451.member_1];
            if (_e419 < 6u) {
                let _e509 = (_e419 < 3u);
                if _e509 {
                    phi_19418_ = _e419;
                } else {
                    phi_19418_ = (_e419 - 3u);
                }
                let _e512 = phi_19418_;
                if _e509 {
                    phi_19428_ = _e459.z;
                    phi_19429_ = _e459.y;
                    phi_19430_ = _e459.x;
                } else {
                    phi_19428_ = _e456.z;
                    phi_19429_ = _e456.y;
                    phi_19430_ = _e456.x;
                }
                let _e520 = phi_19428_;
                let _e522 = phi_19429_;
                let _e524 = phi_19430_;
                let _e526 = select(_e459, _e456, vec4(_e509));
                if (_e512 == 0u) {
                    phi_19444_ = _e526.x;
                } else {
                    if (_e512 == 1u) {
                        phi_19443_ = _e526.y;
                    } else {
                        phi_19443_ = _e526.z;
                    }
                    let _e532 = phi_19443_;
                    phi_19444_ = _e532;
                }
                let _e535 = phi_19444_;
                phi_19515_ = vec4<u32>(_e535, _e524, _e522, _e520);
            } else {
                let _e461 = (_e419 - 6u);
                let _e462 = (_e461 / 3u);
                let _e463 = (_e461 % 3u);
                if (_e462 == 0u) {
                    phi_19462_ = _e456.x;
                } else {
                    if (_e462 == 1u) {
                        phi_19461_ = _e456.y;
                    } else {
                        phi_19461_ = _e456.z;
                    }
                    let _e469 = phi_19461_;
                    phi_19462_ = _e469;
                }
                let _e472 = phi_19462_;
                if (_e462 == 2u) {
                    phi_19468_ = 0u;
                } else {
                    phi_19468_ = (_e462 + 1u);
                }
                let _e476 = phi_19468_;
                if (_e476 == 0u) {
                    phi_19481_ = _e456.x;
                } else {
                    if (_e476 == 1u) {
                        phi_19480_ = _e456.y;
                    } else {
                        phi_19480_ = _e456.z;
                    }
                    let _e482 = phi_19480_;
                    phi_19481_ = _e482;
                }
                let _e485 = phi_19481_;
                if (_e463 == 0u) {
                    phi_19494_ = _e459.x;
                } else {
                    if (_e463 == 1u) {
                        phi_19493_ = _e459.y;
                    } else {
                        phi_19493_ = _e459.z;
                    }
                    let _e491 = phi_19493_;
                    phi_19494_ = _e491;
                }
                let _e494 = phi_19494_;
                if (_e463 == 2u) {
                    phi_19500_ = 0u;
                } else {
                    phi_19500_ = (_e463 + 1u);
                }
                let _e498 = phi_19500_;
                if (_e498 == 0u) {
                    phi_19513_ = _e459.x;
                } else {
                    if (_e498 == 1u) {
                        phi_19512_ = _e459.y;
                    } else {
                        phi_19512_ = _e459.z;
                    }
                    let _e504 = phi_19512_;
                    phi_19513_ = _e504;
                }
                let _e507 = phi_19513_;
                phi_19515_ = vec4<u32>(_e472, _e485, _e494, _e507);
            }
            let _e538 = phi_19515_;
            let _e540 = (_e538.x * 2u);
            let _e543 = moving_1.member[_e540];
            let _e547 = vec3<f32>(_e543.x, _e543.y, _e543.z);
            let _e549 = (_e538.y * 2u);
            let _e552 = moving_1.member[_e549];
            let _e556 = vec3<f32>(_e552.x, _e552.y, _e552.z);
            let _e558 = (_e538.z * 2u);
            let _e561 = moving_1.member[_e558];
            let _e565 = vec3<f32>(_e561.x, _e561.y, _e561.z);
            let _e567 = (_e538.w * 2u);
            let _e570 = moving_1.member[_e567];
            let _e574 = vec3<f32>(_e570.x, _e570.y, _e570.z);
            let _e578 = moving_1.member[(_e540 + 1u)];
            let _e582 = vec3<f32>(_e578.x, _e578.y, _e578.z);
            let _e586 = moving_1.member[(_e549 + 1u)];
            let _e590 = vec3<f32>(_e586.x, _e586.y, _e586.z);
            let _e594 = moving_1.member[(_e558 + 1u)];
            let _e598 = vec3<f32>(_e594.x, _e594.y, _e594.z);
            let _e602 = moving_1.member[(_e567 + 1u)];
            let _e606 = vec3<f32>(_e602.x, _e602.y, _e602.z);
            let _e607 = (_e419 >= 6u);
            let _e608 = (_e395.z ^ 1u);
            let _e611 = params_3.member.member_3;
            if ((_e611 & 2u) == 0u) {
                phi_20567_ = true;
            } else {
                let _e614 = vec3(_e607);
                let _e615 = select(_e556, _e547, _e614);
                let _e616 = select(_e590, _e582, _e614);
                let _e617 = select(_e565, _e556, _e614);
                let _e618 = select(_e598, _e590, _e614);
                let _e619 = select(_e574, _e565, _e614);
                let _e620 = select(_e606, _e598, _e614);
                let _e632 = bitcast<f32>((bitcast<u32>((_e619.x - _e615.x)) ^ _e608));
                let _e635 = bitcast<f32>((bitcast<u32>((_e619.y - _e615.y)) ^ _e608));
                let _e638 = bitcast<f32>((bitcast<u32>((_e619.z - _e615.z)) ^ _e608));
                let _e650 = bitcast<f32>((bitcast<u32>((_e620.x - _e616.x)) ^ _e608));
                let _e653 = bitcast<f32>((bitcast<u32>((_e620.y - _e616.y)) ^ _e608));
                let _e656 = bitcast<f32>((bitcast<u32>((_e620.z - _e616.z)) ^ _e608));
                let _e665 = bitcast<f32>((bitcast<u32>((_e617.x - _e615.x)) ^ _e608));
                let _e668 = bitcast<f32>((bitcast<u32>((_e617.y - _e615.y)) ^ _e608));
                let _e671 = bitcast<f32>((bitcast<u32>((_e617.z - _e615.z)) ^ _e608));
                let _e680 = bitcast<f32>((bitcast<u32>((_e618.x - _e616.x)) ^ _e608));
                let _e683 = bitcast<f32>((bitcast<u32>((_e618.y - _e616.y)) ^ _e608));
                let _e686 = bitcast<f32>((bitcast<u32>((_e618.z - _e616.z)) ^ _e608));
                let _e687 = abs(_e632);
                let _e688 = abs(_e635);
                let _e690 = select(_e688, _e687, (_e687 > _e688));
                let _e691 = abs(_e638);
                let _e693 = select(_e691, _e690, (_e690 > _e691));
                let _e694 = abs(_e650);
                let _e695 = abs(_e653);
                let _e697 = select(_e695, _e694, (_e694 > _e695));
                let _e698 = abs(_e656);
                let _e700 = select(_e698, _e697, (_e697 > _e698));
                let _e702 = select(_e700, _e693, (_e693 > _e700));
                let _e703 = abs(_e665);
                let _e704 = abs(_e668);
                let _e706 = select(_e704, _e703, (_e703 > _e704));
                let _e707 = abs(_e671);
                let _e709 = select(_e707, _e706, (_e706 > _e707));
                let _e710 = abs(_e680);
                let _e711 = abs(_e683);
                let _e713 = select(_e711, _e710, (_e710 > _e711));
                let _e714 = abs(_e686);
                let _e716 = select(_e714, _e713, (_e713 > _e714));
                let _e718 = select(_e716, _e709, (_e709 > _e716));
                let _e724 = ((0.000015258789f * (_e702 * _e718)) + (0.0000000000000000000000000000000000030092655f * ((1f + _e702) + _e718)));
                let _e764 = select(_e547, _e574, _e614);
                let _e765 = select(_e582, _e606, _e614);
                let _e774 = bitcast<f32>((bitcast<u32>((_e764.x - _e615.x)) ^ _e608));
                let _e777 = bitcast<f32>((bitcast<u32>((_e764.y - _e615.y)) ^ _e608));
                let _e780 = bitcast<f32>((bitcast<u32>((_e764.z - _e615.z)) ^ _e608));
                let _e789 = bitcast<f32>((bitcast<u32>((_e765.x - _e616.x)) ^ _e608));
                let _e792 = bitcast<f32>((bitcast<u32>((_e765.y - _e616.y)) ^ _e608));
                let _e795 = bitcast<f32>((bitcast<u32>((_e765.z - _e616.z)) ^ _e608));
                let _e796 = abs(_e774);
                let _e797 = abs(_e777);
                let _e799 = select(_e797, _e796, (_e796 > _e797));
                let _e800 = abs(_e780);
                let _e802 = select(_e800, _e799, (_e799 > _e800));
                let _e803 = abs(_e789);
                let _e804 = abs(_e792);
                let _e806 = select(_e804, _e803, (_e803 > _e804));
                let _e807 = abs(_e795);
                let _e809 = select(_e807, _e806, (_e806 > _e807));
                let _e811 = select(_e809, _e802, (_e802 > _e809));
                let _e817 = ((0.000015258789f * (_e811 * _e718)) + (0.0000000000000000000000000000000000030092655f * ((1f + _e811) + _e718)));
                let _e862 = bitcast<f32>((bitcast<u32>((_e543.x - _e561.x)) ^ _e608));
                let _e865 = bitcast<f32>((bitcast<u32>((_e543.y - _e561.y)) ^ _e608));
                let _e868 = bitcast<f32>((bitcast<u32>((_e543.z - _e561.z)) ^ _e608));
                let _e874 = bitcast<f32>((bitcast<u32>((_e578.x - _e594.x)) ^ _e608));
                let _e877 = bitcast<f32>((bitcast<u32>((_e578.y - _e594.y)) ^ _e608));
                let _e880 = bitcast<f32>((bitcast<u32>((_e578.z - _e594.z)) ^ _e608));
                let _e886 = bitcast<f32>((bitcast<u32>((_e570.x - _e561.x)) ^ _e608));
                let _e889 = bitcast<f32>((bitcast<u32>((_e570.y - _e561.y)) ^ _e608));
                let _e892 = bitcast<f32>((bitcast<u32>((_e570.z - _e561.z)) ^ _e608));
                let _e898 = bitcast<f32>((bitcast<u32>((_e602.x - _e594.x)) ^ _e608));
                let _e901 = bitcast<f32>((bitcast<u32>((_e602.y - _e594.y)) ^ _e608));
                let _e904 = bitcast<f32>((bitcast<u32>((_e602.z - _e594.z)) ^ _e608));
                let _e905 = abs(_e862);
                let _e906 = abs(_e865);
                let _e908 = select(_e906, _e905, (_e905 > _e906));
                let _e909 = abs(_e868);
                let _e911 = select(_e909, _e908, (_e908 > _e909));
                let _e912 = abs(_e874);
                let _e913 = abs(_e877);
                let _e915 = select(_e913, _e912, (_e912 > _e913));
                let _e916 = abs(_e880);
                let _e918 = select(_e916, _e915, (_e915 > _e916));
                let _e920 = select(_e918, _e911, (_e911 > _e918));
                let _e921 = abs(_e886);
                let _e922 = abs(_e889);
                let _e924 = select(_e922, _e921, (_e921 > _e922));
                let _e925 = abs(_e892);
                let _e927 = select(_e925, _e924, (_e924 > _e925));
                let _e928 = abs(_e898);
                let _e929 = abs(_e901);
                let _e931 = select(_e929, _e928, (_e928 > _e929));
                let _e932 = abs(_e904);
                let _e934 = select(_e932, _e931, (_e931 > _e932));
                let _e936 = select(_e934, _e927, (_e927 > _e934));
                let _e942 = ((0.000015258789f * (_e920 * _e936)) + (0.0000000000000000000000000000000000030092655f * ((1f + _e920) + _e936)));
                let _e982 = select(_e547, _e556, _e614);
                let _e983 = select(_e582, _e590, _e614);
                let _e984 = select(_e556, _e574, _e614);
                let _e985 = select(_e590, _e606, _e614);
                let _e994 = bitcast<f32>((bitcast<u32>((_e982.x - _e619.x)) ^ _e608));
                let _e997 = bitcast<f32>((bitcast<u32>((_e982.y - _e619.y)) ^ _e608));
                let _e1000 = bitcast<f32>((bitcast<u32>((_e982.z - _e619.z)) ^ _e608));
                let _e1009 = bitcast<f32>((bitcast<u32>((_e983.x - _e620.x)) ^ _e608));
                let _e1012 = bitcast<f32>((bitcast<u32>((_e983.y - _e620.y)) ^ _e608));
                let _e1015 = bitcast<f32>((bitcast<u32>((_e983.z - _e620.z)) ^ _e608));
                let _e1024 = bitcast<f32>((bitcast<u32>((_e984.x - _e619.x)) ^ _e608));
                let _e1027 = bitcast<f32>((bitcast<u32>((_e984.y - _e619.y)) ^ _e608));
                let _e1030 = bitcast<f32>((bitcast<u32>((_e984.z - _e619.z)) ^ _e608));
                let _e1039 = bitcast<f32>((bitcast<u32>((_e985.x - _e620.x)) ^ _e608));
                let _e1042 = bitcast<f32>((bitcast<u32>((_e985.y - _e620.y)) ^ _e608));
                let _e1045 = bitcast<f32>((bitcast<u32>((_e985.z - _e620.z)) ^ _e608));
                let _e1046 = abs(_e994);
                let _e1047 = abs(_e997);
                let _e1049 = select(_e1047, _e1046, (_e1046 > _e1047));
                let _e1050 = abs(_e1000);
                let _e1052 = select(_e1050, _e1049, (_e1049 > _e1050));
                let _e1053 = abs(_e1009);
                let _e1054 = abs(_e1012);
                let _e1056 = select(_e1054, _e1053, (_e1053 > _e1054));
                let _e1057 = abs(_e1015);
                let _e1059 = select(_e1057, _e1056, (_e1056 > _e1057));
                let _e1061 = select(_e1059, _e1052, (_e1052 > _e1059));
                let _e1062 = abs(_e1024);
                let _e1063 = abs(_e1027);
                let _e1065 = select(_e1063, _e1062, (_e1062 > _e1063));
                let _e1066 = abs(_e1030);
                let _e1068 = select(_e1066, _e1065, (_e1065 > _e1066));
                let _e1069 = abs(_e1039);
                let _e1070 = abs(_e1042);
                let _e1072 = select(_e1070, _e1069, (_e1069 > _e1070));
                let _e1073 = abs(_e1045);
                let _e1075 = select(_e1073, _e1072, (_e1072 > _e1073));
                let _e1077 = select(_e1075, _e1068, (_e1068 > _e1075));
                let _e1083 = ((0.000015258789f * (_e1061 * _e1077)) + (0.0000000000000000000000000000000000030092655f * ((1f + _e1061) + _e1077)));
                phi_20346_ = 0u;
                phi_20349_ = false;
                loop {
                    let _e1124 = phi_20346_;
                    let _e1126 = phi_20349_;
                    local_141 = _e1126;
                    if (_e1124 < 8u) {
                        if _e1126 {
                            phi_20559_ = u32();
                            phi_20560_ = bool();
                        } else {
                            let _e1128 = (_e1124 & 31u);
                            let _e1132 = f32(((90u >> bitcast<u32>(_e1128)) & 1u));
                            let _e1141 = (f32(((228u >> bitcast<u32>(_e1128)) & 1u)) - f32(((8u >> bitcast<u32>(_e1128)) & 1u)));
                            let _e1150 = (f32(((129u >> bitcast<u32>(_e1128)) & 1u)) - f32(((48u >> bitcast<u32>(_e1128)) & 1u)));
                            let _e1155 = (((_e1132 * ((_e668 * _e638) - (_e635 * _e671))) + (_e1141 * ((_e671 * _e632) - (_e638 * _e665)))) + (_e1150 * ((_e665 * _e635) - (_e632 * _e668))));
                            let _e1160 = (((_e1132 * (((_e683 * _e638) - (_e635 * _e686)) + ((_e668 * _e656) - (_e653 * _e671)))) + (_e1141 * (((_e686 * _e632) - (_e638 * _e680)) + ((_e671 * _e650) - (_e656 * _e665))))) + (_e1150 * (((_e680 * _e635) - (_e632 * _e683)) + ((_e665 * _e653) - (_e650 * _e668)))));
                            let _e1165 = (((_e1132 * ((_e683 * _e656) - (_e653 * _e686))) + (_e1141 * ((_e686 * _e650) - (_e656 * _e680)))) + (_e1150 * ((_e680 * _e653) - (_e650 * _e683))));
                            let _e1171 = -(_e724);
                            let _e1179 = (select(0i, 1i, (((_e1155 > _e724) && (_e1160 > _e724)) && (_e1165 > _e724))) - select(0i, 1i, (((_e1155 < _e1171) && (_e1160 < _e1171)) && (_e1165 < _e1171))));
                            let _e1184 = (((_e1132 * ((_e668 * _e780) - (_e777 * _e671))) + (_e1141 * ((_e671 * _e774) - (_e780 * _e665)))) + (_e1150 * ((_e665 * _e777) - (_e774 * _e668))));
                            let _e1189 = (((_e1132 * (((_e683 * _e780) - (_e777 * _e686)) + ((_e668 * _e795) - (_e792 * _e671)))) + (_e1141 * (((_e686 * _e774) - (_e780 * _e680)) + ((_e671 * _e789) - (_e795 * _e665))))) + (_e1150 * (((_e680 * _e777) - (_e774 * _e683)) + ((_e665 * _e792) - (_e789 * _e668)))));
                            let _e1194 = (((_e1132 * ((_e683 * _e795) - (_e792 * _e686))) + (_e1141 * ((_e686 * _e789) - (_e795 * _e680)))) + (_e1150 * ((_e680 * _e792) - (_e789 * _e683))));
                            let _e1200 = -(_e817);
                            let _e1208 = (select(0i, 1i, (((_e1184 > _e817) && (_e1189 > _e817)) && (_e1194 > _e817))) - select(0i, 1i, (((_e1184 < _e1200) && (_e1189 < _e1200)) && (_e1194 < _e1200))));
                            let _e1213 = (((_e1132 * ((_e889 * _e868) - (_e865 * _e892))) + (_e1141 * ((_e892 * _e862) - (_e868 * _e886)))) + (_e1150 * ((_e886 * _e865) - (_e862 * _e889))));
                            let _e1218 = (((_e1132 * (((_e901 * _e868) - (_e865 * _e904)) + ((_e889 * _e880) - (_e877 * _e892)))) + (_e1141 * (((_e904 * _e862) - (_e868 * _e898)) + ((_e892 * _e874) - (_e880 * _e886))))) + (_e1150 * (((_e898 * _e865) - (_e862 * _e901)) + ((_e886 * _e877) - (_e874 * _e889)))));
                            let _e1223 = (((_e1132 * ((_e901 * _e880) - (_e877 * _e904))) + (_e1141 * ((_e904 * _e874) - (_e880 * _e898)))) + (_e1150 * ((_e898 * _e877) - (_e874 * _e901))));
                            let _e1229 = -(_e942);
                            let _e1237 = (select(0i, 1i, (((_e1213 > _e942) && (_e1218 > _e942)) && (_e1223 > _e942))) - select(0i, 1i, (((_e1213 < _e1229) && (_e1218 < _e1229)) && (_e1223 < _e1229))));
                            let _e1242 = (((_e1132 * ((_e1027 * _e1000) - (_e997 * _e1030))) + (_e1141 * ((_e1030 * _e994) - (_e1000 * _e1024)))) + (_e1150 * ((_e1024 * _e997) - (_e994 * _e1027))));
                            let _e1247 = (((_e1132 * (((_e1042 * _e1000) - (_e997 * _e1045)) + ((_e1027 * _e1015) - (_e1012 * _e1030)))) + (_e1141 * (((_e1045 * _e994) - (_e1000 * _e1039)) + ((_e1030 * _e1009) - (_e1015 * _e1024))))) + (_e1150 * (((_e1039 * _e997) - (_e994 * _e1042)) + ((_e1024 * _e1012) - (_e1009 * _e1027)))));
                            let _e1252 = (((_e1132 * ((_e1042 * _e1015) - (_e1012 * _e1045))) + (_e1141 * ((_e1045 * _e1009) - (_e1015 * _e1039)))) + (_e1150 * ((_e1039 * _e1012) - (_e1009 * _e1042))));
                            let _e1258 = -(_e1083);
                            let _e1266 = (select(0i, 1i, (((_e1242 > _e1083) && (_e1247 > _e1083)) && (_e1252 > _e1083))) - select(0i, 1i, (((_e1242 < _e1258) && (_e1247 < _e1258)) && (_e1252 < _e1258))));
                            if _e607 {
                                phi_20557_ = (((_e1179 * _e1208) > 0i) || ((_e1237 * _e1266) > 0i));
                            } else {
                                phi_20557_ = ((((_e1179 * _e1208) < 0i) || ((_e1179 * _e1237) < 0i)) || ((_e1179 * _e1266) < 0i));
                            }
                            let _e1281 = phi_20557_;
                            phi_20559_ = (_e1124 + _e395.z);
                            phi_20560_ = _e1281;
                        }
                        let _e1284 = phi_20559_;
                        let _e1286 = phi_20560_;
                        phi_20347_ = _e1284;
                        phi_20350_ = _e1286;
                        phi_20562_ = select(true, false, _e1126);
                    } else {
                        phi_20347_ = u32();
                        phi_20350_ = bool();
                        phi_20562_ = false;
                    }
                    let _e1289 = phi_20347_;
                    let _e1291 = phi_20350_;
                    let _e1293 = phi_20562_;
                    continue;
                    continuing {
                        phi_20346_ = _e1289;
                        phi_20349_ = _e1291;
                        break if !(_e1293);
                    }
                }
                let _e1296 = local_141;
                phi_20567_ = select(true, false, _e1296);
            }
            let _e1299 = phi_20567_;
            if _e1299 {
                if ((_e611 & 4u) == 0u) {
                    phi_20820_ = true;
                } else {
                    let _e1302 = vec3(_e607);
                    let _e1303 = select(_e556, _e547, _e1302);
                    let _e1304 = select(_e565, _e556, _e1302);
                    let _e1305 = select(_e556, _e565, _e1302);
                    let _e1314 = bitcast<f32>((bitcast<u32>((_e1305.x - _e543.x)) ^ _e608));
                    let _e1317 = bitcast<f32>((bitcast<u32>((_e1305.y - _e543.y)) ^ _e608));
                    let _e1320 = bitcast<f32>((bitcast<u32>((_e1305.z - _e543.z)) ^ _e608));
                    let _e1332 = bitcast<f32>((bitcast<u32>((_e1304.x - _e1303.x)) ^ _e608));
                    let _e1335 = bitcast<f32>((bitcast<u32>((_e1304.y - _e1303.y)) ^ _e608));
                    let _e1338 = bitcast<f32>((bitcast<u32>((_e1304.z - _e1303.z)) ^ _e608));
                    let _e1344 = bitcast<f32>((bitcast<u32>((_e1305.x - _e570.x)) ^ _e608));
                    let _e1347 = bitcast<f32>((bitcast<u32>((_e1305.y - _e570.y)) ^ _e608));
                    let _e1350 = bitcast<f32>((bitcast<u32>((_e1305.z - _e570.z)) ^ _e608));
                    let _e1351 = select(_e590, _e582, _e1302);
                    let _e1352 = select(_e598, _e590, _e1302);
                    let _e1353 = select(_e590, _e598, _e1302);
                    let _e1362 = bitcast<f32>((bitcast<u32>((_e1353.x - _e578.x)) ^ _e608));
                    let _e1365 = bitcast<f32>((bitcast<u32>((_e1353.y - _e578.y)) ^ _e608));
                    let _e1368 = bitcast<f32>((bitcast<u32>((_e1353.z - _e578.z)) ^ _e608));
                    let _e1380 = bitcast<f32>((bitcast<u32>((_e1352.x - _e1351.x)) ^ _e608));
                    let _e1383 = bitcast<f32>((bitcast<u32>((_e1352.y - _e1351.y)) ^ _e608));
                    let _e1386 = bitcast<f32>((bitcast<u32>((_e1352.z - _e1351.z)) ^ _e608));
                    let _e1392 = bitcast<f32>((bitcast<u32>((_e1353.x - _e602.x)) ^ _e608));
                    let _e1395 = bitcast<f32>((bitcast<u32>((_e1353.y - _e602.y)) ^ _e608));
                    let _e1398 = bitcast<f32>((bitcast<u32>((_e1353.z - _e602.z)) ^ _e608));
                    let _e1401 = ((_e1335 * _e1350) - (_e1347 * _e1338));
                    let _e1404 = ((_e1338 * _e1344) - (_e1350 * _e1332));
                    let _e1407 = ((_e1332 * _e1347) - (_e1344 * _e1335));
                    let _e1410 = ((_e1383 * _e1398) - (_e1395 * _e1386));
                    let _e1413 = ((_e1386 * _e1392) - (_e1398 * _e1380));
                    let _e1416 = ((_e1380 * _e1395) - (_e1392 * _e1383));
                    let _e1435 = (((_e1383 * _e1350) - (_e1347 * _e1386)) + ((_e1335 * _e1398) - (_e1395 * _e1338)));
                    let _e1436 = (((_e1386 * _e1344) - (_e1350 * _e1380)) + ((_e1338 * _e1392) - (_e1398 * _e1332)));
                    let _e1437 = (((_e1380 * _e1347) - (_e1344 * _e1383)) + ((_e1332 * _e1395) - (_e1392 * _e1335)));
                    let _e1442 = (((_e1314 * _e1401) + (_e1317 * _e1404)) + (_e1320 * _e1407));
                    let _e1453 = ((((_e1362 * _e1401) + (_e1365 * _e1404)) + (_e1368 * _e1407)) + (((_e1314 * _e1435) + (_e1317 * _e1436)) + (_e1320 * _e1437)));
                    let _e1464 = ((((_e1314 * _e1410) + (_e1317 * _e1413)) + (_e1320 * _e1416)) + (((_e1362 * _e1435) + (_e1365 * _e1436)) + (_e1368 * _e1437)));
                    let _e1469 = (((_e1362 * _e1410) + (_e1365 * _e1413)) + (_e1368 * _e1416));
                    let _e1470 = abs(_e1314);
                    let _e1471 = abs(_e1317);
                    let _e1473 = select(_e1471, _e1470, (_e1470 > _e1471));
                    let _e1474 = abs(_e1320);
                    let _e1476 = select(_e1474, _e1473, (_e1473 > _e1474));
                    let _e1477 = abs(_e1362);
                    let _e1478 = abs(_e1365);
                    let _e1480 = select(_e1478, _e1477, (_e1477 > _e1478));
                    let _e1481 = abs(_e1368);
                    let _e1483 = select(_e1481, _e1480, (_e1480 > _e1481));
                    let _e1485 = select(_e1483, _e1476, (_e1476 > _e1483));
                    let _e1486 = abs(_e1332);
                    let _e1487 = abs(_e1335);
                    let _e1489 = select(_e1487, _e1486, (_e1486 > _e1487));
                    let _e1490 = abs(_e1338);
                    let _e1492 = select(_e1490, _e1489, (_e1489 > _e1490));
                    let _e1493 = abs(_e1380);
                    let _e1494 = abs(_e1383);
                    let _e1496 = select(_e1494, _e1493, (_e1493 > _e1494));
                    let _e1497 = abs(_e1386);
                    let _e1499 = select(_e1497, _e1496, (_e1496 > _e1497));
                    let _e1501 = select(_e1499, _e1492, (_e1492 > _e1499));
                    let _e1502 = abs(_e1344);
                    let _e1503 = abs(_e1347);
                    let _e1505 = select(_e1503, _e1502, (_e1502 > _e1503));
                    let _e1506 = abs(_e1350);
                    let _e1508 = select(_e1506, _e1505, (_e1505 > _e1506));
                    let _e1509 = abs(_e1392);
                    let _e1510 = abs(_e1395);
                    let _e1512 = select(_e1510, _e1509, (_e1509 > _e1510));
                    let _e1513 = abs(_e1398);
                    let _e1515 = select(_e1513, _e1512, (_e1512 > _e1513));
                    let _e1517 = select(_e1515, _e1508, (_e1508 > _e1515));
                    let _e1519 = select(_e1501, _e1485, (_e1485 > _e1501));
                    let _e1522 = (1f + select(_e1517, _e1519, (_e1519 > _e1517)));
                    let _e1528 = ((0.000061035156f * ((_e1485 * _e1501) * _e1517)) + (0.0000000000000000000000000000000000030092655f * (_e1522 * _e1522)));
                    let _e1536 = -(_e1528);
                    let _e1544 = (((((_e1442 > _e1528) && (_e1453 > _e1528)) && (_e1464 > _e1528)) && (_e1469 > _e1528)) || ((((_e1442 < _e1536) && (_e1453 < _e1536)) && (_e1464 < _e1536)) && (_e1469 < _e1536)));
                    if _e1544 {
                        let _e1547 = atomicAdd((&counters_1.member[3u]), 1u);
                    }
                    phi_20820_ = select(true, false, _e1544);
                }
                let _e1550 = phi_20820_;
                if _e1550 {
                    let _e1553 = atomicAdd((&counters_1.member[4u]), 1u);
                    let _e1556 = params_3.member.member_2;
                    if (_e1553 < _e1556) {
                        let _e1558 = (_e1553 * 2u);
                        passed.member[_e1558] = (_e451.member | (_e419 << bitcast<u32>(26u)));
                        passed.member[(_e1558 + 1u)] = _e451.member_1;
                    }
                }
            }
        }
    }
    return;
}

fn function_42() {
    var local_142: array<u32, 2>;
    var phi_20923_: vec2<u32>;
    var phi_20924_: vec4<f32>;
    var phi_20957_: vec4<f32>;
    var phi_20960_: vec4<f32>;
    var phi_20962_: vec4<f32>;
    var phi_20964_: u32;
    var phi_21050_: vec4<f32>;
    var phi_21051_: vec4<f32>;
    var phi_21052_: vec4<f32>;
    var phi_20958_: vec4<f32>;
    var phi_20961_: vec4<f32>;
    var phi_20963_: vec4<f32>;
    var phi_20965_: u32;
    var phi_21054_: vec4<f32>;
    var phi_21055_: vec4<f32>;
    var phi_21056_: vec4<f32>;
    var phi_21058_: u32;
    var phi_21092_: vec4<f32>;
    var phi_21095_: u32;
    var phi_21093_: vec4<f32>;
    var phi_21096_: u32;
    var local_143: vec4<f32>;
    var phi_21059_: u32;
    var local_144: vec4<f32>;
    var local_145: vec4<f32>;
    var local_146: vec4<f32>;

    let _e394 = builtin_local_56;
    let _e395 = builtin_group_56;
    let _e396 = builtin_groups_56;
    local_142 = array<u32, 2>(0u, 0u);
    local_142[_e395.z] = _e394.x;
    let _e403 = local_142[(_e396.z - 1u)];
    let _e408 = (_e395.x + (_e395.y * _e396.x));
    let _e410 = ((_e408 * 256u) + _e403);
    let _e413 = params_2.member.member_4;
    if (_e410 < _e413) {
        let _e417 = params_2.member.member_5;
        let _e418 = (_e410 * _e417);
        let _e421 = spheres.member[_e418];
        let _e424 = tags_3.member[_e418];
        phi_20923_ = vec2<u32>(_e424.x, _e424.y);
        phi_20924_ = _e421;
    } else {
        phi_20923_ = vec2<u32>(0u, 0u);
        phi_20924_ = vec4<f32>(0f, 0f, 0f, 0f);
    }
    let _e429 = phi_20923_;
    let _e431 = phi_20924_;
    points[_e403] = _e431;
    point_masks[_e403][0u] = _e429.x;
    point_masks[_e403][1u] = _e429.y;
    workgroupBarrier();
    let _e441 = params_2.member.member_2;
    let _e442 = (_e441 & 31u);
    let _e446 = (_e403 & ((1u << bitcast<u32>(_e442)) - 1u));
    let _e448 = (256u >> bitcast<u32>(_e442));
    let _e451 = params_2.member.member_1;
    if (_e446 < _e451) {
        let _e455 = centers_3.member[_e446];
        phi_20957_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20960_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20962_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_20964_ = (_e403 >> bitcast<u32>(_e442));
        loop {
            let _e462 = phi_20957_;
            let _e464 = phi_20960_;
            let _e466 = phi_20962_;
            let _e468 = phi_20964_;
            local_144 = _e462;
            local_145 = _e464;
            local_146 = _e466;
            let _e469 = (_e468 < 256u);
            if _e469 {
                let _e472 = point_masks[_e468][0u];
                let _e475 = point_masks[_e468][1u];
                if (((select(_e475, _e472, (_e446 < 32u)) >> bitcast<u32>(((_e446 % 32u) & 31u))) & 1u) == 0u) {
                    phi_21050_ = _e462;
                    phi_21051_ = _e464;
                    phi_21052_ = _e466;
                } else {
                    let _e485 = points[_e468];
                    let _e489 = (_e485.x - _e455.x);
                    let _e490 = (_e485.y - _e455.y);
                    let _e491 = (_e485.z - _e455.z);
                    let _e504 = points[_e468];
                    phi_21050_ = vec4<f32>((_e462.x + (_e489 * _e490)), (_e462.y + (_e489 * _e491)), (_e462.z + (_e490 * _e491)), _e462.w);
                    phi_21051_ = vec4<f32>((_e464.x + (_e489 * _e489)), (_e464.y + (_e490 * _e490)), (_e464.z + (_e491 * _e491)), (_e464.w + _e504.w));
                    phi_21052_ = vec4<f32>((_e466.x + _e489), (_e466.y + _e490), (_e466.z + _e491), (_e466.w + 1f));
                }
                let _e527 = phi_21050_;
                let _e529 = phi_21051_;
                let _e531 = phi_21052_;
                phi_20958_ = _e527;
                phi_20961_ = _e529;
                phi_20963_ = _e531;
                phi_20965_ = (_e468 + _e448);
            } else {
                break;
            }
            let _e534 = phi_20958_;
            let _e536 = phi_20961_;
            let _e538 = phi_20963_;
            let _e540 = phi_20965_;
            continue;
            continuing {
                phi_20957_ = _e534;
                phi_20960_ = _e536;
                phi_20962_ = _e538;
                phi_20964_ = _e540;
            }
        }
        let _e603 = local_144;
        phi_21054_ = _e603;
        let _e606 = local_145;
        phi_21055_ = _e606;
        let _e609 = local_146;
        phi_21056_ = _e609;
    } else {
        phi_21054_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_21055_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_21056_ = vec4<f32>(0f, 0f, 0f, 0f);
    }
    let _e543 = phi_21054_;
    let _e545 = phi_21055_;
    let _e547 = phi_21056_;
    phi_21058_ = 0u;
    loop {
        let _e549 = phi_21058_;
        let _e550 = (_e549 < 3u);
        if _e550 {
            if (_e549 == 0u) {
                parts[_e403] = _e547;
            } else {
                if (_e549 == 1u) {
                    parts[_e403] = _e545;
                } else {
                    parts[_e403] = _e543;
                }
            }
            workgroupBarrier();
            if (_e403 < _e451) {
                if ((_e410 - _e403) < _e413) {
                    phi_21092_ = vec4<f32>(0f, 0f, 0f, 0f);
                    phi_21095_ = 0u;
                    loop {
                        let _e560 = phi_21092_;
                        let _e562 = phi_21095_;
                        local_143 = _e560;
                        let _e563 = (_e562 < _e448);
                        if _e563 {
                            let _e568 = parts[((_e562 << bitcast<u32>(_e442)) + _e403)];
                            phi_21093_ = (_e560 + _e568);
                            phi_21096_ = (_e562 + 1u);
                        } else {
                            break;
                        }
                        let _e572 = phi_21093_;
                        let _e574 = phi_21096_;
                        continue;
                        continuing {
                            phi_21092_ = _e572;
                            phi_21095_ = _e574;
                        }
                    }
                    let _e583 = local_143;
                    sums_2.member[((((_e408 * _e451) + _e403) * 3u) + _e549)] = _e583;
                }
            }
            workgroupBarrier();
            phi_21059_ = (_e549 + 1u);
        } else {
            break;
        }
        let _e586 = phi_21059_;
        continue;
        continuing {
            phi_21058_ = _e586;
        }
    }
    return;
}

fn function_43() {
    var local_147: array<u32, 2>;
    var phi_21187_: u32;
    var phi_21189_: vec4<f32>;
    var phi_21192_: vec4<f32>;
    var phi_21194_: vec4<f32>;
    var phi_21196_: u32;
    var phi_21190_: vec4<f32>;
    var phi_21193_: vec4<f32>;
    var phi_21195_: vec4<f32>;
    var phi_21197_: u32;
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
    var phi_21616_: array<vec3<f32>, 3>;
    var phi_21617_: array<vec3<f32>, 3>;
    var phi_21619_: array<vec3<f32>, 3>;
    var phi_21620_: bool;
    var phi_21641_: array<vec3<f32>, 3>;
    var phi_21634_: array<vec3<f32>, 3>;
    var phi_21642_: array<vec3<f32>, 3>;
    var phi_21643_: array<vec3<f32>, 3>;
    var phi_21316_: f32;
    var phi_21319_: vec3<f32>;
    var phi_21321_: f32;
    var phi_21323_: f32;
    var phi_21325_: f32;
    var phi_21326_: vec3<f32>;
    var phi_21328_: f32;
    var phi_21330_: u32;
    var phi_21332_: vec3<f32>;
    var phi_21334_: f32;
    var phi_21362_: f32;
    var phi_21369_: type_92;
    var phi_21446_: f32;
    var phi_21453_: type_92;
    var phi_21525_: f32;
    var phi_21532_: type_92;
    var phi_21317_: f32;
    var phi_21320_: vec3<f32>;
    var phi_21322_: f32;
    var phi_21324_: f32;
    var phi_21327_: vec3<f32>;
    var phi_21329_: f32;
    var phi_21331_: u32;
    var phi_21333_: vec3<f32>;
    var phi_21335_: f32;
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
    var phi_21644_: array<vec3<f32>, 3>;
    var local_172: vec4<f32>;
    var phi_21657_: f32;
    var phi_21712_: f32;
    var phi_21759_: f32;
    var phi_41818_: vec3<f32>;
    var phi_41800_: vec3<f32>;
    var phi_41784_: vec3<f32>;
    var phi_21774_: type_89;
    var phi_21786_: u32;
    var phi_21789_: f32;
    var phi_21787_: u32;
    var phi_21790_: f32;
    var phi_21804_: u32;
    var phi_21807_: u32;
    var local_173: f32;
    var local_174: f32;
    var phi_21829_: f32;
    var phi_21805_: u32;
    var phi_21808_: u32;
    var local_175: f32;
    var local_176: f32;
    var phi_21858_: f32;
    var phi_21928_: f32;
    var phi_21986_: f32;
    var phi_22044_: f32;
    var local_177: u32;
    var phi_22111_: u32;
    var local_178: u32;
    var phi_22112_: u32;

    let _e394 = builtin_local_56;
    let _e395 = builtin_group_56;
    let _e396 = builtin_groups_56;
    local_147 = array<u32, 2>(0u, 0u);
    local_147[_e395.z] = _e394.x;
    let _e403 = local_147[(_e396.z - 1u)];
    let _e410 = (((_e395.x + (_e395.y * _e396.x)) * 256u) + _e403);
    let _e413 = params_2.member.member_1;
    let _e414 = (_e410 < _e413);
    if _e414 {
        let _e417 = params_2.member.member_4;
        let _e418 = (_e417 / 256u);
        if ((_e417 % 256u) > 0u) {
            phi_21187_ = (_e418 + 1u);
        } else {
            phi_21187_ = _e418;
        }
        let _e423 = phi_21187_;
        phi_21189_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_21192_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_21194_ = vec4<f32>(0f, 0f, 0f, 0f);
        phi_21196_ = 0u;
        loop {
            let _e425 = phi_21189_;
            let _e427 = phi_21192_;
            let _e429 = phi_21194_;
            let _e431 = phi_21196_;
            local_148 = _e429;
            local_149 = _e429;
            local_150 = _e429;
            local_151 = _e429;
            local_152 = _e427;
            local_153 = _e427;
            local_154 = _e427;
            local_155 = _e425;
            local_156 = _e425;
            local_157 = _e425;
            local_172 = _e427;
            let _e432 = (_e431 < _e423);
            if _e432 {
                let _e435 = (((_e431 * _e413) + _e410) * 3u);
                let _e438 = sums_3.member[_e435];
                let _e443 = sums_3.member[(_e435 + 1u)];
                let _e448 = sums_3.member[(_e435 + 2u)];
                phi_21190_ = (_e425 + _e448);
                phi_21193_ = (_e427 + _e443);
                phi_21195_ = (_e429 + _e438);
                phi_21197_ = (_e431 + 1u);
            } else {
                break;
            }
            let _e452 = phi_21190_;
            let _e454 = phi_21193_;
            let _e456 = phi_21195_;
            let _e458 = phi_21197_;
            continue;
            continuing {
                phi_21189_ = _e452;
                phi_21192_ = _e454;
                phi_21194_ = _e456;
                phi_21196_ = _e458;
            }
        }
        let _e461 = local_148;
        let _e464 = select(_e461.w, 1f, (_e461.w < 1f));
        let _e466 = local_149;
        let _e469 = local_150;
        let _e472 = local_151;
        let _e474 = (_e466.x / _e464);
        let _e475 = (_e469.y / _e464);
        let _e476 = (_e472.z / _e464);
        let _e479 = local_152;
        let _e482 = local_153;
        let _e485 = local_154;
        let _e493 = ((_e479.x / _e464) - (_e474 * _e474));
        let _e494 = ((_e482.y / _e464) - (_e475 * _e475));
        let _e495 = ((_e485.z / _e464) - (_e476 * _e476));
        let _e498 = local_155;
        let _e501 = local_156;
        let _e504 = local_157;
        let _e512 = ((_e498.x / _e464) - (_e474 * _e475));
        let _e513 = ((_e501.y / _e464) - (_e474 * _e476));
        let _e514 = ((_e504.z / _e464) - (_e475 * _e476));
        let _e519 = params_2.member.member_22;
        if (_e519 == 0u) {
            phi_21316_ = _e493;
            phi_21319_ = vec3<f32>(0f, 0f, 1f);
            phi_21321_ = _e513;
            phi_21323_ = _e495;
            phi_21325_ = _e514;
            phi_21326_ = vec3<f32>(0f, 1f, 0f);
            phi_21328_ = _e494;
            phi_21330_ = 0u;
            phi_21332_ = vec3<f32>(1f, 0f, 0f);
            phi_21334_ = _e512;
            loop {
                let _e544 = phi_21316_;
                let _e546 = phi_21319_;
                let _e548 = phi_21321_;
                let _e550 = phi_21323_;
                let _e552 = phi_21325_;
                let _e554 = phi_21326_;
                let _e556 = phi_21328_;
                let _e558 = phi_21330_;
                let _e560 = phi_21332_;
                let _e562 = phi_21334_;
                local_158 = _e556;
                local_159 = _e544;
                local_160 = _e556;
                local_161 = _e544;
                local_162 = _e560;
                local_163 = _e554;
                local_164 = _e544;
                local_165 = _e556;
                local_166 = _e554;
                local_167 = _e560;
                local_168 = _e550;
                local_169 = _e546;
                local_170 = _e550;
                local_171 = _e546;
                let _e563 = (_e558 < 6u);
                if _e563 {
                    if (abs(_e562) < 0.000000000000000000000000000001f) {
                        phi_21369_ = type_92(1f, 0f);
                    } else {
                        let _e568 = ((_e556 - _e544) / (2f * _e562));
                        let _e571 = sqrt(((_e568 * _e568) + 1f));
                        if (_e568 < 0f) {
                            phi_21362_ = (-1f / (_e571 - _e568));
                        } else {
                            phi_21362_ = (1f / (_e571 + _e568));
                        }
                        let _e578 = phi_21362_;
                        let _e582 = (1f / sqrt(((_e578 * _e578) + 1f)));
                        phi_21369_ = type_92(_e582, (_e578 * _e582));
                    }
                    let _e586 = phi_21369_;
                    let _e593 = (((2f * _e562) * _e586.member) * _e586.member_1);
                    let _e597 = ((((_e544 * _e586.member) * _e586.member) - _e593) + ((_e556 * _e586.member_1) * _e586.member_1));
                    let _e603 = ((((_e544 * _e586.member_1) * _e586.member_1) + _e593) + ((_e556 * _e586.member) * _e586.member));
                    let _e606 = ((_e586.member * _e548) - (_e586.member_1 * _e552));
                    let _e609 = ((_e586.member_1 * _e548) + (_e586.member * _e552));
                    let _e622 = ((_e560.x * _e586.member) - (_e554.x * _e586.member_1));
                    let _e623 = ((_e560.y * _e586.member) - (_e554.y * _e586.member_1));
                    let _e624 = ((_e560.z * _e586.member) - (_e554.z * _e586.member_1));
                    let _e631 = ((_e560.x * _e586.member_1) + (_e554.x * _e586.member));
                    let _e632 = ((_e560.y * _e586.member_1) + (_e554.y * _e586.member));
                    let _e633 = ((_e560.z * _e586.member_1) + (_e554.z * _e586.member));
                    if (abs(_e606) < 0.000000000000000000000000000001f) {
                        phi_21453_ = type_92(1f, 0f);
                    } else {
                        let _e638 = ((_e550 - _e597) / (2f * _e606));
                        let _e641 = sqrt(((_e638 * _e638) + 1f));
                        if (_e638 < 0f) {
                            phi_21446_ = (-1f / (_e641 - _e638));
                        } else {
                            phi_21446_ = (1f / (_e641 + _e638));
                        }
                        let _e648 = phi_21446_;
                        let _e652 = (1f / sqrt(((_e648 * _e648) + 1f)));
                        phi_21453_ = type_92(_e652, (_e648 * _e652));
                    }
                    let _e656 = phi_21453_;
                    let _e663 = (((2f * _e606) * _e656.member) * _e656.member_1);
                    let _e673 = ((((_e597 * _e656.member_1) * _e656.member_1) + _e663) + ((_e550 * _e656.member) * _e656.member));
                    let _e675 = -((_e656.member_1 * _e609));
                    let _e676 = (_e656.member * _e609);
                    let _e696 = ((_e622 * _e656.member_1) + (_e546.x * _e656.member));
                    let _e697 = ((_e623 * _e656.member_1) + (_e546.y * _e656.member));
                    let _e698 = ((_e624 * _e656.member_1) + (_e546.z * _e656.member));
                    if (abs(_e676) < 0.000000000000000000000000000001f) {
                        phi_21532_ = type_92(1f, 0f);
                    } else {
                        let _e703 = ((_e673 - _e603) / (2f * _e676));
                        let _e706 = sqrt(((_e703 * _e703) + 1f));
                        if (_e703 < 0f) {
                            phi_21525_ = (-1f / (_e706 - _e703));
                        } else {
                            phi_21525_ = (1f / (_e706 + _e703));
                        }
                        let _e713 = phi_21525_;
                        let _e717 = (1f / sqrt(((_e713 * _e713) + 1f)));
                        phi_21532_ = type_92(_e717, (_e713 * _e717));
                    }
                    let _e721 = phi_21532_;
                    let _e728 = (((2f * _e676) * _e721.member) * _e721.member_1);
                    phi_21317_ = ((((_e597 * _e656.member) * _e656.member) - _e663) + ((_e550 * _e656.member_1) * _e656.member_1));
                    phi_21320_ = vec3<f32>(((_e631 * _e721.member_1) + (_e696 * _e721.member)), ((_e632 * _e721.member_1) + (_e697 * _e721.member)), ((_e633 * _e721.member_1) + (_e698 * _e721.member)));
                    phi_21322_ = (_e721.member_1 * _e675);
                    phi_21324_ = ((((_e603 * _e721.member_1) * _e721.member_1) + _e728) + ((_e673 * _e721.member) * _e721.member));
                    phi_21327_ = vec3<f32>(((_e631 * _e721.member) - (_e696 * _e721.member_1)), ((_e632 * _e721.member) - (_e697 * _e721.member_1)), ((_e633 * _e721.member) - (_e698 * _e721.member_1)));
                    phi_21329_ = ((((_e603 * _e721.member) * _e721.member) - _e728) + ((_e673 * _e721.member_1) * _e721.member_1));
                    phi_21331_ = (_e558 + 1u);
                    phi_21333_ = vec3<f32>(((_e622 * _e656.member) - (_e546.x * _e656.member_1)), ((_e623 * _e656.member) - (_e546.y * _e656.member_1)), ((_e624 * _e656.member) - (_e546.z * _e656.member_1)));
                    phi_21335_ = (_e721.member * _e675);
                } else {
                    break;
                }
                let _e763 = phi_21317_;
                let _e765 = phi_21320_;
                let _e767 = phi_21322_;
                let _e769 = phi_21324_;
                let _e771 = phi_21327_;
                let _e773 = phi_21329_;
                let _e775 = phi_21331_;
                let _e777 = phi_21333_;
                let _e779 = phi_21335_;
                continue;
                continuing {
                    phi_21316_ = _e763;
                    phi_21319_ = _e765;
                    phi_21321_ = _e767;
                    phi_21323_ = _e769;
                    phi_21325_ = 0f;
                    phi_21326_ = _e771;
                    phi_21328_ = _e773;
                    phi_21330_ = _e775;
                    phi_21332_ = _e777;
                    phi_21334_ = _e779;
                }
            }
            let _e782 = local_158;
            let _e784 = local_159;
            let _e785 = (_e782 > _e784);
            let _e787 = local_160;
            let _e789 = local_161;
            let _e790 = select(_e789, _e787, _e785);
            let _e791 = vec3(_e785);
            let _e793 = local_162;
            let _e795 = local_163;
            let _e796 = select(_e795, _e793, _e791);
            let _e798 = local_164;
            let _e800 = local_165;
            let _e803 = local_166;
            let _e805 = local_167;
            let _e806 = select(_e805, _e803, _e791);
            let _e808 = local_168;
            let _e809 = (_e808 > _e790);
            let _e810 = vec3(_e809);
            let _e812 = local_169;
            let _e813 = select(_e812, _e806, _e810);
            let _e815 = local_170;
            let _e818 = local_171;
            let _e821 = vec3((select(_e815, _e790, _e809) > select(_e800, _e798, _e785)));
            phi_21644_ = array<vec3<f32>, 3>(select(_e806, _e818, _e810), select(_e796, _e813, _e821), select(_e813, _e796, _e821));
        } else {
            let _e521 = (_e493 >= _e494);
            if _e521 {
                let _e522 = (_e493 >= _e495);
                if _e522 {
                    if (_e494 >= _e495) {
                        phi_21616_ = array<vec3<f32>, 3>(vec3<f32>(1f, 0f, 0f), vec3<f32>(0f, 1f, 0f), vec3<f32>(0f, 0f, 1f));
                    } else {
                        phi_21616_ = array<vec3<f32>, 3>(vec3<f32>(1f, 0f, 0f), vec3<f32>(0f, 0f, 1f), vec3<f32>(0f, 1f, 0f));
                    }
                    let _e525 = phi_21616_;
                    phi_21617_ = _e525;
                } else {
                    phi_21617_ = array<vec3<f32>, 3>();
                }
                let _e527 = phi_21617_;
                phi_21619_ = _e527;
                phi_21620_ = select(true, false, _e522);
            } else {
                phi_21619_ = array<vec3<f32>, 3>();
                phi_21620_ = true;
            }
            let _e530 = phi_21619_;
            let _e532 = phi_21620_;
            if _e532 {
                if (_e494 >= _e495) {
                    if (_e493 >= _e495) {
                        phi_21634_ = array<vec3<f32>, 3>(vec3<f32>(0f, 1f, 0f), vec3<f32>(1f, 0f, 0f), vec3<f32>(0f, 0f, 1f));
                    } else {
                        phi_21634_ = array<vec3<f32>, 3>(vec3<f32>(0f, 1f, 0f), vec3<f32>(0f, 0f, 1f), vec3<f32>(1f, 0f, 0f));
                    }
                    let _e538 = phi_21634_;
                    phi_21642_ = _e538;
                } else {
                    if _e521 {
                        phi_21641_ = array<vec3<f32>, 3>(vec3<f32>(0f, 0f, 1f), vec3<f32>(1f, 0f, 0f), vec3<f32>(0f, 1f, 0f));
                    } else {
                        phi_21641_ = array<vec3<f32>, 3>(vec3<f32>(0f, 0f, 1f), vec3<f32>(0f, 1f, 0f), vec3<f32>(1f, 0f, 0f));
                    }
                    let _e535 = phi_21641_;
                    phi_21642_ = _e535;
                }
                let _e540 = phi_21642_;
                phi_21643_ = _e540;
            } else {
                phi_21643_ = _e530;
            }
            let _e542 = phi_21643_;
            phi_21644_ = _e542;
        }
        let _e826 = phi_21644_;
        if (_e461.w > 0f) {
            let _e832 = local_172;
            phi_21657_ = (_e832.w / _e461.w);
        } else {
            phi_21657_ = 1f;
        }
        let _e836 = phi_21657_;
        let _e839 = params_2.member.member_5;
        let _e842 = (1.5f * _e836);
        let _e864 = (((((_e826[0].x * _e826[0].x) * _e493) + ((_e826[0].y * _e826[0].y) * _e494)) + ((_e826[0].z * _e826[0].z) * _e495)) + (2f * ((((_e826[0].x * _e826[0].y) * _e512) + ((_e826[0].x * _e826[0].z) * _e513)) + ((_e826[0].y * _e826[0].z) * _e514))));
        if (_e864 > 0f) {
            phi_21712_ = (12f * _e864);
        } else {
            phi_21712_ = 0f;
        }
        let _e868 = phi_21712_;
        let _e872 = ((((_e461.w * f32(_e839)) * _e842) / (sqrt(_e868) + _e842)) * 0.03125f);
        let _e893 = (((((_e826[1].x * _e826[1].x) * _e493) + ((_e826[1].y * _e826[1].y) * _e494)) + ((_e826[1].z * _e826[1].z) * _e495)) + (2f * ((((_e826[1].x * _e826[1].y) * _e512) + ((_e826[1].x * _e826[1].z) * _e513)) + ((_e826[1].y * _e826[1].z) * _e514))));
        if (_e893 > 0f) {
            phi_21759_ = (12f * _e893);
        } else {
            phi_21759_ = 0f;
        }
        let _e897 = phi_21759_;
        let _e900 = (sqrt(_e897) / (_e836 * 3f));
        let _e902 = select(_e900, _e872, (_e872 < _e900));
        targets[_e403] = select(1f, _e902, (_e902 > 1f));
        phi_41818_ = _e826[2];
        phi_41800_ = _e826[1];
        phi_41784_ = _e826[0];
        phi_21774_ = type_89(vec3<f32>(_e474, _e475, _e476), vec3<f32>(_e493, _e494, _e495), vec3<f32>(_e512, _e513, _e514));
    } else {
        phi_41818_ = vec3<f32>(0f, 0f, 1f);
        phi_41800_ = vec3<f32>(0f, 1f, 0f);
        phi_41784_ = vec3<f32>(1f, 0f, 0f);
        phi_21774_ = type_89(vec3<f32>(0f, 0f, 0f), vec3<f32>(0f, 0f, 0f), vec3<f32>(0f, 0f, 0f));
    }
    let _e907 = phi_41818_;
    let _e909 = phi_41800_;
    let _e911 = phi_41784_;
    let _e913 = phi_21774_;
    if (_e410 == 0u) {
        let _e917 = frame_1.member[1u];
        axes.member[320u] = _e917;
    }
    workgroupBarrier();
    if _e414 {
        phi_21786_ = 0u;
        phi_21789_ = 0f;
        loop {
            let _e921 = phi_21786_;
            let _e923 = phi_21789_;
            local_173 = _e923;
            local_174 = _e923;
            local_175 = _e923;
            local_176 = _e923;
            let _e924 = (_e921 < _e413);
            if _e924 {
                let _e926 = targets[_e921];
                phi_21787_ = (_e921 + 1u);
                phi_21790_ = (_e923 + _e926);
            } else {
                break;
            }
            let _e930 = phi_21787_;
            let _e932 = phi_21790_;
            continue;
            continuing {
                phi_21786_ = _e930;
                phi_21789_ = _e932;
            }
        }
        phi_21804_ = 0u;
        phi_21807_ = 0u;
        loop {
            let _e935 = phi_21804_;
            let _e937 = phi_21807_;
            local_177 = _e935;
            local_178 = _e935;
            let _e938 = (_e937 < _e410);
            if _e938 {
                let _e940 = targets[_e937];
                let _e943 = params_2.member.member_19;
                let _e945 = f32((_e943 - _e413));
                let _e947 = local_173;
                if (_e947 > _e945) {
                    let _e950 = local_174;
                    phi_21829_ = (_e940 * (_e945 / _e950));
                } else {
                    phi_21829_ = _e940;
                }
                let _e954 = phi_21829_;
                let _e959 = select(select(u32(_e954), 0u, (_e954 < 0f)), 4294967295u, (_e954 > 4294967000f));
                phi_21805_ = (_e935 + select(1u, _e959, (_e959 > 1u)));
                phi_21808_ = (_e937 + 1u);
            } else {
                break;
            }
            let _e965 = phi_21805_;
            let _e967 = phi_21808_;
            continue;
            continuing {
                phi_21804_ = _e965;
                phi_21807_ = _e967;
            }
        }
        let _e970 = targets[_e410];
        let _e973 = params_2.member.member_19;
        let _e975 = f32((_e973 - _e413));
        let _e977 = local_175;
        if (_e977 > _e975) {
            let _e980 = local_176;
            phi_21858_ = (_e970 * (_e975 / _e980));
        } else {
            phi_21858_ = _e970;
        }
        let _e984 = phi_21858_;
        let _e989 = select(select(u32(_e984), 0u, (_e984 < 0f)), 4294967295u, (_e984 > 4294967000f));
        let _e991 = select(1u, _e989, (_e989 > 1u));
        let _e994 = frame_1.member[0u];
        let _e1027 = (((((_e911.x * _e911.x) * _e913.member_1.x) + ((_e911.y * _e911.y) * _e913.member_1.y)) + ((_e911.z * _e911.z) * _e913.member_1.z)) + (2f * ((((_e911.x * _e911.y) * _e913.member_2.x) + ((_e911.x * _e911.z) * _e913.member_2.y)) + ((_e911.y * _e911.z) * _e913.member_2.z))));
        if (_e1027 > 0f) {
            phi_21928_ = (12f * _e1027);
        } else {
            phi_21928_ = 0f;
        }
        let _e1031 = phi_21928_;
        let _e1032 = sqrt(_e1031);
        let _e1056 = (((((_e909.x * _e909.x) * _e913.member_1.x) + ((_e909.y * _e909.y) * _e913.member_1.y)) + ((_e909.z * _e909.z) * _e913.member_1.z)) + (2f * ((((_e909.x * _e909.y) * _e913.member_2.x) + ((_e909.x * _e909.z) * _e913.member_2.y)) + ((_e909.y * _e909.z) * _e913.member_2.z))));
        if (_e1056 > 0f) {
            phi_21986_ = (12f * _e1056);
        } else {
            phi_21986_ = 0f;
        }
        let _e1060 = phi_21986_;
        let _e1061 = sqrt(_e1060);
        let _e1064 = (select(0.000001f, _e1061, (_e1061 > 0.000001f)) / _e994.w);
        let _e1085 = (((((_e907.x * _e907.x) * _e913.member_1.x) + ((_e907.y * _e907.y) * _e913.member_1.y)) + ((_e907.z * _e907.z) * _e913.member_1.z)) + (2f * ((((_e907.x * _e907.y) * _e913.member_2.x) + ((_e907.x * _e907.z) * _e913.member_2.y)) + ((_e907.y * _e907.z) * _e913.member_2.z))));
        if (_e1085 > 0f) {
            phi_22044_ = (12f * _e1085);
        } else {
            phi_22044_ = 0f;
        }
        let _e1089 = phi_22044_;
        let _e1090 = sqrt(_e1089);
        let _e1096 = centers_1.member[_e410];
        let _e1113 = f32(_e991);
        let _e1116 = local_177;
        let _e1118 = (_e410 * 5u);
        axes.member[_e1118] = vec4<f32>(_e911.x, _e911.y, _e911.z, (_e994.x + ((_e1096.x + _e913.member.x) / _e994.w)));
        axes.member[(_e1118 + 1u)] = vec4<f32>(_e909.x, _e909.y, _e909.z, (_e994.y + ((_e1096.y + _e913.member.y) / _e994.w)));
        axes.member[(_e1118 + 2u)] = vec4<f32>(_e907.x, _e907.y, _e907.z, (_e994.z + ((_e1096.z + _e913.member.z) / _e994.w)));
        axes.member[(_e1118 + 3u)] = vec4<f32>((_e1113 / _e1064), _e1113, f32(_e1116), 0f);
        axes.member[(_e1118 + 4u)] = vec4<f32>((0.5f / (select(0.000001f, _e1032, (_e1032 > 0.000001f)) / _e994.w)), (0.5f / _e1064), (0.5f / (select(0.000001f, _e1090, (_e1090 > 0.000001f)) / _e994.w)), 0f);
        phi_22111_ = 0u;
        loop {
            let _e1142 = phi_22111_;
            let _e1143 = (_e1142 < _e991);
            if _e1143 {
                let _e1145 = local_178;
                strip_clusters.member[(_e1145 + _e1142)] = _e410;
                phi_22112_ = (_e1142 + 1u);
            } else {
                break;
            }
            let _e1151 = phi_22112_;
            continue;
            continuing {
                phi_22111_ = _e1151;
            }
        }
    }
    return;
}

fn function_44() {
    let _e393 = builtin_local_56;
    let _e394 = builtin_group_56;
    let _e395 = builtin_groups_56;
    let _e403 = (((_e394.x + (_e394.y * _e395.x)) * 256u) + _e393.x);
    let _e406 = params_2.member.member_3;
    if (_e403 < _e406) {
        let _e410 = proxy_count.member[0u];
        if (_e403 >= _e410) {
            starts_4.member[_e403] = 4294967295u;
        }
    }
    return;
}

fn function_45() {
    var local_179: array<u32, 2>;
    var phi_22211_: f32;
    var phi_22270_: u32;
    var phi_22477_: f32;
    var phi_22499_: f32;
    var phi_22584_: vec2<u32>;
    var phi_22608_: u32;
    var phi_22815_: f32;
    var phi_22837_: f32;
    var phi_22922_: vec2<u32>;
    var phi_22930_: type_49;
    var phi_22931_: vec2<u32>;
    var phi_22933_: vec2<u32>;
    var phi_22958_: u32;
    var phi_22975_: vec2<u32>;
    var phi_23188_: f32;
    var phi_23210_: f32;
    var phi_23281_: u32;
    var phi_23318_: u32;
    var phi_23282_: u32;
    var phi_22934_: vec2<u32>;
    var phi_23322_: type_49;
    var phi_23323_: type_49;
    var phi_23342_: u32;
    var phi_23382_: u32;
    var phi_23343_: u32;
    var phi_23388_: u32;
    var phi_23428_: u32;
    var phi_23389_: u32;

    let _e394 = builtin_local_56;
    let _e395 = builtin_group_56;
    let _e396 = builtin_groups_56;
    local_179 = array<u32, 2>(0u, 0u);
    local_179[_e395.z] = _e394.x;
    let _e403 = local_179[(_e396.z - 1u)];
    let _e410 = (((_e395.x + (_e395.y * _e396.x)) * 256u) + _e403);
    let _e411 = (_e403 == 0u);
    if _e411 {
        atomicStore((&reserved_1[0u]), 0u);
    }
    workgroupBarrier();
    let _e415 = params_2.member.member;
    if (_e410 < _e415) {
        let _e419 = tags_4.member[_e410];
        let _e422 = axes_1.member[320u];
        let _e426 = params_2.member.member_16;
        let _e429 = params_2.member.member_17;
        let _e432 = params_2.member.member_18;
        let _e434 = select(_e432, _e426, (_e410 < _e429));
        if (_e434 < (8388608f / _e422.x)) {
            phi_22211_ = (_e434 * _e422.x);
        } else {
            phi_22211_ = 8388608f;
        }
        let _e439 = phi_22211_;
        let _e440 = (_e439 * 1.0000086f);
        let _e441 = (_e410 * 3u);
        let _e444 = corners.member[_e441];
        let _e454 = corners.member[(_e441 + 1u)];
        let _e464 = corners.member[(_e441 + 2u)];
        let _e471 = (bitcast<f32>(_e444.x) * _e422.x);
        let _e472 = (bitcast<f32>(_e444.y) * _e422.x);
        let _e473 = (bitcast<f32>(_e444.z) * _e422.x);
        let _e474 = (bitcast<f32>(_e454.x) * _e422.x);
        let _e475 = (bitcast<f32>(_e454.y) * _e422.x);
        let _e476 = (bitcast<f32>(_e454.z) * _e422.x);
        let _e477 = (bitcast<f32>(_e464.x) * _e422.x);
        let _e478 = (bitcast<f32>(_e464.y) * _e422.x);
        let _e479 = (bitcast<f32>(_e464.z) * _e422.x);
        let _e482 = (_e419.x == 0u);
        if _e482 {
            phi_22270_ = (32u + select(firstTrailingBit(_e419.y), 32u, (_e419.y == 0u)));
        } else {
            phi_22270_ = select(firstTrailingBit(_e419.x), 32u, _e482);
        }
        let _e490 = phi_22270_;
        let _e491 = (_e490 * 5u);
        let _e494 = axes_1.member[_e491];
        let _e499 = axes_1.member[(_e491 + 1u)];
        let _e504 = axes_1.member[(_e491 + 2u)];
        let _e506 = (_e396.z ^ 1u);
        let _e512 = bitcast<f32>((bitcast<u32>((_e471 - _e494.w)) ^ _e506));
        let _e515 = bitcast<f32>((bitcast<u32>((_e472 - _e499.w)) ^ _e506));
        let _e518 = bitcast<f32>((bitcast<u32>((_e473 - _e504.w)) ^ _e506));
        let _e524 = bitcast<f32>((bitcast<u32>((_e474 - _e494.w)) ^ _e506));
        let _e527 = bitcast<f32>((bitcast<u32>((_e475 - _e499.w)) ^ _e506));
        let _e530 = bitcast<f32>((bitcast<u32>((_e476 - _e504.w)) ^ _e506));
        let _e536 = bitcast<f32>((bitcast<u32>((_e477 - _e494.w)) ^ _e506));
        let _e539 = bitcast<f32>((bitcast<u32>((_e478 - _e499.w)) ^ _e506));
        let _e542 = bitcast<f32>((bitcast<u32>((_e479 - _e504.w)) ^ _e506));
        let _e543 = abs(_e512);
        let _e544 = abs(_e515);
        let _e546 = select(_e544, _e543, (_e543 > _e544));
        let _e547 = abs(_e518);
        let _e549 = select(_e547, _e546, (_e546 > _e547));
        let _e550 = abs(_e524);
        let _e551 = abs(_e527);
        let _e553 = select(_e551, _e550, (_e550 > _e551));
        let _e554 = abs(_e530);
        let _e556 = select(_e554, _e553, (_e553 > _e554));
        let _e558 = select(_e556, _e549, (_e549 > _e556));
        let _e559 = abs(_e536);
        let _e560 = abs(_e539);
        let _e562 = select(_e560, _e559, (_e559 > _e560));
        let _e563 = abs(_e542);
        let _e565 = select(_e563, _e562, (_e562 > _e563));
        let _e570 = (((0.0000019073486f * select(_e565, _e558, (_e558 > _e565))) + _e440) + 0.000000000000000000000000000000000000011754944f);
        let _e578 = (((_e494.x * _e512) + (_e494.y * _e515)) + (_e494.z * _e518));
        let _e583 = (((_e494.x * _e524) + (_e494.y * _e527)) + (_e494.z * _e530));
        let _e588 = (((_e494.x * _e536) + (_e494.y * _e539)) + (_e494.z * _e542));
        let _e590 = select(_e578, _e583, (_e583 < _e578));
        let _e601 = (((_e499.x * _e512) + (_e499.y * _e515)) + (_e499.z * _e518));
        let _e606 = (((_e499.x * _e524) + (_e499.y * _e527)) + (_e499.z * _e530));
        let _e611 = (((_e499.x * _e536) + (_e499.y * _e539)) + (_e499.z * _e542));
        let _e613 = select(_e601, _e606, (_e606 < _e601));
        let _e617 = select(_e601, _e606, (_e606 > _e601));
        let _e625 = axes_1.member[(_e491 + 3u)];
        let _e632 = axes_1.member[(_e491 + 4u)];
        let _e635 = (0.5f * _e625.y);
        let _e637 = (((select(_e613, _e611, (_e611 < _e613)) - _e570) * _e625.x) + (_e635 + -0.0078125f));
        if (_e637 < _e625.y) {
            phi_22477_ = _e637;
        } else {
            phi_22477_ = (_e625.y - 1f);
        }
        let _e641 = phi_22477_;
        let _e643 = select(0f, _e641, (_e641 > 0f));
        let _e648 = select(select(u32(_e643), 0u, (_e643 < 0f)), 4294967295u, (_e643 > 4294967000f));
        let _e651 = (((select(_e617, _e611, (_e611 > _e617)) + _e570) * _e625.x) + (_e635 + 0.0078125f));
        if (_e651 < _e625.y) {
            phi_22499_ = _e651;
        } else {
            phi_22499_ = (_e625.y - 1f);
        }
        let _e655 = phi_22499_;
        let _e657 = select(0f, _e655, (_e655 > 0f));
        let _e673 = params_2.member.member_20;
        let _e674 = (_e673 & 31u);
        let _e677 = f32((1u << bitcast<u32>(_e674)));
        let _e678 = (_e677 - 2f);
        let _e681 = (0.5f * _e677);
        let _e682 = (((select(_e590, _e588, (_e588 < _e590)) - _e570) * (_e632.x * _e677)) + _e681);
        let _e684 = select(_e678, _e682, (_e682 < _e678));
        let _e686 = select(1f, _e684, (_e684 > 1f));
        let _e696 = (1u << bitcast<u32>(((_e490 % 32u) & 31u)));
        if (_e490 < 32u) {
            phi_22584_ = vec2<u32>(_e696, 0u);
        } else {
            phi_22584_ = vec2<u32>(0u, _e696);
        }
        let _e701 = phi_22584_;
        let _e706 = (_e419.x & ~(_e701.x));
        let _e707 = (_e419.y & ~(_e701.y));
        if ((_e706 | _e707) == 0u) {
            phi_22930_ = type_49(0u, 0u, 0u);
            phi_22931_ = vec2<u32>(_e706, _e707);
        } else {
            let _e711 = (_e706 == 0u);
            if _e711 {
                phi_22608_ = (32u + select(firstTrailingBit(_e707), 32u, (_e707 == 0u)));
            } else {
                phi_22608_ = select(firstTrailingBit(_e706), 32u, _e711);
            }
            let _e719 = phi_22608_;
            let _e720 = (_e719 * 5u);
            let _e723 = axes_1.member[_e720];
            let _e728 = axes_1.member[(_e720 + 1u)];
            let _e733 = axes_1.member[(_e720 + 2u)];
            let _e740 = bitcast<f32>((bitcast<u32>((_e471 - _e723.w)) ^ _e506));
            let _e743 = bitcast<f32>((bitcast<u32>((_e472 - _e728.w)) ^ _e506));
            let _e746 = bitcast<f32>((bitcast<u32>((_e473 - _e733.w)) ^ _e506));
            let _e752 = bitcast<f32>((bitcast<u32>((_e474 - _e723.w)) ^ _e506));
            let _e755 = bitcast<f32>((bitcast<u32>((_e475 - _e728.w)) ^ _e506));
            let _e758 = bitcast<f32>((bitcast<u32>((_e476 - _e733.w)) ^ _e506));
            let _e764 = bitcast<f32>((bitcast<u32>((_e477 - _e723.w)) ^ _e506));
            let _e767 = bitcast<f32>((bitcast<u32>((_e478 - _e728.w)) ^ _e506));
            let _e770 = bitcast<f32>((bitcast<u32>((_e479 - _e733.w)) ^ _e506));
            let _e771 = abs(_e740);
            let _e772 = abs(_e743);
            let _e774 = select(_e772, _e771, (_e771 > _e772));
            let _e775 = abs(_e746);
            let _e777 = select(_e775, _e774, (_e774 > _e775));
            let _e778 = abs(_e752);
            let _e779 = abs(_e755);
            let _e781 = select(_e779, _e778, (_e778 > _e779));
            let _e782 = abs(_e758);
            let _e784 = select(_e782, _e781, (_e781 > _e782));
            let _e786 = select(_e784, _e777, (_e777 > _e784));
            let _e787 = abs(_e764);
            let _e788 = abs(_e767);
            let _e790 = select(_e788, _e787, (_e787 > _e788));
            let _e791 = abs(_e770);
            let _e793 = select(_e791, _e790, (_e790 > _e791));
            let _e798 = (((0.0000019073486f * select(_e793, _e786, (_e786 > _e793))) + _e440) + 0.000000000000000000000000000000000000011754944f);
            let _e806 = (((_e723.x * _e740) + (_e723.y * _e743)) + (_e723.z * _e746));
            let _e811 = (((_e723.x * _e752) + (_e723.y * _e755)) + (_e723.z * _e758));
            let _e816 = (((_e723.x * _e764) + (_e723.y * _e767)) + (_e723.z * _e770));
            let _e818 = select(_e806, _e811, (_e811 < _e806));
            let _e829 = (((_e728.x * _e740) + (_e728.y * _e743)) + (_e728.z * _e746));
            let _e834 = (((_e728.x * _e752) + (_e728.y * _e755)) + (_e728.z * _e758));
            let _e839 = (((_e728.x * _e764) + (_e728.y * _e767)) + (_e728.z * _e770));
            let _e841 = select(_e829, _e834, (_e834 < _e829));
            let _e845 = select(_e829, _e834, (_e834 > _e829));
            let _e853 = axes_1.member[(_e720 + 3u)];
            let _e860 = axes_1.member[(_e720 + 4u)];
            let _e863 = (0.5f * _e853.y);
            let _e865 = (((select(_e841, _e839, (_e839 < _e841)) - _e798) * _e853.x) + (_e863 + -0.0078125f));
            if (_e865 < _e853.y) {
                phi_22815_ = _e865;
            } else {
                phi_22815_ = (_e853.y - 1f);
            }
            let _e869 = phi_22815_;
            let _e871 = select(0f, _e869, (_e869 > 0f));
            let _e876 = select(select(u32(_e871), 0u, (_e871 < 0f)), 4294967295u, (_e871 > 4294967000f));
            let _e879 = (((select(_e845, _e839, (_e839 > _e845)) + _e798) * _e853.x) + (_e863 + 0.0078125f));
            if (_e879 < _e853.y) {
                phi_22837_ = _e879;
            } else {
                phi_22837_ = (_e853.y - 1f);
            }
            let _e883 = phi_22837_;
            let _e885 = select(0f, _e883, (_e883 > 0f));
            let _e901 = (((select(_e818, _e816, (_e816 < _e818)) - _e798) * (_e860.x * _e677)) + _e681);
            let _e903 = select(_e678, _e901, (_e901 < _e678));
            let _e905 = select(1f, _e903, (_e903 > 1f));
            let _e915 = (1u << bitcast<u32>(((_e719 % 32u) & 31u)));
            if (_e719 < 32u) {
                phi_22922_ = vec2<u32>(_e915, 0u);
            } else {
                phi_22922_ = vec2<u32>(0u, _e915);
            }
            let _e920 = phi_22922_;
            phi_22930_ = type_49((select(select(u32(_e853.z), 0u, (_e853.z < 0f)), 4294967295u, (_e853.z > 4294967000f)) + _e876), ((select(select(u32(_e885), 0u, (_e885 < 0f)), 4294967295u, (_e885 > 4294967000f)) - _e876) + 1u), select(select(u32(_e905), 0u, (_e905 < 0f)), 4294967295u, (_e905 > 4294967000f)));
            phi_22931_ = vec2<u32>((_e706 & ~(_e920.x)), (_e707 & ~(_e920.y)));
        }
        let _e929 = phi_22930_;
        let _e931 = phi_22931_;
        phi_22933_ = _e931;
        loop {
            let _e933 = phi_22933_;
            let _e937 = ((_e933.x | _e933.y) == 0u);
            if _e937 {
                phi_22934_ = vec2<u32>();
            } else {
                let _e938 = (_e933.x == 0u);
                if _e938 {
                    phi_22958_ = (32u + select(firstTrailingBit(_e933.y), 32u, (_e933.y == 0u)));
                } else {
                    phi_22958_ = select(firstTrailingBit(_e933.x), 32u, _e938);
                }
                let _e946 = phi_22958_;
                let _e950 = (1u << bitcast<u32>(((_e946 % 32u) & 31u)));
                if (_e946 < 32u) {
                    phi_22975_ = vec2<u32>(_e950, 0u);
                } else {
                    phi_22975_ = vec2<u32>(0u, _e950);
                }
                let _e955 = phi_22975_;
                let _e962 = (_e946 * 5u);
                let _e965 = axes_1.member[_e962];
                let _e970 = axes_1.member[(_e962 + 1u)];
                let _e975 = axes_1.member[(_e962 + 2u)];
                let _e982 = bitcast<f32>((bitcast<u32>((_e471 - _e965.w)) ^ _e506));
                let _e985 = bitcast<f32>((bitcast<u32>((_e472 - _e970.w)) ^ _e506));
                let _e988 = bitcast<f32>((bitcast<u32>((_e473 - _e975.w)) ^ _e506));
                let _e994 = bitcast<f32>((bitcast<u32>((_e474 - _e965.w)) ^ _e506));
                let _e997 = bitcast<f32>((bitcast<u32>((_e475 - _e970.w)) ^ _e506));
                let _e1000 = bitcast<f32>((bitcast<u32>((_e476 - _e975.w)) ^ _e506));
                let _e1006 = bitcast<f32>((bitcast<u32>((_e477 - _e965.w)) ^ _e506));
                let _e1009 = bitcast<f32>((bitcast<u32>((_e478 - _e970.w)) ^ _e506));
                let _e1012 = bitcast<f32>((bitcast<u32>((_e479 - _e975.w)) ^ _e506));
                let _e1013 = abs(_e982);
                let _e1014 = abs(_e985);
                let _e1016 = select(_e1014, _e1013, (_e1013 > _e1014));
                let _e1017 = abs(_e988);
                let _e1019 = select(_e1017, _e1016, (_e1016 > _e1017));
                let _e1020 = abs(_e994);
                let _e1021 = abs(_e997);
                let _e1023 = select(_e1021, _e1020, (_e1020 > _e1021));
                let _e1024 = abs(_e1000);
                let _e1026 = select(_e1024, _e1023, (_e1023 > _e1024));
                let _e1028 = select(_e1026, _e1019, (_e1019 > _e1026));
                let _e1029 = abs(_e1006);
                let _e1030 = abs(_e1009);
                let _e1032 = select(_e1030, _e1029, (_e1029 > _e1030));
                let _e1033 = abs(_e1012);
                let _e1035 = select(_e1033, _e1032, (_e1032 > _e1033));
                let _e1040 = (((0.0000019073486f * select(_e1035, _e1028, (_e1028 > _e1035))) + _e440) + 0.000000000000000000000000000000000000011754944f);
                let _e1048 = (((_e965.x * _e982) + (_e965.y * _e985)) + (_e965.z * _e988));
                let _e1053 = (((_e965.x * _e994) + (_e965.y * _e997)) + (_e965.z * _e1000));
                let _e1058 = (((_e965.x * _e1006) + (_e965.y * _e1009)) + (_e965.z * _e1012));
                let _e1060 = select(_e1048, _e1053, (_e1053 < _e1048));
                let _e1071 = (((_e970.x * _e982) + (_e970.y * _e985)) + (_e970.z * _e988));
                let _e1076 = (((_e970.x * _e994) + (_e970.y * _e997)) + (_e970.z * _e1000));
                let _e1081 = (((_e970.x * _e1006) + (_e970.y * _e1009)) + (_e970.z * _e1012));
                let _e1083 = select(_e1071, _e1076, (_e1076 < _e1071));
                let _e1087 = select(_e1071, _e1076, (_e1076 > _e1071));
                let _e1095 = axes_1.member[(_e962 + 3u)];
                let _e1102 = axes_1.member[(_e962 + 4u)];
                let _e1105 = (0.5f * _e1095.y);
                let _e1107 = (((select(_e1083, _e1081, (_e1081 < _e1083)) - _e1040) * _e1095.x) + (_e1105 + -0.0078125f));
                if (_e1107 < _e1095.y) {
                    phi_23188_ = _e1107;
                } else {
                    phi_23188_ = (_e1095.y - 1f);
                }
                let _e1111 = phi_23188_;
                let _e1113 = select(0f, _e1111, (_e1111 > 0f));
                let _e1118 = select(select(u32(_e1113), 0u, (_e1113 < 0f)), 4294967295u, (_e1113 > 4294967000f));
                let _e1121 = (((select(_e1087, _e1081, (_e1081 > _e1087)) + _e1040) * _e1095.x) + (_e1105 + 0.0078125f));
                if (_e1121 < _e1095.y) {
                    phi_23210_ = _e1121;
                } else {
                    phi_23210_ = (_e1095.y - 1f);
                }
                let _e1125 = phi_23210_;
                let _e1127 = select(0f, _e1125, (_e1125 > 0f));
                let _e1140 = ((select(select(u32(_e1127), 0u, (_e1127 < 0f)), 4294967295u, (_e1127 > 4294967000f)) - _e1118) + 1u);
                let _e1143 = (((select(_e1060, _e1058, (_e1058 < _e1060)) - _e1040) * (_e1102.x * _e677)) + _e681);
                let _e1145 = select(_e678, _e1143, (_e1143 < _e678));
                let _e1147 = select(1f, _e1145, (_e1145 > 1f));
                let _e1155 = atomicAdd((&proxy_count_1.member[0u]), _e1140);
                phi_23281_ = 0u;
                loop {
                    let _e1157 = phi_23281_;
                    let _e1158 = (_e1157 < _e1140);
                    if _e1158 {
                        let _e1159 = (_e1155 + _e1157);
                        let _e1162 = params_2.member.member_3;
                        if (_e1159 < _e1162) {
                            starts_5.member[_e1159] = ((((select(select(u32(_e1095.z), 0u, (_e1095.z < 0f)), 4294967295u, (_e1095.z > 4294967000f)) + _e1118) + _e1157) << bitcast<u32>(_e674)) | select(select(u32(_e1147), 0u, (_e1147 < 0f)), 4294967295u, (_e1147 > 4294967000f)));
                            if (_e1157 > 0u) {
                                phi_23318_ = (_e410 | 2147483648u);
                            } else {
                                phi_23318_ = _e410;
                            }
                            let _e1173 = phi_23318_;
                            proxies_1.member[_e1159] = _e1173;
                        }
                        phi_23282_ = (_e1157 + 1u);
                    } else {
                        break;
                    }
                    let _e1178 = phi_23282_;
                    continue;
                    continuing {
                        phi_23281_ = _e1178;
                    }
                }
                phi_22934_ = (_e933 & vec2<u32>(~(_e955.x), ~(_e955.y)));
            }
            let _e1181 = phi_22934_;
            continue;
            continuing {
                phi_22933_ = _e1181;
                break if !(select(true, false, _e937));
            }
        }
        phi_23322_ = _e929;
        phi_23323_ = type_49((select(select(u32(_e625.z), 0u, (_e625.z < 0f)), 4294967295u, (_e625.z > 4294967000f)) + _e648), ((select(select(u32(_e657), 0u, (_e657 < 0f)), 4294967295u, (_e657 > 4294967000f)) - _e648) + 1u), select(select(u32(_e686), 0u, (_e686 < 0f)), 4294967295u, (_e686 > 4294967000f)));
    } else {
        phi_23322_ = type_49(0u, 0u, 0u);
        phi_23323_ = type_49(0u, 0u, 0u);
    }
    let _e1185 = phi_23322_;
    let _e1187 = phi_23323_;
    let _e1192 = atomicAdd((&reserved_1[0u]), (_e1187.member_1 + _e1185.member_1));
    workgroupBarrier();
    if _e411 {
        let _e1193 = atomicLoad((&reserved_1[0u]));
        let _e1196 = atomicAdd((&proxy_count_1.member[0u]), _e1193);
        atomicStore((&reserved_1[1u]), _e1196);
    }
    workgroupBarrier();
    let _e1199 = atomicLoad((&reserved_1[1u]));
    let _e1200 = (_e1199 + _e1192);
    phi_23342_ = 0u;
    loop {
        let _e1202 = phi_23342_;
        let _e1203 = (_e1202 < _e1187.member_1);
        if _e1203 {
            let _e1204 = (_e1200 + _e1202);
            let _e1207 = params_2.member.member_3;
            if (_e1204 < _e1207) {
                let _e1213 = params_2.member.member_20;
                starts_5.member[_e1204] = (((_e1187.member + _e1202) << bitcast<u32>((_e1213 & 31u))) | _e1187.member_2);
                if (_e1202 > 0u) {
                    phi_23382_ = (_e410 | 2147483648u);
                } else {
                    phi_23382_ = _e410;
                }
                let _e1224 = phi_23382_;
                proxies_1.member[_e1204] = _e1224;
            }
            phi_23343_ = (_e1202 + 1u);
        } else {
            break;
        }
        let _e1229 = phi_23343_;
        continue;
        continuing {
            phi_23342_ = _e1229;
        }
    }
    phi_23388_ = 0u;
    loop {
        let _e1233 = phi_23388_;
        let _e1234 = (_e1233 < _e1185.member_1);
        if _e1234 {
            let _e1235 = ((_e1200 + _e1187.member_1) + _e1233);
            let _e1238 = params_2.member.member_3;
            if (_e1235 < _e1238) {
                let _e1244 = params_2.member.member_20;
                starts_5.member[_e1235] = (((_e1185.member + _e1233) << bitcast<u32>((_e1244 & 31u))) | _e1185.member_2);
                if (_e1233 > 0u) {
                    phi_23428_ = (_e410 | 2147483648u);
                } else {
                    phi_23428_ = _e410;
                }
                let _e1255 = phi_23428_;
                proxies_1.member[_e1235] = _e1255;
            }
            phi_23389_ = (_e1233 + 1u);
        } else {
            break;
        }
        let _e1260 = phi_23389_;
        continue;
        continuing {
            phi_23388_ = _e1260;
        }
    }
    return;
}

fn function_46() {
    var phi_23502_: f32;
    var phi_23848_: vec2<u32>;
    var phi_24003_: vec2<u32>;

    let _e393 = builtin_local_56;
    let _e394 = builtin_group_56;
    let _e395 = builtin_groups_56;
    let _e403 = (((_e394.x + (_e394.y * _e395.x)) * 256u) + _e393.x);
    let _e407 = params_2.member.member_3;
    if (_e403 < _e407) {
        let _e411 = sorted_starts_1.member[_e403];
        if (_e411 != 4294967295u) {
            let _e415 = proxies_2.member[_e403];
            let _e418 = params_2.member.member_20;
            let _e419 = (_e418 & 31u);
            let _e421 = (_e411 >> bitcast<u32>(_e419));
            let _e424 = strip_clusters_1.member[_e421];
            let _e425 = (_e415 & 2147483647u);
            let _e428 = axes_2.member[320u];
            let _e432 = params_2.member.member_16;
            let _e435 = params_2.member.member_17;
            let _e438 = params_2.member.member_18;
            let _e440 = select(_e438, _e432, (_e425 < _e435));
            if (_e440 < (8388608f / _e428.x)) {
                phi_23502_ = (_e440 * _e428.x);
            } else {
                phi_23502_ = 8388608f;
            }
            let _e445 = phi_23502_;
            let _e447 = (_e425 * 3u);
            let _e450 = corners_2.member[_e447];
            let _e460 = corners_2.member[(_e447 + 1u)];
            let _e470 = corners_2.member[(_e447 + 2u)];
            let _e486 = (_e424 * 5u);
            let _e489 = axes_2.member[_e486];
            let _e494 = axes_2.member[(_e486 + 1u)];
            let _e499 = axes_2.member[(_e486 + 2u)];
            let _e501 = (_e395.z ^ 1u);
            let _e507 = bitcast<f32>((bitcast<u32>(((bitcast<f32>(_e450.x) * _e428.x) - _e489.w)) ^ _e501));
            let _e510 = bitcast<f32>((bitcast<u32>(((bitcast<f32>(_e450.y) * _e428.x) - _e494.w)) ^ _e501));
            let _e513 = bitcast<f32>((bitcast<u32>(((bitcast<f32>(_e450.z) * _e428.x) - _e499.w)) ^ _e501));
            let _e519 = bitcast<f32>((bitcast<u32>(((bitcast<f32>(_e460.x) * _e428.x) - _e489.w)) ^ _e501));
            let _e522 = bitcast<f32>((bitcast<u32>(((bitcast<f32>(_e460.y) * _e428.x) - _e494.w)) ^ _e501));
            let _e525 = bitcast<f32>((bitcast<u32>(((bitcast<f32>(_e460.z) * _e428.x) - _e499.w)) ^ _e501));
            let _e531 = bitcast<f32>((bitcast<u32>(((bitcast<f32>(_e470.x) * _e428.x) - _e489.w)) ^ _e501));
            let _e534 = bitcast<f32>((bitcast<u32>(((bitcast<f32>(_e470.y) * _e428.x) - _e494.w)) ^ _e501));
            let _e537 = bitcast<f32>((bitcast<u32>(((bitcast<f32>(_e470.z) * _e428.x) - _e499.w)) ^ _e501));
            let _e538 = abs(_e507);
            let _e539 = abs(_e510);
            let _e541 = select(_e539, _e538, (_e538 > _e539));
            let _e542 = abs(_e513);
            let _e544 = select(_e542, _e541, (_e541 > _e542));
            let _e545 = abs(_e519);
            let _e546 = abs(_e522);
            let _e548 = select(_e546, _e545, (_e545 > _e546));
            let _e549 = abs(_e525);
            let _e551 = select(_e549, _e548, (_e548 > _e549));
            let _e553 = select(_e551, _e544, (_e544 > _e551));
            let _e554 = abs(_e531);
            let _e555 = abs(_e534);
            let _e557 = select(_e555, _e554, (_e554 > _e555));
            let _e558 = abs(_e537);
            let _e560 = select(_e558, _e557, (_e557 > _e558));
            let _e565 = (((0.0000019073486f * select(_e560, _e553, (_e553 > _e560))) + (_e445 * 1.0000086f)) + 0.000000000000000000000000000000000000011754944f);
            let _e573 = (((_e489.x * _e507) + (_e489.y * _e510)) + (_e489.z * _e513));
            let _e578 = (((_e489.x * _e519) + (_e489.y * _e522)) + (_e489.z * _e525));
            let _e583 = (((_e489.x * _e531) + (_e489.y * _e534)) + (_e489.z * _e537));
            let _e585 = select(_e573, _e578, (_e578 > _e573));
            let _e596 = (((_e494.x * _e507) + (_e494.y * _e510)) + (_e494.z * _e513));
            let _e601 = (((_e494.x * _e519) + (_e494.y * _e522)) + (_e494.z * _e525));
            let _e606 = (((_e494.x * _e531) + (_e494.y * _e534)) + (_e494.z * _e537));
            let _e608 = select(_e596, _e601, (_e601 < _e596));
            let _e612 = select(_e596, _e601, (_e601 > _e596));
            let _e624 = (((_e499.x * _e507) + (_e499.y * _e510)) + (_e499.z * _e513));
            let _e629 = (((_e499.x * _e519) + (_e499.y * _e522)) + (_e499.z * _e525));
            let _e634 = (((_e499.x * _e531) + (_e499.y * _e534)) + (_e499.z * _e537));
            let _e636 = select(_e624, _e629, (_e629 < _e624));
            let _e640 = select(_e624, _e629, (_e629 > _e624));
            let _e648 = axes_2.member[(_e486 + 4u)];
            let _e654 = tags_5.member[_e425];
            let _e663 = ((1u << bitcast<u32>(((_e424 % 32u) & 31u))) - 1u);
            if (_e424 < 32u) {
                phi_23848_ = vec2<u32>((_e654.x & _e663), 0u);
            } else {
                phi_23848_ = vec2<u32>(_e654.x, (_e654.y & _e663));
            }
            let _e670 = phi_23848_;
            let _e681 = (_e648.y * 32768f);
            let _e683 = (((select(_e608, _e606, (_e606 < _e608)) - _e565) * _e681) + 16384f);
            let _e685 = select(32767f, _e683, (_e683 < 32767f));
            let _e687 = select(0f, _e685, (_e685 > 0f));
            let _e693 = (_e648.z * 32768f);
            let _e695 = (((select(_e636, _e634, (_e634 < _e636)) - _e565) * _e693) + 16384f);
            let _e697 = select(32767f, _e695, (_e695 < 32767f));
            let _e699 = select(0f, _e697, (_e697 > 0f));
            let _e709 = (((select(_e612, _e606, (_e606 > _e612)) + _e565) * _e681) + 16385f);
            let _e711 = select(32767f, _e709, (_e709 < 32767f));
            let _e713 = select(0f, _e711, (_e711 > 0f));
            let _e720 = (((select(_e640, _e634, (_e634 > _e640)) + _e565) * _e693) + 16385f);
            let _e722 = select(32767f, _e720, (_e720 < 32767f));
            let _e724 = select(0f, _e722, (_e722 > 0f));
            boxes_5.member[_e403] = vec4<u32>(_e425, (select(select(u32(_e687), 0u, (_e687 < 0f)), 4294967295u, (_e687 > 4294967000f)) | (select(select(u32(_e699), 0u, (_e699 < 0f)), 4294967295u, (_e699 > 4294967000f)) << bitcast<u32>(16i))), ((select(select(u32(_e713), 0u, (_e713 < 0f)), 4294967295u, (_e713 > 4294967000f)) | (select(select(u32(_e724), 0u, (_e724 < 0f)), 4294967295u, (_e724 > 4294967000f)) << bitcast<u32>(16i))) | 2147516416u), ((_e670.x & 2147483647u) | select(0u, 2147483648u, ((_e415 & 2147483648u) != 0u))));
            let _e739 = f32((1u << bitcast<u32>(_e419)));
            let _e740 = (_e739 - 2f);
            let _e745 = (((select(_e585, _e583, (_e583 > _e585)) + _e565) * (_e648.x * _e739)) + ((0.5f * _e739) + 1f));
            let _e747 = select(_e740, _e745, (_e745 < _e740));
            let _e749 = select(1f, _e747, (_e747 > 1f));
            phi_24003_ = vec2<u32>(((_e421 << bitcast<u32>(_e419)) | select(select(u32(_e749), 0u, (_e749 < 0f)), 4294967295u, (_e749 > 4294967000f))), ((_e670.x >> bitcast<u32>(31u)) | (_e670.y << bitcast<u32>(1i))));
        } else {
            phi_24003_ = vec2<u32>(0u, 0u);
        }
        let _e760 = phi_24003_;
        ends_1.member[_e403][0u] = _e760.x;
        ends_1.member[_e403][1u] = _e760.y;
    }
    return;
}

fn function_47() {
    var phi_24037_: u32;
    var phi_24040_: u32;
    var phi_24059_: u32;
    var phi_24038_: u32;
    var phi_24041_: u32;
    var local_180: u32;
    var local_181: u32;
    var phi_24070_: u32;

    let _e393 = builtin_local_56;
    let _e394 = builtin_group_56;
    let _e395 = builtin_groups_56;
    let _e403 = (((_e394.x + (_e394.y * _e395.x)) * 256u) + _e393.x);
    let _e404 = (_e403 * 256u);
    let _e407 = params_2.member.member_3;
    if (_e404 < _e407) {
        let _e411 = last_ends.member[_e403];
        phi_24037_ = _e407;
        phi_24040_ = _e404;
        loop {
            let _e413 = phi_24037_;
            let _e415 = phi_24040_;
            local_180 = _e415;
            local_181 = _e415;
            let _e416 = (_e415 < _e413);
            if _e416 {
                let _e419 = (_e415 + ((_e413 - _e415) / 2u));
                let _e422 = sorted_starts.member[_e419];
                let _e423 = (_e422 <= _e411);
                if _e423 {
                    phi_24059_ = (_e419 + 1u);
                } else {
                    phi_24059_ = _e415;
                }
                let _e426 = phi_24059_;
                phi_24038_ = select(_e419, _e413, _e423);
                phi_24041_ = _e426;
            } else {
                break;
            }
            let _e429 = phi_24038_;
            let _e431 = phi_24041_;
            continue;
            continuing {
                phi_24037_ = _e429;
                phi_24040_ = _e431;
            }
        }
        let _e435 = local_180;
        if (_e435 > (_e404 + 1u)) {
            let _e438 = local_181;
            phi_24070_ = ((((_e438 - 1u) / 256u) - (_e404 / 256u)) + 1u);
        } else {
            phi_24070_ = 0u;
        }
        let _e445 = phi_24070_;
        tile_counts.member[_e403] = _e445;
    }
    return;
}

fn function_48() {
    var phi_24100_: u32;
    var phi_24103_: u32;
    var phi_24101_: u32;
    var phi_24104_: u32;
    var local_182: u32;
    var local_183: u32;
    var local_184: u32;

    let _e393 = builtin_local_56;
    let _e394 = builtin_group_56;
    let _e395 = builtin_groups_56;
    let _e404 = ((((_e394.x + (_e394.y * _e395.x)) * 256u) + _e393.x) * 16u);
    let _e405 = (_e404 + 16u);
    let _e408 = params_2.member.member_3;
    phi_24100_ = _e404;
    phi_24103_ = 0u;
    loop {
        let _e412 = phi_24100_;
        let _e414 = phi_24103_;
        local_182 = _e414;
        local_183 = _e414;
        local_184 = _e414;
        let _e415 = (_e412 < select(_e408, _e405, (_e405 < _e408)));
        if _e415 {
            let _e419 = ends_2.member[_e412][0u];
            phi_24101_ = (_e412 + 1u);
            phi_24104_ = select(_e414, _e419, (_e419 > _e414));
        } else {
            break;
        }
        let _e424 = phi_24101_;
        let _e426 = phi_24104_;
        continue;
        continuing {
            phi_24100_ = _e424;
            phi_24103_ = _e426;
        }
    }
    let _e429 = local_182;
    if (_e429 > 0u) {
        let _e433 = local_183;
        let _e436 = local_184;
        let _e440 = atomicMax((&last_ends_1.member[(_e404 / 256u)]), select(1u, _e436, (_e433 > 1u)));
    }
    return;
}

fn function_49() {
    var phi_24188_: bool;
    var phi_24202_: u32;
    var phi_24205_: u32;
    var phi_24203_: u32;
    var phi_24206_: u32;
    var local_185: u32;
    var local_186: u32;
    var phi_24236_: u32;
    var phi_24246_: u32;
    var phi_24247_: u32;

    let _e393 = builtin_local_56;
    let _e394 = builtin_group_56;
    let _e395 = builtin_groups_56;
    let _e403 = (((_e394.x + (_e394.y * _e395.x)) * 256u) + _e393.x);
    let _e406 = scanned.member[0u];
    let _e409 = params_2.member.member_15;
    let _e411 = select(_e406, _e409, (_e406 > _e409));
    let _e414 = params_2.member.member_14;
    let _e417 = (select(_e414, _e411, (_e411 > _e414)) - _e414);
    let _e420 = params_2.member.member_13;
    if (_e417 > _e420) {
        phi_24188_ = true;
    } else {
        let _e424 = scanned.member[1u];
        phi_24188_ = select(true, false, (_e424 == 0u));
    }
    let _e428 = phi_24188_;
    let _e429 = select(_e417, 0u, _e428);
    if (_e403 == 0u) {
        list.member[0u] = 0u;
        list.member[1u] = 0u;
        list.member[2u] = 0u;
        list.member[3u] = _e429;
        phi_24202_ = 1u;
        phi_24205_ = _e429;
        loop {
            let _e440 = phi_24202_;
            let _e442 = phi_24205_;
            local_185 = _e442;
            local_186 = _e440;
            let _e443 = (_e442 > 65535u);
            if _e443 {
                phi_24203_ = (_e440 << bitcast<u32>(1i));
                phi_24206_ = ((_e442 >> bitcast<u32>(1i)) + (_e442 & 1u));
            } else {
                break;
            }
            let _e451 = phi_24203_;
            let _e453 = phi_24206_;
            continue;
            continuing {
                phi_24202_ = _e451;
                phi_24205_ = _e453;
            }
        }
        let _e456 = local_185;
        let _e458 = local_186;
        arguments_2.member[0u] = type_49(_e456, _e458, 1u);
    }
    let _e464 = params_2.member.member_3;
    let _e465 = (_e464 / 256u);
    if ((_e464 % 256u) > 0u) {
        phi_24236_ = (_e465 + 1u);
    } else {
        phi_24236_ = _e465;
    }
    let _e470 = phi_24236_;
    if (_e403 < _e470) {
        let _e474 = first_tiles.member[_e403];
        let _e477 = tile_counts_1.member[_e403];
        phi_24246_ = 0u;
        loop {
            let _e479 = phi_24246_;
            let _e480 = (_e479 < _e477);
            if _e480 {
                let _e482 = ((_e474 + _e479) - _e414);
                if (_e482 < _e429) {
                    let _e484 = (_e482 * 2u);
                    list.member[(4u + _e484)] = _e403;
                    list.member[(_e484 + 5u)] = (_e403 + _e479);
                }
                phi_24247_ = (_e479 + 1u);
            } else {
                break;
            }
            let _e494 = phi_24247_;
            continue;
            continuing {
                phi_24246_ = _e494;
            }
        }
    }
    return;
}

fn function_50() {
    var local_187: array<u32, 2>;
    var phi_24313_: u32;
    var phi_24320_: u32;
    var phi_24323_: type_85;
    var phi_24321_: u32;
    var phi_24324_: type_85;
    var local_188: type_85;
    var local_189: type_85;
    var phi_24423_: u32;
    var phi_24426_: type_85;
    var phi_24424_: u32;
    var phi_24427_: type_85;
    var local_190: type_85;
    var local_191: type_85;
    var phi_24521_: type_85;
    var phi_24527_: u32;
    var phi_24530_: type_85;
    var phi_24528_: u32;
    var phi_24531_: type_85;
    var phi_24621_: type_85;
    var phi_24696_: type_57;
    var phi_24704_: u32;
    var phi_24724_: u32;
    var phi_24727_: u32;
    var phi_24729_: u32;
    var phi_24731_: u32;
    var phi_24752_: bool;
    var phi_24753_: bool;
    var phi_24766_: bool;
    var phi_24767_: bool;
    var phi_24780_: bool;
    var phi_24781_: bool;
    var phi_24725_: u32;
    var phi_24728_: u32;
    var phi_24730_: u32;
    var phi_24732_: u32;
    var phi_24787_: u32;
    var phi_24807_: u32;
    var phi_24808_: u32;
    var local_192: u32;
    var local_193: u32;
    var local_194: u32;
    var phi_24788_: u32;
    var local_195: type_85;
    var local_196: type_85;
    var local_197: type_85;
    var local_198: type_85;

    let _e394 = builtin_local_56;
    let _e395 = builtin_group_56;
    let _e396 = builtin_groups_56;
    local_187 = array<u32, 2>(0u, 0u);
    local_187[_e395.z] = _e394.x;
    let _e403 = local_187[(_e396.z - 1u)];
    let _e413 = params_2.member.member;
    let _e414 = (_e413 / 2048u);
    if ((_e413 % 2048u) > 0u) {
        phi_24313_ = (_e414 + 1u);
    } else {
        phi_24313_ = _e414;
    }
    let _e419 = phi_24313_;
    let _e422 = low_1.member[0u];
    let _e425 = high_1.member[0u];
    phi_24320_ = _e403;
    phi_24323_ = type_85(_e422, _e425);
    loop {
        let _e428 = phi_24320_;
        let _e430 = phi_24323_;
        local_188 = _e430;
        local_189 = _e430;
        local_195 = _e430;
        local_197 = _e430;
        let _e431 = (_e428 < _e419);
        if _e431 {
            let _e434 = low_1.member[_e428];
            let _e437 = high_1.member[_e428];
            phi_24321_ = (_e428 + 256u);
            phi_24324_ = type_85(vec4<f32>(select(_e434.x, _e430.member.x, (_e430.member.x < _e434.x)), select(_e434.y, _e430.member.y, (_e430.member.y < _e434.y)), select(_e434.z, _e430.member.z, (_e430.member.z < _e434.z)), select(_e434.w, _e430.member.w, (_e430.member.w < _e434.w))), vec4<f32>(select(_e437.x, _e430.member_1.x, (_e430.member_1.x > _e437.x)), select(_e437.y, _e430.member_1.y, (_e430.member_1.y > _e437.y)), select(_e437.z, _e430.member_1.z, (_e430.member_1.z > _e437.z)), select(_e437.w, _e430.member_1.w, (_e430.member_1.w > _e437.w))));
        } else {
            break;
        }
        let _e477 = phi_24321_;
        let _e479 = phi_24324_;
        continue;
        continuing {
            phi_24320_ = _e477;
            phi_24323_ = _e479;
        }
    }
    let _e482 = local_188;
    lows[_e403] = _e482.member;
    let _e486 = local_189;
    highs[_e403] = _e486.member_1;
    workgroupBarrier();
    if ((_e403 & 15u) == 0u) {
        phi_24423_ = 1u;
        let _e829 = local_195;
        phi_24426_ = _e829;
        loop {
            let _e492 = phi_24423_;
            let _e494 = phi_24426_;
            local_190 = _e494;
            local_191 = _e494;
            local_196 = _e494;
            let _e495 = (_e492 < 16u);
            if _e495 {
                let _e496 = (_e403 + _e492);
                let _e498 = lows[_e496];
                let _e500 = highs[_e496];
                phi_24424_ = (_e492 + _e396.z);
                phi_24427_ = type_85(vec4<f32>(select(_e498.x, _e494.member.x, (_e494.member.x < _e498.x)), select(_e498.y, _e494.member.y, (_e494.member.y < _e498.y)), select(_e498.z, _e494.member.z, (_e494.member.z < _e498.z)), select(_e498.w, _e494.member.w, (_e494.member.w < _e498.w))), vec4<f32>(select(_e500.x, _e494.member_1.x, (_e494.member_1.x > _e500.x)), select(_e500.y, _e494.member_1.y, (_e494.member_1.y > _e500.y)), select(_e500.z, _e494.member_1.z, (_e494.member_1.z > _e500.z)), select(_e500.w, _e494.member_1.w, (_e494.member_1.w > _e500.w))));
            } else {
                break;
            }
            let _e540 = phi_24424_;
            let _e542 = phi_24427_;
            continue;
            continuing {
                phi_24423_ = _e540;
                phi_24426_ = _e542;
            }
        }
        let _e545 = local_190;
        lows[_e403] = _e545.member;
        let _e548 = local_191;
        highs[_e403] = _e548.member_1;
        let _e836 = local_196;
        phi_24521_ = _e836;
    } else {
        let _e838 = local_197;
        phi_24521_ = _e838;
    }
    let _e551 = phi_24521_;
    workgroupBarrier();
    if (_e403 == 0u) {
        phi_24527_ = 16u;
        phi_24530_ = _e551;
        loop {
            let _e554 = phi_24527_;
            let _e556 = phi_24530_;
            local_198 = _e556;
            let _e557 = (_e554 < 256u);
            if _e557 {
                let _e559 = lows[_e554];
                let _e561 = highs[_e554];
                phi_24528_ = (_e554 + (16u * _e396.z));
                phi_24531_ = type_85(vec4<f32>(select(_e559.x, _e556.member.x, (_e556.member.x < _e559.x)), select(_e559.y, _e556.member.y, (_e556.member.y < _e559.y)), select(_e559.z, _e556.member.z, (_e556.member.z < _e559.z)), select(_e559.w, _e556.member.w, (_e556.member.w < _e559.w))), vec4<f32>(select(_e561.x, _e556.member_1.x, (_e556.member_1.x > _e561.x)), select(_e561.y, _e556.member_1.y, (_e556.member_1.y > _e561.y)), select(_e561.z, _e556.member_1.z, (_e556.member_1.z > _e561.z)), select(_e561.w, _e556.member_1.w, (_e556.member_1.w > _e561.w))));
            } else {
                break;
            }
            let _e602 = phi_24528_;
            let _e604 = phi_24531_;
            continue;
            continuing {
                phi_24527_ = _e602;
                phi_24530_ = _e604;
            }
        }
        let _e845 = local_198;
        phi_24621_ = _e845;
    } else {
        phi_24621_ = _e551;
    }
    let _e607 = phi_24621_;
    workgroupBarrier();
    let _e608 = ((((_e395.x + (_e395.y * _e396.x)) * 256u) + _e403) == 0u);
    if _e608 {
        let _e613 = abs(_e607.member.x);
        let _e614 = abs(_e607.member.y);
        let _e616 = select(_e614, _e613, (_e613 > _e614));
        let _e617 = abs(_e607.member.z);
        let _e619 = select(_e617, _e616, (_e616 > _e617));
        let _e624 = abs(_e607.member_1.x);
        let _e625 = abs(_e607.member_1.y);
        let _e627 = select(_e625, _e624, (_e624 > _e625));
        let _e628 = abs(_e607.member_1.z);
        let _e630 = select(_e628, _e627, (_e627 > _e628));
        let _e637 = (274u - ((bitcast<u32>(select(_e630, _e619, (_e619 > _e630))) >> bitcast<u32>(23i)) & 255u));
        let _e643 = vec4(bitcast<f32>((select(253u, _e637, (_e637 < 253u)) << bitcast<u32>(23i))));
        highs[0u] = _e643;
        frame_2.member[1u] = _e643;
        not_finite.member[0u] = select(0u, 1u, (_e607.member_1.w != 0f));
    }
    workgroupBarrier();
    let _e654 = highs[0u];
    if (_e413 < 256u) {
        phi_24696_ = type_57(_e413, 1u);
    } else {
        phi_24696_ = type_57(256u, (_e413 / 256u));
    }
    let _e661 = phi_24696_;
    let _e664 = (_e403 < _e661.member);
    if _e664 {
        phi_24704_ = (_e403 * _e661.member_1);
    } else {
        phi_24704_ = 0u;
    }
    let _e667 = phi_24704_;
    let _e671 = corners_2.member[(_e667 * 3u)];
    let _e678 = (bitcast<f32>(_e671.x) * _e654.x);
    let _e679 = (bitcast<f32>(_e671.y) * _e654.x);
    let _e680 = (bitcast<f32>(_e671.z) * _e654.x);
    lows[_e403] = vec4<f32>(_e678, _e679, _e680, 0f);
    workgroupBarrier();
    if _e664 {
        phi_24724_ = 0u;
        phi_24727_ = 0u;
        phi_24729_ = 0u;
        phi_24731_ = 0u;
        loop {
            let _e683 = phi_24724_;
            let _e685 = phi_24727_;
            let _e687 = phi_24729_;
            let _e689 = phi_24731_;
            local_192 = _e689;
            local_193 = _e687;
            local_194 = _e685;
            let _e690 = (_e683 < _e661.member);
            if _e690 {
                let _e692 = lows[_e683];
                let _e693 = (_e683 < _e403);
                if (_e692.x < _e678) {
                    phi_24753_ = true;
                } else {
                    if _e693 {
                        phi_24752_ = (_e692.x == _e678);
                    } else {
                        phi_24752_ = false;
                    }
                    let _e698 = phi_24752_;
                    phi_24753_ = _e698;
                }
                let _e700 = phi_24753_;
                if (_e692.y < _e679) {
                    phi_24767_ = true;
                } else {
                    if _e693 {
                        phi_24766_ = (_e692.y == _e679);
                    } else {
                        phi_24766_ = false;
                    }
                    let _e707 = phi_24766_;
                    phi_24767_ = _e707;
                }
                let _e709 = phi_24767_;
                if (_e692.z < _e680) {
                    phi_24781_ = true;
                } else {
                    if _e693 {
                        phi_24780_ = (_e692.z == _e680);
                    } else {
                        phi_24780_ = false;
                    }
                    let _e716 = phi_24780_;
                    phi_24781_ = _e716;
                }
                let _e718 = phi_24781_;
                phi_24725_ = (_e683 + 1u);
                phi_24728_ = (_e685 + select(0u, 1u, _e718));
                phi_24730_ = (_e687 + select(0u, 1u, _e709));
                phi_24732_ = (_e689 + select(0u, 1u, _e700));
            } else {
                break;
            }
            let _e723 = phi_24725_;
            let _e725 = phi_24728_;
            let _e727 = phi_24730_;
            let _e729 = phi_24732_;
            continue;
            continuing {
                phi_24724_ = _e723;
                phi_24727_ = _e725;
                phi_24729_ = _e727;
                phi_24731_ = _e729;
            }
        }
        let _e731 = (_e661.member / 8u);
        phi_24787_ = 0u;
        loop {
            let _e733 = phi_24787_;
            let _e734 = (_e733 < 3u);
            if _e734 {
                if (_e733 == 0u) {
                    phi_24808_ = _e731;
                } else {
                    if (_e733 == 1u) {
                        phi_24807_ = (_e661.member / 2u);
                    } else {
                        phi_24807_ = ((_e661.member - 1u) - _e731);
                    }
                    let _e741 = phi_24807_;
                    phi_24808_ = _e741;
                }
                let _e743 = phi_24808_;
                let _e745 = local_192;
                if (_e745 == _e743) {
                    highs[(3u * _e733)] = vec4(_e678);
                }
                let _e751 = local_193;
                if (_e751 == _e743) {
                    highs[((3u * _e733) + 1u)] = vec4(_e679);
                }
                let _e758 = local_194;
                if (_e758 == _e743) {
                    highs[((3u * _e733) + 2u)] = vec4(_e680);
                }
                phi_24788_ = (_e733 + 1u);
            } else {
                break;
            }
            let _e766 = phi_24788_;
            continue;
            continuing {
                phi_24787_ = _e766;
            }
        }
    }
    workgroupBarrier();
    if _e608 {
        let _e768 = highs[0u];
        let _e771 = highs[1u];
        let _e774 = highs[2u];
        let _e777 = highs[3u];
        let _e780 = highs[4u];
        let _e783 = highs[5u];
        let _e786 = highs[6u];
        let _e789 = highs[7u];
        let _e792 = highs[8u];
        let _e794 = (_e777.x - _e768.x);
        let _e795 = (_e780.x - _e771.x);
        let _e796 = (_e783.x - _e774.x);
        let _e797 = (_e786.x - _e777.x);
        let _e798 = (_e789.x - _e780.x);
        let _e799 = (_e792.x - _e783.x);
        let _e801 = select(_e797, _e794, (_e794 > _e797));
        let _e803 = select(_e798, _e795, (_e795 > _e798));
        let _e805 = select(_e799, _e796, (_e796 > _e799));
        let _e807 = select(_e805, _e803, (_e803 > _e805));
        let _e811 = ((1.5f * select(_e807, _e801, (_e801 > _e807))) + 0.00000000000000000086736174f);
        frame_2.member[0u] = vec4<f32>((_e777.x - _e811), (_e780.x - _e811), (_e783.x - _e811), (0.5f / _e811));
    }
    return;
}

fn function_51() {
    var local_199: array<u32, 2>;
    var phi_24967_: bool;
    var phi_24969_: bool;
    var phi_24970_: bool;
    var phi_24993_: bool;
    var phi_24995_: bool;
    var phi_24996_: bool;
    var phi_25019_: bool;
    var phi_25021_: bool;
    var phi_25022_: bool;
    var phi_25087_: type_85;
    var phi_25089_: type_85;
    var phi_25090_: bool;
    var phi_25091_: type_85;
    var phi_25092_: bool;
    var phi_25097_: type_85;
    var phi_25099_: u32;
    var phi_25102_: type_85;
    var phi_25212_: bool;
    var phi_25214_: bool;
    var phi_25215_: bool;
    var phi_25238_: bool;
    var phi_25240_: bool;
    var phi_25241_: bool;
    var phi_25264_: bool;
    var phi_25266_: bool;
    var phi_25267_: bool;
    var phi_25338_: type_85;
    var phi_25340_: type_85;
    var phi_25341_: bool;
    var phi_25342_: type_85;
    var phi_25343_: bool;
    var phi_25348_: type_85;
    var phi_25428_: type_85;
    var phi_25100_: u32;
    var phi_25103_: type_85;
    var local_200: type_85;
    var local_201: type_85;
    var phi_25441_: u32;
    var phi_25444_: type_85;
    var phi_25442_: u32;
    var phi_25445_: type_85;
    var local_202: type_85;
    var local_203: type_85;
    var phi_25539_: type_85;
    var phi_25545_: u32;
    var phi_25548_: type_85;
    var phi_25546_: u32;
    var phi_25549_: type_85;
    var phi_25639_: type_85;
    var local_204: type_85;
    var local_205: type_85;
    var local_206: type_85;
    var local_207: type_85;

    let _e394 = builtin_local_56;
    let _e395 = builtin_group_56;
    let _e396 = builtin_groups_56;
    local_199 = array<u32, 2>(0u, 0u);
    local_199[_e395.z] = _e394.x;
    let _e403 = local_199[(_e396.z - 1u)];
    let _e408 = (_e395.x + (_e395.y * _e396.x));
    let _e413 = triangles.member[(_e408 * 6144u)];
    let _e414 = (3u * _e413);
    let _e417 = positions.member[_e414];
    let _e421 = positions.member[(_e414 + 1u)];
    let _e425 = positions.member[(_e414 + 2u)];
    let _e428 = params_2.member.member;
    let _e431 = ((bitcast<u32>(_e417) & 2139095040u) != 2139095040u);
    if _e431 {
        let _e434 = ((bitcast<u32>(_e421) & 2139095040u) != 2139095040u);
        if _e434 {
            phi_24967_ = ((bitcast<u32>(_e425) & 2139095040u) != 2139095040u);
        } else {
            phi_24967_ = bool();
        }
        let _e439 = phi_24967_;
        phi_24969_ = _e439;
        phi_24970_ = select(true, false, _e434);
    } else {
        phi_24969_ = bool();
        phi_24970_ = true;
    }
    let _e442 = phi_24969_;
    let _e444 = phi_24970_;
    if select(_e442, false, _e444) {
        if _e431 {
            let _e448 = ((bitcast<u32>(_e421) & 2139095040u) != 2139095040u);
            if _e448 {
                phi_24993_ = ((bitcast<u32>(_e425) & 2139095040u) != 2139095040u);
            } else {
                phi_24993_ = bool();
            }
            let _e453 = phi_24993_;
            phi_24995_ = _e453;
            phi_24996_ = select(true, false, _e448);
        } else {
            phi_24995_ = bool();
            phi_24996_ = true;
        }
        let _e456 = phi_24995_;
        let _e458 = phi_24996_;
        if select(_e456, false, _e458) {
            if _e431 {
                let _e462 = ((bitcast<u32>(_e421) & 2139095040u) != 2139095040u);
                if _e462 {
                    phi_25019_ = ((bitcast<u32>(_e425) & 2139095040u) != 2139095040u);
                } else {
                    phi_25019_ = bool();
                }
                let _e467 = phi_25019_;
                phi_25021_ = _e467;
                phi_25022_ = select(true, false, _e462);
            } else {
                phi_25021_ = bool();
                phi_25022_ = true;
            }
            let _e470 = phi_25021_;
            let _e472 = phi_25022_;
            let _e473 = select(_e470, false, _e472);
            if _e473 {
                let _e474 = vec4<f32>(_e417, _e421, _e425, 0f);
                phi_25087_ = type_85(_e474, _e474);
            } else {
                phi_25087_ = type_85();
            }
            let _e477 = phi_25087_;
            phi_25089_ = _e477;
            phi_25090_ = select(true, false, _e473);
        } else {
            phi_25089_ = type_85();
            phi_25090_ = true;
        }
        let _e480 = phi_25089_;
        let _e482 = phi_25090_;
        phi_25091_ = _e480;
        phi_25092_ = _e482;
    } else {
        phi_25091_ = type_85();
        phi_25092_ = true;
    }
    let _e484 = phi_25091_;
    let _e486 = phi_25092_;
    if _e486 {
        phi_25097_ = type_85(vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 1f));
    } else {
        phi_25097_ = _e484;
    }
    let _e488 = phi_25097_;
    phi_25099_ = _e403;
    phi_25102_ = _e488;
    loop {
        let _e490 = phi_25099_;
        let _e492 = phi_25102_;
        local_200 = _e492;
        local_201 = _e492;
        local_204 = _e492;
        local_206 = _e492;
        let _e493 = (_e490 < 2048u);
        if _e493 {
            let _e494 = ((_e408 * 2048u) + _e490);
            if (_e494 < _e428) {
                let _e496 = (_e494 * 3u);
                let _e499 = triangles.member[_e496];
                let _e502 = embedded.member[_e499];
                let _e505 = (3u * _e499);
                let _e508 = positions.member[_e505];
                let _e512 = positions.member[(_e505 + 1u)];
                let _e516 = positions.member[(_e505 + 2u)];
                let _e518 = bitcast<u32>(_e508);
                let _e519 = bitcast<u32>(_e512);
                let _e520 = bitcast<u32>(_e516);
                corners_3.member[_e496] = vec4<u32>(_e518, _e519, _e520, (_e499 | select(2147483648u, 0u, (_e502 == 0u))));
                let _e524 = (_e496 + 1u);
                let _e527 = triangles.member[_e524];
                let _e530 = embedded.member[_e527];
                let _e533 = (3u * _e527);
                let _e536 = positions.member[_e533];
                let _e540 = positions.member[(_e533 + 1u)];
                let _e544 = positions.member[(_e533 + 2u)];
                let _e546 = bitcast<u32>(_e536);
                let _e547 = bitcast<u32>(_e540);
                let _e548 = bitcast<u32>(_e544);
                corners_3.member[_e524] = vec4<u32>(_e546, _e547, _e548, (_e527 | select(2147483648u, 0u, (_e530 == 0u))));
                let _e552 = (_e496 + 2u);
                let _e555 = triangles.member[_e552];
                let _e558 = embedded.member[_e555];
                let _e561 = (3u * _e555);
                let _e564 = positions.member[_e561];
                let _e568 = positions.member[(_e561 + 1u)];
                let _e572 = positions.member[(_e561 + 2u)];
                let _e574 = bitcast<u32>(_e564);
                let _e575 = bitcast<u32>(_e568);
                let _e576 = bitcast<u32>(_e572);
                corners_3.member[_e552] = vec4<u32>(_e574, _e575, _e576, (_e555 | select(2147483648u, 0u, (_e558 == 0u))));
                if ((_e518 & 2139095040u) != 2139095040u) {
                    let _e583 = ((_e519 & 2139095040u) != 2139095040u);
                    if _e583 {
                        phi_25212_ = ((_e520 & 2139095040u) != 2139095040u);
                    } else {
                        phi_25212_ = bool();
                    }
                    let _e587 = phi_25212_;
                    phi_25214_ = _e587;
                    phi_25215_ = select(true, false, _e583);
                } else {
                    phi_25214_ = bool();
                    phi_25215_ = true;
                }
                let _e590 = phi_25214_;
                let _e592 = phi_25215_;
                if select(_e590, false, _e592) {
                    if ((_e546 & 2139095040u) != 2139095040u) {
                        let _e597 = ((_e547 & 2139095040u) != 2139095040u);
                        if _e597 {
                            phi_25238_ = ((_e548 & 2139095040u) != 2139095040u);
                        } else {
                            phi_25238_ = bool();
                        }
                        let _e601 = phi_25238_;
                        phi_25240_ = _e601;
                        phi_25241_ = select(true, false, _e597);
                    } else {
                        phi_25240_ = bool();
                        phi_25241_ = true;
                    }
                    let _e604 = phi_25240_;
                    let _e606 = phi_25241_;
                    if select(_e604, false, _e606) {
                        if ((_e574 & 2139095040u) != 2139095040u) {
                            let _e611 = ((_e575 & 2139095040u) != 2139095040u);
                            if _e611 {
                                phi_25264_ = ((_e576 & 2139095040u) != 2139095040u);
                            } else {
                                phi_25264_ = bool();
                            }
                            let _e615 = phi_25264_;
                            phi_25266_ = _e615;
                            phi_25267_ = select(true, false, _e611);
                        } else {
                            phi_25266_ = bool();
                            phi_25267_ = true;
                        }
                        let _e618 = phi_25266_;
                        let _e620 = phi_25267_;
                        let _e621 = select(_e618, false, _e620);
                        if _e621 {
                            let _e623 = select(_e536, _e508, (_e508 < _e536));
                            let _e625 = select(_e540, _e512, (_e512 < _e540));
                            let _e627 = select(_e544, _e516, (_e516 < _e544));
                            let _e636 = select(_e536, _e508, (_e508 > _e536));
                            let _e638 = select(_e540, _e512, (_e512 > _e540));
                            let _e640 = select(_e544, _e516, (_e516 > _e544));
                            phi_25338_ = type_85(vec4<f32>(select(_e564, _e623, (_e623 < _e564)), select(_e568, _e625, (_e625 < _e568)), select(_e572, _e627, (_e627 < _e572)), 0f), vec4<f32>(select(_e564, _e636, (_e636 > _e564)), select(_e568, _e638, (_e638 > _e568)), select(_e572, _e640, (_e640 > _e572)), 0f));
                        } else {
                            phi_25338_ = type_85();
                        }
                        let _e650 = phi_25338_;
                        phi_25340_ = _e650;
                        phi_25341_ = select(true, false, _e621);
                    } else {
                        phi_25340_ = type_85();
                        phi_25341_ = true;
                    }
                    let _e653 = phi_25340_;
                    let _e655 = phi_25341_;
                    phi_25342_ = _e653;
                    phi_25343_ = _e655;
                } else {
                    phi_25342_ = type_85();
                    phi_25343_ = true;
                }
                let _e657 = phi_25342_;
                let _e659 = phi_25343_;
                if _e659 {
                    phi_25348_ = type_85(vec4<f32>(0f, 0f, 0f, 0f), vec4<f32>(0f, 0f, 0f, 1f));
                } else {
                    phi_25348_ = _e657;
                }
                let _e661 = phi_25348_;
                phi_25428_ = type_85(vec4<f32>(select(_e661.member.x, _e492.member.x, (_e492.member.x < _e661.member.x)), select(_e661.member.y, _e492.member.y, (_e492.member.y < _e661.member.y)), select(_e661.member.z, _e492.member.z, (_e492.member.z < _e661.member.z)), select(_e661.member.w, _e492.member.w, (_e492.member.w < _e661.member.w))), vec4<f32>(select(_e661.member_1.x, _e492.member_1.x, (_e492.member_1.x > _e661.member_1.x)), select(_e661.member_1.y, _e492.member_1.y, (_e492.member_1.y > _e661.member_1.y)), select(_e661.member_1.z, _e492.member_1.z, (_e492.member_1.z > _e661.member_1.z)), select(_e661.member_1.w, _e492.member_1.w, (_e492.member_1.w > _e661.member_1.w))));
            } else {
                phi_25428_ = _e492;
            }
            let _e702 = phi_25428_;
            phi_25100_ = (_e490 + (256u * _e396.z));
            phi_25103_ = _e702;
        } else {
            break;
        }
        let _e706 = phi_25100_;
        let _e708 = phi_25103_;
        continue;
        continuing {
            phi_25099_ = _e706;
            phi_25102_ = _e708;
        }
    }
    let _e711 = local_200;
    lows[_e403] = _e711.member;
    let _e715 = local_201;
    highs[_e403] = _e715.member_1;
    workgroupBarrier();
    if ((_e403 & 15u) == 0u) {
        phi_25441_ = 1u;
        let _e883 = local_204;
        phi_25444_ = _e883;
        loop {
            let _e721 = phi_25441_;
            let _e723 = phi_25444_;
            local_202 = _e723;
            local_203 = _e723;
            local_205 = _e723;
            let _e724 = (_e721 < 16u);
            if _e724 {
                let _e725 = (_e403 + _e721);
                let _e727 = lows[_e725];
                let _e729 = highs[_e725];
                phi_25442_ = (_e721 + _e396.z);
                phi_25445_ = type_85(vec4<f32>(select(_e727.x, _e723.member.x, (_e723.member.x < _e727.x)), select(_e727.y, _e723.member.y, (_e723.member.y < _e727.y)), select(_e727.z, _e723.member.z, (_e723.member.z < _e727.z)), select(_e727.w, _e723.member.w, (_e723.member.w < _e727.w))), vec4<f32>(select(_e729.x, _e723.member_1.x, (_e723.member_1.x > _e729.x)), select(_e729.y, _e723.member_1.y, (_e723.member_1.y > _e729.y)), select(_e729.z, _e723.member_1.z, (_e723.member_1.z > _e729.z)), select(_e729.w, _e723.member_1.w, (_e723.member_1.w > _e729.w))));
            } else {
                break;
            }
            let _e769 = phi_25442_;
            let _e771 = phi_25445_;
            continue;
            continuing {
                phi_25441_ = _e769;
                phi_25444_ = _e771;
            }
        }
        let _e774 = local_202;
        lows[_e403] = _e774.member;
        let _e777 = local_203;
        highs[_e403] = _e777.member_1;
        let _e890 = local_205;
        phi_25539_ = _e890;
    } else {
        let _e892 = local_206;
        phi_25539_ = _e892;
    }
    let _e780 = phi_25539_;
    workgroupBarrier();
    let _e781 = (_e403 == 0u);
    if _e781 {
        phi_25545_ = 16u;
        phi_25548_ = _e780;
        loop {
            let _e783 = phi_25545_;
            let _e785 = phi_25548_;
            local_207 = _e785;
            let _e786 = (_e783 < 256u);
            if _e786 {
                let _e788 = lows[_e783];
                let _e790 = highs[_e783];
                phi_25546_ = (_e783 + (16u * _e396.z));
                phi_25549_ = type_85(vec4<f32>(select(_e788.x, _e785.member.x, (_e785.member.x < _e788.x)), select(_e788.y, _e785.member.y, (_e785.member.y < _e788.y)), select(_e788.z, _e785.member.z, (_e785.member.z < _e788.z)), select(_e788.w, _e785.member.w, (_e785.member.w < _e788.w))), vec4<f32>(select(_e790.x, _e785.member_1.x, (_e785.member_1.x > _e790.x)), select(_e790.y, _e785.member_1.y, (_e785.member_1.y > _e790.y)), select(_e790.z, _e785.member_1.z, (_e785.member_1.z > _e790.z)), select(_e790.w, _e785.member_1.w, (_e785.member_1.w > _e790.w))));
            } else {
                break;
            }
            let _e831 = phi_25546_;
            let _e833 = phi_25549_;
            continue;
            continuing {
                phi_25545_ = _e831;
                phi_25548_ = _e833;
            }
        }
        let _e899 = local_207;
        phi_25639_ = _e899;
    } else {
        phi_25639_ = _e780;
    }
    let _e836 = phi_25639_;
    if _e781 {
        low_2.member[_e408] = _e836.member;
        high_2.member[_e408] = _e836.member_1;
    }
    return;
}

fn function_52() {
    var local_208: array<u32, 2>;
    var phi_25710_: u32;
    var phi_25713_: u32;
    var phi_25715_: u32;
    var phi_25717_: u32;
    var phi_25771_: type_57;
    var phi_25858_: bool;
    var phi_25873_: bool;
    var phi_25888_: bool;
    var phi_25925_: bool;
    var phi_25926_: bool;
    var phi_25934_: bool;
    var phi_25935_: bool;
    var phi_25936_: bool;
    var phi_25937_: bool;
    var phi_25938_: bool;
    var phi_26375_: bool;
    var phi_26391_: bool;
    var phi_26393_: bool;
    var phi_26394_: bool;
    var phi_31183_: bool;
    var phi_31184_: bool;
    var phi_31185_: bool;
    var phi_31202_: bool;
    var phi_31203_: bool;
    var phi_31204_: bool;
    var phi_31237_: u32;
    var phi_31238_: u32;
    var phi_31249_: type_89;
    var phi_31250_: type_89;
    var phi_31276_: u32;
    var phi_31277_: u32;
    var phi_31288_: type_89;
    var phi_31289_: type_89;
    var phi_32496_: i32;
    var phi_32673_: i32;
    var phi_32770_: i32;
    var phi_32777_: u32;
    var phi_31449_: i32;
    var phi_31600_: i32;
    var phi_31751_: i32;
    var phi_31902_: i32;
    var phi_31929_: u32;
    var phi_31931_: u32;
    var phi_31932_: bool;
    var phi_31937_: u32;
    var phi_31938_: u32;
    var phi_31939_: bool;
    var phi_31985_: vec3<f32>;
    var phi_32023_: vec3<f32>;
    var phi_32070_: vec3<f32>;
    var phi_32114_: vec3<f32>;
    var phi_32323_: bool;
    var phi_32325_: bool;
    var phi_32326_: bool;
    var phi_32327_: bool;
    var phi_32328_: bool;
    var phi_32337_: bool;
    var phi_32778_: u32;
    var phi_32779_: u32;
    var phi_32780_: u32;
    var phi_32781_: bool;
    var phi_32786_: u32;
    var phi_32787_: bool;
    var phi_26552_: i32;
    var phi_26700_: i32;
    var phi_26848_: i32;
    var phi_26996_: i32;
    var phi_27144_: i32;
    var phi_27292_: i32;
    var phi_27302_: bool;
    var phi_27304_: bool;
    var phi_27305_: bool;
    var phi_27322_: bool;
    var phi_27324_: bool;
    var phi_27325_: bool;
    var phi_27343_: type_89;
    var phi_27344_: type_89;
    var phi_27355_: type_89;
    var phi_27356_: type_89;
    var phi_27366_: i32;
    var phi_27375_: type_89;
    var phi_27385_: i32;
    var phi_27394_: type_89;
    var phi_27549_: i32;
    var phi_27704_: i32;
    var phi_27714_: bool;
    var phi_27715_: bool;
    var phi_27716_: bool;
    var phi_27733_: bool;
    var phi_27734_: bool;
    var phi_27735_: bool;
    var phi_27760_: bool;
    var phi_27765_: u32;
    var phi_27766_: u32;
    var phi_27767_: bool;
    var phi_27772_: u32;
    var phi_27773_: u32;
    var phi_27774_: bool;
    var phi_31152_: bool;
    var phi_31157_: u32;
    var phi_31158_: bool;
    var phi_31159_: u32;
    var phi_31160_: bool;
    var phi_31161_: bool;
    var phi_32788_: u32;
    var phi_32789_: u32;
    var phi_32790_: bool;
    var phi_32795_: u32;
    var phi_32808_: u32;
    var phi_32809_: u32;
    var phi_32810_: u32;
    var phi_25711_: u32;
    var phi_25714_: u32;
    var phi_25716_: u32;
    var phi_25718_: u32;
    var local_209: u32;
    var local_210: u32;
    var phi_32820_: u32;
    var local_211: u32;
    var local_212: u32;
    var local_213: u32;
    var local_214: u32;
    var local_215: u32;
    var phi_32857_: u32;
    var phi_32860_: u32;
    var phi_32918_: type_57;
    var local_216: u32;
    var phi_32858_: u32;
    var phi_32861_: u32;

    let _e394 = builtin_local_56;
    let _e395 = builtin_group_56;
    let _e396 = builtin_groups_56;
    local_208 = array<u32, 2>(0u, 0u);
    local_208[_e395.z] = _e394.x;
    let _e406 = local_208[(_e396.z - 1u)];
    let _e411 = (_e395.x + (_e395.y * _e396.x));
    let _e412 = (_e406 < 3u);
    if _e412 {
        atomicStore((&counts_3[_e406]), 0u);
    }
    workgroupBarrier();
    let _e416 = params_2.member.member_11;
    let _e418 = tiles.member[0u];
    phi_25710_ = 0u;
    phi_25713_ = 0u;
    phi_25715_ = 0u;
    phi_25717_ = 0u;
    loop {
        let _e422 = phi_25710_;
        let _e424 = phi_25713_;
        let _e426 = phi_25715_;
        let _e428 = phi_25717_;
        local_209 = _e428;
        local_210 = _e426;
        local_211 = _e426;
        local_212 = _e426;
        local_213 = _e424;
        local_214 = _e424;
        local_215 = _e424;
        local_216 = _e426;
        let _e429 = (_e422 < 8u);
        if _e429 {
            let _e433 = ((((_e411 * 8u) + _e422) * 256u) + _e406);
            if (_e433 < select(_e416, _e418, (_e418 < _e416))) {
                let _e436 = pairs.member[_e433];
                let _e439 = ((_e436 >> bitcast<u32>(16i)) * 2u);
                let _e442 = tiles.member[(4u + _e439)];
                let _e449 = boxes.member[((_e442 * 256u) + ((_e436 >> bitcast<u32>(8i)) & 255u))];
                let _e453 = tiles.member[(_e439 + 5u)];
                let _e458 = boxes.member[((_e453 * 256u) + (_e436 & 255u))];
                if (_e449.x < _e458.x) {
                    phi_25771_ = type_57(_e449.x, _e458.x);
                } else {
                    phi_25771_ = type_57(_e458.x, _e449.x);
                }
                let _e464 = phi_25771_;
                let _e469 = params_2.member.member_9;
                let _e471 = (_e464.member * 3u);
                let _e474 = corners_4.member[_e471];
                let _e478 = corners_4.member[(_e471 + 1u)];
                let _e482 = corners_4.member[(_e471 + 2u)];
                let _e483 = (_e464.member_1 * 3u);
                let _e486 = corners_4.member[_e483];
                let _e490 = corners_4.member[(_e483 + 1u)];
                let _e494 = corners_4.member[(_e483 + 2u)];
                let _e537 = select(0u, 2147483648u, (_e469 != 0u));
                let _e542 = (((_e486.w == _e474.w) || (_e490.w == _e474.w)) || (_e494.w == _e474.w));
                if _e542 {
                    phi_25858_ = (((_e474.w | _e537) & 2147483648u) != 0u);
                } else {
                    phi_25858_ = false;
                }
                let _e547 = phi_25858_;
                if _e547 {
                    phi_25937_ = bool();
                    phi_25938_ = true;
                } else {
                    let _e552 = (((_e486.w == _e478.w) || (_e490.w == _e478.w)) || (_e494.w == _e478.w));
                    if _e552 {
                        phi_25873_ = (((_e478.w | _e537) & 2147483648u) != 0u);
                    } else {
                        phi_25873_ = false;
                    }
                    let _e557 = phi_25873_;
                    if _e557 {
                        phi_25935_ = bool();
                        phi_25936_ = true;
                    } else {
                        let _e562 = (((_e486.w == _e482.w) || (_e490.w == _e482.w)) || (_e494.w == _e482.w));
                        if _e562 {
                            phi_25888_ = (((_e482.w | _e537) & 2147483648u) != 0u);
                        } else {
                            phi_25888_ = false;
                        }
                        let _e567 = phi_25888_;
                        if _e567 {
                            phi_25934_ = bool();
                        } else {
                            if (_e482.w != _e474.w) {
                                let _e574 = (_e482.w != _e478.w);
                                phi_25925_ = select(bool(), _e562, _e574);
                                phi_25926_ = select(true, false, _e574);
                            } else {
                                phi_25925_ = bool();
                                phi_25926_ = true;
                            }
                            let _e578 = phi_25925_;
                            let _e580 = phi_25926_;
                            phi_25934_ = (((select(0u, 1u, _e542) + select(0u, 1u, select(false, _e552, (_e478.w != _e474.w)))) + select(0u, 1u, select(_e578, false, _e580))) == 3u);
                        }
                        let _e586 = phi_25934_;
                        phi_25935_ = _e586;
                        phi_25936_ = _e567;
                    }
                    let _e588 = phi_25935_;
                    let _e590 = phi_25936_;
                    phi_25937_ = _e588;
                    phi_25938_ = _e590;
                }
                let _e592 = phi_25937_;
                let _e594 = phi_25938_;
                let _e595 = select(_e592, true, _e594);
                if _e595 {
                    phi_32795_ = 0u;
                } else {
                    let _e596 = (_e396.z ^ 1u);
                    let _e597 = bitcast<u32>(bitcast<f32>(_e474.x));
                    let _e598 = (_e597 & 2147483647u);
                    let _e599 = bitcast<u32>(bitcast<f32>(_e474.y));
                    let _e600 = (_e599 & 2147483647u);
                    let _e602 = select(_e600, _e598, (_e598 > _e600));
                    let _e603 = bitcast<u32>(bitcast<f32>(_e474.z));
                    let _e604 = (_e603 & 2147483647u);
                    let _e606 = select(_e604, _e602, (_e602 > _e604));
                    let _e607 = bitcast<u32>(bitcast<f32>(_e478.x));
                    let _e608 = (_e607 & 2147483647u);
                    let _e609 = bitcast<u32>(bitcast<f32>(_e478.y));
                    let _e610 = (_e609 & 2147483647u);
                    let _e612 = select(_e610, _e608, (_e608 > _e610));
                    let _e613 = bitcast<u32>(bitcast<f32>(_e478.z));
                    let _e614 = (_e613 & 2147483647u);
                    let _e616 = select(_e614, _e612, (_e612 > _e614));
                    let _e618 = select(_e616, _e606, (_e606 > _e616));
                    let _e619 = bitcast<u32>(bitcast<f32>(_e482.x));
                    let _e620 = (_e619 & 2147483647u);
                    let _e621 = bitcast<u32>(bitcast<f32>(_e482.y));
                    let _e622 = (_e621 & 2147483647u);
                    let _e624 = select(_e622, _e620, (_e620 > _e622));
                    let _e625 = bitcast<u32>(bitcast<f32>(_e482.z));
                    let _e626 = (_e625 & 2147483647u);
                    let _e628 = select(_e626, _e624, (_e624 > _e626));
                    let _e630 = select(_e628, _e618, (_e618 > _e628));
                    let _e631 = bitcast<u32>(bitcast<f32>(_e486.x));
                    let _e632 = (_e631 & 2147483647u);
                    let _e633 = bitcast<u32>(bitcast<f32>(_e486.y));
                    let _e634 = (_e633 & 2147483647u);
                    let _e636 = select(_e634, _e632, (_e632 > _e634));
                    let _e637 = bitcast<u32>(bitcast<f32>(_e486.z));
                    let _e638 = (_e637 & 2147483647u);
                    let _e640 = select(_e638, _e636, (_e636 > _e638));
                    let _e641 = bitcast<u32>(bitcast<f32>(_e490.x));
                    let _e642 = (_e641 & 2147483647u);
                    let _e643 = bitcast<u32>(bitcast<f32>(_e490.y));
                    let _e644 = (_e643 & 2147483647u);
                    let _e646 = select(_e644, _e642, (_e642 > _e644));
                    let _e647 = bitcast<u32>(bitcast<f32>(_e490.z));
                    let _e648 = (_e647 & 2147483647u);
                    let _e650 = select(_e648, _e646, (_e646 > _e648));
                    let _e652 = select(_e650, _e640, (_e640 > _e650));
                    let _e653 = bitcast<u32>(bitcast<f32>(_e494.x));
                    let _e654 = (_e653 & 2147483647u);
                    let _e655 = bitcast<u32>(bitcast<f32>(_e494.y));
                    let _e656 = (_e655 & 2147483647u);
                    let _e658 = select(_e656, _e654, (_e654 > _e656));
                    let _e659 = bitcast<u32>(bitcast<f32>(_e494.z));
                    let _e660 = (_e659 & 2147483647u);
                    let _e662 = select(_e660, _e658, (_e658 > _e660));
                    let _e664 = select(_e662, _e652, (_e652 > _e662));
                    let _e667 = (select(_e664, _e630, (_e630 > _e664)) & 2139095040u);
                    let _e669 = select(117440512u, _e667, (_e667 > 117440512u));
                    let _e671 = select(1056964608u, _e669, (_e669 > 1056964608u));
                    let _e674 = bitcast<f32>((75497472u + (_e671 - _e669)));
                    let _e675 = (_e671 - 1056964608u);
                    let _e681 = bitcast<f32>(select(0u, ((_e597 + 1056964608u) - _e669), ((_e597 & 2139095040u) > _e675)));
                    let _e687 = bitcast<f32>(select(0u, ((_e599 + 1056964608u) - _e669), ((_e599 & 2139095040u) > _e675)));
                    let _e693 = bitcast<f32>(select(0u, ((_e603 + 1056964608u) - _e669), ((_e603 & 2139095040u) > _e675)));
                    let _e694 = vec3<f32>(_e681, _e687, _e693);
                    let _e700 = bitcast<f32>(select(0u, ((_e607 + 1056964608u) - _e669), ((_e607 & 2139095040u) > _e675)));
                    let _e706 = bitcast<f32>(select(0u, ((_e609 + 1056964608u) - _e669), ((_e609 & 2139095040u) > _e675)));
                    let _e712 = bitcast<f32>(select(0u, ((_e613 + 1056964608u) - _e669), ((_e613 & 2139095040u) > _e675)));
                    let _e713 = vec3<f32>(_e700, _e706, _e712);
                    let _e719 = bitcast<f32>(select(0u, ((_e619 + 1056964608u) - _e669), ((_e619 & 2139095040u) > _e675)));
                    let _e725 = bitcast<f32>(select(0u, ((_e621 + 1056964608u) - _e669), ((_e621 & 2139095040u) > _e675)));
                    let _e731 = bitcast<f32>(select(0u, ((_e625 + 1056964608u) - _e669), ((_e625 & 2139095040u) > _e675)));
                    let _e732 = vec3<f32>(_e719, _e725, _e731);
                    let _e733 = type_89(_e694, _e713, _e732);
                    let _e739 = bitcast<f32>(select(0u, ((_e631 + 1056964608u) - _e669), ((_e631 & 2139095040u) > _e675)));
                    let _e745 = bitcast<f32>(select(0u, ((_e633 + 1056964608u) - _e669), ((_e633 & 2139095040u) > _e675)));
                    let _e751 = bitcast<f32>(select(0u, ((_e637 + 1056964608u) - _e669), ((_e637 & 2139095040u) > _e675)));
                    let _e752 = vec3<f32>(_e739, _e745, _e751);
                    let _e758 = bitcast<f32>(select(0u, ((_e641 + 1056964608u) - _e669), ((_e641 & 2139095040u) > _e675)));
                    let _e764 = bitcast<f32>(select(0u, ((_e643 + 1056964608u) - _e669), ((_e643 & 2139095040u) > _e675)));
                    let _e770 = bitcast<f32>(select(0u, ((_e647 + 1056964608u) - _e669), ((_e647 & 2139095040u) > _e675)));
                    let _e771 = vec3<f32>(_e758, _e764, _e770);
                    let _e777 = bitcast<f32>(select(0u, ((_e653 + 1056964608u) - _e669), ((_e653 & 2139095040u) > _e675)));
                    let _e783 = bitcast<f32>(select(0u, ((_e655 + 1056964608u) - _e669), ((_e655 & 2139095040u) > _e675)));
                    let _e789 = bitcast<f32>(select(0u, ((_e659 + 1056964608u) - _e669), ((_e659 & 2139095040u) > _e675)));
                    let _e790 = vec3<f32>(_e777, _e783, _e789);
                    let _e791 = type_89(_e752, _e771, _e790);
                    if (_e478.w != _e474.w) {
                        phi_26375_ = (((_e486.w == _e478.w) || (_e490.w == _e478.w)) || (_e494.w == _e478.w));
                    } else {
                        phi_26375_ = false;
                    }
                    let _e800 = phi_26375_;
                    if (_e482.w != _e474.w) {
                        let _e804 = (_e482.w != _e478.w);
                        if _e804 {
                            phi_26391_ = (((_e486.w == _e482.w) || (_e490.w == _e482.w)) || (_e494.w == _e482.w));
                        } else {
                            phi_26391_ = bool();
                        }
                        let _e811 = phi_26391_;
                        phi_26393_ = _e811;
                        phi_26394_ = select(true, false, _e804);
                    } else {
                        phi_26393_ = bool();
                        phi_26394_ = true;
                    }
                    let _e814 = phi_26393_;
                    let _e816 = phi_26394_;
                    let _e819 = ((select(0u, 1u, _e542) + select(0u, 1u, _e800)) + select(0u, 1u, select(_e814, false, _e816)));
                    if (_e819 == 0u) {
                        let _e1587 = (_e758 - _e739);
                        let _e1588 = (_e764 - _e745);
                        let _e1589 = (_e770 - _e751);
                        let _e1592 = bitcast<f32>((bitcast<u32>(_e1587) ^ _e596));
                        let _e1595 = bitcast<f32>((bitcast<u32>(_e1588) ^ _e596));
                        let _e1598 = bitcast<f32>((bitcast<u32>(_e1589) ^ _e596));
                        let _e1599 = (_e777 - _e739);
                        let _e1600 = (_e783 - _e745);
                        let _e1601 = (_e789 - _e751);
                        let _e1604 = bitcast<f32>((bitcast<u32>(_e1599) ^ _e596));
                        let _e1607 = bitcast<f32>((bitcast<u32>(_e1600) ^ _e596));
                        let _e1610 = bitcast<f32>((bitcast<u32>(_e1601) ^ _e596));
                        let _e1616 = bitcast<f32>((bitcast<u32>((_e681 - _e739)) ^ _e596));
                        let _e1619 = bitcast<f32>((bitcast<u32>((_e687 - _e745)) ^ _e596));
                        let _e1622 = bitcast<f32>((bitcast<u32>((_e693 - _e751)) ^ _e596));
                        let _e1623 = (_e1595 * _e1610);
                        let _e1624 = (_e1598 * _e1607);
                        let _e1625 = (_e1598 * _e1604);
                        let _e1626 = (_e1592 * _e1610);
                        let _e1627 = (_e1592 * _e1607);
                        let _e1628 = (_e1595 * _e1604);
                        let _e1629 = (_e1623 - _e1624);
                        let _e1631 = (_e1625 - _e1626);
                        let _e1634 = (_e1627 - _e1628);
                        let _e1636 = (((_e1616 * _e1629) + (_e1619 * _e1631)) + (_e1622 * _e1634));
                        let _e1637 = abs(_e1616);
                        let _e1640 = (abs(_e1623) + abs(_e1624));
                        let _e1642 = abs(_e1619);
                        let _e1645 = (abs(_e1625) + abs(_e1626));
                        let _e1648 = abs(_e1622);
                        let _e1651 = (abs(_e1627) + abs(_e1628));
                        let _e1654 = abs(_e1592);
                        let _e1655 = abs(_e1595);
                        let _e1657 = select(_e1655, _e1654, (_e1654 > _e1655));
                        let _e1658 = abs(_e1598);
                        let _e1660 = select(_e1658, _e1657, (_e1657 > _e1658));
                        let _e1661 = abs(_e1604);
                        let _e1662 = abs(_e1607);
                        let _e1664 = select(_e1662, _e1661, (_e1661 > _e1662));
                        let _e1665 = abs(_e1610);
                        let _e1667 = select(_e1665, _e1664, (_e1664 > _e1665));
                        let _e1669 = select(_e1667, _e1660, (_e1660 > _e1667));
                        let _e1671 = select(_e1642, _e1637, (_e1637 > _e1642));
                        let _e1673 = select(_e1648, _e1671, (_e1671 > _e1648));
                        let _e1675 = select(_e1673, _e1669, (_e1669 > _e1673));
                        let _e1680 = ((0.0000019073486f * (((_e1637 * _e1640) + (_e1642 * _e1645)) + (_e1648 * _e1651))) + (_e674 * (1f + (_e1675 * _e1675))));
                        if (_e1636 > _e1680) {
                            phi_26552_ = 1i;
                        } else {
                            phi_26552_ = select(0i, -1i, (_e1636 < -(_e1680)));
                        }
                        let _e1686 = phi_26552_;
                        let _e1692 = bitcast<f32>((bitcast<u32>((_e700 - _e739)) ^ _e596));
                        let _e1695 = bitcast<f32>((bitcast<u32>((_e706 - _e745)) ^ _e596));
                        let _e1698 = bitcast<f32>((bitcast<u32>((_e712 - _e751)) ^ _e596));
                        let _e1703 = (((_e1692 * _e1629) + (_e1695 * _e1631)) + (_e1698 * _e1634));
                        let _e1704 = abs(_e1692);
                        let _e1706 = abs(_e1695);
                        let _e1709 = abs(_e1698);
                        let _e1713 = select(_e1706, _e1704, (_e1704 > _e1706));
                        let _e1715 = select(_e1709, _e1713, (_e1713 > _e1709));
                        let _e1717 = select(_e1715, _e1669, (_e1669 > _e1715));
                        let _e1722 = ((0.0000019073486f * (((_e1704 * _e1640) + (_e1706 * _e1645)) + (_e1709 * _e1651))) + (_e674 * (1f + (_e1717 * _e1717))));
                        if (_e1703 > _e1722) {
                            phi_26700_ = 1i;
                        } else {
                            phi_26700_ = select(0i, -1i, (_e1703 < -(_e1722)));
                        }
                        let _e1728 = phi_26700_;
                        let _e1734 = bitcast<f32>((bitcast<u32>((_e719 - _e739)) ^ _e596));
                        let _e1737 = bitcast<f32>((bitcast<u32>((_e725 - _e745)) ^ _e596));
                        let _e1740 = bitcast<f32>((bitcast<u32>((_e731 - _e751)) ^ _e596));
                        let _e1745 = (((_e1734 * _e1629) + (_e1737 * _e1631)) + (_e1740 * _e1634));
                        let _e1746 = abs(_e1734);
                        let _e1748 = abs(_e1737);
                        let _e1751 = abs(_e1740);
                        let _e1755 = select(_e1748, _e1746, (_e1746 > _e1748));
                        let _e1757 = select(_e1751, _e1755, (_e1755 > _e1751));
                        let _e1759 = select(_e1757, _e1669, (_e1669 > _e1757));
                        let _e1764 = ((0.0000019073486f * (((_e1746 * _e1640) + (_e1748 * _e1645)) + (_e1751 * _e1651))) + (_e674 * (1f + (_e1759 * _e1759))));
                        if (_e1745 > _e1764) {
                            phi_26848_ = 1i;
                        } else {
                            phi_26848_ = select(0i, -1i, (_e1745 < -(_e1764)));
                        }
                        let _e1770 = phi_26848_;
                        let _e1771 = (_e700 - _e681);
                        let _e1772 = (_e706 - _e687);
                        let _e1773 = (_e712 - _e693);
                        let _e1776 = bitcast<f32>((bitcast<u32>(_e1771) ^ _e596));
                        let _e1779 = bitcast<f32>((bitcast<u32>(_e1772) ^ _e596));
                        let _e1782 = bitcast<f32>((bitcast<u32>(_e1773) ^ _e596));
                        let _e1783 = (_e719 - _e681);
                        let _e1784 = (_e725 - _e687);
                        let _e1785 = (_e731 - _e693);
                        let _e1788 = bitcast<f32>((bitcast<u32>(_e1783) ^ _e596));
                        let _e1791 = bitcast<f32>((bitcast<u32>(_e1784) ^ _e596));
                        let _e1794 = bitcast<f32>((bitcast<u32>(_e1785) ^ _e596));
                        let _e1800 = bitcast<f32>((bitcast<u32>((_e739 - _e681)) ^ _e596));
                        let _e1803 = bitcast<f32>((bitcast<u32>((_e745 - _e687)) ^ _e596));
                        let _e1806 = bitcast<f32>((bitcast<u32>((_e751 - _e693)) ^ _e596));
                        let _e1807 = (_e1779 * _e1794);
                        let _e1808 = (_e1782 * _e1791);
                        let _e1809 = (_e1782 * _e1788);
                        let _e1810 = (_e1776 * _e1794);
                        let _e1811 = (_e1776 * _e1791);
                        let _e1812 = (_e1779 * _e1788);
                        let _e1813 = (_e1807 - _e1808);
                        let _e1815 = (_e1809 - _e1810);
                        let _e1818 = (_e1811 - _e1812);
                        let _e1820 = (((_e1800 * _e1813) + (_e1803 * _e1815)) + (_e1806 * _e1818));
                        let _e1821 = abs(_e1800);
                        let _e1824 = (abs(_e1807) + abs(_e1808));
                        let _e1826 = abs(_e1803);
                        let _e1829 = (abs(_e1809) + abs(_e1810));
                        let _e1832 = abs(_e1806);
                        let _e1835 = (abs(_e1811) + abs(_e1812));
                        let _e1838 = abs(_e1776);
                        let _e1839 = abs(_e1779);
                        let _e1841 = select(_e1839, _e1838, (_e1838 > _e1839));
                        let _e1842 = abs(_e1782);
                        let _e1844 = select(_e1842, _e1841, (_e1841 > _e1842));
                        let _e1845 = abs(_e1788);
                        let _e1846 = abs(_e1791);
                        let _e1848 = select(_e1846, _e1845, (_e1845 > _e1846));
                        let _e1849 = abs(_e1794);
                        let _e1851 = select(_e1849, _e1848, (_e1848 > _e1849));
                        let _e1853 = select(_e1851, _e1844, (_e1844 > _e1851));
                        let _e1855 = select(_e1826, _e1821, (_e1821 > _e1826));
                        let _e1857 = select(_e1832, _e1855, (_e1855 > _e1832));
                        let _e1859 = select(_e1857, _e1853, (_e1853 > _e1857));
                        let _e1864 = ((0.0000019073486f * (((_e1821 * _e1824) + (_e1826 * _e1829)) + (_e1832 * _e1835))) + (_e674 * (1f + (_e1859 * _e1859))));
                        if (_e1820 > _e1864) {
                            phi_26996_ = 1i;
                        } else {
                            phi_26996_ = select(0i, -1i, (_e1820 < -(_e1864)));
                        }
                        let _e1870 = phi_26996_;
                        let _e1876 = bitcast<f32>((bitcast<u32>((_e758 - _e681)) ^ _e596));
                        let _e1879 = bitcast<f32>((bitcast<u32>((_e764 - _e687)) ^ _e596));
                        let _e1882 = bitcast<f32>((bitcast<u32>((_e770 - _e693)) ^ _e596));
                        let _e1887 = (((_e1876 * _e1813) + (_e1879 * _e1815)) + (_e1882 * _e1818));
                        let _e1888 = abs(_e1876);
                        let _e1890 = abs(_e1879);
                        let _e1893 = abs(_e1882);
                        let _e1897 = select(_e1890, _e1888, (_e1888 > _e1890));
                        let _e1899 = select(_e1893, _e1897, (_e1897 > _e1893));
                        let _e1901 = select(_e1899, _e1853, (_e1853 > _e1899));
                        let _e1906 = ((0.0000019073486f * (((_e1888 * _e1824) + (_e1890 * _e1829)) + (_e1893 * _e1835))) + (_e674 * (1f + (_e1901 * _e1901))));
                        if (_e1887 > _e1906) {
                            phi_27144_ = 1i;
                        } else {
                            phi_27144_ = select(0i, -1i, (_e1887 < -(_e1906)));
                        }
                        let _e1912 = phi_27144_;
                        let _e1918 = bitcast<f32>((bitcast<u32>((_e777 - _e681)) ^ _e596));
                        let _e1921 = bitcast<f32>((bitcast<u32>((_e783 - _e687)) ^ _e596));
                        let _e1924 = bitcast<f32>((bitcast<u32>((_e789 - _e693)) ^ _e596));
                        let _e1929 = (((_e1918 * _e1813) + (_e1921 * _e1815)) + (_e1924 * _e1818));
                        let _e1930 = abs(_e1918);
                        let _e1932 = abs(_e1921);
                        let _e1935 = abs(_e1924);
                        let _e1939 = select(_e1932, _e1930, (_e1930 > _e1932));
                        let _e1941 = select(_e1935, _e1939, (_e1939 > _e1935));
                        let _e1943 = select(_e1941, _e1853, (_e1853 > _e1941));
                        let _e1948 = ((0.0000019073486f * (((_e1930 * _e1824) + (_e1932 * _e1829)) + (_e1935 * _e1835))) + (_e674 * (1f + (_e1943 * _e1943))));
                        if (_e1929 > _e1948) {
                            phi_27292_ = 1i;
                        } else {
                            phi_27292_ = select(0i, -1i, (_e1929 < -(_e1948)));
                        }
                        let _e1954 = phi_27292_;
                        let _e1955 = (_e1686 == 0i);
                        if _e1955 {
                            phi_27304_ = bool();
                            phi_27305_ = true;
                        } else {
                            let _e1956 = (_e1686 == _e1728);
                            if _e1956 {
                                phi_27302_ = (_e1686 == _e1770);
                            } else {
                                phi_27302_ = bool();
                            }
                            let _e1959 = phi_27302_;
                            phi_27304_ = _e1959;
                            phi_27305_ = select(true, false, _e1956);
                        }
                        let _e1962 = phi_27304_;
                        let _e1964 = phi_27305_;
                        if select(_e1962, false, _e1964) {
                            phi_31159_ = u32();
                            phi_31160_ = true;
                            phi_31161_ = false;
                        } else {
                            let _e1966 = (_e1870 == 0i);
                            if _e1966 {
                                phi_27324_ = bool();
                                phi_27325_ = true;
                            } else {
                                let _e1967 = (_e1870 == _e1912);
                                if _e1967 {
                                    phi_27322_ = (_e1870 == _e1954);
                                } else {
                                    phi_27322_ = bool();
                                }
                                let _e1970 = phi_27322_;
                                phi_27324_ = _e1970;
                                phi_27325_ = select(true, false, _e1967);
                            }
                            let _e1973 = phi_27324_;
                            let _e1975 = phi_27325_;
                            let _e1976 = select(_e1973, false, _e1975);
                            if _e1976 {
                                phi_31157_ = u32();
                                phi_31158_ = false;
                            } else {
                                let _e1977 = (_e1686 == _e1728);
                                if _e1977 {
                                    phi_27344_ = type_89(_e732, _e694, _e713);
                                } else {
                                    if (_e1686 == _e1770) {
                                        phi_27343_ = type_89(_e713, _e732, _e694);
                                    } else {
                                        phi_27343_ = _e733;
                                    }
                                    let _e1981 = phi_27343_;
                                    phi_27344_ = _e1981;
                                }
                                let _e1984 = phi_27344_;
                                let _e1985 = (_e1870 == _e1912);
                                if _e1985 {
                                    phi_27356_ = type_89(_e790, _e752, _e771);
                                } else {
                                    if (_e1870 == _e1954) {
                                        phi_27355_ = type_89(_e771, _e790, _e752);
                                    } else {
                                        phi_27355_ = _e791;
                                    }
                                    let _e1989 = phi_27355_;
                                    phi_27356_ = _e1989;
                                }
                                let _e1992 = phi_27356_;
                                if _e1977 {
                                    phi_27366_ = _e1770;
                                } else {
                                    phi_27366_ = select(_e1686, _e1728, (_e1686 == _e1770));
                                }
                                let _e1996 = phi_27366_;
                                if (_e1996 < 0i) {
                                    phi_27375_ = type_89(_e1992.member, _e1992.member_2, _e1992.member_1);
                                } else {
                                    phi_27375_ = _e1992;
                                }
                                let _e2003 = phi_27375_;
                                if _e1985 {
                                    phi_27385_ = _e1954;
                                } else {
                                    phi_27385_ = select(_e1870, _e1912, (_e1870 == _e1954));
                                }
                                let _e2007 = phi_27385_;
                                if (_e2007 < 0i) {
                                    phi_27394_ = type_89(_e1984.member, _e1984.member_2, _e1984.member_1);
                                } else {
                                    phi_27394_ = _e1984;
                                }
                                let _e2014 = phi_27394_;
                                let _e2030 = bitcast<f32>((bitcast<u32>((_e2014.member_1.x - _e2014.member.x)) ^ _e596));
                                let _e2033 = bitcast<f32>((bitcast<u32>((_e2014.member_1.y - _e2014.member.y)) ^ _e596));
                                let _e2036 = bitcast<f32>((bitcast<u32>((_e2014.member_1.z - _e2014.member.z)) ^ _e596));
                                let _e2045 = bitcast<f32>((bitcast<u32>((_e2003.member.x - _e2014.member.x)) ^ _e596));
                                let _e2048 = bitcast<f32>((bitcast<u32>((_e2003.member.y - _e2014.member.y)) ^ _e596));
                                let _e2051 = bitcast<f32>((bitcast<u32>((_e2003.member.z - _e2014.member.z)) ^ _e596));
                                let _e2060 = bitcast<f32>((bitcast<u32>((_e2003.member_1.x - _e2014.member.x)) ^ _e596));
                                let _e2063 = bitcast<f32>((bitcast<u32>((_e2003.member_1.y - _e2014.member.y)) ^ _e596));
                                let _e2066 = bitcast<f32>((bitcast<u32>((_e2003.member_1.z - _e2014.member.z)) ^ _e596));
                                let _e2067 = (_e2033 * _e2051);
                                let _e2068 = (_e2036 * _e2048);
                                let _e2069 = (_e2036 * _e2045);
                                let _e2070 = (_e2030 * _e2051);
                                let _e2071 = (_e2030 * _e2048);
                                let _e2072 = (_e2033 * _e2045);
                                let _e2080 = (((_e2060 * (_e2067 - _e2068)) + (_e2063 * (_e2069 - _e2070))) + (_e2066 * (_e2071 - _e2072)));
                                let _e2081 = abs(_e2060);
                                let _e2086 = abs(_e2063);
                                let _e2092 = abs(_e2066);
                                let _e2098 = abs(_e2030);
                                let _e2099 = abs(_e2033);
                                let _e2101 = select(_e2099, _e2098, (_e2098 > _e2099));
                                let _e2102 = abs(_e2036);
                                let _e2104 = select(_e2102, _e2101, (_e2101 > _e2102));
                                let _e2105 = abs(_e2045);
                                let _e2106 = abs(_e2048);
                                let _e2108 = select(_e2106, _e2105, (_e2105 > _e2106));
                                let _e2109 = abs(_e2051);
                                let _e2111 = select(_e2109, _e2108, (_e2108 > _e2109));
                                let _e2113 = select(_e2111, _e2104, (_e2104 > _e2111));
                                let _e2115 = select(_e2086, _e2081, (_e2081 > _e2086));
                                let _e2117 = select(_e2092, _e2115, (_e2115 > _e2092));
                                let _e2119 = select(_e2117, _e2113, (_e2113 > _e2117));
                                let _e2124 = ((0.0000019073486f * (((_e2081 * (abs(_e2067) + abs(_e2068))) + (_e2086 * (abs(_e2069) + abs(_e2070)))) + (_e2092 * (abs(_e2071) + abs(_e2072))))) + (_e674 * (1f + (_e2119 * _e2119))));
                                if (_e2080 > _e2124) {
                                    phi_27549_ = 1i;
                                } else {
                                    phi_27549_ = select(0i, -1i, (_e2080 < -(_e2124)));
                                }
                                let _e2130 = phi_27549_;
                                let _e2141 = bitcast<f32>((bitcast<u32>((_e2014.member_2.x - _e2014.member.x)) ^ _e596));
                                let _e2144 = bitcast<f32>((bitcast<u32>((_e2014.member_2.y - _e2014.member.y)) ^ _e596));
                                let _e2147 = bitcast<f32>((bitcast<u32>((_e2014.member_2.z - _e2014.member.z)) ^ _e596));
                                let _e2156 = bitcast<f32>((bitcast<u32>((_e2003.member_2.x - _e2014.member.x)) ^ _e596));
                                let _e2159 = bitcast<f32>((bitcast<u32>((_e2003.member_2.y - _e2014.member.y)) ^ _e596));
                                let _e2162 = bitcast<f32>((bitcast<u32>((_e2003.member_2.z - _e2014.member.z)) ^ _e596));
                                let _e2163 = (_e2144 * _e2162);
                                let _e2164 = (_e2147 * _e2159);
                                let _e2165 = (_e2147 * _e2156);
                                let _e2166 = (_e2141 * _e2162);
                                let _e2167 = (_e2141 * _e2159);
                                let _e2168 = (_e2144 * _e2156);
                                let _e2176 = (((_e2045 * (_e2163 - _e2164)) + (_e2048 * (_e2165 - _e2166))) + (_e2051 * (_e2167 - _e2168)));
                                let _e2191 = abs(_e2141);
                                let _e2192 = abs(_e2144);
                                let _e2194 = select(_e2192, _e2191, (_e2191 > _e2192));
                                let _e2195 = abs(_e2147);
                                let _e2197 = select(_e2195, _e2194, (_e2194 > _e2195));
                                let _e2198 = abs(_e2156);
                                let _e2199 = abs(_e2159);
                                let _e2201 = select(_e2199, _e2198, (_e2198 > _e2199));
                                let _e2202 = abs(_e2162);
                                let _e2204 = select(_e2202, _e2201, (_e2201 > _e2202));
                                let _e2206 = select(_e2204, _e2197, (_e2197 > _e2204));
                                let _e2208 = select(_e2111, _e2206, (_e2206 > _e2111));
                                let _e2213 = ((0.0000019073486f * (((_e2105 * (abs(_e2163) + abs(_e2164))) + (_e2106 * (abs(_e2165) + abs(_e2166)))) + (_e2109 * (abs(_e2167) + abs(_e2168))))) + (_e674 * (1f + (_e2208 * _e2208))));
                                if (_e2176 > _e2213) {
                                    phi_27704_ = 1i;
                                } else {
                                    phi_27704_ = select(0i, -1i, (_e2176 < -(_e2213)));
                                }
                                let _e2219 = phi_27704_;
                                if _e1955 {
                                    phi_27715_ = bool();
                                    phi_27716_ = true;
                                } else {
                                    let _e2220 = (_e1728 == 0i);
                                    if _e2220 {
                                        phi_27714_ = bool();
                                    } else {
                                        phi_27714_ = (_e1770 == 0i);
                                    }
                                    let _e2223 = phi_27714_;
                                    phi_27715_ = _e2223;
                                    phi_27716_ = _e2220;
                                }
                                let _e2225 = phi_27715_;
                                let _e2227 = phi_27716_;
                                if select(_e2225, true, _e2227) {
                                    phi_27773_ = u32();
                                    phi_27774_ = true;
                                } else {
                                    if _e1966 {
                                        phi_27734_ = bool();
                                        phi_27735_ = true;
                                    } else {
                                        let _e2229 = (_e1912 == 0i);
                                        if _e2229 {
                                            phi_27733_ = bool();
                                        } else {
                                            phi_27733_ = (_e1954 == 0i);
                                        }
                                        let _e2232 = phi_27733_;
                                        phi_27734_ = _e2232;
                                        phi_27735_ = _e2229;
                                    }
                                    let _e2234 = phi_27734_;
                                    let _e2236 = phi_27735_;
                                    let _e2237 = select(_e2234, true, _e2236);
                                    if _e2237 {
                                        phi_27772_ = u32();
                                    } else {
                                        if (_e2130 > 0i) {
                                            phi_27766_ = u32();
                                            phi_27767_ = true;
                                        } else {
                                            let _e2239 = (_e2219 > 0i);
                                            if _e2239 {
                                                phi_27765_ = u32();
                                            } else {
                                                if (_e2130 < 0i) {
                                                    phi_27760_ = select(true, false, (_e2219 < 0i));
                                                } else {
                                                    phi_27760_ = true;
                                                }
                                                let _e2244 = phi_27760_;
                                                phi_27765_ = select(1u, 2u, _e2244);
                                            }
                                            let _e2247 = phi_27765_;
                                            phi_27766_ = _e2247;
                                            phi_27767_ = _e2239;
                                        }
                                        let _e2249 = phi_27766_;
                                        let _e2251 = phi_27767_;
                                        phi_27772_ = select(_e2249, 0u, _e2251);
                                    }
                                    let _e2254 = phi_27772_;
                                    phi_27773_ = _e2254;
                                    phi_27774_ = _e2237;
                                }
                                let _e2256 = phi_27773_;
                                let _e2258 = phi_27774_;
                                let _e2259 = select(_e2256, 2u, _e2258);
                                if (_e2259 == 2u) {
                                    let _e2263 = ((_e1772 * _e1785) - (_e1784 * _e1773));
                                    let _e2266 = ((_e1773 * _e1783) - (_e1785 * _e1771));
                                    let _e2269 = ((_e1771 * _e1784) - (_e1783 * _e1772));
                                    let _e2281 = bitcast<f32>((bitcast<u32>(((_e1772 * _e2269) - (_e2266 * _e1773))) ^ _e596));
                                    let _e2284 = bitcast<f32>((bitcast<u32>(((_e1773 * _e2263) - (_e2269 * _e1771))) ^ _e596));
                                    let _e2287 = bitcast<f32>((bitcast<u32>(((_e1771 * _e2266) - (_e2263 * _e1772))) ^ _e596));
                                    let _e2288 = (_e1800 * _e2281);
                                    let _e2289 = (_e1803 * _e2284);
                                    let _e2290 = (_e1806 * _e2287);
                                    let _e2297 = abs(_e2281);
                                    let _e2298 = abs(_e2284);
                                    let _e2300 = select(_e2298, _e2297, (_e2297 > _e2298));
                                    let _e2301 = abs(_e2287);
                                    let _e2305 = (_e674 * (1f + select(_e2301, _e2300, (_e2300 > _e2301))));
                                    let _e2315 = bitcast<f32>((bitcast<u32>((_e739 - _e700)) ^ _e596));
                                    let _e2318 = bitcast<f32>((bitcast<u32>((_e745 - _e706)) ^ _e596));
                                    let _e2321 = bitcast<f32>((bitcast<u32>((_e751 - _e712)) ^ _e596));
                                    let _e2322 = (_e2315 * _e2281);
                                    let _e2323 = (_e2318 * _e2284);
                                    let _e2324 = (_e2321 * _e2287);
                                    let _e2341 = bitcast<f32>((bitcast<u32>((_e739 - _e719)) ^ _e596));
                                    let _e2344 = bitcast<f32>((bitcast<u32>((_e745 - _e725)) ^ _e596));
                                    let _e2347 = bitcast<f32>((bitcast<u32>((_e751 - _e731)) ^ _e596));
                                    let _e2348 = (_e2341 * _e2281);
                                    let _e2349 = (_e2344 * _e2284);
                                    let _e2350 = (_e2347 * _e2287);
                                    let _e2362 = (_e1876 * _e2281);
                                    let _e2363 = (_e1879 * _e2284);
                                    let _e2364 = (_e1882 * _e2287);
                                    let _e2380 = bitcast<f32>((bitcast<u32>((_e758 - _e700)) ^ _e596));
                                    let _e2383 = bitcast<f32>((bitcast<u32>((_e764 - _e706)) ^ _e596));
                                    let _e2386 = bitcast<f32>((bitcast<u32>((_e770 - _e712)) ^ _e596));
                                    let _e2387 = (_e2380 * _e2281);
                                    let _e2388 = (_e2383 * _e2284);
                                    let _e2389 = (_e2386 * _e2287);
                                    let _e2406 = bitcast<f32>((bitcast<u32>((_e758 - _e719)) ^ _e596));
                                    let _e2409 = bitcast<f32>((bitcast<u32>((_e764 - _e725)) ^ _e596));
                                    let _e2412 = bitcast<f32>((bitcast<u32>((_e770 - _e731)) ^ _e596));
                                    let _e2413 = (_e2406 * _e2281);
                                    let _e2414 = (_e2409 * _e2284);
                                    let _e2415 = (_e2412 * _e2287);
                                    let _e2428 = (_e1918 * _e2281);
                                    let _e2429 = (_e1921 * _e2284);
                                    let _e2430 = (_e1924 * _e2287);
                                    let _e2446 = bitcast<f32>((bitcast<u32>((_e777 - _e700)) ^ _e596));
                                    let _e2449 = bitcast<f32>((bitcast<u32>((_e783 - _e706)) ^ _e596));
                                    let _e2452 = bitcast<f32>((bitcast<u32>((_e789 - _e712)) ^ _e596));
                                    let _e2453 = (_e2446 * _e2281);
                                    let _e2454 = (_e2449 * _e2284);
                                    let _e2455 = (_e2452 * _e2287);
                                    let _e2472 = bitcast<f32>((bitcast<u32>((_e777 - _e719)) ^ _e596));
                                    let _e2475 = bitcast<f32>((bitcast<u32>((_e783 - _e725)) ^ _e596));
                                    let _e2478 = bitcast<f32>((bitcast<u32>((_e789 - _e731)) ^ _e596));
                                    let _e2479 = (_e2472 * _e2281);
                                    let _e2480 = (_e2475 * _e2284);
                                    let _e2481 = (_e2478 * _e2287);
                                    let _e2494 = (_e719 - _e700);
                                    let _e2495 = (_e725 - _e706);
                                    let _e2496 = (_e731 - _e712);
                                    let _e2508 = bitcast<f32>((bitcast<u32>(((_e2495 * _e2269) - (_e2266 * _e2496))) ^ _e596));
                                    let _e2511 = bitcast<f32>((bitcast<u32>(((_e2496 * _e2263) - (_e2269 * _e2494))) ^ _e596));
                                    let _e2514 = bitcast<f32>((bitcast<u32>(((_e2494 * _e2266) - (_e2263 * _e2495))) ^ _e596));
                                    let _e2515 = (_e1800 * _e2508);
                                    let _e2516 = (_e1803 * _e2511);
                                    let _e2517 = (_e1806 * _e2514);
                                    let _e2524 = abs(_e2508);
                                    let _e2525 = abs(_e2511);
                                    let _e2527 = select(_e2525, _e2524, (_e2524 > _e2525));
                                    let _e2528 = abs(_e2514);
                                    let _e2532 = (_e674 * (1f + select(_e2528, _e2527, (_e2527 > _e2528))));
                                    let _e2537 = (_e2315 * _e2508);
                                    let _e2538 = (_e2318 * _e2511);
                                    let _e2539 = (_e2321 * _e2514);
                                    let _e2551 = (_e2341 * _e2508);
                                    let _e2552 = (_e2344 * _e2511);
                                    let _e2553 = (_e2347 * _e2514);
                                    let _e2565 = (_e1876 * _e2508);
                                    let _e2566 = (_e1879 * _e2511);
                                    let _e2567 = (_e1882 * _e2514);
                                    let _e2578 = (_e2380 * _e2508);
                                    let _e2579 = (_e2383 * _e2511);
                                    let _e2580 = (_e2386 * _e2514);
                                    let _e2592 = (_e2406 * _e2508);
                                    let _e2593 = (_e2409 * _e2511);
                                    let _e2594 = (_e2412 * _e2514);
                                    let _e2607 = (_e1918 * _e2508);
                                    let _e2608 = (_e1921 * _e2511);
                                    let _e2609 = (_e1924 * _e2514);
                                    let _e2620 = (_e2446 * _e2508);
                                    let _e2621 = (_e2449 * _e2511);
                                    let _e2622 = (_e2452 * _e2514);
                                    let _e2634 = (_e2472 * _e2508);
                                    let _e2635 = (_e2475 * _e2511);
                                    let _e2636 = (_e2478 * _e2514);
                                    let _e2650 = (_e681 - _e719);
                                    let _e2651 = (_e687 - _e725);
                                    let _e2652 = (_e693 - _e731);
                                    let _e2664 = bitcast<f32>((bitcast<u32>(((_e2651 * _e2269) - (_e2266 * _e2652))) ^ _e596));
                                    let _e2667 = bitcast<f32>((bitcast<u32>(((_e2652 * _e2263) - (_e2269 * _e2650))) ^ _e596));
                                    let _e2670 = bitcast<f32>((bitcast<u32>(((_e2650 * _e2266) - (_e2263 * _e2651))) ^ _e596));
                                    let _e2671 = (_e1800 * _e2664);
                                    let _e2672 = (_e1803 * _e2667);
                                    let _e2673 = (_e1806 * _e2670);
                                    let _e2680 = abs(_e2664);
                                    let _e2681 = abs(_e2667);
                                    let _e2683 = select(_e2681, _e2680, (_e2680 > _e2681));
                                    let _e2684 = abs(_e2670);
                                    let _e2688 = (_e674 * (1f + select(_e2684, _e2683, (_e2683 > _e2684))));
                                    let _e2693 = (_e2315 * _e2664);
                                    let _e2694 = (_e2318 * _e2667);
                                    let _e2695 = (_e2321 * _e2670);
                                    let _e2707 = (_e2341 * _e2664);
                                    let _e2708 = (_e2344 * _e2667);
                                    let _e2709 = (_e2347 * _e2670);
                                    let _e2721 = (_e1876 * _e2664);
                                    let _e2722 = (_e1879 * _e2667);
                                    let _e2723 = (_e1882 * _e2670);
                                    let _e2734 = (_e2380 * _e2664);
                                    let _e2735 = (_e2383 * _e2667);
                                    let _e2736 = (_e2386 * _e2670);
                                    let _e2748 = (_e2406 * _e2664);
                                    let _e2749 = (_e2409 * _e2667);
                                    let _e2750 = (_e2412 * _e2670);
                                    let _e2763 = (_e1918 * _e2664);
                                    let _e2764 = (_e1921 * _e2667);
                                    let _e2765 = (_e1924 * _e2670);
                                    let _e2776 = (_e2446 * _e2664);
                                    let _e2777 = (_e2449 * _e2667);
                                    let _e2778 = (_e2452 * _e2670);
                                    let _e2790 = (_e2472 * _e2664);
                                    let _e2791 = (_e2475 * _e2667);
                                    let _e2792 = (_e2478 * _e2670);
                                    let _e2808 = ((_e1588 * _e1601) - (_e1600 * _e1589));
                                    let _e2811 = ((_e1589 * _e1599) - (_e1601 * _e1587));
                                    let _e2814 = ((_e1587 * _e1600) - (_e1599 * _e1588));
                                    let _e2826 = bitcast<f32>((bitcast<u32>(((_e1588 * _e2814) - (_e2811 * _e1589))) ^ _e596));
                                    let _e2829 = bitcast<f32>((bitcast<u32>(((_e1589 * _e2808) - (_e2814 * _e1587))) ^ _e596));
                                    let _e2832 = bitcast<f32>((bitcast<u32>(((_e1587 * _e2811) - (_e2808 * _e1588))) ^ _e596));
                                    let _e2833 = (_e1616 * _e2826);
                                    let _e2834 = (_e1619 * _e2829);
                                    let _e2835 = (_e1622 * _e2832);
                                    let _e2842 = abs(_e2826);
                                    let _e2843 = abs(_e2829);
                                    let _e2845 = select(_e2843, _e2842, (_e2842 > _e2843));
                                    let _e2846 = abs(_e2832);
                                    let _e2850 = (_e674 * (1f + select(_e2846, _e2845, (_e2845 > _e2846))));
                                    let _e2860 = bitcast<f32>((bitcast<u32>((_e681 - _e758)) ^ _e596));
                                    let _e2863 = bitcast<f32>((bitcast<u32>((_e687 - _e764)) ^ _e596));
                                    let _e2866 = bitcast<f32>((bitcast<u32>((_e693 - _e770)) ^ _e596));
                                    let _e2867 = (_e2860 * _e2826);
                                    let _e2868 = (_e2863 * _e2829);
                                    let _e2869 = (_e2866 * _e2832);
                                    let _e2886 = bitcast<f32>((bitcast<u32>((_e681 - _e777)) ^ _e596));
                                    let _e2889 = bitcast<f32>((bitcast<u32>((_e687 - _e783)) ^ _e596));
                                    let _e2892 = bitcast<f32>((bitcast<u32>((_e693 - _e789)) ^ _e596));
                                    let _e2893 = (_e2886 * _e2826);
                                    let _e2894 = (_e2889 * _e2829);
                                    let _e2895 = (_e2892 * _e2832);
                                    let _e2907 = (_e1692 * _e2826);
                                    let _e2908 = (_e1695 * _e2829);
                                    let _e2909 = (_e1698 * _e2832);
                                    let _e2925 = bitcast<f32>((bitcast<u32>((_e700 - _e758)) ^ _e596));
                                    let _e2928 = bitcast<f32>((bitcast<u32>((_e706 - _e764)) ^ _e596));
                                    let _e2931 = bitcast<f32>((bitcast<u32>((_e712 - _e770)) ^ _e596));
                                    let _e2932 = (_e2925 * _e2826);
                                    let _e2933 = (_e2928 * _e2829);
                                    let _e2934 = (_e2931 * _e2832);
                                    let _e2951 = bitcast<f32>((bitcast<u32>((_e700 - _e777)) ^ _e596));
                                    let _e2954 = bitcast<f32>((bitcast<u32>((_e706 - _e783)) ^ _e596));
                                    let _e2957 = bitcast<f32>((bitcast<u32>((_e712 - _e789)) ^ _e596));
                                    let _e2958 = (_e2951 * _e2826);
                                    let _e2959 = (_e2954 * _e2829);
                                    let _e2960 = (_e2957 * _e2832);
                                    let _e2973 = (_e1734 * _e2826);
                                    let _e2974 = (_e1737 * _e2829);
                                    let _e2975 = (_e1740 * _e2832);
                                    let _e2991 = bitcast<f32>((bitcast<u32>((_e719 - _e758)) ^ _e596));
                                    let _e2994 = bitcast<f32>((bitcast<u32>((_e725 - _e764)) ^ _e596));
                                    let _e2997 = bitcast<f32>((bitcast<u32>((_e731 - _e770)) ^ _e596));
                                    let _e2998 = (_e2991 * _e2826);
                                    let _e2999 = (_e2994 * _e2829);
                                    let _e3000 = (_e2997 * _e2832);
                                    let _e3017 = bitcast<f32>((bitcast<u32>((_e719 - _e777)) ^ _e596));
                                    let _e3020 = bitcast<f32>((bitcast<u32>((_e725 - _e783)) ^ _e596));
                                    let _e3023 = bitcast<f32>((bitcast<u32>((_e731 - _e789)) ^ _e596));
                                    let _e3024 = (_e3017 * _e2826);
                                    let _e3025 = (_e3020 * _e2829);
                                    let _e3026 = (_e3023 * _e2832);
                                    let _e3039 = (_e777 - _e758);
                                    let _e3040 = (_e783 - _e764);
                                    let _e3041 = (_e789 - _e770);
                                    let _e3053 = bitcast<f32>((bitcast<u32>(((_e3040 * _e2814) - (_e2811 * _e3041))) ^ _e596));
                                    let _e3056 = bitcast<f32>((bitcast<u32>(((_e3041 * _e2808) - (_e2814 * _e3039))) ^ _e596));
                                    let _e3059 = bitcast<f32>((bitcast<u32>(((_e3039 * _e2811) - (_e2808 * _e3040))) ^ _e596));
                                    let _e3060 = (_e1616 * _e3053);
                                    let _e3061 = (_e1619 * _e3056);
                                    let _e3062 = (_e1622 * _e3059);
                                    let _e3069 = abs(_e3053);
                                    let _e3070 = abs(_e3056);
                                    let _e3072 = select(_e3070, _e3069, (_e3069 > _e3070));
                                    let _e3073 = abs(_e3059);
                                    let _e3077 = (_e674 * (1f + select(_e3073, _e3072, (_e3072 > _e3073))));
                                    let _e3082 = (_e2860 * _e3053);
                                    let _e3083 = (_e2863 * _e3056);
                                    let _e3084 = (_e2866 * _e3059);
                                    let _e3096 = (_e2886 * _e3053);
                                    let _e3097 = (_e2889 * _e3056);
                                    let _e3098 = (_e2892 * _e3059);
                                    let _e3110 = (_e1692 * _e3053);
                                    let _e3111 = (_e1695 * _e3056);
                                    let _e3112 = (_e1698 * _e3059);
                                    let _e3123 = (_e2925 * _e3053);
                                    let _e3124 = (_e2928 * _e3056);
                                    let _e3125 = (_e2931 * _e3059);
                                    let _e3137 = (_e2951 * _e3053);
                                    let _e3138 = (_e2954 * _e3056);
                                    let _e3139 = (_e2957 * _e3059);
                                    let _e3152 = (_e1734 * _e3053);
                                    let _e3153 = (_e1737 * _e3056);
                                    let _e3154 = (_e1740 * _e3059);
                                    let _e3165 = (_e2991 * _e3053);
                                    let _e3166 = (_e2994 * _e3056);
                                    let _e3167 = (_e2997 * _e3059);
                                    let _e3179 = (_e3017 * _e3053);
                                    let _e3180 = (_e3020 * _e3056);
                                    let _e3181 = (_e3023 * _e3059);
                                    let _e3195 = (_e739 - _e777);
                                    let _e3196 = (_e745 - _e783);
                                    let _e3197 = (_e751 - _e789);
                                    let _e3209 = bitcast<f32>((bitcast<u32>(((_e3196 * _e2814) - (_e2811 * _e3197))) ^ _e596));
                                    let _e3212 = bitcast<f32>((bitcast<u32>(((_e3197 * _e2808) - (_e2814 * _e3195))) ^ _e596));
                                    let _e3215 = bitcast<f32>((bitcast<u32>(((_e3195 * _e2811) - (_e2808 * _e3196))) ^ _e596));
                                    let _e3216 = (_e1616 * _e3209);
                                    let _e3217 = (_e1619 * _e3212);
                                    let _e3218 = (_e1622 * _e3215);
                                    let _e3225 = abs(_e3209);
                                    let _e3226 = abs(_e3212);
                                    let _e3228 = select(_e3226, _e3225, (_e3225 > _e3226));
                                    let _e3229 = abs(_e3215);
                                    let _e3233 = (_e674 * (1f + select(_e3229, _e3228, (_e3228 > _e3229))));
                                    let _e3238 = (_e2860 * _e3209);
                                    let _e3239 = (_e2863 * _e3212);
                                    let _e3240 = (_e2866 * _e3215);
                                    let _e3252 = (_e2886 * _e3209);
                                    let _e3253 = (_e2889 * _e3212);
                                    let _e3254 = (_e2892 * _e3215);
                                    let _e3266 = (_e1692 * _e3209);
                                    let _e3267 = (_e1695 * _e3212);
                                    let _e3268 = (_e1698 * _e3215);
                                    let _e3279 = (_e2925 * _e3209);
                                    let _e3280 = (_e2928 * _e3212);
                                    let _e3281 = (_e2931 * _e3215);
                                    let _e3293 = (_e2951 * _e3209);
                                    let _e3294 = (_e2954 * _e3212);
                                    let _e3295 = (_e2957 * _e3215);
                                    let _e3308 = (_e1734 * _e3209);
                                    let _e3309 = (_e1737 * _e3212);
                                    let _e3310 = (_e1740 * _e3215);
                                    let _e3321 = (_e2991 * _e3209);
                                    let _e3322 = (_e2994 * _e3212);
                                    let _e3323 = (_e2997 * _e3215);
                                    let _e3335 = (_e3017 * _e3209);
                                    let _e3336 = (_e3020 * _e3212);
                                    let _e3337 = (_e3023 * _e3215);
                                    phi_31152_ = select(true, false, ((((((((((_e2288 + _e2289) + _e2290) > ((0.0000019073486f * ((abs(_e2288) + abs(_e2289)) + abs(_e2290))) + _e2305)) && (((_e2322 + _e2323) + _e2324) > ((0.0000019073486f * ((abs(_e2322) + abs(_e2323)) + abs(_e2324))) + _e2305))) && (((_e2348 + _e2349) + _e2350) > ((0.0000019073486f * ((abs(_e2348) + abs(_e2349)) + abs(_e2350))) + _e2305))) && (((((_e2362 + _e2363) + _e2364) > ((0.0000019073486f * ((abs(_e2362) + abs(_e2363)) + abs(_e2364))) + _e2305)) && (((_e2387 + _e2388) + _e2389) > ((0.0000019073486f * ((abs(_e2387) + abs(_e2388)) + abs(_e2389))) + _e2305))) && (((_e2413 + _e2414) + _e2415) > ((0.0000019073486f * ((abs(_e2413) + abs(_e2414)) + abs(_e2415))) + _e2305)))) && (((((_e2428 + _e2429) + _e2430) > ((0.0000019073486f * ((abs(_e2428) + abs(_e2429)) + abs(_e2430))) + _e2305)) && (((_e2453 + _e2454) + _e2455) > ((0.0000019073486f * ((abs(_e2453) + abs(_e2454)) + abs(_e2455))) + _e2305))) && (((_e2479 + _e2480) + _e2481) > ((0.0000019073486f * ((abs(_e2479) + abs(_e2480)) + abs(_e2481))) + _e2305)))) || (((((((_e2515 + _e2516) + _e2517) > ((0.0000019073486f * ((abs(_e2515) + abs(_e2516)) + abs(_e2517))) + _e2532)) && (((_e2537 + _e2538) + _e2539) > ((0.0000019073486f * ((abs(_e2537) + abs(_e2538)) + abs(_e2539))) + _e2532))) && (((_e2551 + _e2552) + _e2553) > ((0.0000019073486f * ((abs(_e2551) + abs(_e2552)) + abs(_e2553))) + _e2532))) && (((((_e2565 + _e2566) + _e2567) > ((0.0000019073486f * ((abs(_e2565) + abs(_e2566)) + abs(_e2567))) + _e2532)) && (((_e2578 + _e2579) + _e2580) > ((0.0000019073486f * ((abs(_e2578) + abs(_e2579)) + abs(_e2580))) + _e2532))) && (((_e2592 + _e2593) + _e2594) > ((0.0000019073486f * ((abs(_e2592) + abs(_e2593)) + abs(_e2594))) + _e2532)))) && (((((_e2607 + _e2608) + _e2609) > ((0.0000019073486f * ((abs(_e2607) + abs(_e2608)) + abs(_e2609))) + _e2532)) && (((_e2620 + _e2621) + _e2622) > ((0.0000019073486f * ((abs(_e2620) + abs(_e2621)) + abs(_e2622))) + _e2532))) && (((_e2634 + _e2635) + _e2636) > ((0.0000019073486f * ((abs(_e2634) + abs(_e2635)) + abs(_e2636))) + _e2532))))) || (((((((_e2671 + _e2672) + _e2673) > ((0.0000019073486f * ((abs(_e2671) + abs(_e2672)) + abs(_e2673))) + _e2688)) && (((_e2693 + _e2694) + _e2695) > ((0.0000019073486f * ((abs(_e2693) + abs(_e2694)) + abs(_e2695))) + _e2688))) && (((_e2707 + _e2708) + _e2709) > ((0.0000019073486f * ((abs(_e2707) + abs(_e2708)) + abs(_e2709))) + _e2688))) && (((((_e2721 + _e2722) + _e2723) > ((0.0000019073486f * ((abs(_e2721) + abs(_e2722)) + abs(_e2723))) + _e2688)) && (((_e2734 + _e2735) + _e2736) > ((0.0000019073486f * ((abs(_e2734) + abs(_e2735)) + abs(_e2736))) + _e2688))) && (((_e2748 + _e2749) + _e2750) > ((0.0000019073486f * ((abs(_e2748) + abs(_e2749)) + abs(_e2750))) + _e2688)))) && (((((_e2763 + _e2764) + _e2765) > ((0.0000019073486f * ((abs(_e2763) + abs(_e2764)) + abs(_e2765))) + _e2688)) && (((_e2776 + _e2777) + _e2778) > ((0.0000019073486f * ((abs(_e2776) + abs(_e2777)) + abs(_e2778))) + _e2688))) && (((_e2790 + _e2791) + _e2792) > ((0.0000019073486f * ((abs(_e2790) + abs(_e2791)) + abs(_e2792))) + _e2688))))) || (((((((((_e2833 + _e2834) + _e2835) > ((0.0000019073486f * ((abs(_e2833) + abs(_e2834)) + abs(_e2835))) + _e2850)) && (((_e2867 + _e2868) + _e2869) > ((0.0000019073486f * ((abs(_e2867) + abs(_e2868)) + abs(_e2869))) + _e2850))) && (((_e2893 + _e2894) + _e2895) > ((0.0000019073486f * ((abs(_e2893) + abs(_e2894)) + abs(_e2895))) + _e2850))) && (((((_e2907 + _e2908) + _e2909) > ((0.0000019073486f * ((abs(_e2907) + abs(_e2908)) + abs(_e2909))) + _e2850)) && (((_e2932 + _e2933) + _e2934) > ((0.0000019073486f * ((abs(_e2932) + abs(_e2933)) + abs(_e2934))) + _e2850))) && (((_e2958 + _e2959) + _e2960) > ((0.0000019073486f * ((abs(_e2958) + abs(_e2959)) + abs(_e2960))) + _e2850)))) && (((((_e2973 + _e2974) + _e2975) > ((0.0000019073486f * ((abs(_e2973) + abs(_e2974)) + abs(_e2975))) + _e2850)) && (((_e2998 + _e2999) + _e3000) > ((0.0000019073486f * ((abs(_e2998) + abs(_e2999)) + abs(_e3000))) + _e2850))) && (((_e3024 + _e3025) + _e3026) > ((0.0000019073486f * ((abs(_e3024) + abs(_e3025)) + abs(_e3026))) + _e2850)))) || (((((((_e3060 + _e3061) + _e3062) > ((0.0000019073486f * ((abs(_e3060) + abs(_e3061)) + abs(_e3062))) + _e3077)) && (((_e3082 + _e3083) + _e3084) > ((0.0000019073486f * ((abs(_e3082) + abs(_e3083)) + abs(_e3084))) + _e3077))) && (((_e3096 + _e3097) + _e3098) > ((0.0000019073486f * ((abs(_e3096) + abs(_e3097)) + abs(_e3098))) + _e3077))) && (((((_e3110 + _e3111) + _e3112) > ((0.0000019073486f * ((abs(_e3110) + abs(_e3111)) + abs(_e3112))) + _e3077)) && (((_e3123 + _e3124) + _e3125) > ((0.0000019073486f * ((abs(_e3123) + abs(_e3124)) + abs(_e3125))) + _e3077))) && (((_e3137 + _e3138) + _e3139) > ((0.0000019073486f * ((abs(_e3137) + abs(_e3138)) + abs(_e3139))) + _e3077)))) && (((((_e3152 + _e3153) + _e3154) > ((0.0000019073486f * ((abs(_e3152) + abs(_e3153)) + abs(_e3154))) + _e3077)) && (((_e3165 + _e3166) + _e3167) > ((0.0000019073486f * ((abs(_e3165) + abs(_e3166)) + abs(_e3167))) + _e3077))) && (((_e3179 + _e3180) + _e3181) > ((0.0000019073486f * ((abs(_e3179) + abs(_e3180)) + abs(_e3181))) + _e3077))))) || (((((((_e3216 + _e3217) + _e3218) > ((0.0000019073486f * ((abs(_e3216) + abs(_e3217)) + abs(_e3218))) + _e3233)) && (((_e3238 + _e3239) + _e3240) > ((0.0000019073486f * ((abs(_e3238) + abs(_e3239)) + abs(_e3240))) + _e3233))) && (((_e3252 + _e3253) + _e3254) > ((0.0000019073486f * ((abs(_e3252) + abs(_e3253)) + abs(_e3254))) + _e3233))) && (((((_e3266 + _e3267) + _e3268) > ((0.0000019073486f * ((abs(_e3266) + abs(_e3267)) + abs(_e3268))) + _e3233)) && (((_e3279 + _e3280) + _e3281) > ((0.0000019073486f * ((abs(_e3279) + abs(_e3280)) + abs(_e3281))) + _e3233))) && (((_e3293 + _e3294) + _e3295) > ((0.0000019073486f * ((abs(_e3293) + abs(_e3294)) + abs(_e3295))) + _e3233)))) && (((((_e3308 + _e3309) + _e3310) > ((0.0000019073486f * ((abs(_e3308) + abs(_e3309)) + abs(_e3310))) + _e3233)) && (((_e3321 + _e3322) + _e3323) > ((0.0000019073486f * ((abs(_e3321) + abs(_e3322)) + abs(_e3323))) + _e3233))) && (((_e3335 + _e3336) + _e3337) > ((0.0000019073486f * ((abs(_e3335) + abs(_e3336)) + abs(_e3337))) + _e3233)))))));
                                } else {
                                    phi_31152_ = true;
                                }
                                let _e3354 = phi_31152_;
                                phi_31157_ = _e2259;
                                phi_31158_ = select(true, false, _e3354);
                            }
                            let _e3357 = phi_31157_;
                            let _e3359 = phi_31158_;
                            phi_31159_ = _e3357;
                            phi_31160_ = _e1976;
                            phi_31161_ = _e3359;
                        }
                        let _e3361 = phi_31159_;
                        let _e3363 = phi_31160_;
                        let _e3365 = phi_31161_;
                        phi_32788_ = select(_e3361, 0u, select(_e3365, true, _e3363));
                        phi_32789_ = u32();
                        phi_32790_ = true;
                    } else {
                        let _e821 = (_e819 == 3u);
                        if _e821 {
                            phi_32786_ = u32();
                            phi_32787_ = true;
                        } else {
                            if (_e474.w == _e478.w) {
                                phi_31184_ = bool();
                                phi_31185_ = true;
                            } else {
                                let _e823 = (_e478.w == _e482.w);
                                if _e823 {
                                    phi_31183_ = bool();
                                } else {
                                    phi_31183_ = (_e482.w == _e474.w);
                                }
                                let _e826 = phi_31183_;
                                phi_31184_ = _e826;
                                phi_31185_ = _e823;
                            }
                            let _e828 = phi_31184_;
                            let _e830 = phi_31185_;
                            if select(_e828, true, _e830) {
                                phi_32780_ = u32();
                                phi_32781_ = true;
                            } else {
                                if (_e486.w == _e490.w) {
                                    phi_31203_ = bool();
                                    phi_31204_ = true;
                                } else {
                                    let _e833 = (_e490.w == _e494.w);
                                    if _e833 {
                                        phi_31202_ = bool();
                                    } else {
                                        phi_31202_ = (_e494.w == _e486.w);
                                    }
                                    let _e836 = phi_31202_;
                                    phi_31203_ = _e836;
                                    phi_31204_ = _e833;
                                }
                                let _e838 = phi_31203_;
                                let _e840 = phi_31204_;
                                let _e841 = select(_e838, true, _e840);
                                if _e841 {
                                    phi_32779_ = u32();
                                } else {
                                    let _e842 = (_e819 == 1u);
                                    let _e858 = (select(0u, 1u, ((((_e486.w == _e478.w) || (_e490.w == _e478.w)) || (_e494.w == _e478.w)) == _e842)) + (2u * select(0u, 1u, ((((_e486.w == _e482.w) || (_e490.w == _e482.w)) || (_e494.w == _e482.w)) == _e842))));
                                    if _e842 {
                                        phi_31238_ = _e858;
                                    } else {
                                        if (_e858 == 2u) {
                                            phi_31237_ = 0u;
                                        } else {
                                            phi_31237_ = (_e858 + 1u);
                                        }
                                        let _e862 = phi_31237_;
                                        phi_31238_ = _e862;
                                    }
                                    let _e864 = phi_31238_;
                                    if (_e864 == 0u) {
                                        phi_31250_ = _e733;
                                    } else {
                                        if (_e864 == 1u) {
                                            phi_31249_ = type_89(_e713, _e732, _e694);
                                        } else {
                                            phi_31249_ = type_89(_e732, _e694, _e713);
                                        }
                                        let _e870 = phi_31249_;
                                        phi_31250_ = _e870;
                                    }
                                    let _e872 = phi_31250_;
                                    let _e888 = (select(0u, 1u, ((((_e474.w == _e490.w) || (_e478.w == _e490.w)) || (_e482.w == _e490.w)) == _e842)) + (2u * select(0u, 1u, ((((_e474.w == _e494.w) || (_e478.w == _e494.w)) || (_e482.w == _e494.w)) == _e842))));
                                    if _e842 {
                                        phi_31277_ = _e888;
                                    } else {
                                        if (_e888 == 2u) {
                                            phi_31276_ = 0u;
                                        } else {
                                            phi_31276_ = (_e888 + 1u);
                                        }
                                        let _e892 = phi_31276_;
                                        phi_31277_ = _e892;
                                    }
                                    let _e894 = phi_31277_;
                                    if (_e894 == 0u) {
                                        phi_31289_ = _e791;
                                    } else {
                                        if (_e894 == 1u) {
                                            phi_31288_ = type_89(_e771, _e790, _e752);
                                        } else {
                                            phi_31288_ = type_89(_e790, _e752, _e771);
                                        }
                                        let _e900 = phi_31288_;
                                        phi_31289_ = _e900;
                                    }
                                    let _e902 = phi_31289_;
                                    if _e842 {
                                        let _e1154 = bitcast<f32>((bitcast<u32>((_e902.member_1.x - _e872.member.x)) ^ _e596));
                                        let _e1157 = bitcast<f32>((bitcast<u32>((_e902.member_1.y - _e872.member.y)) ^ _e596));
                                        let _e1160 = bitcast<f32>((bitcast<u32>((_e902.member_1.z - _e872.member.z)) ^ _e596));
                                        let _e1169 = bitcast<f32>((bitcast<u32>((_e902.member_2.x - _e872.member.x)) ^ _e596));
                                        let _e1172 = bitcast<f32>((bitcast<u32>((_e902.member_2.y - _e872.member.y)) ^ _e596));
                                        let _e1175 = bitcast<f32>((bitcast<u32>((_e902.member_2.z - _e872.member.z)) ^ _e596));
                                        let _e1184 = bitcast<f32>((bitcast<u32>((_e872.member_1.x - _e872.member.x)) ^ _e596));
                                        let _e1187 = bitcast<f32>((bitcast<u32>((_e872.member_1.y - _e872.member.y)) ^ _e596));
                                        let _e1190 = bitcast<f32>((bitcast<u32>((_e872.member_1.z - _e872.member.z)) ^ _e596));
                                        let _e1191 = (_e1157 * _e1175);
                                        let _e1192 = (_e1160 * _e1172);
                                        let _e1193 = (_e1160 * _e1169);
                                        let _e1194 = (_e1154 * _e1175);
                                        let _e1195 = (_e1154 * _e1172);
                                        let _e1196 = (_e1157 * _e1169);
                                        let _e1197 = (_e1191 - _e1192);
                                        let _e1199 = (_e1193 - _e1194);
                                        let _e1202 = (_e1195 - _e1196);
                                        let _e1204 = (((_e1184 * _e1197) + (_e1187 * _e1199)) + (_e1190 * _e1202));
                                        let _e1205 = abs(_e1184);
                                        let _e1208 = (abs(_e1191) + abs(_e1192));
                                        let _e1210 = abs(_e1187);
                                        let _e1213 = (abs(_e1193) + abs(_e1194));
                                        let _e1216 = abs(_e1190);
                                        let _e1219 = (abs(_e1195) + abs(_e1196));
                                        let _e1222 = abs(_e1154);
                                        let _e1223 = abs(_e1157);
                                        let _e1225 = select(_e1223, _e1222, (_e1222 > _e1223));
                                        let _e1226 = abs(_e1160);
                                        let _e1228 = select(_e1226, _e1225, (_e1225 > _e1226));
                                        let _e1229 = abs(_e1169);
                                        let _e1230 = abs(_e1172);
                                        let _e1232 = select(_e1230, _e1229, (_e1229 > _e1230));
                                        let _e1233 = abs(_e1175);
                                        let _e1235 = select(_e1233, _e1232, (_e1232 > _e1233));
                                        let _e1237 = select(_e1235, _e1228, (_e1228 > _e1235));
                                        let _e1239 = select(_e1210, _e1205, (_e1205 > _e1210));
                                        let _e1241 = select(_e1216, _e1239, (_e1239 > _e1216));
                                        let _e1243 = select(_e1241, _e1237, (_e1237 > _e1241));
                                        let _e1248 = ((0.0000019073486f * (((_e1205 * _e1208) + (_e1210 * _e1213)) + (_e1216 * _e1219))) + (_e674 * (1f + (_e1243 * _e1243))));
                                        if (_e1204 > _e1248) {
                                            phi_31449_ = 1i;
                                        } else {
                                            phi_31449_ = select(0i, -1i, (_e1204 < -(_e1248)));
                                        }
                                        let _e1254 = phi_31449_;
                                        let _e1263 = bitcast<f32>((bitcast<u32>((_e872.member_2.x - _e872.member.x)) ^ _e596));
                                        let _e1266 = bitcast<f32>((bitcast<u32>((_e872.member_2.y - _e872.member.y)) ^ _e596));
                                        let _e1269 = bitcast<f32>((bitcast<u32>((_e872.member_2.z - _e872.member.z)) ^ _e596));
                                        let _e1274 = (((_e1263 * _e1197) + (_e1266 * _e1199)) + (_e1269 * _e1202));
                                        let _e1275 = abs(_e1263);
                                        let _e1277 = abs(_e1266);
                                        let _e1280 = abs(_e1269);
                                        let _e1284 = select(_e1277, _e1275, (_e1275 > _e1277));
                                        let _e1286 = select(_e1280, _e1284, (_e1284 > _e1280));
                                        let _e1288 = select(_e1286, _e1237, (_e1237 > _e1286));
                                        let _e1293 = ((0.0000019073486f * (((_e1275 * _e1208) + (_e1277 * _e1213)) + (_e1280 * _e1219))) + (_e674 * (1f + (_e1288 * _e1288))));
                                        if (_e1274 > _e1293) {
                                            phi_31600_ = 1i;
                                        } else {
                                            phi_31600_ = select(0i, -1i, (_e1274 < -(_e1293)));
                                        }
                                        let _e1299 = phi_31600_;
                                        let _e1300 = (_e1187 * _e1269);
                                        let _e1301 = (_e1190 * _e1266);
                                        let _e1302 = (_e1190 * _e1263);
                                        let _e1303 = (_e1184 * _e1269);
                                        let _e1304 = (_e1184 * _e1266);
                                        let _e1305 = (_e1187 * _e1263);
                                        let _e1306 = (_e1300 - _e1301);
                                        let _e1308 = (_e1302 - _e1303);
                                        let _e1311 = (_e1304 - _e1305);
                                        let _e1313 = (((_e1154 * _e1306) + (_e1157 * _e1308)) + (_e1160 * _e1311));
                                        let _e1316 = (abs(_e1300) + abs(_e1301));
                                        let _e1320 = (abs(_e1302) + abs(_e1303));
                                        let _e1325 = (abs(_e1304) + abs(_e1305));
                                        let _e1329 = select(_e1286, _e1241, (_e1241 > _e1286));
                                        let _e1331 = select(_e1228, _e1329, (_e1329 > _e1228));
                                        let _e1336 = ((0.0000019073486f * (((_e1222 * _e1316) + (_e1223 * _e1320)) + (_e1226 * _e1325))) + (_e674 * (1f + (_e1331 * _e1331))));
                                        if (_e1313 > _e1336) {
                                            phi_31751_ = 1i;
                                        } else {
                                            phi_31751_ = select(0i, -1i, (_e1313 < -(_e1336)));
                                        }
                                        let _e1342 = phi_31751_;
                                        let _e1347 = (((_e1169 * _e1306) + (_e1172 * _e1308)) + (_e1175 * _e1311));
                                        let _e1354 = select(_e1235, _e1329, (_e1329 > _e1235));
                                        let _e1359 = ((0.0000019073486f * (((_e1229 * _e1316) + (_e1230 * _e1320)) + (_e1233 * _e1325))) + (_e674 * (1f + (_e1354 * _e1354))));
                                        if (_e1347 > _e1359) {
                                            phi_31902_ = 1i;
                                        } else {
                                            phi_31902_ = select(0i, -1i, (_e1347 < -(_e1359)));
                                        }
                                        let _e1365 = phi_31902_;
                                        let _e1366 = (_e1254 * _e1299);
                                        if (_e1366 > 0i) {
                                            phi_31938_ = u32();
                                            phi_31939_ = true;
                                        } else {
                                            let _e1368 = (_e1342 * _e1365);
                                            let _e1369 = (_e1368 > 0i);
                                            if _e1369 {
                                                phi_31937_ = u32();
                                            } else {
                                                if (_e1366 < 0i) {
                                                    let _e1371 = (_e1368 < 0i);
                                                    if _e1371 {
                                                        phi_31929_ = select(0u, 1u, ((_e1254 * _e1342) < 0i));
                                                    } else {
                                                        phi_31929_ = u32();
                                                    }
                                                    let _e1376 = phi_31929_;
                                                    phi_31931_ = _e1376;
                                                    phi_31932_ = select(true, false, _e1371);
                                                } else {
                                                    phi_31931_ = u32();
                                                    phi_31932_ = true;
                                                }
                                                let _e1379 = phi_31931_;
                                                let _e1381 = phi_31932_;
                                                phi_31937_ = select(_e1379, 2u, _e1381);
                                            }
                                            let _e1384 = phi_31937_;
                                            phi_31938_ = _e1384;
                                            phi_31939_ = _e1369;
                                        }
                                        let _e1386 = phi_31938_;
                                        let _e1388 = phi_31939_;
                                        let _e1389 = select(_e1386, 0u, _e1388);
                                        if (_e1389 == 2u) {
                                            let _e1395 = (((_e1184 * _e1184) + (_e1187 * _e1187)) + (_e1190 * _e1190));
                                            if (_e1395 > 0.0000000000000000000000000000000000007523164f) {
                                                let _e1397 = sqrt(_e1395);
                                                phi_31985_ = vec3<f32>((_e1184 / _e1397), (_e1187 / _e1397), (_e1190 / _e1397));
                                            } else {
                                                phi_31985_ = vec3<f32>(0f, 0f, 0f);
                                            }
                                            let _e1403 = phi_31985_;
                                            let _e1408 = (((_e1263 * _e1263) + (_e1266 * _e1266)) + (_e1269 * _e1269));
                                            if (_e1408 > 0.0000000000000000000000000000000000007523164f) {
                                                let _e1410 = sqrt(_e1408);
                                                phi_32023_ = vec3<f32>((_e1263 / _e1410), (_e1266 / _e1410), (_e1269 / _e1410));
                                            } else {
                                                phi_32023_ = vec3<f32>(0f, 0f, 0f);
                                            }
                                            let _e1416 = phi_32023_;
                                            let _e1430 = (((_e1154 * _e1154) + (_e1157 * _e1157)) + (_e1160 * _e1160));
                                            if (_e1430 > 0.0000000000000000000000000000000000007523164f) {
                                                let _e1432 = sqrt(_e1430);
                                                phi_32070_ = vec3<f32>((_e1154 / _e1432), (_e1157 / _e1432), (_e1160 / _e1432));
                                            } else {
                                                phi_32070_ = vec3<f32>(0f, 0f, 0f);
                                            }
                                            let _e1438 = phi_32070_;
                                            let _e1449 = (((_e1169 * _e1169) + (_e1172 * _e1172)) + (_e1175 * _e1175));
                                            if (_e1449 > 0.0000000000000000000000000000000000007523164f) {
                                                let _e1451 = sqrt(_e1449);
                                                phi_32114_ = vec3<f32>((_e1169 / _e1451), (_e1172 / _e1451), (_e1175 / _e1451));
                                            } else {
                                                phi_32114_ = vec3<f32>(0f, 0f, 0f);
                                            }
                                            let _e1457 = phi_32114_;
                                            let _e1466 = bitcast<f32>((bitcast<u32>((((_e1403.x + _e1416.x) - _e1438.x) - _e1457.x)) ^ _e596));
                                            let _e1469 = bitcast<f32>((bitcast<u32>((((_e1403.y + _e1416.y) - _e1438.y) - _e1457.y)) ^ _e596));
                                            let _e1472 = bitcast<f32>((bitcast<u32>((((_e1403.z + _e1416.z) - _e1438.z) - _e1457.z)) ^ _e596));
                                            let _e1473 = (_e1184 * _e1466);
                                            let _e1474 = (_e1187 * _e1469);
                                            let _e1475 = (_e1190 * _e1472);
                                            let _e1482 = abs(_e1466);
                                            let _e1483 = abs(_e1469);
                                            let _e1485 = select(_e1483, _e1482, (_e1482 > _e1483));
                                            let _e1486 = abs(_e1472);
                                            let _e1490 = (_e674 * (1f + select(_e1486, _e1485, (_e1485 > _e1486))));
                                            if (((_e1473 + _e1474) + _e1475) > ((0.0000019073486f * ((abs(_e1473) + abs(_e1474)) + abs(_e1475))) + _e1490)) {
                                                let _e1495 = (_e1263 * _e1466);
                                                let _e1496 = (_e1266 * _e1469);
                                                let _e1497 = (_e1269 * _e1472);
                                                if (((_e1495 + _e1496) + _e1497) > ((0.0000019073486f * ((abs(_e1495) + abs(_e1496)) + abs(_e1497))) + _e1490)) {
                                                    let _e1520 = (bitcast<f32>((bitcast<u32>((_e872.member.x - _e902.member_1.x)) ^ _e596)) * _e1466);
                                                    let _e1521 = (bitcast<f32>((bitcast<u32>((_e872.member.y - _e902.member_1.y)) ^ _e596)) * _e1469);
                                                    let _e1522 = (bitcast<f32>((bitcast<u32>((_e872.member.z - _e902.member_1.z)) ^ _e596)) * _e1472);
                                                    let _e1532 = (((_e1520 + _e1521) + _e1522) > ((0.0000019073486f * ((abs(_e1520) + abs(_e1521)) + abs(_e1522))) + _e1490));
                                                    if _e1532 {
                                                        let _e1545 = (bitcast<f32>((bitcast<u32>((_e872.member.x - _e902.member_2.x)) ^ _e596)) * _e1466);
                                                        let _e1546 = (bitcast<f32>((bitcast<u32>((_e872.member.y - _e902.member_2.y)) ^ _e596)) * _e1469);
                                                        let _e1547 = (bitcast<f32>((bitcast<u32>((_e872.member.z - _e902.member_2.z)) ^ _e596)) * _e1472);
                                                        phi_32323_ = (((_e1545 + _e1546) + _e1547) > ((0.0000019073486f * ((abs(_e1545) + abs(_e1546)) + abs(_e1547))) + _e1490));
                                                    } else {
                                                        phi_32323_ = bool();
                                                    }
                                                    let _e1559 = phi_32323_;
                                                    phi_32325_ = _e1559;
                                                    phi_32326_ = select(true, false, _e1532);
                                                } else {
                                                    phi_32325_ = bool();
                                                    phi_32326_ = true;
                                                }
                                                let _e1562 = phi_32325_;
                                                let _e1564 = phi_32326_;
                                                phi_32327_ = _e1562;
                                                phi_32328_ = _e1564;
                                            } else {
                                                phi_32327_ = bool();
                                                phi_32328_ = true;
                                            }
                                            let _e1566 = phi_32327_;
                                            let _e1568 = phi_32328_;
                                            phi_32337_ = select(true, false, select(_e1566, false, _e1568));
                                        } else {
                                            phi_32337_ = true;
                                        }
                                        let _e1572 = phi_32337_;
                                        phi_32778_ = select(0u, _e1389, _e1572);
                                    } else {
                                        let _e918 = bitcast<f32>((bitcast<u32>((_e872.member_1.x - _e872.member.x)) ^ _e596));
                                        let _e921 = bitcast<f32>((bitcast<u32>((_e872.member_1.y - _e872.member.y)) ^ _e596));
                                        let _e924 = bitcast<f32>((bitcast<u32>((_e872.member_1.z - _e872.member.z)) ^ _e596));
                                        let _e933 = bitcast<f32>((bitcast<u32>((_e872.member_2.x - _e872.member.x)) ^ _e596));
                                        let _e936 = bitcast<f32>((bitcast<u32>((_e872.member_2.y - _e872.member.y)) ^ _e596));
                                        let _e939 = bitcast<f32>((bitcast<u32>((_e872.member_2.z - _e872.member.z)) ^ _e596));
                                        let _e948 = bitcast<f32>((bitcast<u32>((_e902.member_2.x - _e872.member.x)) ^ _e596));
                                        let _e951 = bitcast<f32>((bitcast<u32>((_e902.member_2.y - _e872.member.y)) ^ _e596));
                                        let _e954 = bitcast<f32>((bitcast<u32>((_e902.member_2.z - _e872.member.z)) ^ _e596));
                                        let _e955 = (_e921 * _e939);
                                        let _e956 = (_e924 * _e936);
                                        let _e957 = (_e924 * _e933);
                                        let _e958 = (_e918 * _e939);
                                        let _e959 = (_e918 * _e936);
                                        let _e960 = (_e921 * _e933);
                                        let _e968 = (((_e948 * (_e955 - _e956)) + (_e951 * (_e957 - _e958))) + (_e954 * (_e959 - _e960)));
                                        let _e969 = abs(_e948);
                                        let _e974 = abs(_e951);
                                        let _e980 = abs(_e954);
                                        let _e986 = abs(_e918);
                                        let _e987 = abs(_e921);
                                        let _e989 = select(_e987, _e986, (_e986 > _e987));
                                        let _e990 = abs(_e924);
                                        let _e992 = select(_e990, _e989, (_e989 > _e990));
                                        let _e993 = abs(_e933);
                                        let _e994 = abs(_e936);
                                        let _e996 = select(_e994, _e993, (_e993 > _e994));
                                        let _e997 = abs(_e939);
                                        let _e999 = select(_e997, _e996, (_e996 > _e997));
                                        let _e1001 = select(_e999, _e992, (_e992 > _e999));
                                        let _e1003 = select(_e974, _e969, (_e969 > _e974));
                                        let _e1005 = select(_e980, _e1003, (_e1003 > _e980));
                                        let _e1007 = select(_e1005, _e1001, (_e1001 > _e1005));
                                        let _e1012 = ((0.0000019073486f * (((_e969 * (abs(_e955) + abs(_e956))) + (_e974 * (abs(_e957) + abs(_e958)))) + (_e980 * (abs(_e959) + abs(_e960))))) + (_e674 * (1f + (_e1007 * _e1007))));
                                        if (_e968 > _e1012) {
                                            phi_32496_ = 1i;
                                        } else {
                                            phi_32496_ = select(0i, -1i, (_e968 < -(_e1012)));
                                        }
                                        let _e1018 = phi_32496_;
                                        if (_e1018 == 0i) {
                                            let _e1026 = bitcast<u32>((_e955 - (_e936 * _e924)));
                                            let _e1027 = (_e1026 & 2147483647u);
                                            let _e1028 = bitcast<u32>((_e957 - (_e939 * _e918)));
                                            let _e1029 = (_e1028 & 2147483647u);
                                            let _e1031 = select(_e1029, _e1027, (_e1027 > _e1029));
                                            let _e1032 = bitcast<u32>((_e959 - (_e933 * _e921)));
                                            let _e1033 = (_e1032 & 2147483647u);
                                            let _e1036 = (select(_e1033, _e1031, (_e1031 > _e1033)) & 2139095040u);
                                            let _e1038 = select(117440512u, _e1036, (_e1036 > 117440512u));
                                            let _e1041 = (select(1056964608u, _e1038, (_e1038 > 1056964608u)) - 1056964608u);
                                            let _e1047 = bitcast<f32>(select(0u, ((_e1026 + 1056964608u) - _e1038), ((_e1026 & 2139095040u) > _e1041)));
                                            let _e1053 = bitcast<f32>(select(0u, ((_e1028 + 1056964608u) - _e1038), ((_e1028 & 2139095040u) > _e1041)));
                                            let _e1059 = bitcast<f32>(select(0u, ((_e1032 + 1056964608u) - _e1038), ((_e1032 & 2139095040u) > _e1041)));
                                            let _e1060 = (_e921 * _e1059);
                                            let _e1061 = (_e924 * _e1053);
                                            let _e1062 = (_e924 * _e1047);
                                            let _e1063 = (_e918 * _e1059);
                                            let _e1064 = (_e918 * _e1053);
                                            let _e1065 = (_e921 * _e1047);
                                            let _e1066 = (_e1060 - _e1061);
                                            let _e1068 = (_e1062 - _e1063);
                                            let _e1071 = (_e1064 - _e1065);
                                            let _e1073 = (((_e933 * _e1066) + (_e936 * _e1068)) + (_e939 * _e1071));
                                            let _e1076 = (abs(_e1060) + abs(_e1061));
                                            let _e1080 = (abs(_e1062) + abs(_e1063));
                                            let _e1085 = (abs(_e1064) + abs(_e1065));
                                            let _e1088 = abs(_e1047);
                                            let _e1089 = abs(_e1053);
                                            let _e1091 = select(_e1089, _e1088, (_e1088 > _e1089));
                                            let _e1092 = abs(_e1059);
                                            let _e1094 = select(_e1092, _e1091, (_e1091 > _e1092));
                                            let _e1096 = select(_e1094, _e992, (_e992 > _e1094));
                                            let _e1098 = select(_e999, _e1096, (_e1096 > _e999));
                                            let _e1103 = ((0.0000019073486f * (((_e993 * _e1076) + (_e994 * _e1080)) + (_e997 * _e1085))) + (_e674 * (1f + (_e1098 * _e1098))));
                                            if (_e1073 > _e1103) {
                                                phi_32673_ = 1i;
                                            } else {
                                                phi_32673_ = select(0i, -1i, (_e1073 < -(_e1103)));
                                            }
                                            let _e1109 = phi_32673_;
                                            let _e1114 = (((_e948 * _e1066) + (_e951 * _e1068)) + (_e954 * _e1071));
                                            let _e1121 = select(_e1005, _e1096, (_e1096 > _e1005));
                                            let _e1126 = ((0.0000019073486f * (((_e969 * _e1076) + (_e974 * _e1080)) + (_e980 * _e1085))) + (_e674 * (1f + (_e1121 * _e1121))));
                                            if (_e1114 > _e1126) {
                                                phi_32770_ = 1i;
                                            } else {
                                                phi_32770_ = select(0i, -1i, (_e1114 < -(_e1126)));
                                            }
                                            let _e1132 = phi_32770_;
                                            phi_32777_ = select(2u, 0u, ((_e1109 * _e1132) < 0i));
                                        } else {
                                            phi_32777_ = 0u;
                                        }
                                        let _e1137 = phi_32777_;
                                        phi_32778_ = _e1137;
                                    }
                                    let _e1575 = phi_32778_;
                                    phi_32779_ = _e1575;
                                }
                                let _e1577 = phi_32779_;
                                phi_32780_ = _e1577;
                                phi_32781_ = _e841;
                            }
                            let _e1579 = phi_32780_;
                            let _e1581 = phi_32781_;
                            phi_32786_ = _e1579;
                            phi_32787_ = _e1581;
                        }
                        let _e1583 = phi_32786_;
                        let _e1585 = phi_32787_;
                        phi_32788_ = select(2u, 0u, _e821);
                        phi_32789_ = _e1583;
                        phi_32790_ = _e1585;
                    }
                    let _e3369 = phi_32788_;
                    let _e3371 = phi_32789_;
                    let _e3373 = phi_32790_;
                    phi_32795_ = select(_e3371, _e3369, _e3373);
                }
                let _e3376 = phi_32795_;
                let _e3379 = (_e422 & 31u);
                phi_32808_ = (_e424 + select(0u, 1u, _e595));
                phi_32809_ = (_e426 | (select(0u, 1u, (_e3376 == 2u)) << bitcast<u32>(_e3379)));
                phi_32810_ = (_e428 | (select(0u, 1u, (_e3376 == 1u)) << bitcast<u32>(_e3379)));
            } else {
                phi_32808_ = _e424;
                phi_32809_ = _e426;
                phi_32810_ = _e428;
            }
            let _e3391 = phi_32808_;
            let _e3393 = phi_32809_;
            let _e3395 = phi_32810_;
            phi_25711_ = (_e422 + _e396.z);
            phi_25714_ = _e3391;
            phi_25716_ = _e3393;
            phi_25718_ = _e3395;
        } else {
            break;
        }
        let _e3398 = phi_25711_;
        let _e3400 = phi_25714_;
        let _e3402 = phi_25716_;
        let _e3404 = phi_25718_;
        continue;
        continuing {
            phi_25710_ = _e3398;
            phi_25713_ = _e3400;
            phi_25715_ = _e3402;
            phi_25717_ = _e3404;
        }
    }
    let _e3407 = local_209;
    let _e3409 = local_210;
    let _e3410 = (_e3407 | _e3409);
    if (_e3410 == 0u) {
        phi_32820_ = 0u;
    } else {
        let _e3414 = atomicAdd((&counts_3[0u]), countOneBits(_e3410));
        phi_32820_ = _e3414;
    }
    let _e3416 = phi_32820_;
    let _e3418 = local_211;
    if (_e3418 == 0u) {
    } else {
        let _e3421 = local_212;
        let _e3424 = atomicAdd((&counts_3[1u]), countOneBits(_e3421));
    }
    let _e3426 = local_213;
    if (_e3426 > 0u) {
        let _e3429 = local_214;
        let _e3432 = local_215;
        let _e3435 = atomicAdd((&counts_3[2u]), select(1u, _e3432, (_e3429 > 1u)));
    }
    workgroupBarrier();
    if _e412 {
        let _e3437 = atomicLoad((&counts_3[_e406]));
        if (_e3437 > 0u) {
            let _e3441 = atomicAdd((&counters_2.member[_e406]), _e3437);
            if (_e406 == 0u) {
                reserved[0u] = _e3441;
            }
        }
    }
    workgroupBarrier();
    phi_32857_ = _e3416;
    phi_32860_ = _e3410;
    loop {
        let _e3445 = phi_32857_;
        let _e3447 = phi_32860_;
        let _e3448 = (_e3447 == 0u);
        if _e3448 {
            phi_32858_ = u32();
            phi_32861_ = u32();
        } else {
            let _e3450 = select(firstTrailingBit(_e3447), 32u, _e3448);
            let _e3452 = reserved[0u];
            let _e3453 = (_e3452 + _e3445);
            let _e3456 = params_2.member.member_12;
            if (_e3453 < _e3456) {
                let _e3463 = pairs.member[((((_e411 * 8u) + _e3450) * 256u) + _e406)];
                let _e3466 = ((_e3463 >> bitcast<u32>(16i)) * 2u);
                let _e3469 = tiles.member[(4u + _e3466)];
                let _e3476 = boxes.member[((_e3469 * 256u) + ((_e3463 >> bitcast<u32>(8i)) & 255u))];
                let _e3480 = tiles.member[(_e3466 + 5u)];
                let _e3485 = boxes.member[((_e3480 * 256u) + (_e3463 & 255u))];
                if (_e3476.x < _e3485.x) {
                    phi_32918_ = type_57(_e3476.x, _e3485.x);
                } else {
                    phi_32918_ = type_57(_e3485.x, _e3476.x);
                }
                let _e3491 = phi_32918_;
                let _e3496 = local_216;
                let _e3502 = (_e3453 * 2u);
                results.member[_e3502] = (_e3491.member | select(2147483648u, 0u, (((_e3496 >> bitcast<u32>((_e3450 & 31u))) & 1u) == 0u)));
                results.member[(_e3502 + 1u)] = _e3491.member_1;
            }
            phi_32858_ = (_e3445 + 1u);
            phi_32861_ = (_e3447 & (_e3447 - 1u));
        }
        let _e3513 = phi_32858_;
        let _e3515 = phi_32861_;
        continue;
        continuing {
            phi_32857_ = _e3513;
            phi_32860_ = _e3515;
            break if !(select(true, false, _e3448));
        }
    }
    return;
}

fn function_53() {
    var phi_32991_: u32;
    var phi_33007_: u32;
    var phi_33009_: u32;
    var phi_33012_: u32;
    var phi_33010_: u32;
    var phi_33013_: u32;
    var local_217: u32;
    var local_218: u32;

    let _e393 = builtin_local_56;
    let _e394 = builtin_group_56;
    let _e395 = builtin_groups_56;
    if ((((_e394.x + (_e394.y * _e395.x)) * 256u) + _e393.x) == 0u) {
        let _e407 = tiles_1.member[0u];
        let _e410 = params_2.member.member_11;
        let _e412 = select(_e410, _e407, (_e407 < _e410));
        let _e413 = (_e412 / 8u);
        if ((_e412 % 8u) > 0u) {
            phi_32991_ = (_e413 + 1u);
        } else {
            phi_32991_ = _e413;
        }
        let _e418 = phi_32991_;
        let _e419 = (_e418 / 256u);
        if ((_e418 % 256u) > 0u) {
            phi_33007_ = (_e419 + 1u);
        } else {
            phi_33007_ = _e419;
        }
        let _e424 = phi_33007_;
        phi_33009_ = 1u;
        phi_33012_ = _e424;
        loop {
            let _e426 = phi_33009_;
            let _e428 = phi_33012_;
            local_217 = _e428;
            local_218 = _e426;
            let _e429 = (_e428 > 65535u);
            if _e429 {
                phi_33010_ = (_e426 << bitcast<u32>(1i));
                phi_33013_ = ((_e428 >> bitcast<u32>(1i)) + (_e428 & 1u));
            } else {
                break;
            }
            let _e437 = phi_33010_;
            let _e439 = phi_33013_;
            continue;
            continuing {
                phi_33009_ = _e437;
                phi_33012_ = _e439;
            }
        }
        let _e442 = local_217;
        let _e444 = local_218;
        arguments_1.member[0u] = type_49(_e442, _e444, 1u);
    }
    return;
}

fn function_54() {
    var local_219: array<u32, 2>;
    var phi_33077_: u32;
    var phi_33080_: u32;
    var phi_33082_: u32;
    var phi_33084_: u32;
    var phi_33138_: type_57;
    var phi_33189_: bool;
    var phi_33204_: bool;
    var phi_33219_: bool;
    var phi_33256_: bool;
    var phi_33257_: bool;
    var phi_33265_: bool;
    var phi_33266_: bool;
    var phi_33267_: bool;
    var phi_33268_: bool;
    var phi_33269_: bool;
    var phi_33417_: bool;
    var phi_33433_: bool;
    var phi_33435_: bool;
    var phi_33436_: bool;
    var phi_37311_: bool;
    var phi_37312_: bool;
    var phi_37313_: bool;
    var phi_37330_: bool;
    var phi_37331_: bool;
    var phi_37332_: bool;
    var phi_37365_: u32;
    var phi_37366_: u32;
    var phi_37377_: type_89;
    var phi_37378_: type_89;
    var phi_37404_: u32;
    var phi_37405_: u32;
    var phi_37416_: type_89;
    var phi_37417_: type_89;
    var phi_38601_: i32;
    var phi_38815_: i32;
    var phi_38921_: i32;
    var phi_38924_: bool;
    var phi_37592_: i32;
    var phi_37758_: i32;
    var phi_37929_: i32;
    var phi_38095_: i32;
    var phi_38415_: bool;
    var phi_38417_: bool;
    var phi_38418_: bool;
    var phi_38419_: bool;
    var phi_38420_: bool;
    var phi_38425_: bool;
    var phi_38426_: bool;
    var phi_38427_: bool;
    var phi_38925_: bool;
    var phi_38926_: bool;
    var phi_38927_: bool;
    var phi_38928_: bool;
    var phi_34034_: i32;
    var phi_34179_: i32;
    var phi_34324_: i32;
    var phi_34334_: bool;
    var phi_34336_: bool;
    var phi_34337_: bool;
    var phi_34489_: i32;
    var phi_34634_: i32;
    var phi_34779_: i32;
    var phi_34789_: bool;
    var phi_34791_: bool;
    var phi_34792_: bool;
    var phi_37293_: bool;
    var phi_37294_: bool;
    var phi_37295_: bool;
    var phi_37296_: bool;
    var phi_37297_: bool;
    var phi_38932_: bool;
    var phi_38933_: bool;
    var phi_38934_: bool;
    var phi_38938_: bool;
    var phi_38939_: bool;
    var phi_38940_: bool;
    var phi_38949_: u32;
    var phi_38962_: u32;
    var phi_38963_: u32;
    var phi_38964_: u32;
    var phi_33078_: u32;
    var phi_33081_: u32;
    var phi_33083_: u32;
    var phi_33085_: u32;
    var local_220: u32;
    var local_221: u32;
    var phi_38974_: u32;
    var local_222: u32;
    var local_223: u32;
    var local_224: u32;
    var local_225: u32;
    var local_226: u32;
    var phi_39011_: u32;
    var phi_39014_: u32;
    var phi_39072_: type_57;
    var local_227: u32;
    var phi_39012_: u32;
    var phi_39015_: u32;

    let _e394 = builtin_local_56;
    let _e395 = builtin_group_56;
    let _e396 = builtin_groups_56;
    local_219 = array<u32, 2>(0u, 0u);
    local_219[_e395.z] = _e394.x;
    let _e406 = local_219[(_e396.z - 1u)];
    let _e411 = (_e395.x + (_e395.y * _e396.x));
    let _e412 = (_e406 < 3u);
    if _e412 {
        atomicStore((&counts_3[_e406]), 0u);
    }
    workgroupBarrier();
    let _e416 = params_2.member.member_11;
    let _e418 = tiles.member[0u];
    phi_33077_ = 0u;
    phi_33080_ = 0u;
    phi_33082_ = 0u;
    phi_33084_ = 0u;
    loop {
        let _e422 = phi_33077_;
        let _e424 = phi_33080_;
        let _e426 = phi_33082_;
        let _e428 = phi_33084_;
        local_220 = _e428;
        local_221 = _e426;
        local_222 = _e426;
        local_223 = _e426;
        local_224 = _e424;
        local_225 = _e424;
        local_226 = _e424;
        local_227 = _e426;
        let _e429 = (_e422 < 8u);
        if _e429 {
            let _e433 = ((((_e411 * 8u) + _e422) * 256u) + _e406);
            if (_e433 < select(_e416, _e418, (_e418 < _e416))) {
                let _e436 = pairs.member[_e433];
                let _e439 = ((_e436 >> bitcast<u32>(16i)) * 2u);
                let _e442 = tiles.member[(4u + _e439)];
                let _e449 = boxes.member[((_e442 * 256u) + ((_e436 >> bitcast<u32>(8i)) & 255u))];
                let _e453 = tiles.member[(_e439 + 5u)];
                let _e458 = boxes.member[((_e453 * 256u) + (_e436 & 255u))];
                if (_e449.x < _e458.x) {
                    phi_33138_ = type_57(_e449.x, _e458.x);
                } else {
                    phi_33138_ = type_57(_e458.x, _e449.x);
                }
                let _e464 = phi_33138_;
                let _e469 = params_2.member.member_9;
                let _e471 = (_e464.member * 3u);
                let _e474 = corners_4.member[_e471];
                let _e478 = corners_4.member[(_e471 + 1u)];
                let _e482 = corners_4.member[(_e471 + 2u)];
                let _e483 = (_e464.member_1 * 3u);
                let _e486 = corners_4.member[_e483];
                let _e490 = corners_4.member[(_e483 + 1u)];
                let _e494 = corners_4.member[(_e483 + 2u)];
                let _e501 = select(0u, 2147483648u, (_e469 != 0u));
                let _e506 = (((_e486.w == _e474.w) || (_e490.w == _e474.w)) || (_e494.w == _e474.w));
                if _e506 {
                    phi_33189_ = (((_e474.w | _e501) & 2147483648u) != 0u);
                } else {
                    phi_33189_ = false;
                }
                let _e511 = phi_33189_;
                if _e511 {
                    phi_33268_ = bool();
                    phi_33269_ = true;
                } else {
                    let _e516 = (((_e486.w == _e478.w) || (_e490.w == _e478.w)) || (_e494.w == _e478.w));
                    if _e516 {
                        phi_33204_ = (((_e478.w | _e501) & 2147483648u) != 0u);
                    } else {
                        phi_33204_ = false;
                    }
                    let _e521 = phi_33204_;
                    if _e521 {
                        phi_33266_ = bool();
                        phi_33267_ = true;
                    } else {
                        let _e526 = (((_e486.w == _e482.w) || (_e490.w == _e482.w)) || (_e494.w == _e482.w));
                        if _e526 {
                            phi_33219_ = (((_e482.w | _e501) & 2147483648u) != 0u);
                        } else {
                            phi_33219_ = false;
                        }
                        let _e531 = phi_33219_;
                        if _e531 {
                            phi_33265_ = bool();
                        } else {
                            if (_e482.w != _e474.w) {
                                let _e538 = (_e482.w != _e478.w);
                                phi_33256_ = select(bool(), _e526, _e538);
                                phi_33257_ = select(true, false, _e538);
                            } else {
                                phi_33256_ = bool();
                                phi_33257_ = true;
                            }
                            let _e542 = phi_33256_;
                            let _e544 = phi_33257_;
                            phi_33265_ = (((select(0u, 1u, _e506) + select(0u, 1u, select(false, _e516, (_e478.w != _e474.w)))) + select(0u, 1u, select(_e542, false, _e544))) == 3u);
                        }
                        let _e550 = phi_33265_;
                        phi_33266_ = _e550;
                        phi_33267_ = _e531;
                    }
                    let _e552 = phi_33266_;
                    let _e554 = phi_33267_;
                    phi_33268_ = _e552;
                    phi_33269_ = _e554;
                }
                let _e556 = phi_33268_;
                let _e558 = phi_33269_;
                let _e559 = select(_e556, true, _e558);
                if _e559 {
                    phi_38949_ = 0u;
                } else {
                    let _e561 = bitcast<f32>(_e474.x);
                    let _e563 = bitcast<f32>(_e474.y);
                    let _e565 = bitcast<f32>(_e474.z);
                    let _e578 = (_e474.w & 2147483647u);
                    let _e580 = (3u * (_e578 + 1u));
                    let _e583 = rests.member[_e580];
                    let _e587 = rests.member[(_e580 + 1u)];
                    let _e591 = rests.member[(_e580 + 2u)];
                    let _e592 = (_e478.w & 2147483647u);
                    let _e594 = (3u * (_e592 + 1u));
                    let _e597 = rests.member[_e594];
                    let _e601 = rests.member[(_e594 + 1u)];
                    let _e605 = rests.member[(_e594 + 2u)];
                    let _e606 = (_e482.w & 2147483647u);
                    let _e608 = (3u * (_e606 + 1u));
                    let _e611 = rests.member[_e608];
                    let _e615 = rests.member[(_e608 + 1u)];
                    let _e619 = rests.member[(_e608 + 2u)];
                    let _e638 = (_e486.w & 2147483647u);
                    let _e640 = (3u * (_e638 + 1u));
                    let _e643 = rests.member[_e640];
                    let _e647 = rests.member[(_e640 + 1u)];
                    let _e651 = rests.member[(_e640 + 2u)];
                    let _e652 = (_e490.w & 2147483647u);
                    let _e654 = (3u * (_e652 + 1u));
                    let _e657 = rests.member[_e654];
                    let _e661 = rests.member[(_e654 + 1u)];
                    let _e665 = rests.member[(_e654 + 2u)];
                    let _e666 = (_e494.w & 2147483647u);
                    let _e668 = (3u * (_e666 + 1u));
                    let _e671 = rests.member[_e668];
                    let _e675 = rests.member[(_e668 + 1u)];
                    let _e679 = rests.member[(_e668 + 2u)];
                    let _e682 = rests.member[0u];
                    let _e685 = rests.member[1u];
                    let _e686 = bitcast<u32>(_e685);
                    if (_e592 != _e578) {
                        phi_33417_ = (((_e638 == _e592) || (_e652 == _e592)) || (_e666 == _e592));
                    } else {
                        phi_33417_ = false;
                    }
                    let _e700 = phi_33417_;
                    if (_e606 != _e578) {
                        let _e704 = (_e606 != _e592);
                        if _e704 {
                            phi_33433_ = (((_e638 == _e606) || (_e652 == _e606)) || (_e666 == _e606));
                        } else {
                            phi_33433_ = bool();
                        }
                        let _e711 = phi_33433_;
                        phi_33435_ = _e711;
                        phi_33436_ = select(true, false, _e704);
                    } else {
                        phi_33435_ = bool();
                        phi_33436_ = true;
                    }
                    let _e714 = phi_33435_;
                    let _e716 = phi_33436_;
                    let _e719 = ((select(0u, 1u, (((_e638 == _e578) || (_e652 == _e578)) || (_e666 == _e578))) + select(0u, 1u, _e700)) + select(0u, 1u, select(_e714, false, _e716)));
                    if (_e719 == 3u) {
                        phi_38938_ = true;
                        phi_38939_ = bool();
                        phi_38940_ = true;
                    } else {
                        let _e726 = bitcast<f32>((bitcast<u32>((_e561 - _e561)) ^ _e686));
                        let _e729 = bitcast<f32>((bitcast<u32>((_e563 - _e563)) ^ _e686));
                        let _e732 = bitcast<f32>((bitcast<u32>((_e565 - _e565)) ^ _e686));
                        let _e738 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e478.x) - _e561)) ^ _e686));
                        let _e741 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e478.y) - _e563)) ^ _e686));
                        let _e744 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e478.z) - _e565)) ^ _e686));
                        let _e750 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e482.x) - _e561)) ^ _e686));
                        let _e753 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e482.y) - _e563)) ^ _e686));
                        let _e756 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e482.z) - _e565)) ^ _e686));
                        let _e762 = bitcast<f32>((bitcast<u32>((_e583 - _e583)) ^ _e686));
                        let _e765 = bitcast<f32>((bitcast<u32>((_e587 - _e587)) ^ _e686));
                        let _e768 = bitcast<f32>((bitcast<u32>((_e591 - _e591)) ^ _e686));
                        let _e774 = bitcast<f32>((bitcast<u32>((_e597 - _e583)) ^ _e686));
                        let _e777 = bitcast<f32>((bitcast<u32>((_e601 - _e587)) ^ _e686));
                        let _e780 = bitcast<f32>((bitcast<u32>((_e605 - _e591)) ^ _e686));
                        let _e786 = bitcast<f32>((bitcast<u32>((_e611 - _e583)) ^ _e686));
                        let _e789 = bitcast<f32>((bitcast<u32>((_e615 - _e587)) ^ _e686));
                        let _e792 = bitcast<f32>((bitcast<u32>((_e619 - _e591)) ^ _e686));
                        let _e798 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e486.x) - _e561)) ^ _e686));
                        let _e801 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e486.y) - _e563)) ^ _e686));
                        let _e804 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e486.z) - _e565)) ^ _e686));
                        let _e810 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e490.x) - _e561)) ^ _e686));
                        let _e813 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e490.y) - _e563)) ^ _e686));
                        let _e816 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e490.z) - _e565)) ^ _e686));
                        let _e822 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e494.x) - _e561)) ^ _e686));
                        let _e825 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e494.y) - _e563)) ^ _e686));
                        let _e828 = bitcast<f32>((bitcast<u32>((bitcast<f32>(_e494.z) - _e565)) ^ _e686));
                        let _e834 = bitcast<f32>((bitcast<u32>((_e643 - _e583)) ^ _e686));
                        let _e837 = bitcast<f32>((bitcast<u32>((_e647 - _e587)) ^ _e686));
                        let _e840 = bitcast<f32>((bitcast<u32>((_e651 - _e591)) ^ _e686));
                        let _e846 = bitcast<f32>((bitcast<u32>((_e657 - _e583)) ^ _e686));
                        let _e849 = bitcast<f32>((bitcast<u32>((_e661 - _e587)) ^ _e686));
                        let _e852 = bitcast<f32>((bitcast<u32>((_e665 - _e591)) ^ _e686));
                        let _e858 = bitcast<f32>((bitcast<u32>((_e671 - _e583)) ^ _e686));
                        let _e861 = bitcast<f32>((bitcast<u32>((_e675 - _e587)) ^ _e686));
                        let _e864 = bitcast<f32>((bitcast<u32>((_e679 - _e591)) ^ _e686));
                        let _e865 = abs(_e726);
                        let _e866 = abs(_e729);
                        let _e868 = select(_e866, _e865, (_e865 > _e866));
                        let _e869 = abs(_e732);
                        let _e871 = select(_e869, _e868, (_e868 > _e869));
                        let _e872 = abs(_e738);
                        let _e873 = abs(_e741);
                        let _e875 = select(_e873, _e872, (_e872 > _e873));
                        let _e876 = abs(_e744);
                        let _e878 = select(_e876, _e875, (_e875 > _e876));
                        let _e880 = select(_e878, _e871, (_e871 > _e878));
                        let _e881 = abs(_e750);
                        let _e882 = abs(_e753);
                        let _e884 = select(_e882, _e881, (_e881 > _e882));
                        let _e885 = abs(_e756);
                        let _e887 = select(_e885, _e884, (_e884 > _e885));
                        let _e889 = select(_e887, _e880, (_e880 > _e887));
                        let _e890 = abs(_e798);
                        let _e891 = abs(_e801);
                        let _e893 = select(_e891, _e890, (_e890 > _e891));
                        let _e894 = abs(_e804);
                        let _e896 = select(_e894, _e893, (_e893 > _e894));
                        let _e897 = abs(_e810);
                        let _e898 = abs(_e813);
                        let _e900 = select(_e898, _e897, (_e897 > _e898));
                        let _e901 = abs(_e816);
                        let _e903 = select(_e901, _e900, (_e900 > _e901));
                        let _e905 = select(_e903, _e896, (_e896 > _e903));
                        let _e906 = abs(_e822);
                        let _e907 = abs(_e825);
                        let _e909 = select(_e907, _e906, (_e906 > _e907));
                        let _e910 = abs(_e828);
                        let _e912 = select(_e910, _e909, (_e909 > _e910));
                        let _e914 = select(_e912, _e905, (_e905 > _e912));
                        let _e917 = abs(_e762);
                        let _e918 = abs(_e765);
                        let _e920 = select(_e918, _e917, (_e917 > _e918));
                        let _e921 = abs(_e768);
                        let _e923 = select(_e921, _e920, (_e920 > _e921));
                        let _e924 = abs(_e774);
                        let _e925 = abs(_e777);
                        let _e927 = select(_e925, _e924, (_e924 > _e925));
                        let _e928 = abs(_e780);
                        let _e930 = select(_e928, _e927, (_e927 > _e928));
                        let _e932 = select(_e930, _e923, (_e923 > _e930));
                        let _e933 = abs(_e786);
                        let _e934 = abs(_e789);
                        let _e936 = select(_e934, _e933, (_e933 > _e934));
                        let _e937 = abs(_e792);
                        let _e939 = select(_e937, _e936, (_e936 > _e937));
                        let _e941 = select(_e939, _e932, (_e932 > _e939));
                        let _e942 = abs(_e834);
                        let _e943 = abs(_e837);
                        let _e945 = select(_e943, _e942, (_e942 > _e943));
                        let _e946 = abs(_e840);
                        let _e948 = select(_e946, _e945, (_e945 > _e946));
                        let _e949 = abs(_e846);
                        let _e950 = abs(_e849);
                        let _e952 = select(_e950, _e949, (_e949 > _e950));
                        let _e953 = abs(_e852);
                        let _e955 = select(_e953, _e952, (_e952 > _e953));
                        let _e957 = select(_e955, _e948, (_e948 > _e955));
                        let _e958 = abs(_e858);
                        let _e959 = abs(_e861);
                        let _e961 = select(_e959, _e958, (_e958 > _e959));
                        let _e962 = abs(_e864);
                        let _e964 = select(_e962, _e961, (_e961 > _e962));
                        let _e966 = select(_e964, _e957, (_e957 > _e964));
                        let _e973 = (((0.00000047683716f * (select(_e914, _e889, (_e889 > _e914)) + select(_e966, _e941, (_e941 > _e966)))) + (2.5f * _e682)) + 0.0000000000000000000000000000000000030092655f);
                        let _e979 = bitcast<f32>((bitcast<u32>((_e726 + _e762)) ^ _e686));
                        let _e982 = bitcast<f32>((bitcast<u32>((_e729 + _e765)) ^ _e686));
                        let _e985 = bitcast<f32>((bitcast<u32>((_e732 + _e768)) ^ _e686));
                        let _e986 = vec3<f32>(_e979, _e982, _e985);
                        let _e992 = bitcast<f32>((bitcast<u32>((_e738 + _e774)) ^ _e686));
                        let _e995 = bitcast<f32>((bitcast<u32>((_e741 + _e777)) ^ _e686));
                        let _e998 = bitcast<f32>((bitcast<u32>((_e744 + _e780)) ^ _e686));
                        let _e999 = vec3<f32>(_e992, _e995, _e998);
                        let _e1005 = bitcast<f32>((bitcast<u32>((_e750 + _e786)) ^ _e686));
                        let _e1008 = bitcast<f32>((bitcast<u32>((_e753 + _e789)) ^ _e686));
                        let _e1011 = bitcast<f32>((bitcast<u32>((_e756 + _e792)) ^ _e686));
                        let _e1012 = vec3<f32>(_e1005, _e1008, _e1011);
                        let _e1019 = bitcast<f32>((bitcast<u32>((_e798 + _e834)) ^ _e686));
                        let _e1022 = bitcast<f32>((bitcast<u32>((_e801 + _e837)) ^ _e686));
                        let _e1025 = bitcast<f32>((bitcast<u32>((_e804 + _e840)) ^ _e686));
                        let _e1026 = vec3<f32>(_e1019, _e1022, _e1025);
                        let _e1032 = bitcast<f32>((bitcast<u32>((_e810 + _e846)) ^ _e686));
                        let _e1035 = bitcast<f32>((bitcast<u32>((_e813 + _e849)) ^ _e686));
                        let _e1038 = bitcast<f32>((bitcast<u32>((_e816 + _e852)) ^ _e686));
                        let _e1039 = vec3<f32>(_e1032, _e1035, _e1038);
                        let _e1045 = bitcast<f32>((bitcast<u32>((_e822 + _e858)) ^ _e686));
                        let _e1048 = bitcast<f32>((bitcast<u32>((_e825 + _e861)) ^ _e686));
                        let _e1051 = bitcast<f32>((bitcast<u32>((_e828 + _e864)) ^ _e686));
                        let _e1052 = vec3<f32>(_e1045, _e1048, _e1051);
                        if (_e719 == 0u) {
                            let _e1868 = (_e1032 - _e1019);
                            let _e1869 = (_e1035 - _e1022);
                            let _e1870 = (_e1038 - _e1025);
                            let _e1873 = bitcast<f32>((bitcast<u32>(_e1868) ^ _e686));
                            let _e1876 = bitcast<f32>((bitcast<u32>(_e1869) ^ _e686));
                            let _e1879 = bitcast<f32>((bitcast<u32>(_e1870) ^ _e686));
                            let _e1880 = (_e1045 - _e1019);
                            let _e1881 = (_e1048 - _e1022);
                            let _e1882 = (_e1051 - _e1025);
                            let _e1885 = bitcast<f32>((bitcast<u32>(_e1880) ^ _e686));
                            let _e1888 = bitcast<f32>((bitcast<u32>(_e1881) ^ _e686));
                            let _e1891 = bitcast<f32>((bitcast<u32>(_e1882) ^ _e686));
                            let _e1897 = bitcast<f32>((bitcast<u32>((_e979 - _e1019)) ^ _e686));
                            let _e1900 = bitcast<f32>((bitcast<u32>((_e982 - _e1022)) ^ _e686));
                            let _e1903 = bitcast<f32>((bitcast<u32>((_e985 - _e1025)) ^ _e686));
                            let _e1904 = (_e1876 * _e1891);
                            let _e1905 = (_e1879 * _e1888);
                            let _e1906 = (_e1879 * _e1885);
                            let _e1907 = (_e1873 * _e1891);
                            let _e1908 = (_e1873 * _e1888);
                            let _e1909 = (_e1876 * _e1885);
                            let _e1910 = (_e1904 - _e1905);
                            let _e1912 = (_e1906 - _e1907);
                            let _e1915 = (_e1908 - _e1909);
                            let _e1917 = (((_e1897 * _e1910) + (_e1900 * _e1912)) + (_e1903 * _e1915));
                            let _e1918 = abs(_e1897);
                            let _e1921 = (abs(_e1904) + abs(_e1905));
                            let _e1923 = abs(_e1900);
                            let _e1926 = (abs(_e1906) + abs(_e1907));
                            let _e1929 = abs(_e1903);
                            let _e1932 = (abs(_e1908) + abs(_e1909));
                            let _e1935 = abs(_e1873);
                            let _e1936 = abs(_e1876);
                            let _e1938 = select(_e1936, _e1935, (_e1935 > _e1936));
                            let _e1939 = abs(_e1879);
                            let _e1941 = select(_e1939, _e1938, (_e1938 > _e1939));
                            let _e1942 = abs(_e1885);
                            let _e1943 = abs(_e1888);
                            let _e1945 = select(_e1943, _e1942, (_e1942 > _e1943));
                            let _e1946 = abs(_e1891);
                            let _e1948 = select(_e1946, _e1945, (_e1945 > _e1946));
                            let _e1950 = select(_e1948, _e1941, (_e1941 > _e1948));
                            let _e1952 = select(_e1923, _e1918, (_e1918 > _e1923));
                            let _e1954 = select(_e1929, _e1952, (_e1952 > _e1929));
                            let _e1956 = select(_e1954, _e1950, (_e1950 > _e1954));
                            let _e1957 = (_e1956 * _e1956);
                            let _e1962 = (64f * _e973);
                            let _e1964 = ((4f * _e973) * _e973);
                            let _e1967 = (((0.0000019073486f * (((_e1918 * _e1921) + (_e1923 * _e1926)) + (_e1929 * _e1932))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1957))) + (_e1962 * (_e1957 + _e1964)));
                            if (_e1917 > _e1967) {
                                phi_34034_ = 1i;
                            } else {
                                phi_34034_ = select(0i, -1i, (_e1917 < -(_e1967)));
                            }
                            let _e1973 = phi_34034_;
                            let _e1979 = bitcast<f32>((bitcast<u32>((_e992 - _e1019)) ^ _e686));
                            let _e1982 = bitcast<f32>((bitcast<u32>((_e995 - _e1022)) ^ _e686));
                            let _e1985 = bitcast<f32>((bitcast<u32>((_e998 - _e1025)) ^ _e686));
                            let _e1990 = (((_e1979 * _e1910) + (_e1982 * _e1912)) + (_e1985 * _e1915));
                            let _e1991 = abs(_e1979);
                            let _e1993 = abs(_e1982);
                            let _e1996 = abs(_e1985);
                            let _e2000 = select(_e1993, _e1991, (_e1991 > _e1993));
                            let _e2002 = select(_e1996, _e2000, (_e2000 > _e1996));
                            let _e2004 = select(_e2002, _e1950, (_e1950 > _e2002));
                            let _e2005 = (_e2004 * _e2004);
                            let _e2012 = (((0.0000019073486f * (((_e1991 * _e1921) + (_e1993 * _e1926)) + (_e1996 * _e1932))) + (0.0000000000000000000000000000000000030092655f * (1f + _e2005))) + (_e1962 * (_e2005 + _e1964)));
                            if (_e1990 > _e2012) {
                                phi_34179_ = 1i;
                            } else {
                                phi_34179_ = select(0i, -1i, (_e1990 < -(_e2012)));
                            }
                            let _e2018 = phi_34179_;
                            let _e2024 = bitcast<f32>((bitcast<u32>((_e1005 - _e1019)) ^ _e686));
                            let _e2027 = bitcast<f32>((bitcast<u32>((_e1008 - _e1022)) ^ _e686));
                            let _e2030 = bitcast<f32>((bitcast<u32>((_e1011 - _e1025)) ^ _e686));
                            let _e2035 = (((_e2024 * _e1910) + (_e2027 * _e1912)) + (_e2030 * _e1915));
                            let _e2036 = abs(_e2024);
                            let _e2038 = abs(_e2027);
                            let _e2041 = abs(_e2030);
                            let _e2045 = select(_e2038, _e2036, (_e2036 > _e2038));
                            let _e2047 = select(_e2041, _e2045, (_e2045 > _e2041));
                            let _e2049 = select(_e2047, _e1950, (_e1950 > _e2047));
                            let _e2050 = (_e2049 * _e2049);
                            let _e2057 = (((0.0000019073486f * (((_e2036 * _e1921) + (_e2038 * _e1926)) + (_e2041 * _e1932))) + (0.0000000000000000000000000000000000030092655f * (1f + _e2050))) + (_e1962 * (_e2050 + _e1964)));
                            if (_e2035 > _e2057) {
                                phi_34324_ = 1i;
                            } else {
                                phi_34324_ = select(0i, -1i, (_e2035 < -(_e2057)));
                            }
                            let _e2063 = phi_34324_;
                            if (_e1973 == 0i) {
                                phi_34336_ = bool();
                                phi_34337_ = true;
                            } else {
                                let _e2065 = (_e1973 == _e2018);
                                if _e2065 {
                                    phi_34334_ = (_e1973 == _e2063);
                                } else {
                                    phi_34334_ = bool();
                                }
                                let _e2068 = phi_34334_;
                                phi_34336_ = _e2068;
                                phi_34337_ = select(true, false, _e2065);
                            }
                            let _e2071 = phi_34336_;
                            let _e2073 = phi_34337_;
                            if select(_e2071, false, _e2073) {
                                phi_37296_ = bool();
                                phi_37297_ = true;
                            } else {
                                let _e2075 = (_e992 - _e979);
                                let _e2076 = (_e995 - _e982);
                                let _e2077 = (_e998 - _e985);
                                let _e2080 = bitcast<f32>((bitcast<u32>(_e2075) ^ _e686));
                                let _e2083 = bitcast<f32>((bitcast<u32>(_e2076) ^ _e686));
                                let _e2086 = bitcast<f32>((bitcast<u32>(_e2077) ^ _e686));
                                let _e2087 = (_e1005 - _e979);
                                let _e2088 = (_e1008 - _e982);
                                let _e2089 = (_e1011 - _e985);
                                let _e2092 = bitcast<f32>((bitcast<u32>(_e2087) ^ _e686));
                                let _e2095 = bitcast<f32>((bitcast<u32>(_e2088) ^ _e686));
                                let _e2098 = bitcast<f32>((bitcast<u32>(_e2089) ^ _e686));
                                let _e2104 = bitcast<f32>((bitcast<u32>((_e1019 - _e979)) ^ _e686));
                                let _e2107 = bitcast<f32>((bitcast<u32>((_e1022 - _e982)) ^ _e686));
                                let _e2110 = bitcast<f32>((bitcast<u32>((_e1025 - _e985)) ^ _e686));
                                let _e2111 = (_e2083 * _e2098);
                                let _e2112 = (_e2086 * _e2095);
                                let _e2113 = (_e2086 * _e2092);
                                let _e2114 = (_e2080 * _e2098);
                                let _e2115 = (_e2080 * _e2095);
                                let _e2116 = (_e2083 * _e2092);
                                let _e2117 = (_e2111 - _e2112);
                                let _e2119 = (_e2113 - _e2114);
                                let _e2122 = (_e2115 - _e2116);
                                let _e2124 = (((_e2104 * _e2117) + (_e2107 * _e2119)) + (_e2110 * _e2122));
                                let _e2125 = abs(_e2104);
                                let _e2128 = (abs(_e2111) + abs(_e2112));
                                let _e2130 = abs(_e2107);
                                let _e2133 = (abs(_e2113) + abs(_e2114));
                                let _e2136 = abs(_e2110);
                                let _e2139 = (abs(_e2115) + abs(_e2116));
                                let _e2142 = abs(_e2080);
                                let _e2143 = abs(_e2083);
                                let _e2145 = select(_e2143, _e2142, (_e2142 > _e2143));
                                let _e2146 = abs(_e2086);
                                let _e2148 = select(_e2146, _e2145, (_e2145 > _e2146));
                                let _e2149 = abs(_e2092);
                                let _e2150 = abs(_e2095);
                                let _e2152 = select(_e2150, _e2149, (_e2149 > _e2150));
                                let _e2153 = abs(_e2098);
                                let _e2155 = select(_e2153, _e2152, (_e2152 > _e2153));
                                let _e2157 = select(_e2155, _e2148, (_e2148 > _e2155));
                                let _e2159 = select(_e2130, _e2125, (_e2125 > _e2130));
                                let _e2161 = select(_e2136, _e2159, (_e2159 > _e2136));
                                let _e2163 = select(_e2161, _e2157, (_e2157 > _e2161));
                                let _e2164 = (_e2163 * _e2163);
                                let _e2171 = (((0.0000019073486f * (((_e2125 * _e2128) + (_e2130 * _e2133)) + (_e2136 * _e2139))) + (0.0000000000000000000000000000000000030092655f * (1f + _e2164))) + (_e1962 * (_e2164 + _e1964)));
                                if (_e2124 > _e2171) {
                                    phi_34489_ = 1i;
                                } else {
                                    phi_34489_ = select(0i, -1i, (_e2124 < -(_e2171)));
                                }
                                let _e2177 = phi_34489_;
                                let _e2183 = bitcast<f32>((bitcast<u32>((_e1032 - _e979)) ^ _e686));
                                let _e2186 = bitcast<f32>((bitcast<u32>((_e1035 - _e982)) ^ _e686));
                                let _e2189 = bitcast<f32>((bitcast<u32>((_e1038 - _e985)) ^ _e686));
                                let _e2194 = (((_e2183 * _e2117) + (_e2186 * _e2119)) + (_e2189 * _e2122));
                                let _e2195 = abs(_e2183);
                                let _e2197 = abs(_e2186);
                                let _e2200 = abs(_e2189);
                                let _e2204 = select(_e2197, _e2195, (_e2195 > _e2197));
                                let _e2206 = select(_e2200, _e2204, (_e2204 > _e2200));
                                let _e2208 = select(_e2206, _e2157, (_e2157 > _e2206));
                                let _e2209 = (_e2208 * _e2208);
                                let _e2216 = (((0.0000019073486f * (((_e2195 * _e2128) + (_e2197 * _e2133)) + (_e2200 * _e2139))) + (0.0000000000000000000000000000000000030092655f * (1f + _e2209))) + (_e1962 * (_e2209 + _e1964)));
                                if (_e2194 > _e2216) {
                                    phi_34634_ = 1i;
                                } else {
                                    phi_34634_ = select(0i, -1i, (_e2194 < -(_e2216)));
                                }
                                let _e2222 = phi_34634_;
                                let _e2228 = bitcast<f32>((bitcast<u32>((_e1045 - _e979)) ^ _e686));
                                let _e2231 = bitcast<f32>((bitcast<u32>((_e1048 - _e982)) ^ _e686));
                                let _e2234 = bitcast<f32>((bitcast<u32>((_e1051 - _e985)) ^ _e686));
                                let _e2239 = (((_e2228 * _e2117) + (_e2231 * _e2119)) + (_e2234 * _e2122));
                                let _e2240 = abs(_e2228);
                                let _e2242 = abs(_e2231);
                                let _e2245 = abs(_e2234);
                                let _e2249 = select(_e2242, _e2240, (_e2240 > _e2242));
                                let _e2251 = select(_e2245, _e2249, (_e2249 > _e2245));
                                let _e2253 = select(_e2251, _e2157, (_e2157 > _e2251));
                                let _e2254 = (_e2253 * _e2253);
                                let _e2261 = (((0.0000019073486f * (((_e2240 * _e2128) + (_e2242 * _e2133)) + (_e2245 * _e2139))) + (0.0000000000000000000000000000000000030092655f * (1f + _e2254))) + (_e1962 * (_e2254 + _e1964)));
                                if (_e2239 > _e2261) {
                                    phi_34779_ = 1i;
                                } else {
                                    phi_34779_ = select(0i, -1i, (_e2239 < -(_e2261)));
                                }
                                let _e2267 = phi_34779_;
                                if (_e2177 == 0i) {
                                    phi_34791_ = bool();
                                    phi_34792_ = true;
                                } else {
                                    let _e2269 = (_e2177 == _e2222);
                                    if _e2269 {
                                        phi_34789_ = (_e2177 == _e2267);
                                    } else {
                                        phi_34789_ = bool();
                                    }
                                    let _e2272 = phi_34789_;
                                    phi_34791_ = _e2272;
                                    phi_34792_ = select(true, false, _e2269);
                                }
                                let _e2275 = phi_34791_;
                                let _e2277 = phi_34792_;
                                if select(_e2275, false, _e2277) {
                                    phi_37294_ = bool();
                                    phi_37295_ = true;
                                } else {
                                    let _e2281 = ((_e2076 * _e2089) - (_e2088 * _e2077));
                                    let _e2284 = ((_e2077 * _e2087) - (_e2089 * _e2075));
                                    let _e2287 = ((_e2075 * _e2088) - (_e2087 * _e2076));
                                    let _e2288 = abs(_e2281);
                                    let _e2289 = abs(_e2284);
                                    let _e2291 = select(_e2289, _e2288, (_e2288 > _e2289));
                                    let _e2292 = abs(_e2287);
                                    let _e2294 = select(_e2292, _e2291, (_e2291 > _e2292));
                                    let _e2297 = (1f / select(0.0000000000000000000000000000000000030092655f, _e2294, (_e2294 > 0.0000000000000000000000000000000000030092655f)));
                                    let _e2298 = (_e2281 * _e2297);
                                    let _e2299 = (_e2284 * _e2297);
                                    let _e2300 = (_e2287 * _e2297);
                                    let _e2303 = ((_e2076 * _e2300) - (_e2299 * _e2077));
                                    let _e2306 = ((_e2077 * _e2298) - (_e2300 * _e2075));
                                    let _e2309 = ((_e2075 * _e2299) - (_e2298 * _e2076));
                                    let _e2310 = abs(_e2303);
                                    let _e2311 = abs(_e2306);
                                    let _e2313 = select(_e2311, _e2310, (_e2310 > _e2311));
                                    let _e2314 = abs(_e2309);
                                    let _e2316 = select(_e2314, _e2313, (_e2313 > _e2314));
                                    let _e2319 = (1f / select(0.0000000000000000000000000000000000030092655f, _e2316, (_e2316 > 0.0000000000000000000000000000000000030092655f)));
                                    let _e2320 = (_e2303 * _e2319);
                                    let _e2321 = (_e2306 * _e2319);
                                    let _e2322 = (_e2309 * _e2319);
                                    let _e2323 = (_e2104 * _e2320);
                                    let _e2324 = (_e2107 * _e2321);
                                    let _e2325 = (_e2110 * _e2322);
                                    let _e2335 = ((abs(_e2320) + abs(_e2321)) + abs(_e2322));
                                    let _e2338 = (0.0000000000000000000000000000000000030092655f * (1f + _e2335));
                                    let _e2340 = (2.5f * _e973);
                                    let _e2341 = (_e2340 * _e2335);
                                    let _e2351 = bitcast<f32>((bitcast<u32>((_e1019 - _e992)) ^ _e686));
                                    let _e2354 = bitcast<f32>((bitcast<u32>((_e1022 - _e995)) ^ _e686));
                                    let _e2357 = bitcast<f32>((bitcast<u32>((_e1025 - _e998)) ^ _e686));
                                    let _e2358 = (_e2351 * _e2320);
                                    let _e2359 = (_e2354 * _e2321);
                                    let _e2360 = (_e2357 * _e2322);
                                    let _e2378 = bitcast<f32>((bitcast<u32>((_e1019 - _e1005)) ^ _e686));
                                    let _e2381 = bitcast<f32>((bitcast<u32>((_e1022 - _e1008)) ^ _e686));
                                    let _e2384 = bitcast<f32>((bitcast<u32>((_e1025 - _e1011)) ^ _e686));
                                    let _e2385 = (_e2378 * _e2320);
                                    let _e2386 = (_e2381 * _e2321);
                                    let _e2387 = (_e2384 * _e2322);
                                    let _e2400 = (_e2183 * _e2320);
                                    let _e2401 = (_e2186 * _e2321);
                                    let _e2402 = (_e2189 * _e2322);
                                    let _e2419 = bitcast<f32>((bitcast<u32>((_e1032 - _e992)) ^ _e686));
                                    let _e2422 = bitcast<f32>((bitcast<u32>((_e1035 - _e995)) ^ _e686));
                                    let _e2425 = bitcast<f32>((bitcast<u32>((_e1038 - _e998)) ^ _e686));
                                    let _e2426 = (_e2419 * _e2320);
                                    let _e2427 = (_e2422 * _e2321);
                                    let _e2428 = (_e2425 * _e2322);
                                    let _e2446 = bitcast<f32>((bitcast<u32>((_e1032 - _e1005)) ^ _e686));
                                    let _e2449 = bitcast<f32>((bitcast<u32>((_e1035 - _e1008)) ^ _e686));
                                    let _e2452 = bitcast<f32>((bitcast<u32>((_e1038 - _e1011)) ^ _e686));
                                    let _e2453 = (_e2446 * _e2320);
                                    let _e2454 = (_e2449 * _e2321);
                                    let _e2455 = (_e2452 * _e2322);
                                    let _e2469 = (_e2228 * _e2320);
                                    let _e2470 = (_e2231 * _e2321);
                                    let _e2471 = (_e2234 * _e2322);
                                    let _e2488 = bitcast<f32>((bitcast<u32>((_e1045 - _e992)) ^ _e686));
                                    let _e2491 = bitcast<f32>((bitcast<u32>((_e1048 - _e995)) ^ _e686));
                                    let _e2494 = bitcast<f32>((bitcast<u32>((_e1051 - _e998)) ^ _e686));
                                    let _e2495 = (_e2488 * _e2320);
                                    let _e2496 = (_e2491 * _e2321);
                                    let _e2497 = (_e2494 * _e2322);
                                    let _e2515 = bitcast<f32>((bitcast<u32>((_e1045 - _e1005)) ^ _e686));
                                    let _e2518 = bitcast<f32>((bitcast<u32>((_e1048 - _e1008)) ^ _e686));
                                    let _e2521 = bitcast<f32>((bitcast<u32>((_e1051 - _e1011)) ^ _e686));
                                    let _e2522 = (_e2515 * _e2320);
                                    let _e2523 = (_e2518 * _e2321);
                                    let _e2524 = (_e2521 * _e2322);
                                    let _e2538 = (_e1005 - _e992);
                                    let _e2539 = (_e1008 - _e995);
                                    let _e2540 = (_e1011 - _e998);
                                    let _e2543 = ((_e2539 * _e2300) - (_e2299 * _e2540));
                                    let _e2546 = ((_e2540 * _e2298) - (_e2300 * _e2538));
                                    let _e2549 = ((_e2538 * _e2299) - (_e2298 * _e2539));
                                    let _e2550 = abs(_e2543);
                                    let _e2551 = abs(_e2546);
                                    let _e2553 = select(_e2551, _e2550, (_e2550 > _e2551));
                                    let _e2554 = abs(_e2549);
                                    let _e2556 = select(_e2554, _e2553, (_e2553 > _e2554));
                                    let _e2559 = (1f / select(0.0000000000000000000000000000000000030092655f, _e2556, (_e2556 > 0.0000000000000000000000000000000000030092655f)));
                                    let _e2560 = (_e2543 * _e2559);
                                    let _e2561 = (_e2546 * _e2559);
                                    let _e2562 = (_e2549 * _e2559);
                                    let _e2563 = (_e2104 * _e2560);
                                    let _e2564 = (_e2107 * _e2561);
                                    let _e2565 = (_e2110 * _e2562);
                                    let _e2575 = ((abs(_e2560) + abs(_e2561)) + abs(_e2562));
                                    let _e2578 = (0.0000000000000000000000000000000000030092655f * (1f + _e2575));
                                    let _e2580 = (_e2340 * _e2575);
                                    let _e2585 = (_e2351 * _e2560);
                                    let _e2586 = (_e2354 * _e2561);
                                    let _e2587 = (_e2357 * _e2562);
                                    let _e2600 = (_e2378 * _e2560);
                                    let _e2601 = (_e2381 * _e2561);
                                    let _e2602 = (_e2384 * _e2562);
                                    let _e2615 = (_e2183 * _e2560);
                                    let _e2616 = (_e2186 * _e2561);
                                    let _e2617 = (_e2189 * _e2562);
                                    let _e2629 = (_e2419 * _e2560);
                                    let _e2630 = (_e2422 * _e2561);
                                    let _e2631 = (_e2425 * _e2562);
                                    let _e2644 = (_e2446 * _e2560);
                                    let _e2645 = (_e2449 * _e2561);
                                    let _e2646 = (_e2452 * _e2562);
                                    let _e2660 = (_e2228 * _e2560);
                                    let _e2661 = (_e2231 * _e2561);
                                    let _e2662 = (_e2234 * _e2562);
                                    let _e2674 = (_e2488 * _e2560);
                                    let _e2675 = (_e2491 * _e2561);
                                    let _e2676 = (_e2494 * _e2562);
                                    let _e2689 = (_e2515 * _e2560);
                                    let _e2690 = (_e2518 * _e2561);
                                    let _e2691 = (_e2521 * _e2562);
                                    let _e2706 = (_e979 - _e1005);
                                    let _e2707 = (_e982 - _e1008);
                                    let _e2708 = (_e985 - _e1011);
                                    let _e2711 = ((_e2707 * _e2300) - (_e2299 * _e2708));
                                    let _e2714 = ((_e2708 * _e2298) - (_e2300 * _e2706));
                                    let _e2717 = ((_e2706 * _e2299) - (_e2298 * _e2707));
                                    let _e2718 = abs(_e2711);
                                    let _e2719 = abs(_e2714);
                                    let _e2721 = select(_e2719, _e2718, (_e2718 > _e2719));
                                    let _e2722 = abs(_e2717);
                                    let _e2724 = select(_e2722, _e2721, (_e2721 > _e2722));
                                    let _e2727 = (1f / select(0.0000000000000000000000000000000000030092655f, _e2724, (_e2724 > 0.0000000000000000000000000000000000030092655f)));
                                    let _e2728 = (_e2711 * _e2727);
                                    let _e2729 = (_e2714 * _e2727);
                                    let _e2730 = (_e2717 * _e2727);
                                    let _e2731 = (_e2104 * _e2728);
                                    let _e2732 = (_e2107 * _e2729);
                                    let _e2733 = (_e2110 * _e2730);
                                    let _e2743 = ((abs(_e2728) + abs(_e2729)) + abs(_e2730));
                                    let _e2746 = (0.0000000000000000000000000000000000030092655f * (1f + _e2743));
                                    let _e2748 = (_e2340 * _e2743);
                                    let _e2753 = (_e2351 * _e2728);
                                    let _e2754 = (_e2354 * _e2729);
                                    let _e2755 = (_e2357 * _e2730);
                                    let _e2768 = (_e2378 * _e2728);
                                    let _e2769 = (_e2381 * _e2729);
                                    let _e2770 = (_e2384 * _e2730);
                                    let _e2783 = (_e2183 * _e2728);
                                    let _e2784 = (_e2186 * _e2729);
                                    let _e2785 = (_e2189 * _e2730);
                                    let _e2797 = (_e2419 * _e2728);
                                    let _e2798 = (_e2422 * _e2729);
                                    let _e2799 = (_e2425 * _e2730);
                                    let _e2812 = (_e2446 * _e2728);
                                    let _e2813 = (_e2449 * _e2729);
                                    let _e2814 = (_e2452 * _e2730);
                                    let _e2828 = (_e2228 * _e2728);
                                    let _e2829 = (_e2231 * _e2729);
                                    let _e2830 = (_e2234 * _e2730);
                                    let _e2842 = (_e2488 * _e2728);
                                    let _e2843 = (_e2491 * _e2729);
                                    let _e2844 = (_e2494 * _e2730);
                                    let _e2857 = (_e2515 * _e2728);
                                    let _e2858 = (_e2518 * _e2729);
                                    let _e2859 = (_e2521 * _e2730);
                                    let _e2873 = (((((((((_e2323 + _e2324) + _e2325) > (((0.0000019073486f * ((abs(_e2323) + abs(_e2324)) + abs(_e2325))) + _e2338) + _e2341)) && (((_e2358 + _e2359) + _e2360) > (((0.0000019073486f * ((abs(_e2358) + abs(_e2359)) + abs(_e2360))) + _e2338) + _e2341))) && (((_e2385 + _e2386) + _e2387) > (((0.0000019073486f * ((abs(_e2385) + abs(_e2386)) + abs(_e2387))) + _e2338) + _e2341))) && (((((_e2400 + _e2401) + _e2402) > (((0.0000019073486f * ((abs(_e2400) + abs(_e2401)) + abs(_e2402))) + _e2338) + _e2341)) && (((_e2426 + _e2427) + _e2428) > (((0.0000019073486f * ((abs(_e2426) + abs(_e2427)) + abs(_e2428))) + _e2338) + _e2341))) && (((_e2453 + _e2454) + _e2455) > (((0.0000019073486f * ((abs(_e2453) + abs(_e2454)) + abs(_e2455))) + _e2338) + _e2341)))) && (((((_e2469 + _e2470) + _e2471) > (((0.0000019073486f * ((abs(_e2469) + abs(_e2470)) + abs(_e2471))) + _e2338) + _e2341)) && (((_e2495 + _e2496) + _e2497) > (((0.0000019073486f * ((abs(_e2495) + abs(_e2496)) + abs(_e2497))) + _e2338) + _e2341))) && (((_e2522 + _e2523) + _e2524) > (((0.0000019073486f * ((abs(_e2522) + abs(_e2523)) + abs(_e2524))) + _e2338) + _e2341)))) || (((((((_e2563 + _e2564) + _e2565) > (((0.0000019073486f * ((abs(_e2563) + abs(_e2564)) + abs(_e2565))) + _e2578) + _e2580)) && (((_e2585 + _e2586) + _e2587) > (((0.0000019073486f * ((abs(_e2585) + abs(_e2586)) + abs(_e2587))) + _e2578) + _e2580))) && (((_e2600 + _e2601) + _e2602) > (((0.0000019073486f * ((abs(_e2600) + abs(_e2601)) + abs(_e2602))) + _e2578) + _e2580))) && (((((_e2615 + _e2616) + _e2617) > (((0.0000019073486f * ((abs(_e2615) + abs(_e2616)) + abs(_e2617))) + _e2578) + _e2580)) && (((_e2629 + _e2630) + _e2631) > (((0.0000019073486f * ((abs(_e2629) + abs(_e2630)) + abs(_e2631))) + _e2578) + _e2580))) && (((_e2644 + _e2645) + _e2646) > (((0.0000019073486f * ((abs(_e2644) + abs(_e2645)) + abs(_e2646))) + _e2578) + _e2580)))) && (((((_e2660 + _e2661) + _e2662) > (((0.0000019073486f * ((abs(_e2660) + abs(_e2661)) + abs(_e2662))) + _e2578) + _e2580)) && (((_e2674 + _e2675) + _e2676) > (((0.0000019073486f * ((abs(_e2674) + abs(_e2675)) + abs(_e2676))) + _e2578) + _e2580))) && (((_e2689 + _e2690) + _e2691) > (((0.0000019073486f * ((abs(_e2689) + abs(_e2690)) + abs(_e2691))) + _e2578) + _e2580))))) || (((((((_e2731 + _e2732) + _e2733) > (((0.0000019073486f * ((abs(_e2731) + abs(_e2732)) + abs(_e2733))) + _e2746) + _e2748)) && (((_e2753 + _e2754) + _e2755) > (((0.0000019073486f * ((abs(_e2753) + abs(_e2754)) + abs(_e2755))) + _e2746) + _e2748))) && (((_e2768 + _e2769) + _e2770) > (((0.0000019073486f * ((abs(_e2768) + abs(_e2769)) + abs(_e2770))) + _e2746) + _e2748))) && (((((_e2783 + _e2784) + _e2785) > (((0.0000019073486f * ((abs(_e2783) + abs(_e2784)) + abs(_e2785))) + _e2746) + _e2748)) && (((_e2797 + _e2798) + _e2799) > (((0.0000019073486f * ((abs(_e2797) + abs(_e2798)) + abs(_e2799))) + _e2746) + _e2748))) && (((_e2812 + _e2813) + _e2814) > (((0.0000019073486f * ((abs(_e2812) + abs(_e2813)) + abs(_e2814))) + _e2746) + _e2748)))) && (((((_e2828 + _e2829) + _e2830) > (((0.0000019073486f * ((abs(_e2828) + abs(_e2829)) + abs(_e2830))) + _e2746) + _e2748)) && (((_e2842 + _e2843) + _e2844) > (((0.0000019073486f * ((abs(_e2842) + abs(_e2843)) + abs(_e2844))) + _e2746) + _e2748))) && (((_e2857 + _e2858) + _e2859) > (((0.0000019073486f * ((abs(_e2857) + abs(_e2858)) + abs(_e2859))) + _e2746) + _e2748)))));
                                    if _e2873 {
                                        phi_37293_ = bool();
                                    } else {
                                        let _e2876 = ((_e1869 * _e1882) - (_e1881 * _e1870));
                                        let _e2879 = ((_e1870 * _e1880) - (_e1882 * _e1868));
                                        let _e2882 = ((_e1868 * _e1881) - (_e1880 * _e1869));
                                        let _e2883 = abs(_e2876);
                                        let _e2884 = abs(_e2879);
                                        let _e2886 = select(_e2884, _e2883, (_e2883 > _e2884));
                                        let _e2887 = abs(_e2882);
                                        let _e2889 = select(_e2887, _e2886, (_e2886 > _e2887));
                                        let _e2892 = (1f / select(0.0000000000000000000000000000000000030092655f, _e2889, (_e2889 > 0.0000000000000000000000000000000000030092655f)));
                                        let _e2893 = (_e2876 * _e2892);
                                        let _e2894 = (_e2879 * _e2892);
                                        let _e2895 = (_e2882 * _e2892);
                                        let _e2898 = ((_e1869 * _e2895) - (_e2894 * _e1870));
                                        let _e2901 = ((_e1870 * _e2893) - (_e2895 * _e1868));
                                        let _e2904 = ((_e1868 * _e2894) - (_e2893 * _e1869));
                                        let _e2905 = abs(_e2898);
                                        let _e2906 = abs(_e2901);
                                        let _e2908 = select(_e2906, _e2905, (_e2905 > _e2906));
                                        let _e2909 = abs(_e2904);
                                        let _e2911 = select(_e2909, _e2908, (_e2908 > _e2909));
                                        let _e2914 = (1f / select(0.0000000000000000000000000000000000030092655f, _e2911, (_e2911 > 0.0000000000000000000000000000000000030092655f)));
                                        let _e2915 = (_e2898 * _e2914);
                                        let _e2916 = (_e2901 * _e2914);
                                        let _e2917 = (_e2904 * _e2914);
                                        let _e2918 = (_e1897 * _e2915);
                                        let _e2919 = (_e1900 * _e2916);
                                        let _e2920 = (_e1903 * _e2917);
                                        let _e2930 = ((abs(_e2915) + abs(_e2916)) + abs(_e2917));
                                        let _e2933 = (0.0000000000000000000000000000000000030092655f * (1f + _e2930));
                                        let _e2935 = (_e2340 * _e2930);
                                        let _e2945 = bitcast<f32>((bitcast<u32>((_e979 - _e1032)) ^ _e686));
                                        let _e2948 = bitcast<f32>((bitcast<u32>((_e982 - _e1035)) ^ _e686));
                                        let _e2951 = bitcast<f32>((bitcast<u32>((_e985 - _e1038)) ^ _e686));
                                        let _e2952 = (_e2945 * _e2915);
                                        let _e2953 = (_e2948 * _e2916);
                                        let _e2954 = (_e2951 * _e2917);
                                        let _e2972 = bitcast<f32>((bitcast<u32>((_e979 - _e1045)) ^ _e686));
                                        let _e2975 = bitcast<f32>((bitcast<u32>((_e982 - _e1048)) ^ _e686));
                                        let _e2978 = bitcast<f32>((bitcast<u32>((_e985 - _e1051)) ^ _e686));
                                        let _e2979 = (_e2972 * _e2915);
                                        let _e2980 = (_e2975 * _e2916);
                                        let _e2981 = (_e2978 * _e2917);
                                        let _e2994 = (_e1979 * _e2915);
                                        let _e2995 = (_e1982 * _e2916);
                                        let _e2996 = (_e1985 * _e2917);
                                        let _e3013 = bitcast<f32>((bitcast<u32>((_e992 - _e1032)) ^ _e686));
                                        let _e3016 = bitcast<f32>((bitcast<u32>((_e995 - _e1035)) ^ _e686));
                                        let _e3019 = bitcast<f32>((bitcast<u32>((_e998 - _e1038)) ^ _e686));
                                        let _e3020 = (_e3013 * _e2915);
                                        let _e3021 = (_e3016 * _e2916);
                                        let _e3022 = (_e3019 * _e2917);
                                        let _e3040 = bitcast<f32>((bitcast<u32>((_e992 - _e1045)) ^ _e686));
                                        let _e3043 = bitcast<f32>((bitcast<u32>((_e995 - _e1048)) ^ _e686));
                                        let _e3046 = bitcast<f32>((bitcast<u32>((_e998 - _e1051)) ^ _e686));
                                        let _e3047 = (_e3040 * _e2915);
                                        let _e3048 = (_e3043 * _e2916);
                                        let _e3049 = (_e3046 * _e2917);
                                        let _e3063 = (_e2024 * _e2915);
                                        let _e3064 = (_e2027 * _e2916);
                                        let _e3065 = (_e2030 * _e2917);
                                        let _e3082 = bitcast<f32>((bitcast<u32>((_e1005 - _e1032)) ^ _e686));
                                        let _e3085 = bitcast<f32>((bitcast<u32>((_e1008 - _e1035)) ^ _e686));
                                        let _e3088 = bitcast<f32>((bitcast<u32>((_e1011 - _e1038)) ^ _e686));
                                        let _e3089 = (_e3082 * _e2915);
                                        let _e3090 = (_e3085 * _e2916);
                                        let _e3091 = (_e3088 * _e2917);
                                        let _e3109 = bitcast<f32>((bitcast<u32>((_e1005 - _e1045)) ^ _e686));
                                        let _e3112 = bitcast<f32>((bitcast<u32>((_e1008 - _e1048)) ^ _e686));
                                        let _e3115 = bitcast<f32>((bitcast<u32>((_e1011 - _e1051)) ^ _e686));
                                        let _e3116 = (_e3109 * _e2915);
                                        let _e3117 = (_e3112 * _e2916);
                                        let _e3118 = (_e3115 * _e2917);
                                        let _e3132 = (_e1045 - _e1032);
                                        let _e3133 = (_e1048 - _e1035);
                                        let _e3134 = (_e1051 - _e1038);
                                        let _e3137 = ((_e3133 * _e2895) - (_e2894 * _e3134));
                                        let _e3140 = ((_e3134 * _e2893) - (_e2895 * _e3132));
                                        let _e3143 = ((_e3132 * _e2894) - (_e2893 * _e3133));
                                        let _e3144 = abs(_e3137);
                                        let _e3145 = abs(_e3140);
                                        let _e3147 = select(_e3145, _e3144, (_e3144 > _e3145));
                                        let _e3148 = abs(_e3143);
                                        let _e3150 = select(_e3148, _e3147, (_e3147 > _e3148));
                                        let _e3153 = (1f / select(0.0000000000000000000000000000000000030092655f, _e3150, (_e3150 > 0.0000000000000000000000000000000000030092655f)));
                                        let _e3154 = (_e3137 * _e3153);
                                        let _e3155 = (_e3140 * _e3153);
                                        let _e3156 = (_e3143 * _e3153);
                                        let _e3157 = (_e1897 * _e3154);
                                        let _e3158 = (_e1900 * _e3155);
                                        let _e3159 = (_e1903 * _e3156);
                                        let _e3169 = ((abs(_e3154) + abs(_e3155)) + abs(_e3156));
                                        let _e3172 = (0.0000000000000000000000000000000000030092655f * (1f + _e3169));
                                        let _e3174 = (_e2340 * _e3169);
                                        let _e3179 = (_e2945 * _e3154);
                                        let _e3180 = (_e2948 * _e3155);
                                        let _e3181 = (_e2951 * _e3156);
                                        let _e3194 = (_e2972 * _e3154);
                                        let _e3195 = (_e2975 * _e3155);
                                        let _e3196 = (_e2978 * _e3156);
                                        let _e3209 = (_e1979 * _e3154);
                                        let _e3210 = (_e1982 * _e3155);
                                        let _e3211 = (_e1985 * _e3156);
                                        let _e3223 = (_e3013 * _e3154);
                                        let _e3224 = (_e3016 * _e3155);
                                        let _e3225 = (_e3019 * _e3156);
                                        let _e3238 = (_e3040 * _e3154);
                                        let _e3239 = (_e3043 * _e3155);
                                        let _e3240 = (_e3046 * _e3156);
                                        let _e3254 = (_e2024 * _e3154);
                                        let _e3255 = (_e2027 * _e3155);
                                        let _e3256 = (_e2030 * _e3156);
                                        let _e3268 = (_e3082 * _e3154);
                                        let _e3269 = (_e3085 * _e3155);
                                        let _e3270 = (_e3088 * _e3156);
                                        let _e3283 = (_e3109 * _e3154);
                                        let _e3284 = (_e3112 * _e3155);
                                        let _e3285 = (_e3115 * _e3156);
                                        let _e3300 = (_e1019 - _e1045);
                                        let _e3301 = (_e1022 - _e1048);
                                        let _e3302 = (_e1025 - _e1051);
                                        let _e3305 = ((_e3301 * _e2895) - (_e2894 * _e3302));
                                        let _e3308 = ((_e3302 * _e2893) - (_e2895 * _e3300));
                                        let _e3311 = ((_e3300 * _e2894) - (_e2893 * _e3301));
                                        let _e3312 = abs(_e3305);
                                        let _e3313 = abs(_e3308);
                                        let _e3315 = select(_e3313, _e3312, (_e3312 > _e3313));
                                        let _e3316 = abs(_e3311);
                                        let _e3318 = select(_e3316, _e3315, (_e3315 > _e3316));
                                        let _e3321 = (1f / select(0.0000000000000000000000000000000000030092655f, _e3318, (_e3318 > 0.0000000000000000000000000000000000030092655f)));
                                        let _e3322 = (_e3305 * _e3321);
                                        let _e3323 = (_e3308 * _e3321);
                                        let _e3324 = (_e3311 * _e3321);
                                        let _e3325 = (_e1897 * _e3322);
                                        let _e3326 = (_e1900 * _e3323);
                                        let _e3327 = (_e1903 * _e3324);
                                        let _e3337 = ((abs(_e3322) + abs(_e3323)) + abs(_e3324));
                                        let _e3340 = (0.0000000000000000000000000000000000030092655f * (1f + _e3337));
                                        let _e3342 = (_e2340 * _e3337);
                                        let _e3347 = (_e2945 * _e3322);
                                        let _e3348 = (_e2948 * _e3323);
                                        let _e3349 = (_e2951 * _e3324);
                                        let _e3362 = (_e2972 * _e3322);
                                        let _e3363 = (_e2975 * _e3323);
                                        let _e3364 = (_e2978 * _e3324);
                                        let _e3377 = (_e1979 * _e3322);
                                        let _e3378 = (_e1982 * _e3323);
                                        let _e3379 = (_e1985 * _e3324);
                                        let _e3391 = (_e3013 * _e3322);
                                        let _e3392 = (_e3016 * _e3323);
                                        let _e3393 = (_e3019 * _e3324);
                                        let _e3406 = (_e3040 * _e3322);
                                        let _e3407 = (_e3043 * _e3323);
                                        let _e3408 = (_e3046 * _e3324);
                                        let _e3422 = (_e2024 * _e3322);
                                        let _e3423 = (_e2027 * _e3323);
                                        let _e3424 = (_e2030 * _e3324);
                                        let _e3436 = (_e3082 * _e3322);
                                        let _e3437 = (_e3085 * _e3323);
                                        let _e3438 = (_e3088 * _e3324);
                                        let _e3451 = (_e3109 * _e3322);
                                        let _e3452 = (_e3112 * _e3323);
                                        let _e3453 = (_e3115 * _e3324);
                                        phi_37293_ = (((((((((_e2918 + _e2919) + _e2920) > (((0.0000019073486f * ((abs(_e2918) + abs(_e2919)) + abs(_e2920))) + _e2933) + _e2935)) && (((_e2952 + _e2953) + _e2954) > (((0.0000019073486f * ((abs(_e2952) + abs(_e2953)) + abs(_e2954))) + _e2933) + _e2935))) && (((_e2979 + _e2980) + _e2981) > (((0.0000019073486f * ((abs(_e2979) + abs(_e2980)) + abs(_e2981))) + _e2933) + _e2935))) && (((((_e2994 + _e2995) + _e2996) > (((0.0000019073486f * ((abs(_e2994) + abs(_e2995)) + abs(_e2996))) + _e2933) + _e2935)) && (((_e3020 + _e3021) + _e3022) > (((0.0000019073486f * ((abs(_e3020) + abs(_e3021)) + abs(_e3022))) + _e2933) + _e2935))) && (((_e3047 + _e3048) + _e3049) > (((0.0000019073486f * ((abs(_e3047) + abs(_e3048)) + abs(_e3049))) + _e2933) + _e2935)))) && (((((_e3063 + _e3064) + _e3065) > (((0.0000019073486f * ((abs(_e3063) + abs(_e3064)) + abs(_e3065))) + _e2933) + _e2935)) && (((_e3089 + _e3090) + _e3091) > (((0.0000019073486f * ((abs(_e3089) + abs(_e3090)) + abs(_e3091))) + _e2933) + _e2935))) && (((_e3116 + _e3117) + _e3118) > (((0.0000019073486f * ((abs(_e3116) + abs(_e3117)) + abs(_e3118))) + _e2933) + _e2935)))) || (((((((_e3157 + _e3158) + _e3159) > (((0.0000019073486f * ((abs(_e3157) + abs(_e3158)) + abs(_e3159))) + _e3172) + _e3174)) && (((_e3179 + _e3180) + _e3181) > (((0.0000019073486f * ((abs(_e3179) + abs(_e3180)) + abs(_e3181))) + _e3172) + _e3174))) && (((_e3194 + _e3195) + _e3196) > (((0.0000019073486f * ((abs(_e3194) + abs(_e3195)) + abs(_e3196))) + _e3172) + _e3174))) && (((((_e3209 + _e3210) + _e3211) > (((0.0000019073486f * ((abs(_e3209) + abs(_e3210)) + abs(_e3211))) + _e3172) + _e3174)) && (((_e3223 + _e3224) + _e3225) > (((0.0000019073486f * ((abs(_e3223) + abs(_e3224)) + abs(_e3225))) + _e3172) + _e3174))) && (((_e3238 + _e3239) + _e3240) > (((0.0000019073486f * ((abs(_e3238) + abs(_e3239)) + abs(_e3240))) + _e3172) + _e3174)))) && (((((_e3254 + _e3255) + _e3256) > (((0.0000019073486f * ((abs(_e3254) + abs(_e3255)) + abs(_e3256))) + _e3172) + _e3174)) && (((_e3268 + _e3269) + _e3270) > (((0.0000019073486f * ((abs(_e3268) + abs(_e3269)) + abs(_e3270))) + _e3172) + _e3174))) && (((_e3283 + _e3284) + _e3285) > (((0.0000019073486f * ((abs(_e3283) + abs(_e3284)) + abs(_e3285))) + _e3172) + _e3174))))) || (((((((_e3325 + _e3326) + _e3327) > (((0.0000019073486f * ((abs(_e3325) + abs(_e3326)) + abs(_e3327))) + _e3340) + _e3342)) && (((_e3347 + _e3348) + _e3349) > (((0.0000019073486f * ((abs(_e3347) + abs(_e3348)) + abs(_e3349))) + _e3340) + _e3342))) && (((_e3362 + _e3363) + _e3364) > (((0.0000019073486f * ((abs(_e3362) + abs(_e3363)) + abs(_e3364))) + _e3340) + _e3342))) && (((((_e3377 + _e3378) + _e3379) > (((0.0000019073486f * ((abs(_e3377) + abs(_e3378)) + abs(_e3379))) + _e3340) + _e3342)) && (((_e3391 + _e3392) + _e3393) > (((0.0000019073486f * ((abs(_e3391) + abs(_e3392)) + abs(_e3393))) + _e3340) + _e3342))) && (((_e3406 + _e3407) + _e3408) > (((0.0000019073486f * ((abs(_e3406) + abs(_e3407)) + abs(_e3408))) + _e3340) + _e3342)))) && (((((_e3422 + _e3423) + _e3424) > (((0.0000019073486f * ((abs(_e3422) + abs(_e3423)) + abs(_e3424))) + _e3340) + _e3342)) && (((_e3436 + _e3437) + _e3438) > (((0.0000019073486f * ((abs(_e3436) + abs(_e3437)) + abs(_e3438))) + _e3340) + _e3342))) && (((_e3451 + _e3452) + _e3453) > (((0.0000019073486f * ((abs(_e3451) + abs(_e3452)) + abs(_e3453))) + _e3340) + _e3342)))));
                                    }
                                    let _e3469 = phi_37293_;
                                    phi_37294_ = _e3469;
                                    phi_37295_ = _e2873;
                                }
                                let _e3471 = phi_37294_;
                                let _e3473 = phi_37295_;
                                phi_37296_ = _e3471;
                                phi_37297_ = _e3473;
                            }
                            let _e3475 = phi_37296_;
                            let _e3477 = phi_37297_;
                            phi_38932_ = select(_e3475, true, _e3477);
                            phi_38933_ = bool();
                            phi_38934_ = true;
                        } else {
                            if (_e578 == _e592) {
                                phi_37312_ = bool();
                                phi_37313_ = true;
                            } else {
                                let _e1056 = (_e592 == _e606);
                                if _e1056 {
                                    phi_37311_ = bool();
                                } else {
                                    phi_37311_ = (_e606 == _e578);
                                }
                                let _e1059 = phi_37311_;
                                phi_37312_ = _e1059;
                                phi_37313_ = _e1056;
                            }
                            let _e1061 = phi_37312_;
                            let _e1063 = phi_37313_;
                            if select(_e1061, true, _e1063) {
                                phi_38927_ = bool();
                                phi_38928_ = true;
                            } else {
                                if (_e638 == _e652) {
                                    phi_37331_ = bool();
                                    phi_37332_ = true;
                                } else {
                                    let _e1066 = (_e652 == _e666);
                                    if _e1066 {
                                        phi_37330_ = bool();
                                    } else {
                                        phi_37330_ = (_e666 == _e638);
                                    }
                                    let _e1069 = phi_37330_;
                                    phi_37331_ = _e1069;
                                    phi_37332_ = _e1066;
                                }
                                let _e1071 = phi_37331_;
                                let _e1073 = phi_37332_;
                                let _e1074 = select(_e1071, true, _e1073);
                                if _e1074 {
                                    phi_38926_ = bool();
                                } else {
                                    let _e1075 = (_e719 == 1u);
                                    let _e1091 = (select(0u, 1u, ((((_e638 == _e592) || (_e652 == _e592)) || (_e666 == _e592)) == _e1075)) + (2u * select(0u, 1u, ((((_e638 == _e606) || (_e652 == _e606)) || (_e666 == _e606)) == _e1075))));
                                    if _e1075 {
                                        phi_37366_ = _e1091;
                                    } else {
                                        if (_e1091 == 2u) {
                                            phi_37365_ = 0u;
                                        } else {
                                            phi_37365_ = (_e1091 + 1u);
                                        }
                                        let _e1095 = phi_37365_;
                                        phi_37366_ = _e1095;
                                    }
                                    let _e1097 = phi_37366_;
                                    if (_e1097 == 0u) {
                                        phi_37378_ = type_89(_e986, _e999, _e1012);
                                    } else {
                                        if (_e1097 == 1u) {
                                            phi_37377_ = type_89(_e999, _e1012, _e986);
                                        } else {
                                            phi_37377_ = type_89(_e1012, _e986, _e999);
                                        }
                                        let _e1103 = phi_37377_;
                                        phi_37378_ = _e1103;
                                    }
                                    let _e1105 = phi_37378_;
                                    let _e1121 = (select(0u, 1u, ((((_e578 == _e652) || (_e592 == _e652)) || (_e606 == _e652)) == _e1075)) + (2u * select(0u, 1u, ((((_e578 == _e666) || (_e592 == _e666)) || (_e606 == _e666)) == _e1075))));
                                    if _e1075 {
                                        phi_37405_ = _e1121;
                                    } else {
                                        if (_e1121 == 2u) {
                                            phi_37404_ = 0u;
                                        } else {
                                            phi_37404_ = (_e1121 + 1u);
                                        }
                                        let _e1125 = phi_37404_;
                                        phi_37405_ = _e1125;
                                    }
                                    let _e1127 = phi_37405_;
                                    if (_e1127 == 0u) {
                                        phi_37417_ = type_89(_e1026, _e1039, _e1052);
                                    } else {
                                        if (_e1127 == 1u) {
                                            phi_37416_ = type_89(_e1039, _e1052, _e1026);
                                        } else {
                                            phi_37416_ = type_89(_e1052, _e1026, _e1039);
                                        }
                                        let _e1133 = phi_37416_;
                                        phi_37417_ = _e1133;
                                    }
                                    let _e1135 = phi_37417_;
                                    if _e1075 {
                                        let _e1381 = bitcast<f32>((bitcast<u32>((_e1135.member_1.x - _e1135.member.x)) ^ _e686));
                                        let _e1384 = bitcast<f32>((bitcast<u32>((_e1135.member_1.y - _e1135.member.y)) ^ _e686));
                                        let _e1387 = bitcast<f32>((bitcast<u32>((_e1135.member_1.z - _e1135.member.z)) ^ _e686));
                                        let _e1396 = bitcast<f32>((bitcast<u32>((_e1135.member_2.x - _e1135.member.x)) ^ _e686));
                                        let _e1399 = bitcast<f32>((bitcast<u32>((_e1135.member_2.y - _e1135.member.y)) ^ _e686));
                                        let _e1402 = bitcast<f32>((bitcast<u32>((_e1135.member_2.z - _e1135.member.z)) ^ _e686));
                                        let _e1411 = bitcast<f32>((bitcast<u32>((_e1105.member_1.x - _e1135.member.x)) ^ _e686));
                                        let _e1414 = bitcast<f32>((bitcast<u32>((_e1105.member_1.y - _e1135.member.y)) ^ _e686));
                                        let _e1417 = bitcast<f32>((bitcast<u32>((_e1105.member_1.z - _e1135.member.z)) ^ _e686));
                                        let _e1418 = (_e1384 * _e1402);
                                        let _e1419 = (_e1387 * _e1399);
                                        let _e1420 = (_e1387 * _e1396);
                                        let _e1421 = (_e1381 * _e1402);
                                        let _e1422 = (_e1381 * _e1399);
                                        let _e1423 = (_e1384 * _e1396);
                                        let _e1424 = (_e1418 - _e1419);
                                        let _e1426 = (_e1420 - _e1421);
                                        let _e1429 = (_e1422 - _e1423);
                                        let _e1431 = (((_e1411 * _e1424) + (_e1414 * _e1426)) + (_e1417 * _e1429));
                                        let _e1432 = abs(_e1411);
                                        let _e1435 = (abs(_e1418) + abs(_e1419));
                                        let _e1437 = abs(_e1414);
                                        let _e1440 = (abs(_e1420) + abs(_e1421));
                                        let _e1443 = abs(_e1417);
                                        let _e1446 = (abs(_e1422) + abs(_e1423));
                                        let _e1449 = abs(_e1381);
                                        let _e1450 = abs(_e1384);
                                        let _e1452 = select(_e1450, _e1449, (_e1449 > _e1450));
                                        let _e1453 = abs(_e1387);
                                        let _e1455 = select(_e1453, _e1452, (_e1452 > _e1453));
                                        let _e1456 = abs(_e1396);
                                        let _e1457 = abs(_e1399);
                                        let _e1459 = select(_e1457, _e1456, (_e1456 > _e1457));
                                        let _e1460 = abs(_e1402);
                                        let _e1462 = select(_e1460, _e1459, (_e1459 > _e1460));
                                        let _e1464 = select(_e1462, _e1455, (_e1455 > _e1462));
                                        let _e1466 = select(_e1437, _e1432, (_e1432 > _e1437));
                                        let _e1468 = select(_e1443, _e1466, (_e1466 > _e1443));
                                        let _e1470 = select(_e1468, _e1464, (_e1464 > _e1468));
                                        let _e1471 = (_e1470 * _e1470);
                                        let _e1476 = (64f * _e973);
                                        let _e1478 = ((4f * _e973) * _e973);
                                        let _e1481 = (((0.0000019073486f * (((_e1432 * _e1435) + (_e1437 * _e1440)) + (_e1443 * _e1446))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1471))) + (_e1476 * (_e1471 + _e1478)));
                                        if (_e1431 > _e1481) {
                                            phi_37592_ = 1i;
                                        } else {
                                            phi_37592_ = select(0i, -1i, (_e1431 < -(_e1481)));
                                        }
                                        let _e1487 = phi_37592_;
                                        let _e1496 = bitcast<f32>((bitcast<u32>((_e1105.member_2.x - _e1135.member.x)) ^ _e686));
                                        let _e1499 = bitcast<f32>((bitcast<u32>((_e1105.member_2.y - _e1135.member.y)) ^ _e686));
                                        let _e1502 = bitcast<f32>((bitcast<u32>((_e1105.member_2.z - _e1135.member.z)) ^ _e686));
                                        let _e1507 = (((_e1496 * _e1424) + (_e1499 * _e1426)) + (_e1502 * _e1429));
                                        let _e1508 = abs(_e1496);
                                        let _e1510 = abs(_e1499);
                                        let _e1513 = abs(_e1502);
                                        let _e1517 = select(_e1510, _e1508, (_e1508 > _e1510));
                                        let _e1519 = select(_e1513, _e1517, (_e1517 > _e1513));
                                        let _e1521 = select(_e1519, _e1464, (_e1464 > _e1519));
                                        let _e1522 = (_e1521 * _e1521);
                                        let _e1529 = (((0.0000019073486f * (((_e1508 * _e1435) + (_e1510 * _e1440)) + (_e1513 * _e1446))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1522))) + (_e1476 * (_e1522 + _e1478)));
                                        if (_e1507 > _e1529) {
                                            phi_37758_ = 1i;
                                        } else {
                                            phi_37758_ = select(0i, -1i, (_e1507 < -(_e1529)));
                                        }
                                        let _e1535 = phi_37758_;
                                        if ((_e1487 * _e1535) > 0i) {
                                            phi_38426_ = bool();
                                            phi_38427_ = true;
                                        } else {
                                            let _e1539 = (_e1105.member_1.x - _e1105.member.x);
                                            let _e1541 = (_e1105.member_1.y - _e1105.member.y);
                                            let _e1543 = (_e1105.member_1.z - _e1105.member.z);
                                            let _e1546 = bitcast<f32>((bitcast<u32>(_e1539) ^ _e686));
                                            let _e1549 = bitcast<f32>((bitcast<u32>(_e1541) ^ _e686));
                                            let _e1552 = bitcast<f32>((bitcast<u32>(_e1543) ^ _e686));
                                            let _e1553 = (_e1105.member_2.x - _e1105.member.x);
                                            let _e1554 = (_e1105.member_2.y - _e1105.member.y);
                                            let _e1555 = (_e1105.member_2.z - _e1105.member.z);
                                            let _e1558 = bitcast<f32>((bitcast<u32>(_e1553) ^ _e686));
                                            let _e1561 = bitcast<f32>((bitcast<u32>(_e1554) ^ _e686));
                                            let _e1564 = bitcast<f32>((bitcast<u32>(_e1555) ^ _e686));
                                            let _e1565 = (_e1135.member_1.x - _e1105.member.x);
                                            let _e1566 = (_e1135.member_1.y - _e1105.member.y);
                                            let _e1567 = (_e1135.member_1.z - _e1105.member.z);
                                            let _e1570 = bitcast<f32>((bitcast<u32>(_e1565) ^ _e686));
                                            let _e1573 = bitcast<f32>((bitcast<u32>(_e1566) ^ _e686));
                                            let _e1576 = bitcast<f32>((bitcast<u32>(_e1567) ^ _e686));
                                            let _e1577 = (_e1549 * _e1564);
                                            let _e1578 = (_e1552 * _e1561);
                                            let _e1579 = (_e1552 * _e1558);
                                            let _e1580 = (_e1546 * _e1564);
                                            let _e1581 = (_e1546 * _e1561);
                                            let _e1582 = (_e1549 * _e1558);
                                            let _e1583 = (_e1577 - _e1578);
                                            let _e1585 = (_e1579 - _e1580);
                                            let _e1588 = (_e1581 - _e1582);
                                            let _e1590 = (((_e1570 * _e1583) + (_e1573 * _e1585)) + (_e1576 * _e1588));
                                            let _e1591 = abs(_e1570);
                                            let _e1594 = (abs(_e1577) + abs(_e1578));
                                            let _e1596 = abs(_e1573);
                                            let _e1599 = (abs(_e1579) + abs(_e1580));
                                            let _e1602 = abs(_e1576);
                                            let _e1605 = (abs(_e1581) + abs(_e1582));
                                            let _e1608 = abs(_e1546);
                                            let _e1609 = abs(_e1549);
                                            let _e1611 = select(_e1609, _e1608, (_e1608 > _e1609));
                                            let _e1612 = abs(_e1552);
                                            let _e1614 = select(_e1612, _e1611, (_e1611 > _e1612));
                                            let _e1615 = abs(_e1558);
                                            let _e1616 = abs(_e1561);
                                            let _e1618 = select(_e1616, _e1615, (_e1615 > _e1616));
                                            let _e1619 = abs(_e1564);
                                            let _e1621 = select(_e1619, _e1618, (_e1618 > _e1619));
                                            let _e1623 = select(_e1621, _e1614, (_e1614 > _e1621));
                                            let _e1625 = select(_e1596, _e1591, (_e1591 > _e1596));
                                            let _e1627 = select(_e1602, _e1625, (_e1625 > _e1602));
                                            let _e1629 = select(_e1627, _e1623, (_e1623 > _e1627));
                                            let _e1630 = (_e1629 * _e1629);
                                            let _e1637 = (((0.0000019073486f * (((_e1591 * _e1594) + (_e1596 * _e1599)) + (_e1602 * _e1605))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1630))) + (_e1476 * (_e1630 + _e1478)));
                                            if (_e1590 > _e1637) {
                                                phi_37929_ = 1i;
                                            } else {
                                                phi_37929_ = select(0i, -1i, (_e1590 < -(_e1637)));
                                            }
                                            let _e1643 = phi_37929_;
                                            let _e1644 = (_e1135.member_2.x - _e1105.member.x);
                                            let _e1645 = (_e1135.member_2.y - _e1105.member.y);
                                            let _e1646 = (_e1135.member_2.z - _e1105.member.z);
                                            let _e1649 = bitcast<f32>((bitcast<u32>(_e1644) ^ _e686));
                                            let _e1652 = bitcast<f32>((bitcast<u32>(_e1645) ^ _e686));
                                            let _e1655 = bitcast<f32>((bitcast<u32>(_e1646) ^ _e686));
                                            let _e1660 = (((_e1649 * _e1583) + (_e1652 * _e1585)) + (_e1655 * _e1588));
                                            let _e1661 = abs(_e1649);
                                            let _e1663 = abs(_e1652);
                                            let _e1666 = abs(_e1655);
                                            let _e1670 = select(_e1663, _e1661, (_e1661 > _e1663));
                                            let _e1672 = select(_e1666, _e1670, (_e1670 > _e1666));
                                            let _e1674 = select(_e1672, _e1623, (_e1623 > _e1672));
                                            let _e1675 = (_e1674 * _e1674);
                                            let _e1682 = (((0.0000019073486f * (((_e1661 * _e1594) + (_e1663 * _e1599)) + (_e1666 * _e1605))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1675))) + (_e1476 * (_e1675 + _e1478)));
                                            if (_e1660 > _e1682) {
                                                phi_38095_ = 1i;
                                            } else {
                                                phi_38095_ = select(0i, -1i, (_e1660 < -(_e1682)));
                                            }
                                            let _e1688 = phi_38095_;
                                            let _e1690 = ((_e1643 * _e1688) > 0i);
                                            if _e1690 {
                                                phi_38425_ = bool();
                                            } else {
                                                let _e1691 = abs(_e1539);
                                                let _e1692 = abs(_e1541);
                                                let _e1694 = select(_e1692, _e1691, (_e1691 > _e1692));
                                                let _e1695 = abs(_e1543);
                                                let _e1697 = select(_e1695, _e1694, (_e1694 > _e1695));
                                                let _e1700 = (1f / select(0.0000000000000000000000000000000000030092655f, _e1697, (_e1697 > 0.0000000000000000000000000000000000030092655f)));
                                                let _e1704 = abs(_e1553);
                                                let _e1705 = abs(_e1554);
                                                let _e1707 = select(_e1705, _e1704, (_e1704 > _e1705));
                                                let _e1708 = abs(_e1555);
                                                let _e1710 = select(_e1708, _e1707, (_e1707 > _e1708));
                                                let _e1713 = (1f / select(0.0000000000000000000000000000000000030092655f, _e1710, (_e1710 > 0.0000000000000000000000000000000000030092655f)));
                                                let _e1720 = abs(_e1565);
                                                let _e1721 = abs(_e1566);
                                                let _e1723 = select(_e1721, _e1720, (_e1720 > _e1721));
                                                let _e1724 = abs(_e1567);
                                                let _e1726 = select(_e1724, _e1723, (_e1723 > _e1724));
                                                let _e1729 = (1f / select(0.0000000000000000000000000000000000030092655f, _e1726, (_e1726 > 0.0000000000000000000000000000000000030092655f)));
                                                let _e1736 = abs(_e1644);
                                                let _e1737 = abs(_e1645);
                                                let _e1739 = select(_e1737, _e1736, (_e1736 > _e1737));
                                                let _e1740 = abs(_e1646);
                                                let _e1742 = select(_e1740, _e1739, (_e1739 > _e1740));
                                                let _e1745 = (1f / select(0.0000000000000000000000000000000000030092655f, _e1742, (_e1742 > 0.0000000000000000000000000000000000030092655f)));
                                                let _e1749 = ((((_e1539 * _e1700) + (_e1553 * _e1713)) - (_e1565 * _e1729)) - (_e1644 * _e1745));
                                                let _e1750 = ((((_e1541 * _e1700) + (_e1554 * _e1713)) - (_e1566 * _e1729)) - (_e1645 * _e1745));
                                                let _e1751 = ((((_e1543 * _e1700) + (_e1555 * _e1713)) - (_e1567 * _e1729)) - (_e1646 * _e1745));
                                                let _e1752 = (_e1546 * _e1749);
                                                let _e1753 = (_e1549 * _e1750);
                                                let _e1754 = (_e1552 * _e1751);
                                                let _e1764 = ((abs(_e1749) + abs(_e1750)) + abs(_e1751));
                                                let _e1767 = (0.0000000000000000000000000000000000030092655f * (1f + _e1764));
                                                let _e1770 = ((2.5f * _e973) * _e1764);
                                                if (((_e1752 + _e1753) + _e1754) > (((0.0000019073486f * ((abs(_e1752) + abs(_e1753)) + abs(_e1754))) + _e1767) + _e1770)) {
                                                    let _e1775 = (_e1558 * _e1749);
                                                    let _e1776 = (_e1561 * _e1750);
                                                    let _e1777 = (_e1564 * _e1751);
                                                    if (((_e1775 + _e1776) + _e1777) > (((0.0000019073486f * ((abs(_e1775) + abs(_e1776)) + abs(_e1777))) + _e1767) + _e1770)) {
                                                        let _e1801 = (bitcast<f32>((bitcast<u32>((_e1105.member.x - _e1135.member_1.x)) ^ _e686)) * _e1749);
                                                        let _e1802 = (bitcast<f32>((bitcast<u32>((_e1105.member.y - _e1135.member_1.y)) ^ _e686)) * _e1750);
                                                        let _e1803 = (bitcast<f32>((bitcast<u32>((_e1105.member.z - _e1135.member_1.z)) ^ _e686)) * _e1751);
                                                        let _e1814 = (((_e1801 + _e1802) + _e1803) > (((0.0000019073486f * ((abs(_e1801) + abs(_e1802)) + abs(_e1803))) + _e1767) + _e1770));
                                                        if _e1814 {
                                                            let _e1827 = (bitcast<f32>((bitcast<u32>((_e1105.member.x - _e1135.member_2.x)) ^ _e686)) * _e1749);
                                                            let _e1828 = (bitcast<f32>((bitcast<u32>((_e1105.member.y - _e1135.member_2.y)) ^ _e686)) * _e1750);
                                                            let _e1829 = (bitcast<f32>((bitcast<u32>((_e1105.member.z - _e1135.member_2.z)) ^ _e686)) * _e1751);
                                                            phi_38415_ = (((_e1827 + _e1828) + _e1829) > (((0.0000019073486f * ((abs(_e1827) + abs(_e1828)) + abs(_e1829))) + _e1767) + _e1770));
                                                        } else {
                                                            phi_38415_ = bool();
                                                        }
                                                        let _e1842 = phi_38415_;
                                                        phi_38417_ = _e1842;
                                                        phi_38418_ = select(true, false, _e1814);
                                                    } else {
                                                        phi_38417_ = bool();
                                                        phi_38418_ = true;
                                                    }
                                                    let _e1845 = phi_38417_;
                                                    let _e1847 = phi_38418_;
                                                    phi_38419_ = _e1845;
                                                    phi_38420_ = _e1847;
                                                } else {
                                                    phi_38419_ = bool();
                                                    phi_38420_ = true;
                                                }
                                                let _e1849 = phi_38419_;
                                                let _e1851 = phi_38420_;
                                                phi_38425_ = select(_e1849, false, _e1851);
                                            }
                                            let _e1854 = phi_38425_;
                                            phi_38426_ = _e1854;
                                            phi_38427_ = _e1690;
                                        }
                                        let _e1856 = phi_38426_;
                                        let _e1858 = phi_38427_;
                                        phi_38925_ = select(_e1856, true, _e1858);
                                    } else {
                                        let _e1151 = bitcast<f32>((bitcast<u32>((_e1105.member_1.x - _e1105.member.x)) ^ _e686));
                                        let _e1154 = bitcast<f32>((bitcast<u32>((_e1105.member_1.y - _e1105.member.y)) ^ _e686));
                                        let _e1157 = bitcast<f32>((bitcast<u32>((_e1105.member_1.z - _e1105.member.z)) ^ _e686));
                                        let _e1166 = bitcast<f32>((bitcast<u32>((_e1105.member_2.x - _e1105.member.x)) ^ _e686));
                                        let _e1169 = bitcast<f32>((bitcast<u32>((_e1105.member_2.y - _e1105.member.y)) ^ _e686));
                                        let _e1172 = bitcast<f32>((bitcast<u32>((_e1105.member_2.z - _e1105.member.z)) ^ _e686));
                                        let _e1181 = bitcast<f32>((bitcast<u32>((_e1135.member_2.x - _e1105.member.x)) ^ _e686));
                                        let _e1184 = bitcast<f32>((bitcast<u32>((_e1135.member_2.y - _e1105.member.y)) ^ _e686));
                                        let _e1187 = bitcast<f32>((bitcast<u32>((_e1135.member_2.z - _e1105.member.z)) ^ _e686));
                                        let _e1188 = (_e1154 * _e1172);
                                        let _e1189 = (_e1157 * _e1169);
                                        let _e1190 = (_e1157 * _e1166);
                                        let _e1191 = (_e1151 * _e1172);
                                        let _e1192 = (_e1151 * _e1169);
                                        let _e1193 = (_e1154 * _e1166);
                                        let _e1201 = (((_e1181 * (_e1188 - _e1189)) + (_e1184 * (_e1190 - _e1191))) + (_e1187 * (_e1192 - _e1193)));
                                        let _e1202 = abs(_e1181);
                                        let _e1207 = abs(_e1184);
                                        let _e1213 = abs(_e1187);
                                        let _e1219 = abs(_e1151);
                                        let _e1220 = abs(_e1154);
                                        let _e1222 = select(_e1220, _e1219, (_e1219 > _e1220));
                                        let _e1223 = abs(_e1157);
                                        let _e1225 = select(_e1223, _e1222, (_e1222 > _e1223));
                                        let _e1226 = abs(_e1166);
                                        let _e1227 = abs(_e1169);
                                        let _e1229 = select(_e1227, _e1226, (_e1226 > _e1227));
                                        let _e1230 = abs(_e1172);
                                        let _e1232 = select(_e1230, _e1229, (_e1229 > _e1230));
                                        let _e1234 = select(_e1232, _e1225, (_e1225 > _e1232));
                                        let _e1236 = select(_e1207, _e1202, (_e1202 > _e1207));
                                        let _e1238 = select(_e1213, _e1236, (_e1236 > _e1213));
                                        let _e1240 = select(_e1238, _e1234, (_e1234 > _e1238));
                                        let _e1241 = (_e1240 * _e1240);
                                        let _e1246 = (64f * _e973);
                                        let _e1248 = ((4f * _e973) * _e973);
                                        let _e1251 = (((0.0000019073486f * (((_e1202 * (abs(_e1188) + abs(_e1189))) + (_e1207 * (abs(_e1190) + abs(_e1191)))) + (_e1213 * (abs(_e1192) + abs(_e1193))))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1241))) + (_e1246 * (_e1241 + _e1248)));
                                        if (_e1201 > _e1251) {
                                            phi_38601_ = 1i;
                                        } else {
                                            phi_38601_ = select(0i, -1i, (_e1201 < -(_e1251)));
                                        }
                                        let _e1257 = phi_38601_;
                                        if (_e1257 == 0i) {
                                            let _e1260 = (_e1188 - (_e1169 * _e1157));
                                            let _e1262 = (_e1190 - (_e1172 * _e1151));
                                            let _e1264 = (_e1192 - (_e1166 * _e1154));
                                            let _e1265 = abs(_e1260);
                                            let _e1266 = abs(_e1262);
                                            let _e1268 = select(_e1266, _e1265, (_e1265 > _e1266));
                                            let _e1269 = abs(_e1264);
                                            let _e1271 = select(_e1269, _e1268, (_e1268 > _e1269));
                                            let _e1274 = (1f / select(0.0000000000000000000000000000000000030092655f, _e1271, (_e1271 > 0.0000000000000000000000000000000000030092655f)));
                                            let _e1278 = ((_e1260 * _e1274) * _e1225);
                                            let _e1279 = ((_e1262 * _e1274) * _e1225);
                                            let _e1280 = ((_e1264 * _e1274) * _e1225);
                                            let _e1281 = (_e1154 * _e1280);
                                            let _e1282 = (_e1157 * _e1279);
                                            let _e1283 = (_e1157 * _e1278);
                                            let _e1284 = (_e1151 * _e1280);
                                            let _e1285 = (_e1151 * _e1279);
                                            let _e1286 = (_e1154 * _e1278);
                                            let _e1287 = (_e1281 - _e1282);
                                            let _e1289 = (_e1283 - _e1284);
                                            let _e1292 = (_e1285 - _e1286);
                                            let _e1294 = (((_e1166 * _e1287) + (_e1169 * _e1289)) + (_e1172 * _e1292));
                                            let _e1297 = (abs(_e1281) + abs(_e1282));
                                            let _e1301 = (abs(_e1283) + abs(_e1284));
                                            let _e1306 = (abs(_e1285) + abs(_e1286));
                                            let _e1309 = abs(_e1278);
                                            let _e1310 = abs(_e1279);
                                            let _e1312 = select(_e1310, _e1309, (_e1309 > _e1310));
                                            let _e1313 = abs(_e1280);
                                            let _e1315 = select(_e1313, _e1312, (_e1312 > _e1313));
                                            let _e1317 = select(_e1315, _e1225, (_e1225 > _e1315));
                                            let _e1319 = select(_e1232, _e1317, (_e1317 > _e1232));
                                            let _e1320 = (_e1319 * _e1319);
                                            let _e1327 = (((0.0000019073486f * (((_e1226 * _e1297) + (_e1227 * _e1301)) + (_e1230 * _e1306))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1320))) + (_e1246 * (_e1320 + _e1248)));
                                            if (_e1294 > _e1327) {
                                                phi_38815_ = 1i;
                                            } else {
                                                phi_38815_ = select(0i, -1i, (_e1294 < -(_e1327)));
                                            }
                                            let _e1333 = phi_38815_;
                                            let _e1338 = (((_e1181 * _e1287) + (_e1184 * _e1289)) + (_e1187 * _e1292));
                                            let _e1345 = select(_e1238, _e1317, (_e1317 > _e1238));
                                            let _e1346 = (_e1345 * _e1345);
                                            let _e1353 = (((0.0000019073486f * (((_e1202 * _e1297) + (_e1207 * _e1301)) + (_e1213 * _e1306))) + (0.0000000000000000000000000000000000030092655f * (1f + _e1346))) + (_e1246 * (_e1346 + _e1248)));
                                            if (_e1338 > _e1353) {
                                                phi_38921_ = 1i;
                                            } else {
                                                phi_38921_ = select(0i, -1i, (_e1338 < -(_e1353)));
                                            }
                                            let _e1359 = phi_38921_;
                                            phi_38924_ = ((_e1333 * _e1359) < 0i);
                                        } else {
                                            phi_38924_ = true;
                                        }
                                        let _e1363 = phi_38924_;
                                        phi_38925_ = _e1363;
                                    }
                                    let _e1861 = phi_38925_;
                                    phi_38926_ = _e1861;
                                }
                                let _e1863 = phi_38926_;
                                phi_38927_ = _e1863;
                                phi_38928_ = _e1074;
                            }
                            let _e1865 = phi_38927_;
                            let _e1867 = phi_38928_;
                            phi_38932_ = false;
                            phi_38933_ = _e1865;
                            phi_38934_ = _e1867;
                        }
                        let _e3480 = phi_38932_;
                        let _e3482 = phi_38933_;
                        let _e3484 = phi_38934_;
                        phi_38938_ = _e3480;
                        phi_38939_ = _e3482;
                        phi_38940_ = _e3484;
                    }
                    let _e3486 = phi_38938_;
                    let _e3488 = phi_38939_;
                    let _e3490 = phi_38940_;
                    phi_38949_ = select(2u, 0u, select(_e3488, _e3486, _e3490));
                }
                let _e3494 = phi_38949_;
                let _e3497 = (_e422 & 31u);
                phi_38962_ = (_e424 + select(0u, 1u, _e559));
                phi_38963_ = (_e426 | (select(0u, 1u, (_e3494 == 2u)) << bitcast<u32>(_e3497)));
                phi_38964_ = (_e428 | (select(0u, 1u, (_e3494 == 1u)) << bitcast<u32>(_e3497)));
            } else {
                phi_38962_ = _e424;
                phi_38963_ = _e426;
                phi_38964_ = _e428;
            }
            let _e3509 = phi_38962_;
            let _e3511 = phi_38963_;
            let _e3513 = phi_38964_;
            phi_33078_ = (_e422 + _e396.z);
            phi_33081_ = _e3509;
            phi_33083_ = _e3511;
            phi_33085_ = _e3513;
        } else {
            break;
        }
        let _e3516 = phi_33078_;
        let _e3518 = phi_33081_;
        let _e3520 = phi_33083_;
        let _e3522 = phi_33085_;
        continue;
        continuing {
            phi_33077_ = _e3516;
            phi_33080_ = _e3518;
            phi_33082_ = _e3520;
            phi_33084_ = _e3522;
        }
    }
    let _e3525 = local_220;
    let _e3527 = local_221;
    let _e3528 = (_e3525 | _e3527);
    if (_e3528 == 0u) {
        phi_38974_ = 0u;
    } else {
        let _e3532 = atomicAdd((&counts_3[0u]), countOneBits(_e3528));
        phi_38974_ = _e3532;
    }
    let _e3534 = phi_38974_;
    let _e3536 = local_222;
    if (_e3536 == 0u) {
    } else {
        let _e3539 = local_223;
        let _e3542 = atomicAdd((&counts_3[1u]), countOneBits(_e3539));
    }
    let _e3544 = local_224;
    if (_e3544 > 0u) {
        let _e3547 = local_225;
        let _e3550 = local_226;
        let _e3553 = atomicAdd((&counts_3[2u]), select(1u, _e3550, (_e3547 > 1u)));
    }
    workgroupBarrier();
    if _e412 {
        let _e3555 = atomicLoad((&counts_3[_e406]));
        if (_e3555 > 0u) {
            let _e3559 = atomicAdd((&counters.member[_e406]), _e3555);
            if (_e406 == 0u) {
                reserved[0u] = _e3559;
            }
        }
    }
    workgroupBarrier();
    phi_39011_ = _e3534;
    phi_39014_ = _e3528;
    loop {
        let _e3563 = phi_39011_;
        let _e3565 = phi_39014_;
        let _e3566 = (_e3565 == 0u);
        if _e3566 {
            phi_39012_ = u32();
            phi_39015_ = u32();
        } else {
            let _e3568 = select(firstTrailingBit(_e3565), 32u, _e3566);
            let _e3570 = reserved[0u];
            let _e3571 = (_e3570 + _e3563);
            let _e3574 = params_2.member.member_12;
            if (_e3571 < _e3574) {
                let _e3581 = pairs.member[((((_e411 * 8u) + _e3568) * 256u) + _e406)];
                let _e3584 = ((_e3581 >> bitcast<u32>(16i)) * 2u);
                let _e3587 = tiles.member[(4u + _e3584)];
                let _e3594 = boxes.member[((_e3587 * 256u) + ((_e3581 >> bitcast<u32>(8i)) & 255u))];
                let _e3598 = tiles.member[(_e3584 + 5u)];
                let _e3603 = boxes.member[((_e3598 * 256u) + (_e3581 & 255u))];
                if (_e3594.x < _e3603.x) {
                    phi_39072_ = type_57(_e3594.x, _e3603.x);
                } else {
                    phi_39072_ = type_57(_e3603.x, _e3594.x);
                }
                let _e3609 = phi_39072_;
                let _e3614 = local_227;
                let _e3620 = (_e3571 * 2u);
                results_1.member[_e3620] = (_e3609.member | select(2147483648u, 0u, (((_e3614 >> bitcast<u32>((_e3568 & 31u))) & 1u) == 0u)));
                results_1.member[(_e3620 + 1u)] = _e3609.member_1;
            }
            phi_39012_ = (_e3563 + 1u);
            phi_39015_ = (_e3565 & (_e3565 - 1u));
        }
        let _e3631 = phi_39012_;
        let _e3633 = phi_39015_;
        continue;
        continuing {
            phi_39011_ = _e3631;
            phi_39014_ = _e3633;
            break if !(select(true, false, _e3566));
        }
    }
    return;
}

fn function_55() {
    var phi_39147_: bool;
    var phi_39194_: u32;
    var phi_39197_: u32;
    var phi_39195_: u32;
    var phi_39198_: u32;
    var local_228: u32;
    var phi_39391_: vec3<f32>;
    var phi_39394_: u32;
    var phi_39396_: vec3<f32>;
    var phi_39392_: vec3<f32>;
    var phi_39395_: u32;
    var phi_39397_: vec3<f32>;
    var local_229: vec3<f32>;
    var local_230: vec3<f32>;
    var local_231: vec3<f32>;
    var local_232: vec3<f32>;
    var local_233: vec3<f32>;
    var local_234: vec3<f32>;
    var phi_39536_: vec3<f32>;
    var phi_39624_: vec3<f32>;
    var phi_39625_: bool;
    var phi_39636_: vec3<f32>;
    var phi_39676_: bool;
    var phi_39679_: i32;
    var phi_39681_: vec3<f32>;
    var phi_39683_: u32;
    var phi_39685_: u32;
    var phi_39687_: u32;
    var phi_39845_: bool;
    var phi_39846_: bool;
    var phi_39847_: bool;
    var phi_39677_: bool;
    var phi_39680_: i32;
    var phi_39682_: vec3<f32>;
    var phi_39684_: u32;
    var phi_39686_: u32;
    var phi_39688_: u32;
    var local_235: bool;
    var local_236: vec3<f32>;
    var local_237: vec3<f32>;
    var local_238: vec3<f32>;
    var local_239: i32;
    var local_240: u32;
    var phi_39909_: bool;
    var phi_39910_: u32;
    var phi_39911_: bool;
    var phi_39912_: u32;
    var local_241: bool;
    var local_242: u32;
    var phi_39929_: bool;
    var phi_39930_: bool;
    var phi_39931_: bool;
    var phi_39933_: bool;
    var phi_39934_: bool;
    var local_243: vec3<f32>;
    var local_244: bool;
    var local_245: u32;

    let _e393 = builtin_local_56;
    let _e394 = builtin_group_56;
    let _e395 = builtin_groups_56;
    let _e405 = (((_e394.x + (_e394.y * _e395.x)) * 256u) + _e393.x);
    let _e409 = params.member.member;
    if (_e405 < _e409) {
        let _e413 = ring_vertices.member[_e405];
        let _e414 = (_e405 / 64u);
        let _e415 = (_e405 % 64u);
        if (_e415 > 0u) {
            let _e420 = ring_vertices.member[(_e405 - 1u)];
            phi_39147_ = select(true, false, (_e420 == _e413));
        } else {
            phi_39147_ = true;
        }
        let _e424 = phi_39147_;
        if _e424 {
            let _e427 = ring_starts.member[_e414];
            let _e428 = (_e427 & 2147483647u);
            let _e432 = ring_starts.member[(_e414 + 1u)];
            let _e435 = (((_e432 & 2147483647u) - _e428) / 64u);
            let _e436 = (3u * _e413);
            let _e439 = positions.member[_e436];
            let _e443 = positions.member[(_e436 + 1u)];
            let _e447 = positions.member[(_e436 + 2u)];
            let _e449 = ((_e427 & 2147483648u) != 0u);
            let _e450 = (_e395.z ^ 1u);
            let _e451 = bitcast<u32>(_e439);
            let _e452 = (_e451 & 2147483647u);
            let _e453 = bitcast<u32>(_e443);
            let _e454 = (_e453 & 2147483647u);
            let _e456 = select(_e454, _e452, (_e452 > _e454));
            let _e457 = bitcast<u32>(_e447);
            let _e458 = (_e457 & 2147483647u);
            phi_39194_ = 0u;
            phi_39197_ = select(_e458, _e456, (_e456 > _e458));
            loop {
                let _e462 = phi_39194_;
                let _e464 = phi_39197_;
                local_228 = _e464;
                let _e465 = (_e462 < _e435);
                if _e465 {
                    let _e470 = ring_links.member[((_e428 + (_e462 * 64u)) + _e415)];
                    let _e471 = (3u * _e470);
                    let _e473 = positions.member[_e471];
                    let _e476 = positions.member[(_e471 + 1u)];
                    let _e479 = positions.member[(_e471 + 2u)];
                    let _e481 = (bitcast<u32>(_e473) & 2147483647u);
                    let _e483 = (bitcast<u32>(_e476) & 2147483647u);
                    let _e485 = select(_e483, _e481, (_e481 > _e483));
                    let _e487 = (bitcast<u32>(_e479) & 2147483647u);
                    let _e489 = select(_e487, _e485, (_e485 > _e487));
                    phi_39195_ = (_e462 + 1u);
                    phi_39198_ = select(_e489, _e464, (_e464 > _e489));
                } else {
                    break;
                }
                let _e494 = phi_39195_;
                let _e496 = phi_39198_;
                continue;
                continuing {
                    phi_39194_ = _e494;
                    phi_39197_ = _e496;
                }
            }
            let _e499 = local_228;
            let _e500 = (_e499 & 2139095040u);
            let _e502 = select(117440512u, _e500, (_e500 > 117440512u));
            let _e504 = select(1056964608u, _e502, (_e502 > 1056964608u));
            let _e507 = bitcast<f32>((75497472u + (_e504 - _e502)));
            let _e508 = (_e504 - 1056964608u);
            let _e514 = bitcast<f32>(select(0u, ((_e451 + 1056964608u) - _e502), ((_e451 & 2139095040u) > _e508)));
            let _e520 = bitcast<f32>(select(0u, ((_e453 + 1056964608u) - _e502), ((_e453 & 2139095040u) > _e508)));
            let _e526 = bitcast<f32>(select(0u, ((_e457 + 1056964608u) - _e502), ((_e457 & 2139095040u) > _e508)));
            let _e529 = ring_links.member[(_e428 + _e415)];
            let _e530 = (3u * _e529);
            let _e532 = positions.member[_e530];
            let _e535 = positions.member[(_e530 + 1u)];
            let _e538 = positions.member[(_e530 + 2u)];
            let _e539 = bitcast<u32>(_e532);
            let _e546 = bitcast<u32>(_e535);
            let _e553 = bitcast<u32>(_e538);
            let _e565 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e539 + 1056964608u) - _e502), ((_e539 & 2139095040u) > _e508))) - _e514)) ^ _e450));
            let _e568 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e546 + 1056964608u) - _e502), ((_e546 & 2139095040u) > _e508))) - _e520)) ^ _e450));
            let _e571 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e553 + 1056964608u) - _e502), ((_e553 & 2139095040u) > _e508))) - _e526)) ^ _e450));
            let _e572 = vec3<f32>(_e565, _e568, _e571);
            phi_39391_ = vec3<f32>(0f, 0f, 0f);
            phi_39394_ = 1u;
            phi_39396_ = _e572;
            loop {
                let _e574 = phi_39391_;
                let _e576 = phi_39394_;
                let _e578 = phi_39396_;
                local_229 = _e578;
                local_230 = _e578;
                local_231 = _e578;
                local_232 = _e574;
                local_233 = _e574;
                local_234 = _e574;
                local_243 = _e574;
                let _e579 = (_e576 < _e435);
                if _e579 {
                    let _e584 = ring_links.member[((_e428 + (_e576 * 64u)) + _e415)];
                    let _e585 = (3u * _e584);
                    let _e587 = positions.member[_e585];
                    let _e590 = positions.member[(_e585 + 1u)];
                    let _e593 = positions.member[(_e585 + 2u)];
                    let _e594 = bitcast<u32>(_e587);
                    let _e601 = bitcast<u32>(_e590);
                    let _e608 = bitcast<u32>(_e593);
                    let _e620 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e594 + 1056964608u) - _e502), ((_e594 & 2139095040u) > _e508))) - _e514)) ^ _e450));
                    let _e623 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e601 + 1056964608u) - _e502), ((_e601 & 2139095040u) > _e508))) - _e520)) ^ _e450));
                    let _e626 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e608 + 1056964608u) - _e502), ((_e608 & 2139095040u) > _e508))) - _e526)) ^ _e450));
                    phi_39392_ = vec3<f32>((_e574.x + ((_e578.y * _e626) - (_e623 * _e578.z))), (_e574.y + ((_e578.z * _e620) - (_e626 * _e578.x))), (_e574.z + ((_e578.x * _e623) - (_e620 * _e578.y))));
                    phi_39395_ = (_e576 + 1u);
                    phi_39397_ = vec3<f32>(_e620, _e623, _e626);
                } else {
                    break;
                }
                let _e649 = phi_39392_;
                let _e651 = phi_39395_;
                let _e653 = phi_39397_;
                continue;
                continuing {
                    phi_39391_ = _e649;
                    phi_39394_ = _e651;
                    phi_39396_ = _e653;
                }
            }
            if _e449 {
                let _e656 = local_229;
                let _e660 = local_230;
                let _e666 = local_231;
                let _e674 = local_232;
                let _e678 = local_233;
                let _e682 = local_234;
                phi_39536_ = vec3<f32>((_e674.x + ((_e656.y * _e571) - (_e568 * _e660.z))), (_e678.y + ((_e660.z * _e565) - (_e571 * _e666.x))), (_e682.z + ((_e666.x * _e568) - (_e565 * _e656.y))));
            } else {
                let _e1012 = local_243;
                phi_39536_ = _e1012;
            }
            let _e687 = phi_39536_;
            let _e689 = bitcast<u32>(_e687.x);
            let _e690 = (_e689 & 2147483647u);
            let _e692 = bitcast<u32>(_e687.y);
            let _e693 = (_e692 & 2147483647u);
            let _e695 = select(_e693, _e690, (_e690 > _e693));
            let _e697 = bitcast<u32>(_e687.z);
            let _e698 = (_e697 & 2147483647u);
            let _e701 = (select(_e698, _e695, (_e695 > _e698)) & 2139095040u);
            let _e703 = select(117440512u, _e701, (_e701 > 117440512u));
            let _e706 = (select(1056964608u, _e703, (_e703 > 1056964608u)) - 1056964608u);
            let _e712 = bitcast<f32>(select(0u, ((_e689 + 1056964608u) - _e703), ((_e689 & 2139095040u) > _e706)));
            let _e718 = bitcast<f32>(select(0u, ((_e692 + 1056964608u) - _e703), ((_e692 & 2139095040u) > _e706)));
            let _e724 = bitcast<f32>(select(0u, ((_e697 + 1056964608u) - _e703), ((_e697 & 2139095040u) > _e706)));
            let _e725 = abs(_e712);
            let _e726 = abs(_e718);
            let _e727 = abs(_e724);
            if (_e725 <= _e726) {
                let _e729 = (_e725 <= _e727);
                phi_39624_ = select(vec3<f32>(), vec3<f32>(0.83f, 0.31f, -0.46f), vec3(_e729));
                phi_39625_ = select(true, false, _e729);
            } else {
                phi_39624_ = vec3<f32>();
                phi_39625_ = true;
            }
            let _e734 = phi_39624_;
            let _e736 = phi_39625_;
            if _e736 {
                phi_39636_ = select(vec3<f32>(0.31f, -0.46f, 0.83f), vec3<f32>(-0.46f, 0.83f, 0.31f), vec3((_e726 <= _e727)));
            } else {
                phi_39636_ = _e734;
            }
            let _e741 = phi_39636_;
            let _e746 = ((_e718 * _e741.z) - (_e741.y * _e724));
            let _e750 = ((_e724 * _e741.x) - (_e741.z * _e712));
            let _e753 = ((_e712 * _e741.y) - (_e741.x * _e718));
            let _e758 = ((abs(_e565) + abs(_e568)) + abs(_e571));
            let _e763 = (((_e746 * _e565) + (_e750 * _e568)) + (_e753 * _e571));
            let _e768 = ((0.0000038146973f * _e758) + (_e507 * (1f + (_e758 * _e758))));
            let _e774 = (select(0i, 1i, (_e763 > _e768)) - select(0i, 1i, (_e763 < -(_e768))));
            phi_39676_ = (_e774 != 0i);
            phi_39679_ = _e774;
            phi_39681_ = _e572;
            phi_39683_ = 0u;
            phi_39685_ = 0u;
            phi_39687_ = 1u;
            loop {
                let _e777 = phi_39676_;
                let _e779 = phi_39679_;
                let _e781 = phi_39681_;
                let _e783 = phi_39683_;
                let _e785 = phi_39685_;
                let _e787 = phi_39687_;
                local_235 = _e777;
                local_236 = _e781;
                local_237 = _e781;
                local_238 = _e781;
                local_239 = _e779;
                local_240 = _e785;
                local_244 = _e777;
                local_245 = _e785;
                local_241 = _e777;
                local_242 = _e783;
                let _e788 = (_e787 < _e435);
                if _e788 {
                    let _e793 = ring_links.member[((_e428 + (_e787 * 64u)) + _e415)];
                    let _e794 = (3u * _e793);
                    let _e796 = positions.member[_e794];
                    let _e799 = positions.member[(_e794 + 1u)];
                    let _e802 = positions.member[(_e794 + 2u)];
                    let _e803 = bitcast<u32>(_e796);
                    let _e810 = bitcast<u32>(_e799);
                    let _e817 = bitcast<u32>(_e802);
                    let _e829 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e803 + 1056964608u) - _e502), ((_e803 & 2139095040u) > _e508))) - _e514)) ^ _e450));
                    let _e832 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e810 + 1056964608u) - _e502), ((_e810 & 2139095040u) > _e508))) - _e520)) ^ _e450));
                    let _e835 = bitcast<f32>((bitcast<u32>((bitcast<f32>(select(0u, ((_e817 + 1056964608u) - _e502), ((_e817 & 2139095040u) > _e508))) - _e526)) ^ _e450));
                    let _e841 = ((abs(_e829) + abs(_e832)) + abs(_e835));
                    let _e846 = (((_e746 * _e829) + (_e750 * _e832)) + (_e753 * _e835));
                    let _e851 = ((0.0000038146973f * _e841) + (_e507 * (1f + (_e841 * _e841))));
                    let _e857 = (select(0i, 1i, (_e846 > _e851)) - select(0i, 1i, (_e846 < -(_e851))));
                    if _e777 {
                        let _e858 = (_e857 == 0i);
                        if _e858 {
                            phi_39845_ = bool();
                        } else {
                            let _e866 = ((abs(_e781.x) + abs(_e781.y)) + abs(_e781.z));
                            let _e867 = (_e866 + _e841);
                            phi_39845_ = ((((_e712 * ((_e781.y * _e835) - (_e832 * _e781.z))) + (_e718 * ((_e781.z * _e829) - (_e835 * _e781.x)))) + (_e724 * ((_e781.x * _e832) - (_e829 * _e781.y)))) > (((0.0000019073486f * _e866) * _e841) + (_e507 * (1f + (_e867 * _e867)))));
                        }
                        let _e890 = phi_39845_;
                        phi_39846_ = _e890;
                        phi_39847_ = _e858;
                    } else {
                        phi_39846_ = bool();
                        phi_39847_ = true;
                    }
                    let _e892 = phi_39846_;
                    let _e894 = phi_39847_;
                    phi_39677_ = select(_e892, false, _e894);
                    phi_39680_ = _e857;
                    phi_39682_ = vec3<f32>(_e829, _e832, _e835);
                    phi_39684_ = (_e783 + select(0u, 1u, (_e779 > _e857)));
                    phi_39686_ = (_e785 + select(0u, 1u, (_e779 < _e857)));
                    phi_39688_ = (_e787 + 1u);
                } else {
                    break;
                }
                let _e904 = phi_39677_;
                let _e906 = phi_39680_;
                let _e908 = phi_39682_;
                let _e910 = phi_39684_;
                let _e912 = phi_39686_;
                let _e914 = phi_39688_;
                continue;
                continuing {
                    phi_39676_ = _e904;
                    phi_39679_ = _e906;
                    phi_39681_ = _e908;
                    phi_39683_ = _e910;
                    phi_39685_ = _e912;
                    phi_39687_ = _e914;
                }
            }
            if _e449 {
                let _e917 = local_235;
                if _e917 {
                    let _e919 = local_236;
                    let _e923 = local_237;
                    let _e927 = local_238;
                    let _e931 = ((abs(_e919.x) + abs(_e923.y)) + abs(_e927.z));
                    let _e932 = (_e931 + _e758);
                    let _e955 = local_239;
                    let _e959 = local_240;
                    phi_39909_ = ((((_e712 * ((_e923.y * _e571) - (_e568 * _e927.z))) + (_e718 * ((_e927.z * _e565) - (_e571 * _e919.x)))) + (_e724 * ((_e919.x * _e568) - (_e565 * _e923.y)))) > (((0.0000019073486f * _e931) * _e758) + (_e507 * (1f + (_e932 * _e932)))));
                    phi_39910_ = (_e959 + select(0u, 1u, (_e955 < _e774)));
                } else {
                    phi_39909_ = bool();
                    phi_39910_ = u32();
                }
                let _e962 = phi_39909_;
                let _e964 = phi_39910_;
                phi_39911_ = _e962;
                phi_39912_ = _e964;
            } else {
                let _e1041 = local_244;
                phi_39911_ = _e1041;
                let _e1044 = local_245;
                phi_39912_ = _e1044;
            }
            let _e966 = phi_39911_;
            let _e968 = phi_39912_;
            let _e970 = local_241;
            if select(true, _e970, _e449) {
                if _e966 {
                    if _e449 {
                        phi_39930_ = (_e968 == 1u);
                    } else {
                        if (_e968 == 0u) {
                            phi_39929_ = true;
                        } else {
                            let _e974 = local_242;
                            phi_39929_ = (_e974 == 0u);
                        }
                        let _e977 = phi_39929_;
                        phi_39930_ = _e977;
                    }
                    let _e980 = phi_39930_;
                    phi_39931_ = _e980;
                } else {
                    phi_39931_ = bool();
                }
                let _e982 = phi_39931_;
                phi_39933_ = _e982;
                phi_39934_ = select(true, false, _e966);
            } else {
                phi_39933_ = bool();
                phi_39934_ = true;
            }
            let _e985 = phi_39933_;
            let _e987 = phi_39934_;
            embedded_1.member[_e413] = select(0u, 1u, select(_e985, false, _e987));
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
