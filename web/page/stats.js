// The live stats beside the picture.
import { Page } from "./clasp3d_web.js";

const get = (id) => document.getElementById(id);
const whole = new Intl.NumberFormat("en");
// Frames a second are counted over so many milliseconds.
const WINDOW = 2000;

const short = (count) => (count < 1e6 ? whole.format(count) : `${(count / 1e6).toFixed(count < 1e7 ? 2 : 1)} M`);

export class Figures {
  #page;
  #ends = [];
  #sizes = "";

  constructor(page) {
    this.#page = page;
  }

  /** Frames a second, or nothing before the second frame. */
  get fps() {
    const ends = this.#ends;
    return ends.length < 2 ? null : ((ends.length - 1) * 1000) / (ends.at(-1) - ends[0]);
  }

  /** Counts a frame, and returns what took how long in it. */
  frameDone() {
    const now = performance.now();
    this.#ends.push(now);
    while (this.#ends.length > 2 && this.#ends[0] < now - WINDOW) this.#ends.shift();
    return this.#page.stats().times;
  }

  /** The time that passes now is no frame's. */
  pause() {
    this.#ends = [];
  }

  show(playing) {
    const stats = this.#page.stats();
    const { frame, drawnFrame, frames, pairs, triangles, candidates, clusters, shared } = stats;
    get("frame").textContent = frames > 1 ? `${frame} / ${frames - 1}` : "still";
    get("pairs").textContent = whole.format(pairs);
    get("pairs").classList.toggle("some", pairs > 0);
    get("triangles-now").textContent = whole.format(triangles);
    get("candidates").textContent = short(candidates);
    get("clusters-now").textContent = clusters;
    get("shared-now").textContent = whole.format(shared);
    const fps = this.fps;
    get("fps").textContent = playing && fps !== null ? fps.toFixed(fps < 10 ? 1 : 0) : "–";
    get("late-now").textContent = `Shape of frame ${drawnFrame}, marks of frame ${frame}`;
    const on = (name) => (name === "cpu" ? "the CPU" : name || "the GPU");
    const adapter = this.#page.adapter;
    const drawn = this.#page.drawnWith === "webgpu" ? `WebGPU (${adapter})` : "the CPU";
    const moved = stats.movedOn ? `moved on ${on(stats.movedOn)}, ` : "";
    get("where").textContent = `${moved}detected on ${on(stats.detectedOn)}, drawn with ${drawn}`;
    this.#showSizes(stats.clusterSizes);
  }

  #showSizes(sizes) {
    const text = sizes.join();
    if (text === this.#sizes) return;
    this.#sizes = text;
    const bars = sizes.map((size, cluster) => {
      const bar = document.createElement("span");
      bar.style.flexGrow = size;
      bar.style.background = Page.clusterColor(cluster);
      bar.title = `cluster ${cluster}: ${whole.format(size)} triangles`;
      return bar;
    });
    get("sizes").replaceChildren(...bars);
    get("sizes").setAttribute("aria-label", `Triangles in each cluster: ${sizes.map((size) => whole.format(size)).join("; ")}`);
  }
}
