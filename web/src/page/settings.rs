//! What a visitor can set, as a line of text: what a link carries, and what the controls of the page say.

use core::fmt;

use clasp3d::{ClusteringSettings, Clusters, Neighbors, Settings};

use super::camera::Camera;
use super::scenes::{self, SHOWN};

/// The most triangles of a built-in scene on the page. (Dropped files may have more.)
pub const MOST_TRIANGLES: usize = 200_000;
/// The fewest.
pub const FEWEST_TRIANGLES: usize = 200;

/// The fuzziness on the page: beyond that, all centers meet.
pub const LEAST_FUZZINESS: f32 = 1.1;
/// The most of it.
pub const MOST_FUZZINESS: f32 = 4.0;

/// What a visitor can set.
#[derive(Clone, Debug, PartialEq)]
pub struct PageSettings {
    /// The name of a built-in scene, or [`OWN_MESH`](scenes::OWN_MESH).
    pub scene: &'static str,
    /// About how many triangles it has.
    pub triangles: usize,
    /// Into how many clusters it is divided.
    pub clusters: Clusters,
    /// The fuzziness of the clustering.
    pub fuzziness: f32,
    /// What becomes of triangles that have a vertex in common.
    pub neighbors: Neighbors,
    /// What the colours of triangles say.
    pub color: Color,
    /// What is marked beyond that.
    pub marks: Marks,
    /// Where the work is done.
    pub backend: BackendChoice,
    /// Whether the scene moves by itself.
    pub playing: bool,
    /// Where it is looked at from, unless that is as usual.
    pub camera: Option<Camera>,
}

/// What the colours of triangles say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Color {
    /// The cluster that each is in.
    Clusters,
    /// The object that each belongs to.
    Objects,
    /// Nothing.
    Plain,
}

/// What is marked beyond the colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marks {
    /// Triangles in more than one cluster, by stripes.
    pub shared: bool,
    /// Triangles that intersect, in red.
    pub hits: bool,
    /// What they have in common, as bright lines.
    pub contacts: bool,
    /// The edges of all triangles.
    pub edges: bool,
}

/// Where the work is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BackendChoice {
    /// On a hardware GPU where there is one, else on the CPU.
    Auto,
    /// On the GPU, even if it is a software one.
    Gpu,
    /// On the CPU.
    Cpu,
}

const COLORS: [(&str, Color); 3] =
    [("clusters", Color::Clusters), ("objects", Color::Objects), ("plain", Color::Plain)];
const NEIGHBORS: [(&str, Neighbors); 2] = [("exact", Neighbors::Exact), ("skip", Neighbors::Skip)];
const BACKENDS: [(&str, BackendChoice); 3] =
    [("auto", BackendChoice::Auto), ("gpu", BackendChoice::Gpu), ("cpu", BackendChoice::Cpu)];
const SWITCH: [(&str, bool); 2] = [("1", true), ("0", false)];

impl Default for PageSettings {
    fn default() -> Self {
        let shown = &SHOWN[0];
        Self {
            scene: shown.name,
            triangles: shown.triangles,
            // More than are fastest for so few triangles, so that there is something to see.
            clusters: Clusters::Count(8),
            fuzziness: ClusteringSettings::default().fuzziness,
            neighbors: Neighbors::Exact,
            color: Color::Clusters,
            marks: Marks { shared: true, hits: true, contacts: true, edges: true },
            backend: BackendChoice::Auto,
            playing: true,
            camera: None,
        }
    }
}

impl PageSettings {
    /// Reads `name=value&name=value`, as [`Display`](fmt::Display) writes it. What is missing is as usual; what is wrong is
    /// left as usual, too, and said in words.
    pub fn read(text: &str) -> (Self, Vec<String>) {
        let (mut settings, mut problems) = (Self::default(), Vec::new());
        let mut triangles_given = false;
        for part in text.split('&').filter(|part| !part.is_empty()) {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            if let Err(allowed) = settings.set(name, value) {
                problems.push(format!("“{name}” cannot be “{value}”: {allowed}."));
            }
            triangles_given |= name == "triangles";
        }
        if let Some(shown) = scenes::shown(settings.scene).filter(|_| !triangles_given) {
            settings.triangles = shown.triangles;
        }
        (settings, problems)
    }

