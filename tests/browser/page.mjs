// Uses the live page as a visitor would, in headless Chromium or Firefox, and prints what came of it as JSON.
//
//   node page.mjs URL BROWSER SCENES
//
// SCENES is a JSON array of [scene, triangles]. Of each, the answer has how many pairs there were in frame 20, for whoever
// knows how many there are. Everything else is checked here, one row to a check.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isFirefox, launch } from "./browsers.mjs";

const [url, executablePath, scenesText] = process.argv.slice(2);
const scenes = JSON.parse(scenesText);
const inFirefox = isFirefox(executablePath);
const timeout = 60_000;
const rows = [];
const counts = [];
const consoleErrors = [];
const folder = await mkdtemp(join(tmpdir(), "clasp3d-page-"));

async function check(name, body) {
  const start = performance.now();
  try {
    const result = (await body()) ?? "right";
    rows.push({ check: name, passed: true, result: String(result), ms: Math.round(performance.now() - start) });
  } catch (error) {
    rows.push({ check: name, passed: false, result: String(error.stack ?? error), ms: Math.round(performance.now() - start) });
  }
  const { passed, ms } = rows.at(-1);
  console.error(`${passed ? "passed" : "FAILED"} in ${ms} ms: ${name}`);
}

function expect(fact, what) {
  if (!fact) throw new Error(what);
}

/** A page at this link, that has shown its first frame. */
async function open(context, link) {
  const page = await context.newPage();
  page.setDefaultTimeout(timeout);
  page.on("console", (message) => message.type() === "error" && consoleErrors.push(message.text()));
  page.on("pageerror", (error) => consoleErrors.push(String(error)));
  await page.goto(`${url}#${link}`);
  await page.waitForSelector("body[data-ready]");
  return page;
}

const stats = (page) => page.evaluate(() => window.clasp.stats());
const settings = async (page) => new URLSearchParams(await page.evaluate(() => window.clasp.settings()));
const messages = (page) => page.locator("#messages .message p").allTextContents();
const until = (page, fact, argument) => page.waitForFunction(fact, argument, { timeout, polling: 50 });
/** Goes to a link without loading the page anew. */
async function follow(page, link) {
  await page.evaluate((link) => window.clasp.apply(link), link);
}
async function step(page, count) {
  const { finished } = await stats(page);
  await page.getByRole("button", { name: "Step" }).click();
  // One click is as good as another, and these take no time.
  await page.evaluate((more) => {
    for (let i = 0; i < more; i += 1) document.getElementById("step").click();
  }, count - 1);
  await until(page, (wanted) => window.clasp.stats().finished >= wanted, finished + count);
}

/** Types a number in place of the one that is there. */
async function type(page, name, number) {
  const one = page.getByLabel(name, { exact: true });
  await one.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(number);
  await page.keyboard.press("Enter");
}

/** How many pixels of the picture are of which kind, in thousandths. */
async function look(page) {
  // The next picture shows what was last asked for.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const bytes = await page.locator("#stage").screenshot();
  return page.evaluate(async (base64) => {
    const blob = await (await fetch(`data:image/png;base64,${base64}`)).blob();
    const image = await createImageBitmap(blob);
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const seen = { red: 0, yellow: 0, colored: 0, gray: 0 };
    let sum = 0;
    for (let i = 0; i < data.length; i += 4) {
      const [r, g, b] = [data[i], data[i + 1], data[i + 2]];
      if (r > 120 && g < r / 2 && b < r / 2) seen.red += 1;
      else if (r > 190 && g > 170 && b < 110) seen.yellow += 1;
      else if (Math.max(r, g, b) - Math.min(r, g, b) > 40) seen.colored += 1;
      else if (Math.max(r, g, b) < 205) seen.gray += 1;
      sum = (sum * 31 + r + g * 3 + b * 7) % 2147483647;
    }
    for (const kind of Object.keys(seen)) seen[kind] = (seen[kind] * 4000) / data.length;
    return { ...seen, sum };
  }, bytes.toString("base64"));
}

