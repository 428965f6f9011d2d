//! Rectangles of vertices, open or closed: what sheets, tubes, rings and spheres are bent from.

/// A rectangle of vertices.
#[derive(Clone, Copy)]
pub struct Grid {
    /// Vertices in a row.
    pub columns: u32,
    /// Rows.
    pub rows: u32,
    /// Whether the last column is connected with the first, and the last row with the first.
    pub closed: [bool; 2],
}

impl Grid {
    /// How many vertices it has.
    pub fn vertex_count(&self) -> usize {
        (self.columns * self.rows) as usize
    }

    /// Two triangles to each cell, numbered from `first` on.
    pub fn triangles(&self, first: u32) -> Vec<[u32; 3]> {
        let [columns, rows] = [(self.columns, self.closed[0]), (self.rows, self.closed[1])]
            .map(|(count, closed)| if closed { count } else { count - 1 });
        let name = |i: u32, j: u32| first + (j % self.rows) * self.columns + i % self.columns;
        let cells = (0..rows).flat_map(|j| (0..columns).map(move |i| (i, j)));
        cells
            .flat_map(|(i, j)| {
                let [a, b, c, d] = [name(i, j), name(i + 1, j), name(i + 1, j + 1), name(i, j + 1)];
                // Diagonals that alternate have no direction of their own.
                if (i + j) % 2 == 0 { [[a, b, c], [a, c, d]] } else { [[a, b, d], [b, c, d]] }
            })
            .collect()
    }

    /// Where each vertex is, from 0 to 1 in both directions; the end of a closed one is its start.
    pub fn parameters(self) -> impl Iterator<Item = [f32; 2]> {
        let last = |count: u32, closed: bool| if closed { count } else { count - 1 } as f32;
        let [width, height] = [last(self.columns, self.closed[0]), last(self.rows, self.closed[1])];
        (0..self.rows).flat_map(move |j| (0..self.columns).map(move |i| [i as f32 / width, j as f32 / height]))
    }
}
