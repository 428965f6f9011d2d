//! The renderer for browsers without WebGPU: draws on the CPU, into a 2D canvas.

use clasp3d::Scene;
use clasp3d_report::palette::color;
use clasp3d_report::raster::fill;
use glam::{Mat4, Vec3};
use wasm_bindgen::{Clamped, JsCast as _};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, ImageData};

use super::appearance::{Appearance, COLORS, highlight};
use super::settings::ColorBy;

/// Maximum number of pixels: as many as a CPU can draw between two frames. The browser scales the picture up.
const MAX_PIXELS: f32 = 480_000.0;

/// Colors as in `mesh.wgsl`: of triangles without cluster or object, and of contacts.
const PLAIN: Vec3 = Vec3::new(0.72, 0.75, 0.80);
const CONTACT: Vec3 = Vec3::new(1.0, 0.93, 0.25);

/// Width of a stripe in pixels.
const STRIPE_WIDTH: usize = 7;

/// Maximum number of points that are drawn of a segment: about the width of the picture.
const MAX_SEGMENT_POINTS: f32 = 4096.0;

/// Distance by which contacts are drawn in front of the triangles that they lie in, in normalized depth.
const CONTACT_OFFSET: f32 = 4e-4;

/// Draws a scene on the CPU.
pub struct CanvasRenderer {
    canvas: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
    scene: Option<DrawnScene>,
    image: Image,
}

/// Data of a scene that is drawn.
struct DrawnScene {
    triangles: Vec<[u32; 3]>,
    objects: Vec<u32>,
    positions: Vec<[f32; 3]>,
    cluster_masks: Vec<u64>,
    hit_bits: Vec<u32>,
    segments: Vec<f32>,
}

/// Pixels with depths.
#[derive(Default)]
struct Image {
    columns: usize,
    rows: usize,
    depths: Vec<f32>,
    rgba: Vec<u8>,
}

impl CanvasRenderer {
    /// Creates a renderer for this canvas, which must not have been drawn on with WebGPU.
    ///
    /// # Errors
    ///
    /// A message if the canvas has no 2D context.
    pub fn new(canvas: HtmlCanvasElement) -> Result<Self, String> {
        let context = canvas.get_context("2d").ok().flatten();
        let context = context.and_then(|context| context.dyn_into().ok());
        let context = context.ok_or("this browser cannot draw on a canvas; use another browser")?;
        Ok(Self { canvas, context, scene: None, image: Image::default() })
    }

    /// Replaces the scene.
    pub fn set_scene(&mut self, scene: &Scene) {
        self.scene = Some(DrawnScene {
            triangles: scene.triangles().to_vec(),
            objects: (0..scene.triangles().len() as u32).map(|triangle| scene.object_of(triangle) as u32).collect(),
            positions: scene.positions().to_vec(),
            cluster_masks: Vec::new(),
            hit_bits: Vec::new(),
            segments: Vec::new(),
        });
    }

    /// Replaces the positions of all vertices.
    pub fn write_positions(&mut self, positions: &[[f32; 3]]) {
        if let Some(scene) = &mut self.scene {
            scene.positions.clear();
            scene.positions.extend_from_slice(positions);
        }
    }

    /// Replaces the cluster mask of each triangle.
    pub fn write_cluster_masks(&mut self, cluster_masks: &[u64]) {
        if let Some(scene) = &mut self.scene {
            scene.cluster_masks = cluster_masks.to_vec();
        }
    }

    /// Replaces the marks: one bit per triangle (whether it intersects another one), and contacts as segments.
    pub fn write_marks(&mut self, hit_bits: &[u32], segments: &[f32]) {
        if let Some(scene) = &mut self.scene {
            (scene.hit_bits, scene.segments) = (hit_bits.to_vec(), segments.to_vec());
        }
    }

    /// Sets the size of the canvas in pixels, reduced to at most [`MAX_PIXELS`].
    pub fn resize(&mut self, size: [u32; 2]) {
        let [width, height] = size.map(|pixels| pixels.max(1) as f32);
        let scale = (MAX_PIXELS / (width * height)).sqrt().min(1.0);
        let size = [width, height].map(|pixels| (pixels * scale) as u32);
        if size != [self.canvas.width(), self.canvas.height()] {
            self.canvas.set_width(size[0]);
            self.canvas.set_height(size[1]);
        }
    }

    /// Draws the scene.
    pub fn draw(&mut self, appearance: &Appearance) {
        let Some(scene) = &self.scene else { return };
        let [columns, rows] = [self.canvas.width(), self.canvas.height()].map(|pixels| pixels as usize);
        let image = &mut self.image;
        image.clear(columns, rows);
        let clip_from_world = appearance.camera.clip_from_world(columns as f32 / rows as f32);
        image.draw_triangles(scene, &clip_from_world, appearance);
        if appearance.marks.contacts {
            image.draw_contacts(scene, &clip_from_world);
        }
        if let Ok(image) = ImageData::new_with_u8_clamped_array(Clamped(&image.rgba), columns as u32) {
            // Fails only if the canvas was removed from the page: nobody sees it.
            let _ = self.context.put_image_data(&image, 0.0, 0.0);
        }
    }
}

