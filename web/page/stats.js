// The panel with the stats of the last frame.
import { Page } from "./clasp3d_web.js";

const get = (id) => document.getElementById(id);
const integer = new Intl.NumberFormat("en");
// Milliseconds over which the frame rate is measured.
const WINDOW = 2000;

const shortened = (count) => (count < 1e6 ? integer.format(count) : `${(count / 1e6).toFixed(count < 1e7 ? 2 : 1)} M`);

export class StatsPanel {
  #page;
  /** Times at which frames ended. */
  #ends = [];
  #shownSizes = "";

  constructor(page) {
    this.#page = page;
  }

  /** Frames per second; `null` before the second frame. */
  get fps() {
    const ends = this.#ends;
    return ends.length < 2 ? null : ((ends.length - 1) * 1000) / (ends.at(-1) - ends[0]);
  }

  /** Counts a frame, and returns names and times of its steps. */
  countFrame() {
    const now = performance.now();
    this.#ends.push(now);
    while (this.#ends.length > 2 && this.#ends[0] < now - WINDOW) this.#ends.shift();
    return this.#page.stats().times;
  }

  /** Restarts the measurement of the frame rate. */
  pause() {
    this.#ends = [];
  }

  show(playing) {
    const stats = this.#page.stats();
    const { frame, drawnFrame, frames, pairs, triangles, candidates, clusters, shared } = stats;
    get("frame").textContent = frames > 1 ? `${frame} / ${frames - 1}` : "not animated";
    get("pairs").textContent = integer.format(pairs);
    get("pairs").classList.toggle("found", pairs > 0);
    get("triangles-now").textContent = integer.format(triangles);
    get("candidates").textContent = shortened(candidates);
    get("clusters-now").textContent = clusters;
    get("shared-now").textContent = integer.format(shared);
    const fps = this.fps;
    get("fps").textContent = playing && fps !== null ? fps.toFixed(fps < 10 ? 1 : 0) : "–";
    get("shown-frames").textContent = `Positions of frame ${drawnFrame}, marks of frame ${frame}`;
    const device = (name) => (name === "cpu" ? "the CPU" : name || "the GPU");
    const adapter = this.#page.adapter;
    const renderer = this.#page.drawnWith === "webgpu" ? `WebGPU (${adapter})` : "the CPU";
    const animated = stats.animationBackend ? `animated on ${device(stats.animationBackend)}, ` : "";
    get("devices").textContent = `${animated}detected on ${device(stats.detectionBackend)}, drawn with ${renderer}`;
    this.#showClusterSizes(stats.clusterSizes);
  }

  #showClusterSizes(sizes) {
    const text = sizes.join();
    if (text === this.#shownSizes) return;
    this.#shownSizes = text;
    const bars = sizes.map((size, cluster) => {
      const bar = document.createElement("span");
      bar.style.flexGrow = size;
      bar.style.background = Page.clusterColor(cluster);
      bar.title = `cluster ${cluster}: ${integer.format(size)} triangles`;
      return bar;
    });
    get("cluster-sizes").replaceChildren(...bars);
    get("cluster-sizes").setAttribute("aria-label", `Triangles per cluster: ${sizes.map((size) => integer.format(size)).join("; ")}`);
  }
}