async function runsThirtyFrames(page, [scene, triangles], more = "") {
  await follow(page, `scene=${scene}&triangles=${triangles}&play=0${more}`);
  expect((await stats(page)).frame === 0, "it does not begin at frame 0");
  await step(page, 20);
  const { frame, pairs, detectedOn } = await stats(page);
  expect(frame === 20, `after 20 steps it is at frame ${frame}`);
  counts.push({ scene, triangles, pairs, on: detectedOn === "cpu" ? "cpu" : "gpu" });
  await page.getByRole("button", { name: "Play" }).click();
  await until(page, () => window.clasp.stats().frame >= 30);
  await page.getByRole("button", { name: "Pause" }).click();
  const seen = await look(page);
  expect(seen.colored > 20, `the picture is empty: ${JSON.stringify(seen)}`);
  return `${pairs} pairs in frame 20`;
}

// Two triangles that cross, in each format; and one in which a number is none.
const files = {
  "cross.obj": "v 0 0 0\nv 4 0 0\nv 0 4 0\nv 1 1 -1\nv 1 1 1\nv 2 1 1\nf 1 2 3\nf 4 5 6\n",
  "cross.off": "OFF\n6 2 0\n0 0 0\n4 0 0\n0 4 0\n1 1 -1\n1 1 1\n2 1 1\n3 0 1 2\n3 3 4 5\n",
  "cross.ply": "ply\nformat ascii 1.0\nelement vertex 6\nproperty float x\nproperty float y\nproperty float z\nelement face 2\nproperty list uchar int vertex_indices\nend_header\n0 0 0\n4 0 0\n0 4 0\n1 1 -1\n1 1 1\n2 1 1\n3 0 1 2\n3 3 4 5\n",
  "cross.stl": `solid cross\n${[[[0, 0, 0], [4, 0, 0], [0, 4, 0]], [[1, 1, -1], [1, 1, 1], [2, 1, 1]]]
    .map((corners) => `facet normal 0 0 0\nouter loop\n${corners.map((corner) => `vertex ${corner.join(" ")}\n`).join("")}endloop\nendfacet\n`)
    .join("")}endsolid cross\n`,
  "broken.obj": "v 0 0 0\nv 1 0 0\nv 0 one 0\nf 1 2 3\n",
};
for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);

async function drop(page, name, content) {
  await page.evaluate(([name, content]) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], name));
    for (const type of ["dragover", "drop"]) {
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true }));
    }
  }, [name, content]);
}

async function withWebGpu(browser) {
  const context = await browser.newContext({ viewport: { width: 900, height: 640 }, acceptDownloads: true });
  // Playwright knows these only of Chromium.
  if (!inFirefox) await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await open(context, "scene=n-body&triangles=2000&play=0");
  await check("the page is drawn with WebGPU", async () => {
    const { drawnWith, adapter } = await stats(page);
    expect(drawnWith === "webgpu", `drawn with ${drawnWith}`);
    expect((await look(page)).colored > 20, "the picture is empty");
    return adapter;
  });
  for (const scene of scenes) await check(`30 frames of ${scene[0]}`, () => runsThirtyFrames(page, scene));
  const formula = scenes.find(([scene]) => scene === "n-body");
  await check("30 frames on the GPU", async () => {
    const result = await runsThirtyFrames(page, formula, "&backend=gpu&clusters=2");
    expect((await stats(page)).detectedOn !== "cpu", "the GPU is not used");
    return result;
  });
  await check("cloth that is simulated on the GPU is drawn from there", async () => {
    await follow(page, "scene=flag&triangles=200&play=0&backend=gpu&clusters=1");
    const before = await look(page);
    await step(page, 2);
    const { movedOn, frame } = await stats(page);
    expect(movedOn !== "cpu" && frame === 2, `frame ${frame} on ${movedOn}`);
    const after = await look(page);
    expect(after.colored > 20 && after.sum !== before.sum, `nothing moves: ${JSON.stringify([before, after])}`);
  });
  await controls(context, page);
  await meshes(page);
  await losses(page);
  await page.close();
}

