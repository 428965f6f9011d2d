// Uses the npm package in headless Chromium, with WebGPU and without, and prints what came of it as JSON.
//
//   node npm.mjs URL CHROMIUM
//
// The page runs the example of the README; beside it are scenes.json and worker.js, which npm.rs has written.
import { launch } from "./browsers.mjs";

const [url, executablePath] = process.argv.slice(2);
const said = { consoleErrors: [] };

async function open(browser) {
  const page = await browser.newPage();
  page.on("console", (message) => message.type() === "error" && said.consoleErrors.push(message.text()));
  page.on("pageerror", (error) => said.consoleErrors.push(String(error)));
  return page;
}

/** What the example of the README logs: the type and the numbers of each array. */
async function example(page) {
  const logs = [];
  page.on("console", (message) => {
    if (message.type() === "log") logs.push(message.args()[0].evaluate((array) => [array.constructor.name, ...array]));
  });
  await page.goto(url);
  await page.waitForSelector("body[data-done]", { state: "attached", timeout: 60_000 });
  return Promise.all(logs);
}

/**
 * The pairs of every frame of some scenes on a backend, what else there is to see of a detector, and why its GPU devices
 * are lost once it is freed. (A device takes SwiftShader seconds: few scenes.)
 */
async function scenes(page, backend, numbers) {
  return page.evaluate(async ([backend, numbers]) => {
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
    const found = [];
    for (const { triangles, options, frames } of numbers.map((number) => scenes[number])) {
      const detector = await Detector.create(new Uint32Array(triangles), { ...options, backend });
      const before = detector.stats;
      const pairs = [];
      for (const frame of frames) {
        const positions = new Float32Array(frame);
        const underWay = detector.detect(positions);
        positions.fill(NaN); // they are copied at once
        pairs.push(await underWay);
      }
      if (!pairs.every((pairs) => pairs instanceof Uint32Array)) throw new Error("the pairs are no Uint32Array");
      const any = await detector.findAny(new Float32Array(frames.at(-1)));
      const { backend: on, adapter, vertices, stats } = detector;
      detector.free();
      const late = new Promise((resolve) => setTimeout(resolve, 20_000, "not lost"));
      const lost = await Promise.all(devices.map((reason) => Promise.race([reason, late])));
      devices = [];
      found.push({ pairs: pairs.map((pairs) => Array.from(pairs)), any, before, on, adapter, vertices, stats, lost });
    }
    return found;
  }, [backend, numbers]);
}

/** The message of every mistake, by its name. */
async function mistakes(page) {
  return page.evaluate(async () => {
    const { Detector } = await import("clasp3d");
    const triangles = new Uint32Array([0, 1, 2, 3, 4, 5]);
    const positions = new Float32Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 1, 1, -1, 1, 1, 1, 2, 1, 1]);
    const cpu = (options) => Detector.create(triangles, { backend: "cpu", ...options });
    const detector = await cpu();
    const words = {};
    async function mistake(name, body) {
      let promise;
      try {
        promise = body();
      } catch (error) {
        words[name] = `thrown, not rejected: ${error}`;
        return;
      }
      words[name] = await promise.then(
        () => "accepted",
        (error) => (error instanceof Error ? error.message : `not an Error: ${error}`),
      );
    }
    const changed = (at, value) => positions.map((number, i) => (i === at ? value : number));
    await mistake("too few positions", () => detector.detect(positions.slice(0, 15)));
    await mistake("not three to a vertex", () => detector.detect(positions.slice(0, 16)));
    await mistake("a plain array of positions", () => detector.detect([...positions]));
    await mistake("a coordinate that is not a number", () => detector.detect(changed(13, NaN)));
    await mistake("an infinite coordinate", () => detector.findAny(changed(2, -Infinity)));
    await mistake("a vertex that is not there", () => cpu({ vertices: 5 }));
    await mistake("a vertex without end", () => Detector.create(new Uint32Array([0, 1, -1]), { backend: "cpu" }));
    await mistake("no triangles", () => Detector.create(new Uint32Array(0)));
    await mistake("a plain array of triangles", () => Detector.create([0, 1, 2]));
    await mistake("part of a triangle", () => Detector.create(triangles.slice(0, 4)));
    await mistake("too many clusters", () => cpu({ clusters: 65 }));
    await mistake("half a cluster", () => cpu({ clusters: 2.5 }));
    await mistake("no fuzziness", () => cpu({ fuzziness: 1 }));
    await mistake("another backend", () => cpu({ backend: "cuda" }));
    await mistake("other neighbors", () => cpu({ neighbors: null }));
    await mistake("an unknown option", () => cpu({ cluster: 3 }));
    await mistake("objects in no order", () => cpu({ objects: [1, 0] }));
    await mistake("an object that is not there", () => cpu({ objects: [0, 1], mayTouch: [[0, 2]] }));
    await mistake("self-collisions in words", () => cpu({ selfCollisions: "no" }));
    const underWay = detector.detect(positions);
    await mistake("at work", () => detector.detect(positions));
    words["at work, and yet"] = Array.from(await underWay).join();
    words["after all mistakes"] = Array.from(await detector.detect(positions)).join();
    const last = detector.detect(positions);
    detector.free();
    detector.free();
    words["freed while at work"] = Array.from(await last).join();
    await mistake("freed", () => detector.detect(positions));
    await mistake("constructed", async () => new Detector());
    if (Symbol.dispose) {
      const disposed = await cpu();
      disposed[Symbol.dispose]();
      await mistake("disposed", () => disposed.findAny(positions));
    }
    return words;
  });
}

/** The pairs of the last frame of the first scene, found in a worker. */
async function inWorker(page, backend) {
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
  const page = await open(browser);
  said.example = await example(page);
  said.cpu = await scenes(page, "cpu", [0, 1, 2]);
  said.gpu = await scenes(page, "gpu", [0, 2]);
  said.mistakes = await mistakes(page);
  said.worker = { cpu: await inWorker(page, "cpu"), gpu: await inWorker(page, "gpu") };
} finally {
  await browser.close();
}
browser = await launch(executablePath, false);
try {
  const page = await open(browser);
  said.exampleWithout = await example(page);
  said.without = await page.evaluate(async () => {
    const { Detector } = await import("clasp3d");
    const triangles = new Uint32Array([0, 1, 2]);
    const { backend, adapter } = await Detector.create(triangles);
    const refused = await Detector.create(triangles, { backend: "gpu" }).then(
      () => "accepted",
      (error) => error.message,
    );
    return { backend, adapter, refused };
  });
} finally {
  await browser.close();
}
console.log(JSON.stringify(said));
