//! How to detect: what commands have in common.

use anyhow::{Context as _, bail};
use clap::ValueEnum;
use clasp::gpu::AdapterRequest;
use clasp::scene::built_in::{BUILT_IN, BuiltIn};
use clasp::{Backend, Clusters, Neighbors, ObjectFilter, Settings};

#[derive(clap::Args, Clone)]
pub struct BackendOptions {
    /// Where the work is done. `auto`: on a hardware GPU where there is one, else on the CPU. `gpu` takes a software
    /// adapter, too, if there is nothing better.
    #[arg(long, value_enum, default_value_t = BackendName::Auto)]
    backend: BackendName,
    /// Part of the name of the GPU adapter to use, as `clasp devices` lists them.
    #[arg(long, value_name = "NAME")]
    adapter: Option<String>,
    /// Threads of the CPU to use. By default as many as it has.
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

impl Default for BackendOptions {
    fn default() -> Self {
        Self { backend: BackendName::Auto, adapter: None, threads: None }
    }
}

impl BackendOptions {
    /// The backend that they stand for. From here on, the CPU has as many threads as they say.
    pub fn backend(&self) -> anyhow::Result<Backend> {
        if let Some(threads) = self.threads {
            if !(1..=MOST_THREADS).contains(&threads) {
                bail!("--threads: from 1 to {MOST_THREADS}, not {threads}");
            }
            rayon::ThreadPoolBuilder::new().num_threads(threads).build_global().context("--threads")?;
        }
        Ok(match (self.backend, &self.adapter) {
            (BackendName::Cpu, Some(_)) => bail!("--adapter names a GPU, but --backend is cpu"),
            (BackendName::Cpu, None) => Backend::Cpu,
            (BackendName::Auto, None) => Backend::Auto,
            (_, name) => Backend::Gpu(AdapterRequest { name: name.clone(), software: true, ..Default::default() }),
        })
    }
}

#[derive(clap::Args, Clone)]
#[command(next_help_heading = "How to detect")]
pub struct DetectionOptions {
    #[command(flatten)]
    backend: BackendOptions,
    /// Into how many clusters the scene is divided, from 1 to 64. The pairs are the same with any number.
    #[arg(long, value_name = "N|auto", default_value = "auto", value_parser = clusters)]
    clusters: Clusters,
    /// The fuzziness of the clustering, more than 1. The pairs are the same with any.
    #[arg(long, default_value_t = 2.0)]
    fuzziness: f32,
    /// What becomes of triangles that share a vertex. `exact`: they are a pair where they have more in common than what
    /// they share. `skip`: they never are.
    #[arg(long, value_enum, default_value_t = NeighborsName::Exact)]
    neighbors: NeighborsName,
    /// Whether triangles of one object can be a pair.
    #[arg(long, value_enum, default_value_t = Switch::On)]
    self_collisions: Switch,
}

/// Starting more takes longer than any work that they could share.
const MOST_THREADS: usize = 512;

#[derive(Clone, Copy, ValueEnum)]
enum BackendName {
    Auto,
    Cpu,
    Gpu,
}

#[derive(Clone, Copy, ValueEnum)]
enum NeighborsName {
    Exact,
    Skip,
}

/// What can be switched on and off.
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
            Err(_) => Err("a number from 1 to 64, or auto".to_owned()),
        },
    }
}

fn name_of(value: impl ValueEnum) -> String {
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
    /// The settings that they stand for.
    pub fn settings(&self, contacts: bool) -> anyhow::Result<Settings> {
        let backend = self.backend.backend()?;
        let settings = Settings {
            backend,
            neighbors: match self.neighbors {
                NeighborsName::Exact => Neighbors::Exact,
                NeighborsName::Skip => Neighbors::Skip,
            },
            filter: ObjectFilter::new().self_collisions(matches!(self.self_collisions, Switch::On)),
            contacts,
            clusters: self.clusters,
            fuzziness: self.fuzziness,
            ..Default::default()
        };
        // Before anything is read.
        settings.check()?;
        Ok(settings)
    }

    /// The settings in words.
    pub fn in_words(&self) -> Vec<(&'static str, String)> {
        vec![
            ("fuzziness", self.fuzziness.to_string()),
            ("neighbors", name_of(self.neighbors)),
            ("self-collisions", name_of(self.self_collisions)),
        ]
    }
}

#[derive(clap::Args, Clone, Default)]
pub struct SceneOptions {
    /// A built-in scene: see `clasp scenes`.
    #[arg(long, value_name = "NAME")]
    pub scene: Option<String>,
    /// How many frames the whole motion of the built-in scene has; of a simulation, how many are simulated.
    #[arg(long, value_name = "N", requires = "scene")]
    pub frames: Option<usize>,
    /// About how many triangles the built-in scene has.
    #[arg(long, value_name = "N", requires = "scene")]
    pub triangles: Option<usize>,
}

impl SceneOptions {
    /// The scene that they name, if they name one.
    pub fn find(&self) -> anyhow::Result<Option<ChosenScene>> {
        let Some(name) = &self.scene else {
            if self.frames.is_some() || self.triangles.is_some() {
                bail!("--frames and --triangles are for a built-in scene: --scene NAME");
            }
            return Ok(None);
        };
        let Some(built_in) = BuiltIn::find(name) else {
            let names: Vec<&str> = BUILT_IN.iter().map(|scene| scene.name).collect();
            bail!("there is no scene {name:?}; there are {}", names.join(", "));
        };
        let frames = self.frames.unwrap_or(built_in.frames);
        if frames == 0 {
            bail!("--frames: at least one frame is needed");
        }
        Ok(Some(ChosenScene { built_in, triangles: self.triangles.unwrap_or(built_in.triangles), frames }))
    }
}

/// A built-in scene, and how much of it.
pub struct ChosenScene {
    pub built_in: &'static BuiltIn,
    pub triangles: usize,
    pub frames: usize,
}
