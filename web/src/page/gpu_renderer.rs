//! The WebGPU renderer: draws on the device of the detector and from its buffers, without copies to the host.

use std::sync::Arc;

use bytemuck::{Pod, Zeroable};
use clasp3d::Scene;
use clasp3d::gpu::{AdapterKind, GpuDevice};
use clasp3d_report::palette::color;
use js_sys::Reflect;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::HtmlCanvasElement;
use wgpu::util::DeviceExt as _;
use wgpu::{BufferBindingType, BufferUsages, CompareFunction, ShaderStages, TextureFormat};

use super::appearance::{Appearance, COLORS, highlight};

const DEPTH_FORMAT: TextureFormat = TextureFormat::Depth32Float;

/// Threads per workgroup in `normals.wgsl`.
const NORMALS_WORKGROUP: u32 = 64;

/// Maximum number of workgroups along one dimension of a dispatch, in every implementation of WebGPU.
const MAX_WORKGROUPS: u32 = 65_535;

const UNIFORM: BufferBindingType = BufferBindingType::Uniform;
const READ: BufferBindingType = BufferBindingType::Storage { read_only: true };
const WRITE: BufferBindingType = BufferBindingType::Storage { read_only: false };

/// Bindings of `mesh.wgsl`.
const DRAW_BINDINGS: [BufferBindingType; 7] = [UNIFORM, READ, READ, READ, READ, READ, READ];

/// Bindings of `normals.wgsl`.
const NORMALS_BINDINGS: [BufferBindingType; 5] = [READ, READ, READ, READ, WRITE];

/// Draws a scene with WebGPU.
pub struct GpuRenderer {
    device: Arc<GpuDevice>,
    surface: wgpu::Surface<'static>,
    size: [u32; 2],
    samples: u32,
    format: TextureFormat,
    targets: Option<Targets>,
    uniforms: wgpu::Buffer,
    triangle_pipeline: wgpu::RenderPipeline,
    /// Pipelines of hidden and of visible contacts.
    segment_pipelines: [wgpu::RenderPipeline; 2],
    draw_layout: wgpu::BindGroupLayout,
    normals_pipeline: wgpu::ComputePipeline,
    normals_layout: wgpu::BindGroupLayout,
    scene: Option<DrawnScene>,
}

/// Render targets beside the canvas.
struct Targets {
    depth: wgpu::TextureView,
    multisampled: Option<wgpu::TextureView>,
}

/// Buffers of a scene that is drawn: `mesh.wgsl` and `normals.wgsl` describe them.
struct DrawnScene {
    triangle_count: u32,
    vertex_count: u32,
    segment_count: u32,
    triangles: wgpu::Buffer,
    starts: wgpu::Buffer,
    incident: wgpu::Buffer,
    normals: wgpu::Buffer,
    hit_bits: wgpu::Buffer,
    positions: wgpu::Buffer,
    tags: wgpu::Buffer,
    segments: wgpu::Buffer,
    /// Created when they are needed, and again after a buffer was replaced.
    bind_groups: Option<BindGroups>,
}

struct BindGroups {
    draw: wgpu::BindGroup,
    normals: wgpu::BindGroup,
}

/// Uniforms of `mesh.wgsl`.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C)]
struct Uniforms {
    clip_from_world: [f32; 16],
    eye: [f32; 4],
    light: [f32; 4],
    size: [f32; 2],
    line_width: f32,
    flags: u32,
    palette: [[f32; 4]; COLORS],
}

