//! The picture, drawn with wgpu on the device of the detector and from its buffers: nothing is copied to the host for it.

use std::sync::Arc;

use bytemuck::{Pod, Zeroable};
use clasp3d::Scene;
use clasp3d::gpu::{AdapterKind, GpuDevice};
use js_sys::Reflect;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::HtmlCanvasElement;
use wgpu::util::DeviceExt as _;
use wgpu::{BufferUsages, ShaderStages, TextureFormat};

use super::look::{COLORS, Look, palette};

const DEPTH: TextureFormat = TextureFormat::Depth32Float;

/// Threads of a workgroup in `normals.wgsl`.
const NORMALS_GROUP: u32 = 64;

/// Draws one scene.
pub struct Renderer {
    device: Arc<GpuDevice>,
    surface: wgpu::Surface<'static>,
    size: [u32; 2],
    samples: u32,
    format: TextureFormat,
    targets: Option<Targets>,
    uniforms: wgpu::Buffer,
    mesh: wgpu::RenderPipeline,
    lines: [wgpu::RenderPipeline; 2],
    mesh_layout: wgpu::BindGroupLayout,
    normals: wgpu::ComputePipeline,
    normals_layout: wgpu::BindGroupLayout,
    subject: Option<Subject>,
}

/// What is drawn into, beside the canvas itself.
struct Targets {
    depth: wgpu::TextureView,
    multisampled: Option<wgpu::TextureView>,
}

/// What is drawn.
struct Subject {
    triangles: u32,
    vertices: u32,
    triangle_names: wgpu::Buffer,
    starts: wgpu::Buffer,
    around: wgpu::Buffer,
    normals: wgpu::Buffer,
    hits: wgpu::Buffer,
    positions: wgpu::Buffer,
    owners: wgpu::Buffer,
    segments: wgpu::Buffer,
    segment_count: u32,
    groups: Option<[wgpu::BindGroup; 2]>,
}

/// As in `mesh.wgsl`.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C)]
struct View {
    clip: [f32; 16],
    eye: [f32; 4],
    light: [f32; 4],
    size: [f32; 2],
    line_width: f32,
    flags: u32,
    palette: [[f32; 4]; COLORS],
}

impl Renderer {
    /// Draws on this canvas.
    ///
    /// # Errors
    ///
    /// Where the canvas cannot be drawn on with WebGPU, in words.
    pub fn new(device: Arc<GpuDevice>, canvas: &HtmlCanvasElement) -> Result<Self, String> {
        let surface = surface_of(canvas)?;
        let format = preferred_format();
        let raw = device.wgpu_device();
        // A software adapter has better things to do than smooth edges.
        let samples = if device.adapter().kind == AdapterKind::Software { 1 } else { 4 };
        let uniforms = raw.create_buffer(&wgpu::BufferDescriptor {
            label: Some("view"),
            size: size_of::<View>() as u64,
            usage: BufferUsages::UNIFORM | BufferUsages::COPY_DST,
            mapped_at_creation: false,
        });
        let mesh_layout = layout(raw, "mesh", ShaderStages::VERTEX_FRAGMENT, true, 7, false);
        let normals_layout = layout(raw, "normals", ShaderStages::COMPUTE, false, 5, true);
        let shader = |label, text: &str| {
            let source = wgpu::ShaderSource::Wgsl(text.into());
            raw.create_shader_module(wgpu::ShaderModuleDescriptor { label: Some(label), source })
        };
        let drawing = shader("mesh", include_str!("mesh.wgsl"));
        let drawn_with = |entries: [&str; 2], topology, seen: bool, is_line: bool| {
            let parts = Parts { module: &drawing, layout: &mesh_layout, entries, topology, samples, format };
            parts.pipeline(raw, seen, is_line)
        };
        let strip = wgpu::PrimitiveTopology::TriangleStrip;
        let normals_module = shader("normals", include_str!("normals.wgsl"));
        let normals = raw.create_compute_pipeline(&wgpu::ComputePipelineDescriptor {
            label: Some("normals"),
            layout: Some(&pipeline_layout(raw, &normals_layout)),
            module: &normals_module,
            entry_point: Some("vertex_normals"),
            compilation_options: Default::default(),
            cache: None,
        });
        Ok(Self {
            mesh: drawn_with(["corner", "shade"], wgpu::PrimitiveTopology::TriangleList, true, false),
            lines: [
                drawn_with(["line_corner", "line_hidden"], strip, false, true),
                drawn_with(["line_corner", "line_seen"], strip, true, true),
            ],
            surface,
            size: [0; 2],
            samples,
            format,
            targets: None,
            uniforms,
            mesh_layout,
            normals,
            normals_layout,
            subject: None,
            device,
        })
    }

