//! Pictures of a mesh from all around, drawn on the CPU, with triangles that intersect in red.

use core::f32::consts::TAU;

use glam::{Mat3, Vec3};
use rayon::prelude::*;

use super::raster::fill;

/// What is drawn.
pub struct Subject<'m> {
    /// Where the vertices are.
    pub positions: &'m [[f32; 3]],
    /// Which vertices each triangle names.
    pub triangles: &'m [[u32; 3]],
    /// The colour of each triangle.
    pub colors: &'m [[u8; 3]],
    /// The triangles that are to be seen through all others.
    pub marked: &'m [u32],
}

/// Samples to a pixel, in each direction: edges are smooth.
const SAMPLES: usize = 2;

/// The colour of what is marked.
pub const MARKED: [u8; 3] = [226, 34, 34];

/// The mesh from `count` directions around it, slightly from above, each as a PNG with a transparent background.
///
/// # Errors
///
/// None that a subject can cause: the error is that of the encoder.
pub fn turntable(
    subject: &Subject<'_>,
    count: usize,
    width: usize,
    height: usize,
) -> Result<Vec<Vec<u8>>, png::EncodingError> {
    (0..count).into_par_iter().map(|view| draw(subject, TAU * view as f32 / count as f32, width, height)).collect()
}

/// A pixel in the making.
#[derive(Clone, Copy)]
struct Sample {
    depth: f32,
    color: [f32; 3],
    /// Whether something marked is here, seen or hidden.
    marked: bool,
}

fn draw(subject: &Subject<'_>, angle: f32, width: usize, height: usize) -> Result<Vec<u8>, png::EncodingError> {
    let (columns, rows) = (width * SAMPLES, height * SAMPLES);
    let turn = Mat3::from_rotation_x(-1.15) * Mat3::from_rotation_z(angle);
    let used = || subject.triangles.iter().flatten().map(|vertex| Vec3::from(subject.positions[*vertex as usize]));
    let (low, high) = used().fold((Vec3::INFINITY, Vec3::NEG_INFINITY), |(l, h), p| (l.min(p), h.max(p)));
    // Scaled first, so that nothing overflows; the same size from all sides.
    let middle = low * 0.5 + high * 0.5;
    let size = (high * 0.5 - low * 0.5).length().max(f32::MIN_POSITIVE);
    let scale = 0.48 * columns.min(rows) as f32 * 1.25;
    let place = |vertex: u32| {
        let point = turn * ((Vec3::from(subject.positions[vertex as usize]) - middle) / size);
        Vec3::new(columns as f32 * 0.5 + point.x * scale, rows as f32 * 0.5 - point.y * scale, point.z)
    };
    let mut samples = vec![Sample { depth: f32::NEG_INFINITY, color: [0.0; 3], marked: false }; columns * rows];
    let mut is_marked = vec![false; subject.triangles.len()];
    subject.marked.iter().for_each(|triangle| is_marked[*triangle as usize] = true);
    for ((names, color), marked) in subject.triangles.iter().zip(subject.colors).zip(&is_marked) {
        let corners = names.map(place);
        let normal = (corners[1] - corners[0]).cross(corners[2] - corners[0]);
        // In pixels across and sizes of the mesh in depth: bring it back to equal units for the light.
        let normal = Vec3::new(normal.x, -normal.y, normal.z / scale).normalize_or_zero();
        let light = 0.35 + 0.65 * normal.dot(Vec3::new(0.3, 0.45, 0.84)).abs();
        let color = color.map(|channel| f32::from(channel) * light);
        fill(corners, columns, rows, |x, y, depth| {
            let sample = &mut samples[y * columns + x];
            if depth > sample.depth {
                (sample.depth, sample.color) = (depth, color);
            }
            sample.marked |= marked;
        });
    }
    let mut pixels = Vec::with_capacity(width * height * 4);
    for (row, column) in (0..height).flat_map(|row| (0..width).map(move |column| (row, column))) {
        let of_pixel = (0..SAMPLES * SAMPLES).map(|i| {
            let (x, y) = (column * SAMPLES + i % SAMPLES, row * SAMPLES + i / SAMPLES);
            samples[y * columns + x]
        });
        let (mut sum, mut covered) = ([0.0; 3], 0.0);
        for sample in of_pixel.filter(|sample| sample.depth > f32::NEG_INFINITY) {
            // What is marked shines through what hides it.
            let through = if sample.marked { 0.4 } else { 0.0 };
            for (sum, (own, marked)) in sum.iter_mut().zip(sample.color.into_iter().zip(MARKED)) {
                *sum += own * (1.0 - through) + f32::from(marked) * through;
            }
            covered += 1.0;
        }
        pixels.extend(sum.map(|channel| if covered > 0.0 { (channel / covered).min(255.0) as u8 } else { 0 }));
        pixels.push((255.0 * covered / (SAMPLES * SAMPLES) as f32) as u8);
    }
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width as u32, height as u32);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.write_header()?.write_image_data(&pixels)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_marked_triangle_is_red_in_every_picture() {
        let positions = [[0.0, 0.0, 0.0], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0]];
        let subject = Subject { positions: &positions, triangles: &[[0, 1, 2]], colors: &[MARKED], marked: &[0] };
        let pictures = turntable(&subject, 3, 40, 30).expect("pictures");
        assert_eq!(pictures.len(), 3);
        for picture in pictures {
            let mut reader = png::Decoder::new(std::io::Cursor::new(picture)).read_info().expect("a PNG");
            let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
            let info = reader.next_frame(&mut pixels).expect("pixels");
            assert_eq!((info.width, info.height), (40, 30));
            let red = pixels.chunks(4).filter(|pixel| pixel[3] == 255 && pixel[0] > 100 && pixel[1] < 60).count();
            let empty = pixels.chunks(4).filter(|pixel| pixel[3] == 0).count();
            assert!(red > 20 && empty > 200, "{red} red pixels, {empty} empty ones");
        }
    }
}
