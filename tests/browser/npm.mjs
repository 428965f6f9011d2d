// Uses the npm package in headless Chromium, with and without WebGPU, and prints the results as JSON.
//
//   node npm.mjs URL CHROMIUM
//
// The page at URL runs the example of the README. npm.rs wrote it, and scenes.json and worker.js next to it.
import { launch } from "./browsers.mjs";

const [url, executablePath] = process.argv.slice(2);
const results = { consoleErrors: [] };

async function newPage(browser) {
  const page = await browser.newPage();
  page.on("console", (message) => message.type() === "error" && results.consoleErrors.push(message.text()));
  page.on("pageerror", (error) => results.consoleErrors.push(String(error)));
  return page;
}

/** Opens the example, and returns type and numbers of each array that it logs. */
async function runExample(page) {
  const logs = [];
  page.on("console", (message) => {
    if (message.type() === "log") logs.push(message.args()[0].evaluate((array) => [array.constructor.name, ...array]));
  });
  await page.goto(url);
  await page.waitForSelector("body[data-done]", { state: "attached", timeout: 60_000 });
  return Promise.all(logs);
}

/**
 * Detects every frame of some scenes. Returns pairs, properties and stats of each detector, and why its GPU devices were
 * lost after `free`. Few scenes: SwiftShader takes seconds to open a device.
 */
async function detectScenes(page, backend, indices) {
  return page.evaluate(async ([backend, indices]) => {
    const { Detector } = await import("clasp3d");
    let devices = [];
    if (backend === "gpu") {
      const { requestDevice } = GPUAdapter.prototype;
      GPUAdapter.prototype.requestDevice = async function (...all) {
        const device = await requestDevice.apply(this, all);
        devices.push(device.lost.then(({ reason }) => reason));
        return device;
      };
    }
    const scenes = await (await fetch("scenes.json")).json();
    const results = [];
    for (const { triangles, options, frames } of indices.map((index) => scenes[index])) {
      const detector = await Detector.create(new Uint32Array(triangles), { ...options, backend });
      const before = detector.stats;
      const pairs = [];
      for (const frame of frames) {
        const positions = new Float32Array(frame);
        const promise = detector.detect(positions);
        positions.fill(NaN); // `detect` has copied them
        pairs.push(await promise);
      }
      if (!pairs.every((pairs) => pairs instanceof Uint32Array)) throw new Error("the pairs are not a Uint32Array");
      const any = await detector.findAny(new Float32Array(frames.at(-1)));
      const { backend: on, adapter, vertices, stats } = detector;
      detector.free();
      const timeout = new Promise((resolve) => setTimeout(resolve, 20_000, "not lost"));
      const lost = await Promise.all(devices.map((reason) => Promise.race([reason, timeout])));
      devices = [];
      results.push({ pairs: pairs.map((pairs) => Array.from(pairs)), any, before, on, adapter, vertices, stats, lost });
    }
    return results;
  }, [backend, indices]);
}

/** Makes invalid calls, and returns the message of each. */
async function invalidCalls(page) {
  return page.evaluate(async () => {
    const { Detector } = await import("clasp3d");
    const triangles = new Uint32Array([0, 1, 2, 3, 4, 5]);
    const positions = new Float32Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 1, 1, -1, 1, 1, 1, 2, 1, 1]);
    const cpu = (options) => Detector.create(triangles, { backend: "cpu", ...options });
    const detector = await cpu();
    const messages = {};
    async function record(name, body) {
      let promise;
      try {
        promise = body();
      } catch (error) {
        messages[name] = `thrown, not rejected: ${error}`;
        return;
      }
      messages[name] = await promise.then(
        () => "accepted",
        (error) => (error instanceof Error ? error.message : `not an Error: ${error}`),
      );
    }
    const replaced = (index, value) => positions.map((number, i) => (i === index ? value : number));
    await record("too few positions", () => detector.detect(positions.slice(0, 15)));
    await record("incomplete position", () => detector.detect(positions.slice(0, 16)));
    await record("array of positions", () => detector.detect([...positions]));
    await record("NaN", () => detector.detect(replaced(13, NaN)));
    await record("infinity", () => detector.findAny(replaced(2, -Infinity)));
    await record("missing vertex", () => cpu({ vertices: 5 }));
    await record("negative vertex", () => Detector.create(new Uint32Array([0, 1, -1]), { backend: "cpu" }));
    await record("no triangles", () => Detector.create(new Uint32Array(0)));
    await record("array of triangles", () => Detector.create([0, 1, 2]));
    await record("incomplete triangle", () => Detector.create(triangles.slice(0, 4)));
    await record("too many clusters", () => cpu({ clusters: 65 }));
    await record("fractional clusters", () => cpu({ clusters: 2.5 }));
    await record("fuzziness of 1", () => cpu({ fuzziness: 1 }));
    await record("unknown backend", () => cpu({ backend: "cuda" }));
    await record("null neighbors", () => cpu({ neighbors: null }));
    await record("unknown option", () => cpu({ cluster: 3 }));
    await record("unsorted objects", () => cpu({ objects: [1, 0] }));
    await record("missing object", () => cpu({ objects: [0, 1], mayTouch: [[0, 2]] }));
    await record("selfCollisions as text", () => cpu({ selfCollisions: "no" }));
    const running = detector.detect(positions);
    await record("overlapping call", () => detector.detect(positions));
    messages["pairs of the call that was overlapped"] = Array.from(await running).join();
    messages["pairs after all errors"] = Array.from(await detector.detect(positions)).join();
    const last = detector.detect(positions);
    detector.free();
    detector.free();
    messages["pairs of a call during free"] = Array.from(await last).join();
    await record("freed", () => detector.detect(positions));
    await record("constructor", async () => new Detector());
    if (Symbol.dispose) {
      const disposed = await cpu();
      disposed[Symbol.dispose]();
      await record("disposed", () => disposed.findAny(positions));
    }
    return messages;
  });
}

/** Returns the pairs of the last frame of the first scene, found in a worker. */
async function detectInWorker(page, backend) {
  return page.evaluate(
    (backend) =>
      new Promise((resolve, reject) => {
        const worker = new Worker("worker.js", { type: "module" });
        worker.onmessage = ({ data }) => ("error" in data ? reject(new Error(data.error)) : resolve(data.pairs));
        worker.onerror = (event) => reject(new Error(event.message));
        worker.postMessage(backend);
      }),
    backend,
  );
}

let browser = await launch(executablePath);
try {
  const page = await newPage(browser);
  results.example = await runExample(page);
  results.cpu = await detectScenes(page, "cpu", [0, 1, 2]);
  results.gpu = await detectScenes(page, "gpu", [0, 2]);
  results.messages = await invalidCalls(page);
  results.worker = { cpu: await detectInWorker(page, "cpu"), gpu: await detectInWorker(page, "gpu") };
} finally {
  await browser.close();
}
browser = await launch(executablePath, false);
try {
  const page = await newPage(browser);
  results.exampleWithout = await runExample(page);
  results.without = await page.evaluate(async () => {
    const { Detector } = await import("clasp3d");
    const triangles = new Uint32Array([0, 1, 2]);
    const { backend, adapter } = await Detector.create(triangles);
    const rejection = await Detector.create(triangles, { backend: "gpu" }).then(
      () => "accepted",
      (error) => error.message,
    );
    return { backend, adapter, rejection };
  });
} finally {
  await browser.close();
}
console.log(JSON.stringify(results));
