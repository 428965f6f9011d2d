// The page: starts CLASP, keeps its clock, and brings controls, stats and picture together.
import init, { Page } from "./clasp3d_web.js";
import { Chart } from "./chart.js";
import { Controls } from "./controls.js";
import { Figures } from "./stats.js";
import { say } from "./messages.js";
import { listenToFiles } from "./files.js";
import { listenToView } from "./view.js";

const stage = document.getElementById("stage");
const loading = document.getElementById("loading");
const loadingText = document.getElementById("loading-text");

// Milliseconds after which a picture is late. After the loss of a device, Firefox may never show another one.
const LATE = 400;

/** Calls of the page that take time, one after the other. */
class Turns {
  #last = Promise.resolve();

  take(task) {
    const turn = this.#last.then(task);
    this.#last = turn.catch(() => {});
    return turn;
  }
}

/** Waits until the browser wants another picture; not for ever while it shows none that is late. */
const nextPicture = () =>
  new Promise((done) => {
    requestAnimationFrame(done);
    setTimeout(() => document.visibilityState === "visible" && done(), LATE);
  });

async function main() {
  await init();
  const page = await Page.open(document.getElementById("canvas"));
  const turns = new Turns();
  const stats = new Figures(page);
  const chart = new Chart(document.getElementById("chart"), document.getElementById("legend"), document.getElementById("with-motion"));
  let playing = true;
  // Frames that were asked for one by one.
  let steps = 0;
  // Frames whose detection is done, since the page was opened.
  let finished = 0;
  let stopped = false;

  const tell = () => page.takeNotices().forEach((notice) => say(notice));
  // What goes wrong is said, and the page goes on: unless wasm itself has stopped, which nothing can go on after.
  const complain = (error) => {
    if (error instanceof WebAssembly.RuntimeError) {
      stopped = true;
      say("CLASP has stopped: the browser had no memory left for it, or it has a defect. Reload the page to start again.", "error");
    } else {
      say(error.message ?? String(error), "error");
    }
  };
  const show = () => {
    tell();
    stats.show(playing);
  };

  const draw = () => {
    try {
      if (!stopped) page.draw();
    } catch (error) {
      complain(error);
    }
  };
  const setPlaying = (now) => {
    playing = now;
    controls.showPlaying(now);
    if (!now) stats.pause();
  };
  const apply = (text) => busy(() => page.apply(text)).then(() => {
    controls.reflect(page.link, page.meshName);
    chart.clear();
    setPlaying(new URLSearchParams(page.link).get("play") === "1");
  });
  const busy = async (work) => {
    loading.hidden = false;
    stage.setAttribute("aria-busy", "true");
    try {
      // So that the browser shows it before the work begins.
      await new Promise((done) => setTimeout(done, 30));
      await turns.take(work);
    } catch (error) {
      complain(error);
    } finally {
      loading.hidden = true;
      stage.removeAttribute("aria-busy");
      loadingText.textContent = "One moment…";
      show();
    }
  };
  const step = () => {
    setPlaying(false);
    steps += 1;
  };
  const restart = () => busy(() => page.restart()).then(() => chart.clear());
  const controls = new Controls(Page, {
    apply,
    togglePlaying: () => setPlaying(!playing),
    isPlaying: () => playing,
    step,
    restart,
    link: () => {
      // What is playing is known here.
      const link = new URLSearchParams(page.link);
      link.set("play", playing ? "1" : "0");
      return link.toString();
    },
    pairsCsv: () => page.pairsCsv(),
    resetView: () => page.resetView(),
  });
  listenToView(stage, page, { togglePlaying: () => setPlaying(!playing), step, restart });
  const openFile = async (file) => {
    if (file.size > Page.limits().mostBytes) {
      const megabytes = (bytes) => `${Math.round(bytes / 1048576)} MB`;
      say(`${file.name}: is ${megabytes(file.size)} long, and this page reads at most ${megabytes(Page.limits().mostBytes)}. The program takes more: clasp3d check ${file.name}`, "error");
      return;
    }
    await busy(async () => page.openMesh(file.name, new Uint8Array(await file.arrayBuffer())));
    controls.reflect(page.link, page.meshName);
    chart.clear();
    if (new URLSearchParams(page.link).get("scene") === "mesh") setPlaying(false);
  };
  listenToFiles(openFile);

  new ResizeObserver(() => {
    const scale = page.adapter?.endsWith("in software") ? 1 : Math.min(devicePixelRatio, 2);
    page.resize(Math.round(stage.clientWidth * scale), Math.round(stage.clientHeight * scale));
    // At once: a canvas of another size is empty.
    draw();
  }).observe(stage);

  const drawAgain = () => {
    draw();
    if (!stopped) requestAnimationFrame(drawAgain);
  };
  const advance = async () => {
    while (!stopped) {
      await nextPicture();
      try {
        await turns.take(async () => {
          if (page.isLost) {
            await page.recover();
            show();
            controls.reflect(page.link, page.meshName);
          }
          if (!playing && steps === 0) return;
          await page.advance();
          steps = Math.max(0, steps - 1);
          if (page.isLost) return;
          finished += 1;
          chart.add(stats.frameDone());
          show();
        });
      } catch (error) {
        // Once is enough.
        setPlaying(false);
        steps = 0;
        complain(error);
      }
    }
  };

  // For tests, and for the curious: `clasp3d.stats()` in the console says what the page knows of its last frame.
  window.clasp = {
    page,
    stats: () => ({ ...page.stats(), finished, playing, fps: stats.fps, drawnWith: page.drawnWith, adapter: page.adapter }),
    apply,
    openFile,
    settings: () => page.link,
  };

  await apply(location.hash.slice(1));
  addEventListener("hashchange", () => apply(location.hash.slice(1)));
  requestAnimationFrame(drawAgain);
  document.body.dataset.ready = "";
  await advance();
}

main().catch((error) => {
  loading.hidden = true;
  say(`CLASP did not start: ${error.message ?? error}`, "error");
});