async function controls(context, page) {
  const button = (name) => page.getByRole("button", { name });
  const box = (name) => page.getByRole("combobox", { name });
  await follow(page, "scene=n-body&triangles=4000&play=0&clusters=8");
  await check("play, pause, step and restart", async () => {
    await step(page, 3);
    expect((await stats(page)).frame === 3, "a step is not a frame");
    await button("Restart").click();
    await until(page, () => window.clasp.stats().frame === 0);
    await page.locator("#stage").focus();
    await page.keyboard.press("Space");
    await until(page, () => window.clasp.stats().frame > 3);
    expect((await stats(page)).playing, "the space bar does not play");
    await button("Pause").click();
    const { frame } = await stats(page);
    await page.waitForTimeout(400);
    // One may have been on its way.
    expect((await stats(page)).frame <= frame + 1, "it goes on after a pause");
    await button("Restart").click();
    await until(page, () => window.clasp.stats().frame === 0);
  });
  await check("scene and resolution", async () => {
    await box("Scene").selectOption("tori");
    await until(page, () => window.clasp.settings().includes("scene=tori"));
    await type(page, "Triangles", "3000");
    await until(page, () => Math.abs(window.clasp.stats().triangles - 3000) < 300);
    await follow(page, "scene=n-body&triangles=4000&play=0&clusters=8");
  });
  await check("clusters and fuzziness", async () => {
    await type(page, "Clusters", "5");
    await until(page, () => window.clasp.stats().clusters === 5);
    expect((await stats(page)).clusterSizes.length === 5, "there are not five clusters");
    await page.getByRole("slider", { name: "Fuzziness" }).fill("1.5");
    await until(page, () => window.clasp.settings().includes("fuzziness=1.5"));
    await page.getByRole("checkbox", { name: "automatic" }).check();
    await until(page, () => window.clasp.stats().clusters === 1);
    expect((await stats(page)).shared === 0, "one cluster has triangles of another");
    await page.getByRole("checkbox", { name: "automatic" }).uncheck();
    await until(page, () => window.clasp.stats().clusters > 1);
  });
  await check("a setting that cannot be is said", async () => {
    await type(page, "Clusters", "900");
    await page.locator("#messages").getByText("1 to 64").waitFor();
    await until(page, () => window.clasp.stats().clusters === 8);
  });
  await check("neighbours are decided or skipped", async () => {
    // Two triangles with an edge in common, one folded onto the other.
    await drop(page, "fold.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0.3 0.5 0\nf 1 2 3\nf 1 2 4\n");
    await page.getByText("Your mesh: fold.obj").waitFor({ state: "attached" });
    await until(page, () => window.clasp.stats().pairs === 1 && window.clasp.stats().triangles === 2);
    await box("Neighbours").selectOption("skip");
    await until(page, () => window.clasp.stats().pairs === 0);
    await box("Neighbours").selectOption("exact");
    await until(page, () => window.clasp.stats().pairs === 1);
  });
  await check("backend", async () => {
    await follow(page, "scene=n-body&triangles=1000&play=0&clusters=2");
    const { pairs, detectedOn } = await stats(page);
    expect(detectedOn === "cpu", "a software adapter is taken without being asked for");
    await box("Backend").selectOption("gpu");
    await until(page, () => window.clasp.stats().detectedOn !== "cpu");
    expect((await stats(page)).pairs === pairs, "another backend, other pairs");
    await box("Backend").selectOption("cpu");
    await until(page, () => window.clasp.stats().detectedOn === "cpu");
  });
  await check("what to colour", async () => {
    await follow(page, "scene=n-body&triangles=4000&play=0&clusters=8&edges=0");
    await step(page, 20);
    const colored = await look(page);
    expect(colored.red > 0.5 && colored.yellow > 0.05 && colored.colored > 50, JSON.stringify(colored));
    await page.getByRole("checkbox", { name: "contacts" }).uncheck();
    await until(page, () => window.clasp.settings().includes("contacts=0"));
    const withoutLines = await look(page);
    expect(withoutLines.yellow < colored.yellow / 5, `lines stay: ${JSON.stringify(withoutLines)}`);
    await page.getByRole("checkbox", { name: "intersecting" }).uncheck();
    await until(page, () => window.clasp.settings().includes("hits=0"));
    const striped = await look(page);
    expect(striped.red < 0.1, "red stays");
    await page.getByRole("checkbox", { name: "in several clusters" }).uncheck();
    await until(page, () => window.clasp.settings().includes("shared=0"));
    const whole = await look(page);
    expect(whole.sum !== striped.sum, "stripes stay");
    await page.getByRole("checkbox", { name: "edges" }).check();
    await until(page, () => window.clasp.settings().includes("edges=1"));
    expect((await look(page)).sum !== whole.sum, "there are no edges");
    await box("Colour by").selectOption("objects");
    await until(page, () => window.clasp.settings().includes("color=objects"));
    const objects = await look(page);
    expect(objects.colored > 50 && objects.sum !== whole.sum, `objects: ${JSON.stringify(objects)}`);
    await box("Colour by").selectOption("plain");
    await until(page, () => window.clasp.settings().includes("color=plain"));
    const plain = await look(page);
    expect(plain.colored < 5 && plain.gray > 50, `plain is coloured: ${JSON.stringify(plain)}`);
  });
  await check("orbit, pan and zoom by mouse, touch and keyboard", async () => {
    const view = async () => (await settings(page)).get("view");
    const stage = await page.locator("#stage").boundingBox();
    const [x, y] = [stage.x + stage.width / 2, stage.y + stage.height / 2];
    let before = await view();
    const changed = async (what, part, act) => {
      await act();
      const now = await view();
      const at = (text) => text.split("_").slice(...part).join();
      expect(at(now) !== at(before), `${what} does nothing: ${now}`);
      before = now;
    };
    const drag = async (options) => {
      await page.mouse.move(x, y);
      await page.mouse.down(options);
      await page.mouse.move(x + 60, y + 40, { steps: 3 });
      await page.mouse.up(options);
    };
    await changed("dragging", [0, 2], () => drag());
    await changed("dragging with the right button", [3], () => drag({ button: "right" }));
    await changed("the wheel", [2, 3], () => page.mouse.wheel(0, -200));
    await page.locator("#stage").focus();
    await changed("an arrow", [0, 1], () => page.keyboard.press("ArrowLeft"));
    await changed("shift and an arrow", [3], () => page.keyboard.press("Shift+ArrowUp"));
    await changed("+", [2, 3], () => page.keyboard.press("+"));
    await changed("0", [2, 3], () => page.keyboard.press("0"));
    // Touches are sent by Chromium's own protocol.
    if (inFirefox) return "without touch";
    const session = await context.newCDPSession(page);
    const touch = (type, points) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
    await changed("a finger", [0, 2], async () => {
      await touch("touchStart", [[x, y]]);
      await touch("touchMove", [[x + 50, y + 30]]);
      await touch("touchEnd", []);
    });
    await changed("two fingers", [2, 3], async () => {
      await touch("touchStart", [[x - 30, y], [x + 30, y]]);
      await touch("touchMove", [[x - 70, y], [x + 70, y]]);
      await touch("touchEnd", []);
    });
  });
  await check("the chart has the frames and their stages", async () => {
    await follow(page, "scene=n-body&triangles=2000&play=0");
    await step(page, 4);
    await until(page, () => document.querySelectorAll("#legend tr").length > 5);
    expect((await page.locator("#chart").getAttribute("data-frames")) === "4", "it does not have four frames");
    const legend = await page.locator("#legend th").allTextContents();
    for (const stage of ["motion", "candidates", "narrow"]) {
      expect(legend.some((text) => text.trim() === stage), `there is no ${stage} in ${legend}`);
    }
  });
  await check("the pairs as CSV", async () => {
    await step(page, 16);
    const { pairs } = await stats(page);
    // What Firefox saves, Playwright does not see: there it is what would be saved.
    if (inFirefox) {
      const rows = (await page.evaluate(() => window.clasp.page.pairsCsv())).trimEnd().split("\n");
      expect(rows.length === pairs + 1, `${rows.length} lines, ${pairs} pairs`);
      return "not downloaded";
    }
    const [download] = await Promise.all([page.waitForEvent("download"), button("Pairs as CSV").click()]);
    const lines = (await readFile(await download.path(), "utf8")).trimEnd().split("\n");
    expect(lines[0] === "tri_a,tri_b" && lines.length === pairs + 1 && pairs > 0, `${lines.length} lines, ${pairs} pairs`);
    return `${pairs} pairs`;
  });
  await check("a link restores all settings", async () => {
    const link = "scene=tori&triangles=1500&clusters=3&fuzziness=1.7&neighbors=skip&color=objects&shared=0&hits=0&contacts=0&edges=0&play=0&backend=cpu&view=1_0.25_7_0.5_0_-0.25";
    await follow(page, link);
    // Playwright may read the clipboard of Chromium only: in Firefox it sees what was to be copied.
    if (inFirefox) await page.evaluate(() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; });
    await button("Copy link").click();
    await page.locator("#messages").getByText("link is copied").waitFor();
    const copied = await page.evaluate((seen) => (seen ? window.copied : navigator.clipboard.readText()), inFirefox);
    expect(copied.startsWith(url), copied);
    const other = await open(context, copied.split("#")[1]);
    const restored = await settings(other);
    for (const [name, value] of new URLSearchParams(link)) {
      expect(restored.get(name) === value, `${name} is ${restored.get(name)} and not ${value}`);
    }
    expect((await other.getByRole("combobox", { name: "Neighbours" }).inputValue()) === "skip", "the controls differ");
    expect(!(await stats(other)).playing, "it plays");
    await other.close();
  });
}