impl GpuRenderer {
    /// Creates a renderer for this canvas.
    ///
    /// # Errors
    ///
    /// A message if WebGPU cannot draw on the canvas.
    pub fn new(device: Arc<GpuDevice>, canvas: &HtmlCanvasElement) -> Result<Self, String> {
        let surface = create_surface(canvas)?;
        let format = preferred_format();
        let raw = device.wgpu_device();
        // A software adapter is too slow for multisampling.
        let samples = if device.adapter().kind == AdapterKind::Software { 1 } else { 4 };
        let uniforms = raw.create_buffer(&wgpu::BufferDescriptor {
            label: Some("uniforms"),
            size: size_of::<Uniforms>() as u64,
            usage: BufferUsages::UNIFORM | BufferUsages::COPY_DST,
            mapped_at_creation: false,
        });
        let draw_layout = create_layout(raw, "draw", ShaderStages::VERTEX_FRAGMENT, &DRAW_BINDINGS);
        let normals_layout = create_layout(raw, "normals", ShaderStages::COMPUTE, &NORMALS_BINDINGS);
        let module = create_module(raw, "mesh", &mesh_shader());
        let common = RenderPipelineSettings { module: &module, layout: &draw_layout, samples, format };
        let normals_pipeline = raw.create_compute_pipeline(&wgpu::ComputePipelineDescriptor {
            label: Some("normals"),
            layout: Some(&create_pipeline_layout(raw, &normals_layout)),
            module: &create_module(raw, "normals", include_str!("normals.wgsl")),
            entry_point: Some("vertex_normals"),
            compilation_options: Default::default(),
            cache: None,
        });
        Ok(Self {
            triangle_pipeline: common.triangle_pipeline(raw),
            segment_pipelines: [common.hidden_segment_pipeline(raw), common.visible_segment_pipeline(raw)],
            surface,
            size: [0; 2],
            samples,
            format,
            targets: None,
            uniforms,
            draw_layout,
            normals_pipeline,
            normals_layout,
            scene: None,
            device,
        })
    }

    /// Returns the device.
    pub fn device(&self) -> &Arc<GpuDevice> {
        &self.device
    }

    /// Replaces the scene. It has buffers for positions and tags that the host writes, until others are shared.
    pub fn set_scene(&mut self, scene: &Scene) {
        let raw = self.device.wgpu_device();
        let triangles = scene.triangles();
        let vertex_count = scene.positions().len();
        let (starts, incident) = incident_triangles(triangles, vertex_count);
        let create = |label, contents: &[u8], usage| {
            raw.create_buffer_init(&wgpu::util::BufferInitDescriptor { label: Some(label), contents, usage })
        };
        let storage = BufferUsages::STORAGE | BufferUsages::COPY_DST;
        let tags: Vec<[u32; 4]> =
            (0..triangles.len() as u32).map(|triangle| [0, 0, scene.object_of(triangle) as u32, 0]).collect();
        let positions = bytemuck::cast_slice(scene.positions());
        self.scene = Some(DrawnScene {
            triangle_count: triangles.len() as u32,
            vertex_count: vertex_count as u32,
            segment_count: 0,
            triangles: create("drawn triangles", bytemuck::cast_slice(triangles), storage),
            starts: create("starts of incident triangles", bytemuck::cast_slice(&starts), storage),
            incident: create("incident triangles", bytemuck::cast_slice(&incident), storage),
            normals: create("normals", &vec![0; vertex_count * 12], storage),
            hit_bits: create("hit bits", &vec![0; triangles.len().div_ceil(32) * 4], storage),
            positions: create("drawn positions", positions, storage | BufferUsages::COPY_SRC),
            tags: create("drawn tags", bytemuck::cast_slice(&tags), storage),
            segments: create("contacts", &[0; 24], storage),
            bind_groups: None,
        });
    }

    /// Draws positions from this buffer of a simulation from now on.
    pub fn share_positions(&mut self, buffer: &wgpu::Buffer) {
        if let Some(scene) = self.scene.as_mut().filter(|scene| scene.positions != *buffer) {
            (scene.positions, scene.bind_groups) = (buffer.clone(), None);
        }
    }

    /// Draws clusters from this buffer of a detector from now on.
    pub fn share_tags(&mut self, buffer: &wgpu::Buffer) {
        if let Some(scene) = self.scene.as_mut().filter(|scene| scene.tags != *buffer) {
            (scene.tags, scene.bind_groups) = (buffer.clone(), None);
        }
    }