    /// The device that it draws with.
    pub fn device(&self) -> &Arc<GpuDevice> {
        &self.device
    }

    /// Takes up another scene, with a buffer for its positions that is written from the host until there is another.
    pub fn set_scene(&mut self, scene: &Scene) {
        let raw = self.device.wgpu_device();
        let triangles = scene.triangles();
        let vertices = scene.positions().len();
        let (starts, around) = triangles_around(triangles, vertices);
        let filled = |label, content: &[u8], usage| {
            raw.create_buffer_init(&wgpu::util::BufferInitDescriptor { label: Some(label), contents: content, usage })
        };
        let storage = BufferUsages::STORAGE | BufferUsages::COPY_DST;
        let owners: Vec<[u32; 4]> =
            (0..triangles.len() as u32).map(|triangle| [0, 0, scene.object_of(triangle) as u32, 0]).collect();
        let positions = bytemuck::cast_slice(scene.positions());
        self.subject = Some(Subject {
            triangles: triangles.len() as u32,
            vertices: vertices as u32,
            triangle_names: filled("triangles to draw", bytemuck::cast_slice(triangles), storage),
            starts: filled("triangles around vertices", bytemuck::cast_slice(&starts), storage),
            around: filled("triangles around vertices", bytemuck::cast_slice(&around), storage),
            normals: filled("normals", &vec![0; vertices * 12], storage),
            hits: filled("hits", &vec![0; triangles.len().div_ceil(32) * 4], storage),
            positions: filled("positions to draw", positions, storage | BufferUsages::COPY_SRC),
            owners: filled("owners to draw", bytemuck::cast_slice(&owners), storage),
            segments: filled("contacts", &[0; 24], storage),
            segment_count: 0,
            groups: None,
        });
    }

    /// From now on, vertices are where this buffer says: that of a simulation.
    pub fn share_positions(&mut self, buffer: &wgpu::Buffer) {
        if let Some(subject) = self.subject.as_mut().filter(|subject| subject.positions != *buffer) {
            (subject.positions, subject.groups) = (buffer.clone(), None);
        }
    }

    /// From now on, triangles are in the clusters that this buffer says: that of a detector.
    pub fn share_owners(&mut self, buffer: &wgpu::Buffer) {
        if let Some(subject) = self.subject.as_mut().filter(|subject| subject.owners != *buffer) {
            (subject.owners, subject.groups) = (buffer.clone(), None);
        }
    }

    /// Where vertices are.
    pub fn positions(&self) -> Option<&wgpu::Buffer> {
        self.subject.as_ref().map(|subject| &subject.positions)
    }

    /// Writes positions from the host, and returns where they are now: for a detector on the same device.
    pub fn write_positions(&mut self, positions: &[[f32; 3]]) -> Option<wgpu::Buffer> {
        let subject = self.subject.as_ref()?;
        self.device.wgpu_queue().write_buffer(&subject.positions, 0, bytemuck::cast_slice(positions));
        Some(subject.positions.clone())
    }

    /// Writes the masks of clusters from the host.
    pub fn write_masks(&mut self, scene: &Scene, masks: &[u64]) {
        let Some(subject) = &self.subject else { return };
        let owners: Vec<[u32; 4]> = (0..)
            .zip(masks)
            .map(|(triangle, mask)| [*mask as u32, (*mask >> 32) as u32, scene.object_of(triangle) as u32, 0])
            .collect();
        self.device.wgpu_queue().write_buffer(&subject.owners, 0, bytemuck::cast_slice(&owners));
    }

    /// What was found: a bit to each triangle that intersects another one, and the contacts.
    pub fn write_found(&mut self, hits: &[u32], segments: &[f32]) {
        let Some(subject) = &mut self.subject else { return };
        let queue = self.device.wgpu_queue();
        queue.write_buffer(&subject.hits, 0, bytemuck::cast_slice(hits));
        let bytes: &[u8] = bytemuck::cast_slice(segments);
        if bytes.len() as u64 > subject.segments.size() {
            subject.segments = self.device.wgpu_device().create_buffer(&wgpu::BufferDescriptor {
                label: Some("contacts"),
                size: bytes.len() as u64 * 3 / 2 / 4 * 4,
                usage: BufferUsages::STORAGE | BufferUsages::COPY_DST,
                mapped_at_creation: false,
            });
            subject.groups = None;
        }
        queue.write_buffer(&subject.segments, 0, bytes);
        subject.segment_count = (segments.len() / 6) as u32;
    }