async function meshes(page) {
  for (const name of ["cross.obj", "cross.ply", "cross.off", "cross.stl"]) {
    await check(`a chosen file, ${name}`, async () => {
      await page.getByLabel("Your own mesh: an OBJ").setInputFiles(join(folder, name));
      await page.getByText(`Your mesh: ${name}`).waitFor({ state: "attached" });
      const { triangles, pairs } = await stats(page);
      expect(triangles === 2 && pairs === 1, `${triangles} triangles, ${pairs} pairs`);
    });
  }
  await check("a dropped OBJ", async () => {
    await follow(page, "scene=n-body&triangles=1000&play=0");
    await drop(page, "dropped.obj", files["cross.obj"]);
    await page.getByText("Your mesh: dropped.obj").waitFor({ state: "attached" });
    const { triangles, pairs, frames } = await stats(page);
    expect(triangles === 2 && pairs === 1 && frames === 1, `${triangles} triangles, ${pairs} pairs`);
    expect((await look(page)).red > 20, "nothing is red");
  });
  await check("a broken file gives the message, and the page goes on", async () => {
    await follow(page, "scene=n-body&triangles=1000&play=1");
    await drop(page, "broken.obj", files["broken.obj"]);
    await page.locator("#messages .error").getByText("broken.obj: line 3").waitFor();
    const { finished } = await stats(page);
    await until(page, (finished) => window.clasp.stats().finished > finished + 2, finished);
    expect((await settings(page)).get("scene") === "n-body", "the scene is gone");
    return (await messages(page))[0];
  });
  await check("a file of another kind, and one that is too large", async () => {
    await drop(page, "cat.gif", "GIF89a");
    await page.locator("#messages .error").getByText("cat.gif").waitFor();
    await page.evaluate(() => window.clasp.openFile(new File([new Uint8Array(300 << 20)], "large.stl")));
    await page.locator("#messages .error").getByText("large.stl: is 300 MB long").waitFor();
  });
}