    /// Returns the buffer of positions.
    pub fn positions_buffer(&self) -> Option<&wgpu::Buffer> {
        self.scene.as_ref().map(|scene| &scene.positions)
    }

    /// Replaces the positions, and returns their buffer, for a detector on the same device.
    pub fn write_positions(&mut self, positions: &[[f32; 3]]) -> Option<wgpu::Buffer> {
        let scene = self.scene.as_ref()?;
        self.device.wgpu_queue().write_buffer(&scene.positions, 0, bytemuck::cast_slice(positions));
        Some(scene.positions.clone())
    }

    /// Replaces the cluster mask of each triangle.
    pub fn write_cluster_masks(&mut self, scene: &Scene, cluster_masks: &[u64]) {
        let Some(drawn) = &self.scene else { return };
        let tags: Vec<[u32; 4]> = (0..)
            .zip(cluster_masks)
            .map(|(triangle, mask)| [*mask as u32, (*mask >> 32) as u32, scene.object_of(triangle) as u32, 0])
            .collect();
        self.device.wgpu_queue().write_buffer(&drawn.tags, 0, bytemuck::cast_slice(&tags));
    }

    /// Replaces the marks: one bit per triangle (whether it intersects another one), and contacts as segments.
    pub fn write_marks(&mut self, hit_bits: &[u32], segments: &[f32]) {
        let Some(scene) = &mut self.scene else { return };
        let queue = self.device.wgpu_queue();
        queue.write_buffer(&scene.hit_bits, 0, bytemuck::cast_slice(hit_bits));
        let bytes: &[u8] = bytemuck::cast_slice(segments);
        if bytes.len() as u64 > scene.segments.size() {
            scene.segments = self.device.wgpu_device().create_buffer(&wgpu::BufferDescriptor {
                label: Some("contacts"),
                size: bytes.len() as u64 * 3 / 2 / 4 * 4,
                usage: BufferUsages::STORAGE | BufferUsages::COPY_DST,
                mapped_at_creation: false,
            });
            scene.bind_groups = None;
        }
        queue.write_buffer(&scene.segments, 0, bytes);
        scene.segment_count = (segments.len() / 6) as u32;
    }

    /// Sets the size of the canvas in pixels.
    pub fn resize(&mut self, size: [u32; 2]) {
        let limit = self.device.wgpu_device().limits().max_texture_dimension_2d;
        let size = size.map(|pixels| pixels.clamp(1, limit));
        if size == self.size && self.targets.is_some() {
            return;
        }
        self.size = size;
        let raw = self.device.wgpu_device();
        self.surface.configure(
            raw,
            &wgpu::SurfaceConfiguration {
                usage: wgpu::TextureUsages::RENDER_ATTACHMENT,
                format: self.format,
                color_space: Default::default(),
                width: size[0],
                height: size[1],
                present_mode: wgpu::PresentMode::AutoVsync,
                desired_maximum_frame_latency: 2,
                alpha_mode: wgpu::CompositeAlphaMode::PreMultiplied,
                view_formats: Vec::new(),
            },
        );
        let create_target = |label, format| {
            let texture = raw.create_texture(&wgpu::TextureDescriptor {
                label: Some(label),
                size: wgpu::Extent3d { width: size[0], height: size[1], depth_or_array_layers: 1 },
                mip_level_count: 1,
                sample_count: self.samples,
                dimension: wgpu::TextureDimension::D2,
                format,
                usage: wgpu::TextureUsages::RENDER_ATTACHMENT,
                view_formats: &[],
            });
            texture.create_view(&Default::default())
        };
        let multisampled = (self.samples > 1).then(|| create_target("samples", self.format));
        self.targets = Some(Targets { depth: create_target("depth", DEPTH_FORMAT), multisampled });
    }

