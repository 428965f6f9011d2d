//! Rectangular grids of vertices, open or closed: topology of sheets, tubes, rings and spheres.

/// A rectangular grid of vertices.
#[derive(Clone, Copy)]
pub struct Grid {
    /// Number of vertices per row.
    pub columns: u32,
    /// Number of rows.
    pub rows: u32,
    /// Whether the last column is connected to the first, and the last row to the first.
    pub closed: [bool; 2],
}

impl Grid {
    /// Returns the number of vertices.
    pub fn vertex_count(&self) -> usize {
        (self.columns * self.rows) as usize
    }

    /// Returns two triangles per cell. `first` is the index of the first vertex.
    pub fn triangles(&self, first: u32) -> Vec<[u32; 3]> {
        let [columns, rows] = [(self.columns, self.closed[0]), (self.rows, self.closed[1])]
            .map(|(count, closed)| if closed { count } else { count - 1 });
        let index = |i: u32, j: u32| first + (j % self.rows) * self.columns + i % self.columns;
        let cells = (0..rows).flat_map(|j| (0..columns).map(move |i| (i, j)));
        cells
            .flat_map(|(i, j)| {
                let [a, b, c, d] = [index(i, j), index(i + 1, j), index(i + 1, j + 1), index(i, j + 1)];
                // Alternating diagonals: no preferred direction.
                if (i + j) % 2 == 0 { [[a, b, c], [a, c, d]] } else { [[a, b, d], [b, c, d]] }
            })
            .collect()
    }

    /// Returns the parameters of each vertex, from 0 to 1 in both directions. In a closed direction, 1 is the same position
    /// as 0.
    pub fn parameters(self) -> impl Iterator<Item = [f32; 2]> {
        let last = |count: u32, closed: bool| if closed { count } else { count - 1 } as f32;
        let [width, height] = [last(self.columns, self.closed[0]), last(self.rows, self.closed[1])];
        (0..self.rows).flat_map(move |j| (0..self.columns).map(move |i| [i as f32 / width, j as f32 / height]))
    }
}