    /// Sets one of them; the error says what it could be.
    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        match name {
            "scene" => {
                let names = SHOWN.iter().map(|shown| shown.name).chain([scenes::OWN_MESH]);
                let names: Vec<(&str, &'static str)> = names.map(|name| (name, name)).collect();
                self.scene = one_of(&names, value)?;
            }
            "triangles" => self.triangles = within(value, FEWEST_TRIANGLES, MOST_TRIANGLES)?,
            "clusters" if value == "auto" => self.clusters = Clusters::Auto,
            "clusters" => {
                let count =
                    within(value, 1, clasp3d_kernels::types::MAX_CLUSTERS).map_err(|of| format!("auto, or {of}"));
                self.clusters = Clusters::Count(count?);
            }
            "fuzziness" => self.fuzziness = within(value, LEAST_FUZZINESS, MOST_FUZZINESS)?,
            "neighbors" => self.neighbors = one_of(&NEIGHBORS, value)?,
            "color" => self.color = one_of(&COLORS, value)?,
            "shared" => self.marks.shared = one_of(&SWITCH, value)?,
            "hits" => self.marks.hits = one_of(&SWITCH, value)?,
            "contacts" => self.marks.contacts = one_of(&SWITCH, value)?,
            "edges" => self.marks.edges = one_of(&SWITCH, value)?,
            "backend" => self.backend = one_of(&BACKENDS, value)?,
            "play" => self.playing = one_of(&SWITCH, value)?,
            "view" => self.camera = Some(Camera::read(value).ok_or("six numbers with _ between them")?),
            _ => return Err("there is no such setting".to_owned()),
        }
        Ok(())
    }

    /// What a detector is told.
    pub fn for_detector(&self, backend: clasp3d::Backend) -> Settings {
        Settings {
            backend,
            neighbors: self.neighbors,
            clustering: ClusteringSettings { fuzziness: self.fuzziness, ..self.clusters.into() },
            contacts: self.marks.contacts,
            ..Default::default()
        }
    }

    /// Whether a detector for the one does for the other, too.
    pub fn detects_like(&self, other: &Self) -> bool {
        (self.clusters, self.neighbors, self.fuzziness, self.marks.contacts)
            == (other.clusters, other.neighbors, other.fuzziness, other.marks.contacts)
    }
}

/// The value of this name; the error lists the names.
fn one_of<T: Copy>(names: &[(&str, T)], value: &str) -> Result<T, String> {
    let found = names.iter().find(|(name, _)| *name == value).map(|(_, value)| *value);
    found.ok_or_else(|| names.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", "))
}

/// The number, if it is in its range; the error says which that is.
fn within<T: Copy + core::str::FromStr + PartialOrd + fmt::Display>(text: &str, low: T, high: T) -> Result<T, String> {
    match text.parse() {
        Ok(number) if (low..=high).contains(&number) => Ok(number),
        _ => Err(format!("{low} to {high}")),
    }
}

fn name_of<T: Copy + PartialEq>(names: &[(&'static str, T)], value: T) -> &'static str {
    names.iter().find(|(_, of)| *of == value).map_or("", |(name, _)| name)
}

impl fmt::Display for PageSettings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "scene={}&triangles={}", self.scene, self.triangles)?;
        match self.clusters {
            Clusters::Auto => write!(f, "&clusters=auto")?,
            Clusters::Count(count) => write!(f, "&clusters={count}")?,
        }
        write!(f, "&fuzziness={}&neighbors={}", self.fuzziness, name_of(&NEIGHBORS, self.neighbors))?;
        write!(f, "&color={}", name_of(&COLORS, self.color))?;
        let Marks { shared, hits, contacts, edges } = self.marks;
        let switches =
            [("shared", shared), ("hits", hits), ("contacts", contacts), ("edges", edges), ("play", self.playing)];
        for (name, on) in switches {
            write!(f, "&{name}={}", name_of(&SWITCH, on))?;
        }
        write!(f, "&backend={}", name_of(&BACKENDS, self.backend))?;
        self.camera.iter().try_for_each(|camera| write!(f, "&view={camera}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let settings = PageSettings {
            scene: "n-body",
            triangles: 1234,
            clusters: Clusters::Auto,
            fuzziness: 1.7,
            neighbors: Neighbors::Skip,
            color: Color::Objects,
            marks: Marks { shared: false, hits: true, contacts: false, edges: false },
            backend: BackendChoice::Cpu,
            playing: false,
            camera: Some(Camera { yaw: 0.5, pitch: -0.25, distance: 3.0, target: glam::Vec3::new(1.0, -2.0, 0.5) }),
        };
        assert_eq!(PageSettings::read(&settings.to_string()), (settings.clone(), vec![]));
        assert_ne!(settings, PageSettings::default());
        assert_eq!(PageSettings::read(""), (PageSettings::default(), vec![]));
    }

    #[test]
    fn what_is_wrong_is_said_and_left_as_usual() {
        let (settings, problems) = PageSettings::read("clusters=900&scene=teapot&triangles=-3&colour=red&view=1_2");
        assert_eq!(settings, PageSettings::default());
        assert_eq!(problems.len(), 5, "{problems:?}");
        assert_eq!(problems[0], "“clusters” cannot be “900”: auto, or 1 to 64.");
    }

    #[test]
    fn a_scene_comes_with_its_own_resolution() {
        for shown in SHOWN {
            let (settings, problems) = PageSettings::read(&format!("scene={}", shown.name));
            assert_eq!((settings.triangles, problems), (shown.triangles, vec![]));
        }
    }
}
