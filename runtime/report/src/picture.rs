//! Pictures of a mesh from all sides, rendered on the CPU, with intersecting triangles in red.

use core::f32::consts::TAU;

use glam::{Mat3, Vec3};
use rayon::prelude::*;

use crate::palette::HIGHLIGHT;
use crate::raster::fill;

/// A mesh with a color for each triangle.
pub struct ColoredMesh<'m> {
    /// Positions of the vertices.
    pub positions: &'m [[f32; 3]],
    /// Vertex indices of the triangles.
    pub triangles: &'m [[u32; 3]],
    /// sRGB colors of the triangles.
    pub colors: &'m [[u8; 3]],
    /// Triangles that are visible through all others, in red.
    pub highlighted: &'m [u32],
}

/// Samples per pixel in each direction, for smooth edges.
const SAMPLES: usize = 2;

/// Opacity of highlighted triangles behind others.
const HIGHLIGHT_OPACITY: f32 = 0.4;

/// Direction to the light, in the coordinates of the picture.
const LIGHT: Vec3 = Vec3::new(0.3, 0.45, 0.84);

/// Renders the mesh from `count` directions around it, slightly from above. Returns PNG files with transparent background.
///
/// # Errors
///
/// If the PNG encoder fails.
pub fn turntable(
    mesh: &ColoredMesh<'_>,
    count: usize,
    width: usize,
    height: usize,
) -> Result<Vec<Vec<u8>>, png::EncodingError> {
    let angle = |view: usize| TAU * view as f32 / count as f32;
    (0..count)
        .into_par_iter()
        .map(|view| {
            let samples = render(mesh, angle(view), width * SAMPLES, height * SAMPLES);
            encode_png(&downsample(&samples, width, height), width, height)
        })
        .collect()
}

#[derive(Clone, Copy)]
struct Sample {
    /// Negative infinity in the background.
    depth: f32,
    color: [f32; 3],
    /// Whether a highlighted triangle covers the sample, visible or hidden.
    highlighted: bool,
}

/// Renders the mesh rotated by an angle around the vertical axis.
fn render(mesh: &ColoredMesh<'_>, angle: f32, columns: usize, rows: usize) -> Vec<Sample> {
    let rotation = Mat3::from_rotation_x(-1.15) * Mat3::from_rotation_z(angle);
    let used = || mesh.triangles.iter().flatten().map(|vertex| Vec3::from(mesh.positions[*vertex as usize]));
    let (low, high) = used().fold((Vec3::INFINITY, Vec3::NEG_INFINITY), |(l, h), p| (l.min(p), h.max(p)));
    // Halved before they are added, so that nothing overflows. The size is the same from all sides.
    let center = low * 0.5 + high * 0.5;
    let size = (high * 0.5 - low * 0.5).length().max(f32::MIN_POSITIVE);
    let scale = 0.48 * columns.min(rows) as f32 * 1.25;
    let project = |vertex: u32| {
        let point = rotation * ((Vec3::from(mesh.positions[vertex as usize]) - center) / size);
        Vec3::new(columns as f32 * 0.5 + point.x * scale, rows as f32 * 0.5 - point.y * scale, point.z)
    };
    let mut samples = vec![Sample { depth: f32::NEG_INFINITY, color: [0.0; 3], highlighted: false }; columns * rows];
    let mut highlighted = vec![false; mesh.triangles.len()];
    mesh.highlighted.iter().for_each(|triangle| highlighted[*triangle as usize] = true);
    for ((vertices, color), highlighted) in mesh.triangles.iter().zip(mesh.colors).zip(highlighted) {
        let corners = vertices.map(project);
        let normal = (corners[1] - corners[0]).cross(corners[2] - corners[0]);
        // Projected corners are scaled by `scale` in x and y, and y points down; depth is not scaled.
        let normal = Vec3::new(normal.x, -normal.y, normal.z / scale).normalize_or_zero();
        let brightness = 0.35 + 0.65 * normal.dot(LIGHT).abs();
        let color = color.map(|channel| f32::from(channel) * brightness);
        fill(corners, columns, rows, |x, y, depth| {
            let sample = &mut samples[y * columns + x];
            if depth > sample.depth {
                (sample.depth, sample.color) = (depth, color);
            }
            sample.highlighted |= highlighted;
        });
    }
    samples
}

/// Averages the samples of each pixel. Returns RGBA pixels.
fn downsample(samples: &[Sample], width: usize, height: usize) -> Vec<u8> {
    let mut pixels = Vec::with_capacity(width * height * 4);
    for (row, column) in (0..height).flat_map(|row| (0..width).map(move |column| (row, column))) {
        let of_pixel = (0..SAMPLES * SAMPLES).map(|i| {
            let (x, y) = (column * SAMPLES + i % SAMPLES, row * SAMPLES + i / SAMPLES);
            samples[y * width * SAMPLES + x]
        });
        let (mut sum, mut covered) = ([0.0; 3], 0.0);
        for sample in of_pixel.filter(|sample| sample.depth > f32::NEG_INFINITY) {
            let opacity = if sample.highlighted { HIGHLIGHT_OPACITY } else { 0.0 };
            for (sum, (color, highlight)) in sum.iter_mut().zip(sample.color.into_iter().zip(HIGHLIGHT)) {
                *sum += color * (1.0 - opacity) + f32::from(highlight) * opacity;
            }
            covered += 1.0;
        }
        pixels.extend(sum.map(|channel| if covered > 0.0 { (channel / covered).min(255.0) as u8 } else { 0 }));
        pixels.push((255.0 * covered / (SAMPLES * SAMPLES) as f32) as u8);
    }
    pixels
}

fn encode_png(pixels: &[u8], width: usize, height: usize) -> Result<Vec<u8>, png::EncodingError> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width as u32, height as u32);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.write_header()?.write_image_data(pixels)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_highlighted_triangle_is_red_in_every_picture() {
        let positions = [[0.0, 0.0, 0.0], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0]];
        let mesh =
            ColoredMesh { positions: &positions, triangles: &[[0, 1, 2]], colors: &[HIGHLIGHT], highlighted: &[0] };
        let pictures = turntable(&mesh, 3, 40, 30).expect("pictures");
        assert_eq!(pictures.len(), 3);
        for picture in pictures {
            let mut reader = png::Decoder::new(std::io::Cursor::new(picture)).read_info().expect("a PNG file");
            let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
            let info = reader.next_frame(&mut pixels).expect("pixels");
            assert_eq!((info.width, info.height), (40, 30));
            let red = pixels.chunks(4).filter(|pixel| pixel[3] == 255 && pixel[0] > 100 && pixel[1] < 60).count();
            let background = pixels.chunks(4).filter(|pixel| pixel[3] == 0).count();
            assert!(red > 20 && background > 200, "{red} red pixels, {background} background pixels");
        }
    }
}