async function losses(page) {
  // Once a device was destroyed, headless Firefox shows no picture any more, of whatever device; the page goes on.
  const shows = async () => inFirefox || (await look(page)).colored > 20;
  for (const [backend, scene] of [["cpu", "n-body"], ["gpu", "n-body"]]) {
    await check(`a lost device, backend ${backend}`, async () => {
      await follow(page, `scene=${scene}&triangles=1000&play=1&backend=${backend}&clusters=2`);
      await page.evaluate(() => {
        document.getElementById("messages").replaceChildren();
        window.clasp.page.loseDevice();
      });
      await page.locator("#messages").getByText("The GPU was lost").waitFor();
      const { finished } = await stats(page);
      await until(page, (finished) => window.clasp.stats().finished > finished + 2, finished);
      const { drawnWith, detectedOn } = await stats(page);
      expect(drawnWith === "webgpu" && (detectedOn === "cpu") === (backend === "cpu"), `${drawnWith}, ${detectedOn}`);
      expect(await shows(), "the picture is empty");
      return (await messages(page))[0];
    });
  }
  await check("a device that is lost again and again is given up", async () => {
    await page.evaluate(() => window.clasp.page.loseDevice());
    await until(page, () => window.clasp.stats().drawnWith === "canvas");
    const { finished } = await stats(page);
    await until(page, (finished) => window.clasp.stats().finished > finished + 2, finished);
    expect(await shows(), "the picture is empty");
    return (await messages(page))[0];
  });
}

