// The page: connects the wasm with controls, stats, chart and picture, and advances frames.
import init, { Page } from "./clasp3d_web.js";
import { Chart } from "./chart.js";
import { Controls } from "./controls.js";
import { listenToFiles } from "./files.js";
import { showMessage } from "./messages.js";
import { StatsPanel } from "./stats.js";
import { listenToView } from "./view.js";

const get = (id) => document.getElementById(id);

// Milliseconds after which the page stops waiting for an animation frame: after the loss of a device, Firefox may never
// send another one.
const FRAME_TIMEOUT = 400;

// Milliseconds that the browser gets to show the spinner before long work begins.
const SPINNER_DELAY = 30;

const OUT_OF_MEMORY = "CLASP has stopped: the browser is out of memory, or CLASP has a defect. Reload the page to start again.";

/** Runs async calls of the page one after the other. */
class CallQueue {
  #last = Promise.resolve();

  run(call) {
    const result = this.#last.then(call);
    this.#last = result.catch(() => {});
    return result;
  }
}

/** Waits for the next animation frame; on a visible page at most FRAME_TIMEOUT. */
const nextAnimationFrame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(() => document.visibilityState === "visible" && resolve(), FRAME_TIMEOUT);
  });

const megabytes = (bytes) => `${Math.round(bytes / 1048576)} MB`;

class App {
  #page;
  #stats;
  #chart;
  #controls;
  #viewport = get("viewport");
  #queue = new CallQueue();
  #playing = true;
  /** Frames still to be shown after clicks on "Step". */
  #steps = 0;
  /** Frames detected since the page was opened. */
  #finished = 0;
  /** Whether the wasm has crashed. */
  #stopped = false;

  constructor(page) {
    this.#page = page;
    this.#stats = new StatsPanel(page);
    this.#chart = new Chart(get("chart"), get("legend"), get("with-animation"));
    const playback = {
      togglePlaying: () => this.#setPlaying(!this.#playing),
      isPlaying: () => this.#playing,
      step: () => this.#step(),
      restart: () => this.#restart(),
    };
    this.#controls = new Controls(Page, {
      ...playback,
      apply: (text) => this.apply(text),
      link: () => this.#link(),
      pairsCsv: () => page.pairsCsv(),
      resetView: () => page.resetView(),
    });
    listenToView(this.#viewport, page, playback);
    listenToFiles((file) => this.openFile(file));
    // Draws at once: a canvas is empty after a change of its size.
    new ResizeObserver(() => {
      this.#resize();
      this.#draw();
    }).observe(this.#viewport);
  }

  /** Applies the settings of the link, then draws and advances frames until the wasm crashes. */
  async run() {
    const applyLink = () => this.apply(location.hash.slice(1));
    await applyLink();
    addEventListener("hashchange", applyLink);
    this.#drawContinuously();
    document.body.dataset.ready = "";
    while (!this.#stopped) {
      await nextAnimationFrame();
      try {
        await this.#queue.run(() => this.#advance());
      } catch (error) {
        // Paused: the next frame would show the same error again.
        this.#setPlaying(false);
        this.#steps = 0;
        this.#showError(error);
      }
    }
  }

  /** Applies settings in text form. */
  async apply(text) {
    await this.#runBusy(() => this.#page.apply(text));
    this.#showSettings();
    this.#chart.clear();
    this.#setPlaying(new URLSearchParams(this.#page.link).get("play") === "1");
  }

  async openFile(file) {
    const { maxFileBytes } = Page.limits();
    if (file.size > maxFileBytes) {
      const sizes = `The file has ${megabytes(file.size)}, but this page reads at most ${megabytes(maxFileBytes)}`;
      showMessage(`${sizes} (${file.name}). The program has no such limit: clasp3d check ${file.name}`, "error");
      return;
    }
    await this.#runBusy(async () => this.#page.openMesh(file.name, new Uint8Array(await file.arrayBuffer())));
    this.#showSettings();
    this.#chart.clear();
    if (new URLSearchParams(this.#page.link).get("scene") === "mesh") this.#setPlaying(false);
  }

  /** Stats and state of the page, for tests. */
  stats() {
    const { drawnWith, adapter } = this.#page;
    const state = { finished: this.#finished, playing: this.#playing, fps: this.#stats.fps, drawnWith, adapter };
    return { ...this.#page.stats(), ...state };
  }

  async #advance() {
    const page = this.#page;
    if (page.isLost) {
      await page.recover();
      this.#showStats();
      this.#showSettings();
    }
    if (!this.#playing && this.#steps === 0) return;
    await page.advance();
    this.#steps = Math.max(0, this.#steps - 1);
    if (page.isLost) return;
    this.#finished += 1;
    this.#chart.add(this.#stats.countFrame());
    this.#showStats();
  }

  #step() {
    this.#setPlaying(false);
    this.#steps += 1;
  }

  async #restart() {
    await this.#runBusy(() => this.#page.restart());
    this.#chart.clear();
  }

  /** Runs a call with the spinner shown. */
  async #runBusy(call) {
    get("loading").hidden = false;
    this.#viewport.setAttribute("aria-busy", "true");
    try {
      await new Promise((resolve) => setTimeout(resolve, SPINNER_DELAY));
      await this.#queue.run(call);
    } catch (error) {
      this.#showError(error);
    } finally {
      get("loading").hidden = true;
      get("loading-text").textContent = "Working…";
      this.#viewport.removeAttribute("aria-busy");
      this.#showStats();
    }
  }

  /** The settings as text. Only JavaScript knows whether the page plays. */
  #link() {
    const link = new URLSearchParams(this.#page.link);
    link.set("play", this.#playing ? "1" : "0");
    return link.toString();
  }

  #setPlaying(playing) {
    this.#playing = playing;
    this.#controls.showPlaying(playing);
    if (!playing) this.#stats.pause();
  }

  #showSettings() {
    this.#controls.showSettings(this.#page.link, this.#page.meshName);
  }

  #showStats() {
    this.#page.takeNotices().forEach((notice) => showMessage(notice));
    this.#stats.show(this.#playing);
  }

  /** Shows an error. The page continues, unless the wasm has crashed. */
  #showError(error) {
    if (error instanceof WebAssembly.RuntimeError) this.#stopped = true;
    showMessage(this.#stopped ? OUT_OF_MEMORY : error.message ?? String(error), "error");
  }

  #resize() {
    const scale = this.#page.adapter && this.#page.isSoftware ? 1 : Math.min(devicePixelRatio, 2);
    this.#page.resize(Math.round(this.#viewport.clientWidth * scale), Math.round(this.#viewport.clientHeight * scale));
  }

  #draw() {
    try {
      if (!this.#stopped) this.#page.draw();
    } catch (error) {
      this.#showError(error);
    }
  }

  #drawContinuously() {
    requestAnimationFrame(() => {
      this.#draw();
      if (!this.#stopped) this.#drawContinuously();
    });
  }
}

async function main() {
  await init();
  const page = await Page.open(get("canvas"));
  const app = new App(page);
  // For tests, and for the console: `clasp3d.stats()` returns the stats of the last frame.
  window.clasp3d = {
    page,
    stats: () => app.stats(),
    apply: (text) => app.apply(text),
    openFile: (file) => app.openFile(file),
    settings: () => page.link,
  };
  await app.run();
}

main().catch((error) => {
  get("loading").hidden = true;
  showMessage(`CLASP did not start: ${error.message ?? error}`, "error");
});