    /// Draws the scene from the current contents of its buffers, without waiting.
    pub fn draw(&mut self, appearance: &Appearance) {
        let (Some(targets), Some(scene)) = (&self.targets, &mut self.scene) else { return };
        let (raw, queue) = (self.device.wgpu_device(), self.device.wgpu_queue());
        queue.write_buffer(&self.uniforms, 0, bytemuck::bytes_of(&Uniforms::new(appearance, self.size)));
        let canvas = match self.surface.get_current_texture() {
            wgpu::CurrentSurfaceTexture::Success(texture) | wgpu::CurrentSurfaceTexture::Suboptimal(texture) => texture,
            // The next call tries again.
            _ => return,
        };
        if scene.bind_groups.is_none() {
            scene.bind_groups =
                Some(scene.create_bind_groups(raw, &self.uniforms, &self.draw_layout, &self.normals_layout));
        }
        let scene = &*scene;
        let Some(bind_groups) = &scene.bind_groups else { return };
        let mut encoder = raw.create_command_encoder(&wgpu::CommandEncoderDescriptor { label: Some("picture") });
        {
            let mut pass = encoder.begin_compute_pass(&Default::default());
            pass.set_pipeline(&self.normals_pipeline);
            pass.set_bind_group(0, &bind_groups.normals, &[]);
            let workgroups = scene.vertex_count.div_ceil(NORMALS_WORKGROUP);
            let columns = workgroups.min(MAX_WORKGROUPS);
            pass.dispatch_workgroups(columns, workgroups.div_ceil(columns.max(1)), 1);
        }
        {
            let mut pass = begin_render_pass(&mut encoder, targets, &canvas.texture.create_view(&Default::default()));
            pass.set_bind_group(0, &bind_groups.draw, &[]);
            pass.set_pipeline(&self.triangle_pipeline);
            pass.draw(0..3 * scene.triangle_count, 0..1);
            if appearance.marks.contacts && scene.segment_count > 0 {
                for pipeline in &self.segment_pipelines {
                    pass.set_pipeline(pipeline);
                    pass.draw(0..4, 0..scene.segment_count);
                }
            }
        }
        queue.submit([encoder.finish()]);
        queue.present(canvas);
    }
}

impl Uniforms {
    fn new(appearance: &Appearance, size: [u32; 2]) -> Self {
        let [width, height] = size.map(|pixels| pixels as f32);
        let mut palette = [[0.0; 4]; COLORS];
        palette.iter_mut().enumerate().for_each(|(index, entry)| *entry = color(index).extend(1.0).to_array());
        Self {
            clip_from_world: appearance.camera.clip_from_world(width / height).to_cols_array(),
            eye: appearance.camera.eye().extend(1.0).to_array(),
            light: appearance.camera.light().extend(0.0).to_array(),
            size: [width, height],
            line_width: (height / 380.0).clamp(2.0, 5.0),
            flags: appearance.flags(),
            palette,
        }
    }
}

impl DrawnScene {
    fn create_bind_groups(
        &self,
        raw: &wgpu::Device,
        uniforms: &wgpu::Buffer,
        draw_layout: &wgpu::BindGroupLayout,
        normals_layout: &wgpu::BindGroupLayout,
    ) -> BindGroups {
        let Self { triangles, starts, incident, normals, hit_bits, positions, tags, segments, .. } = self;
        let draw = [uniforms, positions, triangles, normals, tags, hit_bits, segments];
        let vertex_normals = [positions, triangles, starts, incident, normals];
        BindGroups {
            draw: create_bind_group(raw, draw_layout, &draw),
            normals: create_bind_group(raw, normals_layout, &vertex_normals),
        }
    }
}

/// Begins a pass that clears its targets. The canvas is transparent where nothing is drawn.
fn begin_render_pass<'e>(
    encoder: &'e mut wgpu::CommandEncoder,
    targets: &Targets,
    canvas: &wgpu::TextureView,
) -> wgpu::RenderPass<'e> {
    let (view, resolve_target) = match &targets.multisampled {
        Some(samples) => (samples, Some(canvas)),
        None => (canvas, None),
    };
    encoder.begin_render_pass(&wgpu::RenderPassDescriptor {
        label: Some("picture"),
        color_attachments: &[Some(wgpu::RenderPassColorAttachment {
            view,
            depth_slice: None,
            resolve_target,
            ops: wgpu::Operations { load: wgpu::LoadOp::Clear(wgpu::Color::TRANSPARENT), store: wgpu::StoreOp::Store },
        })],
        depth_stencil_attachment: Some(wgpu::RenderPassDepthStencilAttachment {
            view: &targets.depth,
            depth_ops: Some(wgpu::Operations { load: wgpu::LoadOp::Clear(1.0), store: wgpu::StoreOp::Discard }),
            stencil_ops: None,
        }),
        ..Default::default()
    })
}