    /// The canvas has so many pixels now.
    pub fn resize(&mut self, size: [u32; 2]) {
        let largest = self.device.wgpu_device().limits().max_texture_dimension_2d;
        let size = size.map(|pixels| pixels.clamp(1, largest));
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
        let texture = |label, format| {
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
        let multisampled = (self.samples > 1).then(|| texture("samples", self.format));
        self.targets = Some(Targets { depth: texture("depth", DEPTH), multisampled });
    }

    /// Draws what is there, without waiting for anything.
    pub fn draw(&mut self, look: &Look) {
        let (Some(targets), Some(subject)) = (&self.targets, &mut self.subject) else { return };
        let [width, height] = self.size.map(|pixels| pixels as f32);
        let mut colors = [[0.0; 4]; COLORS];
        (0..).zip(&mut colors).for_each(|(number, color)| *color = palette(number).extend(1.0).to_array());
        let view = View {
            clip: look.camera.clip(width / height).to_cols_array(),
            eye: look.camera.eye().extend(1.0).to_array(),
            light: look.camera.light().extend(0.0).to_array(),
            size: [width, height],
            line_width: (height / 380.0).clamp(2.0, 5.0),
            flags: look.flags(),
            palette: colors,
        };
        let (raw, queue) = (self.device.wgpu_device(), self.device.wgpu_queue());
        queue.write_buffer(&self.uniforms, 0, bytemuck::bytes_of(&view));
        let canvas = match self.surface.get_current_texture() {
            wgpu::CurrentSurfaceTexture::Success(texture) | wgpu::CurrentSurfaceTexture::Suboptimal(texture) => texture,
            // The next picture is tried anew.
            _ => return,
        };
        let canvas_view = canvas.texture.create_view(&Default::default());
        let groups = match &mut subject.groups {
            Some(groups) => &*groups,
            none => {
                let Subject { triangle_names, starts, around, normals, hits, positions, owners, segments, .. } =
                    subject;
                let mesh = [&self.uniforms, &*positions, triangle_names, normals, owners, hits, segments];
                let around = [&*positions, triangle_names, starts, around, normals];
                &*none.insert([bound(raw, &self.mesh_layout, &mesh), bound(raw, &self.normals_layout, &around)])
            }
        };
        let mut encoder = raw.create_command_encoder(&wgpu::CommandEncoderDescriptor { label: Some("picture") });
        {
            let mut pass = encoder.begin_compute_pass(&Default::default());
            pass.set_pipeline(&self.normals);
            pass.set_bind_group(0, &groups[1], &[]);
            let needed = subject.vertices.div_ceil(NORMALS_GROUP);
            let columns = needed.min(65_535);
            pass.dispatch_workgroups(columns, needed.div_ceil(columns.max(1)), 1);
        }
        {
            let (drawn, resolved) = match &targets.multisampled {
                Some(samples) => (samples, Some(&canvas_view)),
                None => (&canvas_view, None),
            };
            let mut pass = encoder.begin_render_pass(&wgpu::RenderPassDescriptor {
                label: Some("picture"),
                color_attachments: &[Some(wgpu::RenderPassColorAttachment {
                    view: drawn,
                    depth_slice: None,
                    resolve_target: resolved,
                    // What is behind is the page itself.
                    ops: wgpu::Operations {
                        load: wgpu::LoadOp::Clear(wgpu::Color::TRANSPARENT),
                        store: wgpu::StoreOp::Store,
                    },
                })],
                depth_stencil_attachment: Some(wgpu::RenderPassDepthStencilAttachment {
                    view: &targets.depth,
                    depth_ops: Some(wgpu::Operations { load: wgpu::LoadOp::Clear(1.0), store: wgpu::StoreOp::Discard }),
                    stencil_ops: None,
                }),
                ..Default::default()
            });
            pass.set_bind_group(0, &groups[0], &[]);
            pass.set_pipeline(&self.mesh);
            pass.draw(0..3 * subject.triangles, 0..1);
            if look.marks.contacts && subject.segment_count > 0 {
                for pipeline in &self.lines {
                    pass.set_pipeline(pipeline);
                    pass.draw(0..4, 0..subject.segment_count);
                }
            }
        }
        queue.submit([encoder.finish()]);
        queue.present(canvas);
    }
}

/// The format that a canvas shows without a copy. Both that it may be can be shown by every browser.
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

/// What shows pictures on a canvas.
#[cfg(target_arch = "wasm32")]
fn surface_of(canvas: &HtmlCanvasElement) -> Result<wgpu::Surface<'static>, String> {
    // A browser has one way to its GPU: any instance takes a canvas for any device.
    let instance = wgpu::Instance::new(wgpu::InstanceDescriptor::new_without_display_handle());
    let surface = instance.create_surface(wgpu::SurfaceTarget::Canvas(canvas.clone()));
    surface.map_err(|error| format!("this browser cannot draw with it ({error})"))
}

