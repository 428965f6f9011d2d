//! The picture without WebGPU: drawn on the CPU into an ordinary canvas.

use clasp3d::Scene;
use clasp3d_report::raster::fill;
use glam::Vec3;
use wasm_bindgen::{Clamped, JsCast as _};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, ImageData};

use super::look::{Look, palette};
use super::settings::Color;

/// The most pixels that are drawn: what a CPU does between two frames. The browser scales them up.
const MOST_PIXELS: f32 = 480_000.0;

/// What a triangle without a cluster and without an object has, and one that intersects: as in `mesh.wgsl`.
const PLAIN: Vec3 = Vec3::new(0.72, 0.75, 0.80);
const HIT: Vec3 = Vec3::new(0.93, 0.09, 0.12);
const LINE: Vec3 = Vec3::new(1.0, 0.93, 0.25);

/// Width of a stripe, and of the next, in pixels.
const STRIPES: usize = 7;

/// Draws one scene.
pub struct Drawing {
    canvas: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
    subject: Option<Subject>,
    depths: Vec<f32>,
    pixels: Vec<u8>,
}

struct Subject {
    triangles: Vec<[u32; 3]>,
    objects: Vec<u32>,
    positions: Vec<[f32; 3]>,
    masks: Vec<u64>,
    hits: Vec<u32>,
    segments: Vec<f32>,
}

impl Drawing {
    /// Draws on this canvas, which must not have been drawn on with WebGPU.
    ///
    /// # Errors
    ///
    /// Where it has, in words.
    pub fn new(canvas: HtmlCanvasElement) -> Result<Self, String> {
        let context = canvas.get_context("2d").ok().flatten();
        let context = context.and_then(|context| context.dyn_into().ok()).ok_or("this browser has no canvas")?;
        Ok(Self { canvas, context, subject: None, depths: Vec::new(), pixels: Vec::new() })
    }

    /// Takes up another scene.
    pub fn set_scene(&mut self, scene: &Scene) {
        self.subject = Some(Subject {
            triangles: scene.triangles().to_vec(),
            objects: (0..scene.triangles().len() as u32).map(|triangle| scene.object_of(triangle) as u32).collect(),
            positions: scene.positions().to_vec(),
            masks: Vec::new(),
            hits: Vec::new(),
            segments: Vec::new(),
        });
    }

    /// Where vertices are.
    pub fn write_positions(&mut self, positions: &[[f32; 3]]) {
        if let Some(subject) = &mut self.subject {
            subject.positions.clear();
            subject.positions.extend_from_slice(positions);
        }
    }

    /// Which clusters triangles are in.
    pub fn write_masks(&mut self, masks: &[u64]) {
        if let Some(subject) = &mut self.subject {
            subject.masks = masks.to_vec();
        }
    }

    /// What was found: a bit to each triangle that intersects another one, and the contacts.
    pub fn write_found(&mut self, hits: &[u32], segments: &[f32]) {
        if let Some(subject) = &mut self.subject {
            (subject.hits, subject.segments) = (hits.to_vec(), segments.to_vec());
        }
    }

    /// The canvas has so many pixels now, or fewer, where these are too many.
    pub fn resize(&mut self, size: [u32; 2]) {
        let [width, height] = size.map(|pixels| pixels.max(1) as f32);
        let scale = (MOST_PIXELS / (width * height)).sqrt().min(1.0);
        let size = [width, height].map(|pixels| (pixels * scale) as u32);
        if size != [self.canvas.width(), self.canvas.height()] {
            self.canvas.set_width(size[0]);
            self.canvas.set_height(size[1]);
        }
    }

