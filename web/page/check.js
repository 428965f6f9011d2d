// Runs the checks of BrowserCheck one after the other, and shows their results.
import init, { BrowserCheck } from "./clasp3d_web.js";

const summary = document.getElementById("summary");
const results = document.getElementById("results");
let failures = 0;

async function run(name, body) {
  const row = results.insertRow();
  row.insertCell().textContent = name;
  const result = row.insertCell();
  const time = row.insertCell();
  result.textContent = "running…";
  const start = performance.now();
  try {
    result.textContent = (await body()) ?? "passed";
    row.className = "passed";
  } catch (error) {
    result.textContent = error.message ?? String(error);
    row.className = "failed";
    failures += 1;
  }
  time.textContent = `${Math.round(performance.now() - start)} ms`;
  return row.className === "passed";
}

async function main() {
  await init();
  let check;
  const opened = await run("WebGPU device", async () => {
    check = await BrowserCheck.open();
    return check.adapter;
  });
  if (opened) {
    await run("pipelines of all kernels", async () => {
      return `${await check.createPipelines()} created`;
    });
    await run("bits of a rounded sum", async () => (await check.roundedSum()).toString());
    for (const length of check.lengths) {
      await run(`primitives, ${length} elements`, () => check.checkPrimitives(length));
    }
    for (const clusters of [1, 7, 64]) {
      await run(`pipeline, ${clusters} clusters`, () => check.checkPipeline(clusters));
    }
    await run("impacts of a motion", async () => `same as on the CPU, of ${await check.checkMotion()} candidates`);
    await run("cloth on a pyramid", async () => `deviates from the CPU by ${(await check.checkCloth()).toExponential(1)}`);
    for (const [backend, onGpu] of [["GPU", true], ["CPU", false]]) {
      await run(`pairs found on the ${backend}`, async () => {
        const pairs = await check.detectedPairs(onGpu);
        // For browser.rs, which compares them with the native ones.
        (document.body.pairs ??= {})[backend] = Array.from(pairs);
        return `${pairs.length / 2} pairs`;
      });
    }
  }
  summary.textContent = !opened
    ? "CLASP cannot use WebGPU in this browser: see the failed check."
    : failures === 0 ? "All checks passed." : `Failed checks: ${failures}.`;
  document.body.dataset.done = failures === 0 ? "passed" : "failed";
}

main().catch((error) => {
  summary.textContent = `CLASP did not load: ${error.message ?? error}`;
  document.body.dataset.done = "failed";
});
