//! Times of the cloth simulation by the points of a tablecloth and by the faces of the ball below it: the scene of Figs. 3 and
//! 4 of Vassilev and Dochev (2010).

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use clap::Parser;
use clasp3d::Backend;
use clasp3d::cloth::{BodyCollisions, Cloth, Material, Simulation, SimulationSettings, Steps};
use clasp3d::gpu::{AdapterRequest, Gpu};
use clasp3d_tests::surfaces;
use comfy_table::{CellAlignment, Table, presets};

/// Steps per frame: the host reads the status once per frame.
const STEPS: u32 = 20;

/// Faces of the ball in the first table, as in the paper.
const FACES: usize = 576;

/// Points along each side of the cloth in the second table.
const POINTS: u32 = 64;

/// Times the cloth simulation.
#[derive(Parser)]
struct Arguments {
    /// Points along each side of the cloth; one row each.
    #[arg(long, value_delimiter = ',', default_values_t = [32, 64, 128, 256])]
    points: Vec<u32>,
    /// Approximate numbers of faces of the ball; one row each.
    #[arg(long, value_delimiter = ',', default_values_t = [50, 150, 600, 2_000, 6_000, 20_000])]
    faces: Vec<usize>,
    /// Steps of each run.
    #[arg(long, default_value_t = 2000)]
    steps: u32,
    /// Seconds after which a run is cut short. Its time is then scaled to all steps, and marked.
    #[arg(long, default_value_t = 15.0)]
    seconds: f64,
    /// Part of the name of the adapter to use.
    #[arg(long)]
    adapter: Option<String>,
    /// Runs on the CPU only.
    #[arg(long)]
    cpu: bool,
    /// Passed by `cargo bench`.
    #[arg(long, hide = true)]
    bench: bool,
}

/// A backend, with a number of threads.
struct Contestant {
    name: &'static str,
    backend: Backend,
    threads: usize,
}

/// A method of collisions.
#[derive(Clone, Copy)]
struct Method {
    name: &'static str,
    bodies: BodyCollisions,
    self_collisions: bool,
}

const EVERY_FACE: Method = Method { name: "(a) every face", bodies: BodyCollisions::EveryFace, self_collisions: false };
const FACES_BY_SWEEP: Method =
    Method { name: "(b) faces by sweep", bodies: BodyCollisions::FacesBySweep, self_collisions: false };
const CONTACTS: Method =
    Method { name: "contacts, with self-collisions", bodies: BodyCollisions::Contacts, self_collisions: true };

/// Result of a run.
struct Timed {
    time: Duration,
    steps: u32,
    /// Positions after the first frame.
    first_frame: Vec<[f32; 3]>,
}

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    ensure!(arguments.steps >= STEPS, "--steps must be at least {STEPS}");
    let request = AdapterRequest { software: true, name: arguments.adapter.clone(), ..Default::default() };
    let gpu = Arc::new(Gpu::new(request));
    let threads = std::thread::available_parallelism().map_or(1, |count| count.get());
    let mut contestants = vec![
        Contestant { name: "CPU, one thread", backend: Backend::Cpu, threads: 1 },
        Contestant { name: "CPU, all threads", backend: Backend::Cpu, threads },
    ];
    match gpu.device_blocking() {
        _ if arguments.cpu => {}
        Ok(device) => {
            println!("GPU: {}; CPU: {threads} threads", device.adapter().name);
            contestants.push(Contestant { name: "GPU", backend: Backend::Shared(gpu), threads });
        }
        Err(error) => println!("no GPU: {error}; the tables have the CPU only"),
    }
    let steps = arguments.steps;
    println!("\nA tablecloth on a ball of {FACES} faces: seconds for {steps} steps (Fig. 3)");
    println!("{}", by_points(&arguments, &contestants)?);
    println!("\n{POINTS} x {POINTS} points and balls of several sizes: milliseconds per step (Fig. 4)");
    println!("{}", by_faces(&arguments, &contestants[1..])?);
    println!("~ cut short after {} seconds and scaled to all steps", arguments.seconds);
    Ok(())
}