impl DrawnScene {
    /// Returns the two stripe colors of a triangle, which are the same unless it has stripes.
    fn colors(&self, triangle: usize, appearance: &Appearance) -> (Vec3, Vec3) {
        let is_hit = self.hit_bits.get(triangle / 32).is_some_and(|bits| bits >> (triangle % 32) & 1 == 1);
        if appearance.marks.hits && is_hit {
            let highlight = highlight();
            return (highlight, highlight);
        }
        let mask = self.cluster_masks.get(triangle).copied().unwrap_or_default();
        let first = match appearance.color {
            ColorBy::Clusters if mask != 0 => color(mask.trailing_zeros() as usize),
            ColorBy::Objects => color(self.objects[triangle] as usize % COLORS),
            _ => PLAIN,
        };
        let higher = mask & mask.wrapping_sub(1);
        match appearance.color {
            _ if higher == 0 || !appearance.marks.shared => (first, first),
            ColorBy::Clusters => (first, color(higher.trailing_zeros() as usize)),
            _ => (first, Vec3::ONE),
        }
    }
}

impl Image {
    fn clear(&mut self, columns: usize, rows: usize) {
        (self.columns, self.rows) = (columns, rows);
        self.depths.clear();
        self.depths.resize(columns * rows, f32::INFINITY);
        self.rgba.clear();
        self.rgba.resize(columns * rows * 4, 0);
    }

    /// Returns a point in pixels, with its normalized depth; `None` behind the camera.
    fn project(&self, point: Vec3, clip_from_world: &Mat4) -> Option<Vec3> {
        let clip = *clip_from_world * point.extend(1.0);
        let (x, y) = (clip.x / clip.w * 0.5 + 0.5, 0.5 - clip.y / clip.w * 0.5);
        (clip.w > 0.0).then(|| Vec3::new(x * self.columns as f32, y * self.rows as f32, clip.z / clip.w))
    }

    fn draw_triangles(&mut self, scene: &DrawnScene, clip_from_world: &Mat4, appearance: &Appearance) {
        let projected: Vec<Option<Vec3>> =
            scene.positions.iter().map(|vertex| self.project((*vertex).into(), clip_from_world)).collect();
        let (eye, light) = (appearance.camera.eye(), appearance.camera.light());
        let Self { columns, rows, depths, rgba } = self;
        for (triangle, vertices) in scene.triangles.iter().enumerate() {
            let [Some(a), Some(b), Some(c)] = vertices.map(|vertex| projected[vertex as usize]) else { continue };
            let [p, q, r] = vertices.map(|vertex| Vec3::from(scene.positions[vertex as usize]));
            let normal = (q - p).cross(r - p).normalize_or_zero();
            let is_front = normal.dot(eye - p) >= 0.0;
            let normal = if is_front { normal } else { -normal };
            let light = 0.34 + 0.08 * (1.0 + normal.z) + 0.58 * normal.dot(light).max(0.0);
            let shade = |color: Vec3| (color * light * if is_front { 1.0 } else { 0.78 }).min(Vec3::ONE) * 255.0;
            let (first, second) = scene.colors(triangle, appearance);
            let [first, second] = [shade(first), shade(second)];
            fill([a, b, c], *columns, *rows, |x, y, depth| {
                let index = y * *columns + x;
                if depth < depths[index] {
                    depths[index] = depth;
                    let color = if (x + y) % (2 * STRIPE_WIDTH) < STRIPE_WIDTH { first } else { second };
                    set_pixel(rgba, index, color);
                }
            });
        }
    }

    /// Draws the segments of contacts, which are `CONTACT_OFFSET` in front.
    fn draw_contacts(&mut self, scene: &DrawnScene, clip_from_world: &Mat4) {
        for segment in scene.segments.chunks_exact(6) {
            let ends = [&segment[..3], &segment[3..]].map(|end| self.project(Vec3::from_slice(end), clip_from_world));
            let [Some(from), Some(to)] = ends else { continue };
            let Self { columns, rows, depths, rgba } = self;
            draw_segment(from, to, *columns, *rows, |x, y, depth| {
                let index = y * *columns + x;
                if depth - CONTACT_OFFSET <= depths[index] {
                    set_pixel(rgba, index, CONTACT * 255.0);
                }
            });
        }
    }
}

/// Sets the color of a pixel, with channels from 0 to 255.
fn set_pixel(rgba: &mut [u8], index: usize, color: Vec3) {
    rgba[4 * index..][..4].copy_from_slice(&[color.x as u8, color.y as u8, color.z as u8, 255]);
}

/// Calls `draw` with column, row and depth of every pixel of a segment.
fn draw_segment(from: Vec3, to: Vec3, columns: usize, rows: usize, mut draw: impl FnMut(usize, usize, f32)) {
    let offset = to - from;
    let steps = offset.x.abs().max(offset.y.abs()).ceil().clamp(1.0, MAX_SEGMENT_POINTS);
    for step in 0..=steps as usize {
        let point = from + offset * (step as f32 / steps);
        let is_inside = point.x >= 0.0 && point.y >= 0.0 && point.x < columns as f32 && point.y < rows as f32;
        if is_inside {
            draw(point.x as usize, point.y as usize, point.z);
        }
    }
}
