//! Command line options that several commands share: backend, detection, built-in scene.

use anyhow::bail;
use clap::ValueEnum;
use clasp3d::gpu::AdapterRequest;
use clasp3d::{Backend, ClusteringSettings, Clusters, Neighbors, ObjectFilter, Settings};
use clasp3d_scenes::{BuiltInScene, SCENES};

use super::memory::start_threads;

#[derive(clap::Args, Clone)]
pub struct BackendOptions {
    /// Device that does the work.
    #[arg(long, value_enum, default_value_t = BackendName::Auto)]
    backend: BackendName,
    /// GPU adapter to use: part of its name as listed by `clasp3d devices`.
    #[arg(long, value_name = "NAME")]
    adapter: Option<String>,
    /// Number of CPU threads, at most 512 [default: all].
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

impl Default for BackendOptions {
    fn default() -> Self {
        Self { backend: BackendName::Auto, adapter: None, threads: None }
    }
}

impl BackendOptions {
    /// Returns the requested backend, and sets the number of CPU threads of the process.
    pub fn apply(&self) -> anyhow::Result<Backend> {
        if let Some(threads) = self.threads.filter(|threads| !(1..=MAX_THREADS).contains(threads)) {
            bail!("--threads must be from 1 to {MAX_THREADS}, not {threads}");
        }
        start_threads(self.threads)?;
        Ok(match (self.backend, &self.adapter) {
            (BackendName::Cpu, Some(_)) => bail!("--adapter selects a GPU, but --backend is cpu"),
            (BackendName::Cpu, None) => Backend::Cpu,
            (BackendName::Auto, None) => Backend::Auto,
            (_, name) => Backend::Gpu(AdapterRequest { name: name.clone(), software: true, ..Default::default() }),
        })
    }
}

#[derive(clap::Args, Clone)]
#[command(next_help_heading = "Detection options")]
pub struct DetectionOptions {
    #[command(flatten)]
    backend: BackendOptions,
    /// Number of clusters, from 1 to 64. Affects speed only, not results.
    #[arg(long, value_name = "N|auto", default_value = "auto", value_parser = clusters)]
    clusters: Clusters,
    /// Fuzziness of the fuzzy c-means clustering, more than 1. Affects speed only, not results.
    #[arg(long, value_name = "NUMBER", default_value_t = 2.0)]
    fuzziness: f32,
    /// Treatment of triangles that share a vertex.
    #[arg(long, value_enum, default_value_t = NeighborsName::Exact)]
    neighbors: NeighborsName,
    /// Whether to find pairs within one object.
    #[arg(long, value_enum, default_value_t = Switch::On)]
    self_collisions: Switch,
}

/// Maximum number of threads. Starting more takes longer than the work.
const MAX_THREADS: usize = 512;

#[derive(Clone, Copy, ValueEnum)]
enum BackendName {
    /// A hardware GPU if there is one, else the CPU.
    Auto,
    /// The CPU.
    Cpu,
    /// A hardware GPU, or a software adapter if there is none.
    Gpu,
}

#[derive(Clone, Copy, ValueEnum)]
enum NeighborsName {
    /// Intersecting if they have more in common than the shared vertices.
    Exact,
    /// Never intersecting.
    Skip,
}

/// Value of an option that can be switched off.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Switch {
    On,
    Off,
}

fn clusters(text: &str) -> Result<Clusters, String> {
    match text {
        "auto" => Ok(Clusters::Auto),
        number => match number.parse() {
            Ok(count) => Ok(Clusters::Count(count)),
            Err(_) => Err("expected a number from 1 to 64, or auto".to_owned()),
        },
    }
}

/// Returns the spelling of a value on the command line.
fn value_name(value: impl ValueEnum) -> String {
    value.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default()
}

impl Default for DetectionOptions {
    fn default() -> Self {
        Self {
            backend: BackendOptions::default(),
            clusters: Clusters::Auto,
            fuzziness: 2.0,
            neighbors: NeighborsName::Exact,
            self_collisions: Switch::On,
        }
    }
}

impl DetectionOptions {
    /// Returns the requested settings, checked, and sets the number of CPU threads of the process. `contacts`: with
    /// contacts of each pair.
    pub fn settings(&self, contacts: bool) -> anyhow::Result<Settings> {
        let settings = Settings {
            backend: self.backend.apply()?,
            neighbors: match self.neighbors {
                NeighborsName::Exact => Neighbors::Exact,
                NeighborsName::Skip => Neighbors::Skip,
            },
            filter: ObjectFilter::new().self_collisions(self.self_collisions == Switch::On),
            contacts,
            clustering: ClusteringSettings { fuzziness: self.fuzziness, ..self.clusters.into() },
            ..Default::default()
        };
        settings.check()?;
        Ok(settings)
    }

    /// Name and value of each setting, for reports; and the number type of the coordinates.
    pub fn summary(&self, precision: &str) -> Vec<(&'static str, String)> {
        vec![
            ("precision", precision.to_owned()),
            ("fuzziness", self.fuzziness.to_string()),
            ("neighbors", value_name(self.neighbors)),
            ("self-collisions", value_name(self.self_collisions)),
        ]
    }
}

#[derive(clap::Args, Clone, Default)]
pub struct SceneOptions {
    /// Built-in scene: `clasp3d scenes` lists them.
    #[arg(long, value_name = "NAME")]
    pub scene: Option<String>,
    /// Number of frames of the built-in scene: of a simulation the first N frames, else the whole motion in N frames
    /// [default: that of the scene].
    #[arg(long, value_name = "N", requires = "scene")]
    pub frames: Option<usize>,
    /// Approximate number of triangles of the built-in scene [default: that of the scene].
    #[arg(long, value_name = "N", requires = "scene")]
    pub triangles: Option<usize>,
}

impl SceneOptions {
    /// Returns the requested scene, if any.
    pub fn find(&self) -> anyhow::Result<Option<ChosenScene>> {
        let Some(name) = &self.scene else {
            if self.frames.is_some() || self.triangles.is_some() {
                bail!("--frames and --triangles need a built-in scene: --scene NAME");
            }
            return Ok(None);
        };
        let Some(built_in) = BuiltInScene::find(name) else {
            let names: Vec<&str> = SCENES.iter().map(|scene| scene.name).collect();
            bail!("unknown scene {name:?}; built-in scenes: {}", names.join(", "));
        };
        let frames = self.frames.unwrap_or(built_in.frames);
        if frames == 0 {
            bail!("--frames must be at least 1");
        }
        Ok(Some(ChosenScene { built_in, triangles: self.triangles.unwrap_or(built_in.triangles), frames }))
    }
}

/// A built-in scene with its resolution and length.
pub struct ChosenScene {
    pub built_in: &'static BuiltInScene,
    pub triangles: usize,
    pub frames: usize,
}