fn by_points(arguments: &Arguments, contestants: &[Contestant]) -> Result<Table> {
    let methods = [EVERY_FACE, FACES_BY_SWEEP, CONTACTS];
    let mut table = new_table(["points", "on"].into_iter().chain(methods.map(|method| method.name)));
    for &points in &arguments.points {
        for contestant in contestants {
            let mut row = vec![format!("{points} x {points}"), contestant.name.to_owned()];
            let mut first_frames = Vec::new();
            for method in methods {
                let timed = run(arguments, contestant, method, points, FACES)?;
                let seconds = timed.time.as_secs_f64() * f64::from(arguments.steps) / f64::from(timed.steps);
                row.push(format!("{}{seconds:.1}", timed.mark(arguments)));
                first_frames.push(timed.first_frame);
            }
            ensure!(first_frames[0] == first_frames[1], "faces by sweep give other frames than every face");
            table.add_row(row);
        }
    }
    Ok(table)
}

fn by_faces(arguments: &Arguments, contestants: &[Contestant]) -> Result<Table> {
    let mut table = new_table(["faces", "on", EVERY_FACE.name, FACES_BY_SWEEP.name, "(a) / (b)"].into_iter());
    for &faces in &arguments.faces {
        for contestant in contestants {
            let every = run(arguments, contestant, EVERY_FACE, POINTS, faces)?;
            let by_sweep = run(arguments, contestant, FACES_BY_SWEEP, POINTS, faces)?;
            ensure!(every.first_frame == by_sweep.first_frame, "faces by sweep give other frames than every face");
            let step = |timed: &Timed| timed.time.as_secs_f64() * 1e3 / f64::from(timed.steps);
            table.add_row([
                surfaces::ball(faces, 0.4).triangles.len().to_string(),
                contestant.name.to_owned(),
                format!("{}{:.2}", every.mark(arguments), step(&every)),
                format!("{}{:.2}", by_sweep.mark(arguments), step(&by_sweep)),
                format!("{:.2}", step(&every) / step(&by_sweep)),
            ]);
        }
    }
    Ok(table)
}

impl Timed {
    fn mark(&self, arguments: &Arguments) -> &'static str {
        if self.steps < arguments.steps { "~" } else { "" }
    }
}

/// Times a tablecloth of `points` × `points` points that falls onto a ball.
fn run(arguments: &Arguments, contestant: &Contestant, method: Method, points: u32, faces: usize) -> Result<Timed> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(contestant.threads).build()?;
    pool.install(|| {
        let sheet =
            || Cloth::grid(points, points, &Material::COTTON, |[u, v]| [1.6 * (u - 0.5), 1.6 * (v - 0.5), 0.41]);
        let ball = surfaces::ball(faces, 0.4);
        let Method { bodies, self_collisions, .. } = method;
        let settings =
            SimulationSettings { backend: contestant.backend.clone(), bodies, self_collisions, ..Default::default() };
        let allowed =
            Simulation::new([sheet()?], [], SimulationSettings { backend: Backend::Cpu, ..settings.clone() })?
                .allowed_step();
        let frame_time = 0.99 * STEPS as f32 * allowed;
        let settings = SimulationSettings { frame_time, steps: Steps::Count(STEPS), ..settings };
        let mut simulation = Simulation::new([sheet()?], [ball.clone()], settings)?;
        // The first frame is not timed: it compiles pipelines and enlarges buffers.
        simulation.frame(&ball.positions).context("in the first frame")?;
        let first_frame = simulation.positions()?;
        let (mut steps, mut time) = (0, Duration::ZERO);
        while steps < arguments.steps && time.as_secs_f64() < arguments.seconds {
            let start = Instant::now();
            simulation.frame(&ball.positions)?;
            time += start.elapsed();
            steps += STEPS;
        }
        ensure!(simulation.positions()?.as_flattened().iter().all(|x| x.is_finite()), "positions are not finite");
        Ok(Timed { time, steps, first_frame })
    })
}

fn new_table<'a>(header: impl Iterator<Item = &'a str>) -> Table {
    let mut table = Table::new();
    table.load_style(presets::UTF8_FULL_CONDENSED);
    table.set_header(header);
    for column in table.column_iter_mut().skip(2) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}