/** What depends on the size of the window, and on what the visitor prefers. */
async function sizes(browser) {
  for (const [width, height, colorScheme] of [[390, 844, "light"], [390, 844, "dark"], [1600, 900, "dark"]]) {
    await check(`${width} pixels, ${colorScheme}`, async () => {
      const context = await browser.newContext({ viewport: { width, height }, colorScheme });
      const page = await open(context, "scene=tori&triangles=1000&play=0");
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide <= width, `the page is ${wide} pixels wide`);
      // Playwright tells only Chromium what the visitor prefers.
      const told = await page.evaluate((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, colorScheme);
      expect(told || inFirefox, "the browser does not prefer what it should");
      const back = await page.evaluate(() => getComputedStyle(document.body).backgroundColor.match(/\d+/g).map(Number));
      expect(!told || (colorScheme === "dark" ? back[0] < 60 : back[0] > 200), `the background is ${back}`);
      const view = await page.locator("#stage").boundingBox();
      expect(view.width > width * 0.5 && view.height > height * 0.35, `the view is ${view.width} × ${view.height}`);
      await context.close();
    });
  }
  await check("by keyboard alone, with a name to everything", async () => {
    const context = await browser.newContext({ viewport: { width: 1600, height: 900 } });
    const page = await open(context, "scene=tori&triangles=1000&play=0");
    const wanted = await page.evaluate(() => {
      const all = "button, select, input, a[href], summary, #stage";
      return [...document.querySelectorAll(all)].filter((one) => !one.disabled).map((one) => one.id || one.textContent.trim());
    });
    const reached = new Set();
    for (let i = 0; i < wanted.length + 5; i += 1) {
      await page.keyboard.press("Tab");
      reached.add(await page.evaluate(() => document.activeElement.id || document.activeElement.textContent.trim()));
    }
    const missed = wanted.filter((one) => !reached.has(one));
    expect(missed.length === 0, `the keyboard does not reach ${missed}`);
    const nameless = await page.evaluate(() =>
      [...document.querySelectorAll("button, select, input, #stage, canvas:not([aria-hidden])")]
        .filter((one) => !(one.getAttribute("aria-label") || one.labels?.[0]?.textContent.trim() || one.textContent.trim()))
        .map((one) => one.id));
    expect(nameless.length === 0, `no name: ${nameless}`);
    await context.close();
    return `${wanted.length} controls`;
  });
}

async function withoutWebGpu(browser) {
  const context = await browser.newContext({ viewport: { width: 900, height: 640 } });
  for (const missing of ["an adapter", "navigator.gpu"]) {
    await check(`without ${missing}, the CPU does it all`, async () => {
      if (missing === "navigator.gpu") {
        await context.addInitScript(() => Object.defineProperty(Navigator.prototype, "gpu", { get: () => undefined }));
      }
      const page = await open(context, "scene=tori&triangles=500&play=0");
      const said = await messages(page);
      expect(said.length === 1 && said[0].startsWith("There is no WebGPU in this browser"), said.join());
      expect((await stats(page)).drawnWith === "canvas", "it is not drawn on the CPU");
      const result = await runsThirtyFrames(page, scenes.find(([scene]) => scene === "n-body"));
      await drop(page, "dropped.obj", files["cross.obj"]);
      await page.getByText("Your mesh: dropped.obj").waitFor({ state: "attached" });
      expect((await stats(page)).pairs === 1 && (await look(page)).red > 20, "the dropped mesh is not red");
      await page.close();
      return result;
    });
  }
}

for (const [webGpu, body] of [[true, withWebGpu], [true, sizes], [false, withoutWebGpu]]) {
  const browser = await launch(executablePath, webGpu);
  try {
    await body(browser);
  } catch (error) {
    rows.push({ check: body.name, passed: false, result: String(error.stack ?? error), ms: 0 });
  } finally {
    await browser.close();
  }
}
await rm(folder, { recursive: true });
console.log(JSON.stringify({ rows, counts, consoleErrors }));