    /// Draws what is there.
    pub fn draw(&mut self, look: &Look) {
        let Some(subject) = &self.subject else { return };
        let [columns, rows] = [self.canvas.width(), self.canvas.height()].map(|pixels| pixels as usize);
        self.depths.clear();
        self.depths.resize(columns * rows, f32::INFINITY);
        self.pixels.clear();
        self.pixels.resize(columns * rows * 4, 0);
        let clip = look.camera.clip(columns as f32 / rows as f32);
        let on_screen = |point: Vec3| {
            let place = clip * point.extend(1.0);
            let (x, y) = (place.x / place.w * 0.5 + 0.5, 0.5 - place.y / place.w * 0.5);
            (place.w > 0.0).then(|| Vec3::new(x * columns as f32, y * rows as f32, place.z / place.w))
        };
        let placed: Vec<Option<Vec3>> = subject.positions.iter().map(|vertex| on_screen((*vertex).into())).collect();
        let (eye, light) = (look.camera.eye(), look.camera.light());
        for (triangle, names) in subject.triangles.iter().enumerate() {
            let [Some(a), Some(b), Some(c)] = names.map(|vertex| placed[vertex as usize]) else { continue };
            let [p, q, r] = names.map(|vertex| Vec3::from(subject.positions[vertex as usize]));
            let normal = (q - p).cross(r - p).normalize_or_zero();
            let outside = normal.dot(eye - p) >= 0.0;
            let normal = if outside { normal } else { -normal };
            let light = 0.34 + 0.08 * (1.0 + normal.z) + 0.58 * normal.dot(light).max(0.0);
            let shade = |color: Vec3| (color * light * if outside { 1.0 } else { 0.78 }).min(Vec3::ONE) * 255.0;
            let (first, second) = subject.colors(triangle, look);
            let [first, second] = [shade(first), shade(second)];
            let (depths, pixels) = (&mut self.depths, &mut self.pixels);
            fill([a, b, c], columns, rows, |x, y, depth| {
                let place = y * columns + x;
                if depth < depths[place] {
                    depths[place] = depth;
                    let color = if (x + y) % (2 * STRIPES) < STRIPES { first } else { second };
                    set(pixels, place, color);
                }
            });
        }
        if look.marks.contacts {
            for segment in subject.segments.chunks_exact(6) {
                let ends = [&segment[..3], &segment[3..]].map(|end| on_screen(Vec3::from_slice(end)));
                if let [Some(from), Some(to)] = ends {
                    line(from, to, columns, rows, |x, y, depth| {
                        let place = y * columns + x;
                        if depth - 4e-4 <= self.depths[place] {
                            set(&mut self.pixels, place, LINE * 255.0);
                        }
                    });
                }
            }
        }
        let image = ImageData::new_with_u8_clamped_array(Clamped(&self.pixels), columns as u32);
        if let Ok(image) = image {
            // It fails only for a canvas that is gone, and then nobody looks.
            let _ = self.context.put_image_data(&image, 0.0, 0.0);
        }
    }
}

impl Subject {
    /// The two colours of a triangle: one and the same unless it has stripes.
    fn colors(&self, triangle: usize, look: &Look) -> (Vec3, Vec3) {
        if look.marks.hits && self.hits.get(triangle / 32).is_some_and(|bits| bits >> (triangle % 32) & 1 == 1) {
            return (HIT, HIT);
        }
        let mask = self.masks.get(triangle).copied().unwrap_or_default();
        let own = match look.color {
            Color::Clusters if mask != 0 => palette(mask.trailing_zeros() as usize),
            Color::Objects => palette(self.objects[triangle] as usize % super::look::COLORS),
            _ => PLAIN,
        };
        let rest = mask & mask.wrapping_sub(1);
        match look.color {
            _ if rest == 0 || !look.marks.shared => (own, own),
            Color::Clusters => (own, palette(rest.trailing_zeros() as usize)),
            _ => (own, Vec3::ONE),
        }
    }
}

/// Gives a pixel a colour, from 0 to 255.
fn set(pixels: &mut [u8], place: usize, color: Vec3) {
    pixels[4 * place..][..4].copy_from_slice(&[color.x as u8, color.y as u8, color.z as u8, 255]);
}

/// Calls back for the pixels of a segment.
fn line(from: Vec3, to: Vec3, columns: usize, rows: usize, mut draw: impl FnMut(usize, usize, f32)) {
    let way = to - from;
    // A segment that is longer than the picture is not looked at closer than the picture.
    let steps = way.x.abs().max(way.y.abs()).ceil().clamp(1.0, 4096.0);
    for step in 0..=steps as usize {
        let place = from + way * (step as f32 / steps);
        let inside = place.x >= 0.0 && place.y >= 0.0 && place.x < columns as f32 && place.y < rows as f32;
        if inside {
            draw(place.x as usize, place.y as usize, place.z);
        }
    }
}
