//! Settings of the page, and their text form `name=value&name=value` in links and controls.

use core::fmt;

use clasp3d::{ClusteringSettings, Clusters, Neighbors, Settings};

use super::camera::Camera;
use super::scenes::{self, PAGE_SCENES, USER_MESH};

/// Maximum number of triangles of a built-in scene. Files may have more.
pub const MAX_TRIANGLES: usize = 200_000;
/// Fewest triangles of a built-in scene.
pub const MIN_TRIANGLES: usize = 200;

/// Smallest fuzziness.
pub const MIN_FUZZINESS: f32 = 1.1;
/// Greatest fuzziness. With more, all cluster centers coincide.
pub const MAX_FUZZINESS: f32 = 4.0;

/// Settings of the page.
#[derive(Clone, Debug, PartialEq)]
pub struct PageSettings {
    /// Name of a built-in scene, or [`USER_MESH`].
    pub scene: &'static str,
    /// Approximate number of triangles of a built-in scene.
    pub triangles: usize,
    /// Number of clusters.
    pub clusters: Clusters,
    /// Fuzziness of the clustering.
    pub fuzziness: f32,
    /// Treatment of triangles that share a vertex.
    pub neighbors: Neighbors,
    /// Meaning of the colors of triangles.
    pub color: ColorBy,
    /// Marks in addition to colors.
    pub marks: Marks,
    /// Device that does the work.
    pub backend: BackendChoice,
    /// Whether frames advance by themselves.
    pub playing: bool,
    /// Camera, unless it is that of the scene.
    pub camera: Option<Camera>,
}

/// Meaning of the colors of triangles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColorBy {
    /// Lowest cluster of the triangle.
    Clusters,
    /// Object of the triangle.
    Objects,
    /// None: all triangles are gray.
    Plain,
}

/// Marks in addition to colors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marks {
    /// Stripes on triangles in more than one cluster.
    pub shared: bool,
    /// Intersecting triangles in red.
    pub hits: bool,
    /// Contacts as yellow lines.
    pub contacts: bool,
    /// Edges of all triangles.
    pub edges: bool,
}

/// Device that does the work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BackendChoice {
    /// A hardware GPU if there is one, else the CPU.
    Auto,
    /// A hardware GPU, or a software adapter if there is none.
    Gpu,
    /// The CPU.
    Cpu,
}

const COLORS: [(&str, ColorBy); 3] =
    [("clusters", ColorBy::Clusters), ("objects", ColorBy::Objects), ("plain", ColorBy::Plain)];
const NEIGHBORS: [(&str, Neighbors); 2] = [("exact", Neighbors::Exact), ("skip", Neighbors::Skip)];
const BACKENDS: [(&str, BackendChoice); 3] =
    [("auto", BackendChoice::Auto), ("gpu", BackendChoice::Gpu), ("cpu", BackendChoice::Cpu)];
const SWITCH: [(&str, bool); 2] = [("1", true), ("0", false)];

impl Default for PageSettings {
    fn default() -> Self {
        let scene = &PAGE_SCENES[0];
        Self {
            scene: scene.name,
            triangles: scene.triangles,
            // One cluster would be fastest for so few triangles, but the page is to show clusters.
            clusters: Clusters::Count(8),
            fuzziness: ClusteringSettings::default().fuzziness,
            neighbors: Neighbors::Exact,
            color: ColorBy::Clusters,
            marks: Marks { shared: true, hits: true, contacts: true, edges: true },
            backend: BackendChoice::Auto,
            playing: true,
            camera: None,
        }
    }
}

impl PageSettings {
    /// Parses the text form that [`Display`](fmt::Display) writes. Missing and invalid settings have defaults; each invalid
    /// one adds a message to the list.
    pub fn parse(text: &str) -> (Self, Vec<String>) {
        let (mut settings, mut problems) = (Self::default(), Vec::new());
        let mut triangles_given = false;
        for part in text.split('&').filter(|part| !part.is_empty()) {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            match settings.set(name, value) {
                Ok(true) => {}
                Ok(false) => problems.push(format!("Setting “{name}” ignored: there is no such setting.")),
                Err(expected) => {
                    problems.push(format!("Setting “{name}” ignored: expected {expected}, but got “{value}”."));
                }
            }
            triangles_given |= name == "triangles";
        }
        if let Some(scene) = scenes::find(settings.scene).filter(|_| !triangles_given) {
            settings.triangles = scene.triangles;
        }
        (settings, problems)
    }