/// There are no canvases outside of browsers.
#[cfg(not(target_arch = "wasm32"))]
fn surface_of(_: &HtmlCanvasElement) -> Result<wgpu::Surface<'static>, String> {
    Err("this is no browser".to_owned())
}

/// The triangles around each vertex, one after the other, and where those of each begin.
fn triangles_around(triangles: &[[u32; 3]], vertices: usize) -> (Vec<u32>, Vec<u32>) {
    let mut starts = vec![0_u32; vertices + 1];
    triangles.as_flattened().iter().for_each(|vertex| starts[*vertex as usize + 1] += 1);
    (0..vertices).for_each(|vertex| starts[vertex + 1] += starts[vertex]);
    let (mut next, mut around) = (starts.clone(), vec![0; triangles.len() * 3]);
    for (triangle, names) in (0..).zip(triangles) {
        for vertex in names {
            let place = &mut next[*vertex as usize];
            around[*place as usize] = triangle;
            *place += 1;
        }
    }
    (starts, around)
}

/// Bindings of buffers, all to be read; the first may be uniform and the last written.
fn layout(
    raw: &wgpu::Device,
    label: &str,
    visibility: ShaderStages,
    uniform_first: bool,
    count: u32,
    write_last: bool,
) -> wgpu::BindGroupLayout {
    let entries: Vec<_> = (0..count)
        .map(|binding| wgpu::BindGroupLayoutEntry {
            binding,
            visibility,
            ty: wgpu::BindingType::Buffer {
                ty: if binding == 0 && uniform_first {
                    wgpu::BufferBindingType::Uniform
                } else {
                    wgpu::BufferBindingType::Storage { read_only: !(write_last && binding + 1 == count) }
                },
                has_dynamic_offset: false,
                min_binding_size: None,
            },
            count: None,
        })
        .collect();
    raw.create_bind_group_layout(&wgpu::BindGroupLayoutDescriptor { label: Some(label), entries: &entries })
}

fn pipeline_layout(raw: &wgpu::Device, layout: &wgpu::BindGroupLayout) -> wgpu::PipelineLayout {
    raw.create_pipeline_layout(&wgpu::PipelineLayoutDescriptor {
        label: None,
        bind_group_layouts: &[Some(layout)],
        ..Default::default()
    })
}

fn bound(raw: &wgpu::Device, layout: &wgpu::BindGroupLayout, buffers: &[&wgpu::Buffer]) -> wgpu::BindGroup {
    let entries: Vec<_> = (0..)
        .zip(buffers)
        .map(|(binding, buffer)| wgpu::BindGroupEntry { binding, resource: buffer.as_entire_binding() })
        .collect();
    raw.create_bind_group(&wgpu::BindGroupDescriptor { label: None, layout, entries: &entries })
}

/// What pipelines that draw have in common.
struct Parts<'p> {
    module: &'p wgpu::ShaderModule,
    layout: &'p wgpu::BindGroupLayout,
    entries: [&'p str; 2],
    topology: wgpu::PrimitiveTopology,
    samples: u32,
    format: TextureFormat,
}

impl Parts<'_> {
    /// Draws what is in front of all that was drawn, or what is behind it.
    fn pipeline(&self, raw: &wgpu::Device, in_front: bool, is_line: bool) -> wgpu::RenderPipeline {
        let compare = if in_front { wgpu::CompareFunction::LessEqual } else { wgpu::CompareFunction::Greater };
        raw.create_render_pipeline(&wgpu::RenderPipelineDescriptor {
            label: Some(self.entries[1]),
            layout: Some(&pipeline_layout(raw, self.layout)),
            vertex: wgpu::VertexState {
                module: self.module,
                entry_point: Some(self.entries[0]),
                compilation_options: Default::default(),
                buffers: &[],
            },
            primitive: wgpu::PrimitiveState { topology: self.topology, ..Default::default() },
            depth_stencil: Some(wgpu::DepthStencilState {
                format: DEPTH,
                depth_write_enabled: Some(!is_line),
                depth_compare: Some(compare),
                stencil: Default::default(),
                bias: Default::default(),
            }),
            multisample: wgpu::MultisampleState { count: self.samples, ..Default::default() },
            fragment: Some(wgpu::FragmentState {
                module: self.module,
                entry_point: Some(self.entries[1]),
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