/// Returns the canvas format that needs no conversion. Every browser supports both formats.
fn preferred_format() -> TextureFormat {
    let get = |object: &JsValue, name: &str| Reflect::get(object, &name.into());
    let name = get(&js_sys::global(), "navigator").and_then(|navigator| get(&navigator, "gpu")).and_then(|gpu| {
        let function: js_sys::Function = get(&gpu, "getPreferredCanvasFormat")?.dyn_into()?;
        function.call0(&gpu)
    });
    match name.ok().and_then(|name| name.as_string()).as_deref() {
        Some("rgba8unorm") => TextureFormat::Rgba8Unorm,
        _ => TextureFormat::Bgra8Unorm,
    }
}

/// Creates the surface of a canvas.
#[cfg(target_arch = "wasm32")]
fn create_surface(canvas: &HtmlCanvasElement) -> Result<wgpu::Surface<'static>, String> {
    // A browser has one WebGPU implementation: surfaces of any instance work with any device.
    let instance = wgpu::Instance::new(wgpu::InstanceDescriptor::new_without_display_handle());
    let surface = instance.create_surface(wgpu::SurfaceTarget::Canvas(canvas.clone()));
    surface.map_err(|error| format!("it cannot draw on a canvas: {error}"))
}

/// There are no canvases outside of browsers.
#[cfg(not(target_arch = "wasm32"))]
fn create_surface(_: &HtmlCanvasElement) -> Result<wgpu::Surface<'static>, String> {
    Err("canvases exist only in browsers".to_owned())
}

/// Returns the triangles around each vertex, one vertex after the other, behind the start of each vertex and the end of the
/// last one.
fn incident_triangles(triangles: &[[u32; 3]], vertex_count: usize) -> (Vec<u32>, Vec<u32>) {
    let mut starts = vec![0_u32; vertex_count + 1];
    triangles.as_flattened().iter().for_each(|vertex| starts[*vertex as usize + 1] += 1);
    (0..vertex_count).for_each(|vertex| starts[vertex + 1] += starts[vertex]);
    let (mut next, mut incident) = (starts.clone(), vec![0; triangles.len() * 3]);
    for (triangle, vertices) in (0..).zip(triangles) {
        for vertex in vertices {
            let index = &mut next[*vertex as usize];
            incident[*index as usize] = triangle;
            *index += 1;
        }
    }
    (starts, incident)
}

/// Creates a layout with bindings of these types.
fn create_layout(
    raw: &wgpu::Device,
    label: &str,
    visibility: ShaderStages,
    bindings: &[BufferBindingType],
) -> wgpu::BindGroupLayout {
    let entries: Vec<_> = (0..)
        .zip(bindings)
        .map(|(binding, ty)| wgpu::BindGroupLayoutEntry {
            binding,
            visibility,
            ty: wgpu::BindingType::Buffer { ty: *ty, has_dynamic_offset: false, min_binding_size: None },
            count: None,
        })
        .collect();
    raw.create_bind_group_layout(&wgpu::BindGroupLayoutDescriptor { label: Some(label), entries: &entries })
}

/// Returns the source of the shader that draws triangles, with the highlight color.
fn mesh_shader() -> String {
    let [red, green, blue] = highlight().to_array();
    format!("const HIT: vec3<f32> = vec3({red:?}, {green:?}, {blue:?});\n{}", include_str!("mesh.wgsl"))
}