    /// Sets one setting, if there is one of this name. The error lists the accepted values.
    fn set(&mut self, name: &str, value: &str) -> Result<bool, String> {
        match name {
            "scene" => {
                let names = PAGE_SCENES.iter().map(|scene| scene.name).chain([USER_MESH]);
                let names: Vec<(&str, &'static str)> = names.map(|name| (name, name)).collect();
                self.scene = one_of(&names, value)?;
            }
            "triangles" => self.triangles = within(value, MIN_TRIANGLES, MAX_TRIANGLES)?,
            "clusters" if value == "auto" => self.clusters = Clusters::Auto,
            "clusters" => {
                let count =
                    within(value, 1, clasp3d_kernels::types::MAX_CLUSTERS).map_err(|range| format!("auto or {range}"));
                self.clusters = Clusters::Count(count?);
            }
            "fuzziness" => self.fuzziness = within(value, MIN_FUZZINESS, MAX_FUZZINESS)?,
            "neighbors" => self.neighbors = one_of(&NEIGHBORS, value)?,
            "color" => self.color = one_of(&COLORS, value)?,
            "shared" => self.marks.shared = one_of(&SWITCH, value)?,
            "hits" => self.marks.hits = one_of(&SWITCH, value)?,
            "contacts" => self.marks.contacts = one_of(&SWITCH, value)?,
            "edges" => self.marks.edges = one_of(&SWITCH, value)?,
            "backend" => self.backend = one_of(&BACKENDS, value)?,
            "play" => self.playing = one_of(&SWITCH, value)?,
            "view" => self.camera = Some(Camera::parse(value).ok_or("six numbers separated by _")?),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Settings of the detector.
    pub fn for_detector(&self, backend: clasp3d::Backend) -> Settings {
        Settings {
            backend,
            neighbors: self.neighbors,
            clustering: ClusteringSettings { fuzziness: self.fuzziness, ..self.clusters.into() },
            contacts: self.marks.contacts,
            ..Default::default()
        }
    }

    /// Whether both have the same scene at the same resolution.
    pub fn same_scene(&self, other: &Self) -> bool {
        (self.scene, self.triangles) == (other.scene, other.triangles)
    }

    /// Whether both have the same detector settings, apart from the backend.
    pub fn same_detection(&self, other: &Self) -> bool {
        (self.clusters, self.neighbors, self.fuzziness, self.marks.contacts)
            == (other.clusters, other.neighbors, other.fuzziness, other.marks.contacts)
    }
}

/// Returns the value of this name. The error lists all names.
fn one_of<T: Copy>(names: &[(&str, T)], value: &str) -> Result<T, String> {
    let found = names.iter().find(|(name, _)| *name == value).map(|(_, value)| *value);
    found.ok_or_else(|| format!("one of {}", names.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")))
}

/// Parses a number from `low` to `high`. The error is the range.
fn within<T: Copy + core::str::FromStr + PartialOrd + fmt::Display>(text: &str, low: T, high: T) -> Result<T, String> {
    match text.parse() {
        Ok(number) if (low..=high).contains(&number) => Ok(number),
        _ => Err(format!("a number from {low} to {high}")),
    }
}

fn name_of<T: Copy + PartialEq>(names: &[(&'static str, T)], value: T) -> &'static str {
    names.iter().find(|(_, named)| *named == value).map_or("", |(name, _)| name)
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
    fn written_settings_parse_to_the_same_settings() {
        let settings = PageSettings {
            scene: "n-body",
            triangles: 1234,
            clusters: Clusters::Auto,
            fuzziness: 1.7,
            neighbors: Neighbors::Skip,
            color: ColorBy::Objects,
            marks: Marks { shared: false, hits: true, contacts: false, edges: false },
            backend: BackendChoice::Cpu,
            playing: false,
            camera: Some(Camera { yaw: 0.5, pitch: -0.25, distance: 3.0, target: glam::Vec3::new(1.0, -2.0, 0.5) }),
        };
        assert_eq!(PageSettings::parse(&settings.to_string()), (settings.clone(), vec![]));
        assert_ne!(settings, PageSettings::default());
        assert_eq!(PageSettings::parse(""), (PageSettings::default(), vec![]));
    }

    #[test]
    fn invalid_settings_have_defaults_and_messages() {
        let (settings, problems) = PageSettings::parse("clusters=900&scene=teapot&triangles=-3&colour=red&view=1_2");
        assert_eq!(settings, PageSettings::default());
        assert_eq!(problems.len(), 5, "{problems:?}");
        assert_eq!(problems[0], "Setting “clusters” ignored: expected auto or a number from 1 to 64, but got “900”.");
    }

    #[test]
    fn a_scene_has_its_own_default_resolution() {
        for scene in PAGE_SCENES {
            let (settings, problems) = PageSettings::parse(&format!("scene={}", scene.name));
            assert_eq!((settings.triangles, problems), (scene.triangles, vec![]));
        }
    }
}