fn create_module(raw: &wgpu::Device, label: &str, wgsl: &str) -> wgpu::ShaderModule {
    let source = wgpu::ShaderSource::Wgsl(wgsl.into());
    raw.create_shader_module(wgpu::ShaderModuleDescriptor { label: Some(label), source })
}

fn create_pipeline_layout(raw: &wgpu::Device, layout: &wgpu::BindGroupLayout) -> wgpu::PipelineLayout {
    raw.create_pipeline_layout(&wgpu::PipelineLayoutDescriptor {
        label: None,
        bind_group_layouts: &[Some(layout)],
        ..Default::default()
    })
}

fn create_bind_group(raw: &wgpu::Device, layout: &wgpu::BindGroupLayout, buffers: &[&wgpu::Buffer]) -> wgpu::BindGroup {
    let entries: Vec<_> = (0..)
        .zip(buffers)
        .map(|(binding, buffer)| wgpu::BindGroupEntry { binding, resource: buffer.as_entire_binding() })
        .collect();
    raw.create_bind_group(&wgpu::BindGroupDescriptor { label: None, layout, entries: &entries })
}

/// Settings that all render pipelines share.
struct RenderPipelineSettings<'p> {
    module: &'p wgpu::ShaderModule,
    layout: &'p wgpu::BindGroupLayout,
    samples: u32,
    format: TextureFormat,
}

impl RenderPipelineSettings<'_> {
    fn triangle_pipeline(&self, raw: &wgpu::Device) -> wgpu::RenderPipeline {
        let entry_points = ["triangle_vertex", "triangle_fragment"];
        self.create_pipeline(raw, entry_points, wgpu::PrimitiveTopology::TriangleList, CompareFunction::LessEqual, true)
    }

    fn hidden_segment_pipeline(&self, raw: &wgpu::Device) -> wgpu::RenderPipeline {
        let entry_points = ["segment_vertex", "hidden_segment_fragment"];
        self.create_pipeline(raw, entry_points, wgpu::PrimitiveTopology::TriangleStrip, CompareFunction::Greater, false)
    }

    fn visible_segment_pipeline(&self, raw: &wgpu::Device) -> wgpu::RenderPipeline {
        let entry_points = ["segment_vertex", "visible_segment_fragment"];
        let strip = wgpu::PrimitiveTopology::TriangleStrip;
        self.create_pipeline(raw, entry_points, strip, CompareFunction::LessEqual, false)
    }

    /// Creates a pipeline that draws fragments which pass the depth comparison with what was drawn before.
    fn create_pipeline(
        &self,
        raw: &wgpu::Device,
        [vertex, fragment]: [&str; 2],
        topology: wgpu::PrimitiveTopology,
        depth_compare: CompareFunction,
        writes_depth: bool,
    ) -> wgpu::RenderPipeline {
        raw.create_render_pipeline(&wgpu::RenderPipelineDescriptor {
            label: Some(fragment),
            layout: Some(&create_pipeline_layout(raw, self.layout)),
            vertex: wgpu::VertexState {
                module: self.module,
                entry_point: Some(vertex),
                compilation_options: Default::default(),
                buffers: &[],
            },
            primitive: wgpu::PrimitiveState { topology, ..Default::default() },
            depth_stencil: Some(wgpu::DepthStencilState {
                format: DEPTH_FORMAT,
                depth_write_enabled: Some(writes_depth),
                depth_compare: Some(depth_compare),
                stencil: Default::default(),
                bias: Default::default(),
            }),
            multisample: wgpu::MultisampleState { count: self.samples, ..Default::default() },
            fragment: Some(wgpu::FragmentState {
                module: self.module,
                entry_point: Some(fragment),
                compilation_options: Default::default(),
                targets: &[Some(wgpu::ColorTargetState {
                    format: self.format,
                    blend: Some(wgpu::BlendState::PREMULTIPLIED_ALPHA_BLENDING),
                    write_mask: wgpu::ColorWrites::ALL,
                })],
            }),
            multiview_mask: None,
            cache: None,
        })
    }
}
