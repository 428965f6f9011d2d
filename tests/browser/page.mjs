// Uses the live page like a visitor, in headless Chromium or Firefox, and prints the results as JSON.
//
//   node page.mjs URL BROWSER SCENES
//
// SCENES is a JSON array of [scene, triangles]. The output has the number of pairs in frame 20 of each scene, which page.rs
// compares with the native library, and one row per check of this script.
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
    const result = (await body()) ?? "passed";
    rows.push({ check: name, passed: true, result: String(result), ms: Math.round(performance.now() - start) });
  } catch (error) {
    rows.push({ check: name, passed: false, result: String(error.stack ?? error), ms: Math.round(performance.now() - start) });
  }
  const { passed, ms } = rows.at(-1);
  console.error(`${passed ? "passed" : "FAILED"} in ${ms} ms: ${name}`);
}

function expect(condition, message) {
  if (!condition) throw new Error(message);
}

/** Opens the page at this link, and waits for its first frame. */
async function open(context, link) {
  const page = await context.newPage();
  page.setDefaultTimeout(timeout);
  page.on("console", (message) => message.type() === "error" && consoleErrors.push(message.text()));
  page.on("pageerror", (error) => consoleErrors.push(String(error)));
  await page.goto(`${url}#${link}`);
  await page.waitForSelector("body[data-ready]");
  return page;
}

const stats = (page) => page.evaluate(() => window.clasp3d.stats());
const settings = async (page) => new URLSearchParams(await page.evaluate(() => window.clasp3d.settings()));
const messages = (page) => page.locator("#messages .message p").allTextContents();
const until = (page, condition, argument) => page.waitForFunction(condition, argument, { timeout, polling: 50 });

/** Applies the settings of a link without reloading the page. */
async function follow(page, link) {
  await page.evaluate((link) => window.clasp3d.apply(link), link);
}

/** Advances by this number of frames. */
async function step(page, count) {
  const { finished } = await stats(page);
  await page.getByRole("button", { name: "Step" }).click();
  // Clicks by script are faster than those by Playwright.
  await page.evaluate((more) => {
    for (let i = 0; i < more; i += 1) document.getElementById("step").click();
  }, count - 1);
  await until(page, (expected) => window.clasp3d.stats().finished >= expected, finished + count);
}

/** Replaces the number in a field. */
async function type(page, name, number) {
  const field = page.getByLabel(name, { exact: true });
  await field.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(number);
  await page.keyboard.press("Enter");
}

/** Counts the pixels of the picture by color, in thousandths, with a checksum. */
async function analyzePicture(page) {
  // Waits until the latest changes are drawn.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const bytes = await page.locator("#viewport").screenshot();
  return page.evaluate(async (base64) => {
    const blob = await (await fetch(`data:image/png;base64,${base64}`)).blob();
    const image = await createImageBitmap(blob);
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const pixels = { red: 0, yellow: 0, colored: 0, gray: 0 };
    let sum = 0;
    for (let i = 0; i < data.length; i += 4) {
      const [r, g, b] = [data[i], data[i + 1], data[i + 2]];
      if (r > 120 && g < r / 2 && b < r / 2) pixels.red += 1;
      else if (r > 190 && g > 170 && b < 110) pixels.yellow += 1;
      else if (Math.max(r, g, b) - Math.min(r, g, b) > 40) pixels.colored += 1;
      else if (Math.max(r, g, b) < 205) pixels.gray += 1;
      sum = (sum * 31 + r + g * 3 + b * 7) % 2147483647;
    }
    for (const kind of Object.keys(pixels)) pixels[kind] = (pixels[kind] * 4000) / data.length;
    return { ...pixels, sum };
  }, bytes.toString("base64"));
}

/** Steps to frame 20, whose pairs it records, and plays to frame 30. */
async function runThirtyFrames(page, [scene, triangles], more = "") {
  await follow(page, `scene=${scene}&triangles=${triangles}&play=0${more}`);
  expect((await stats(page)).frame === 0, "the first frame is not frame 0");
  await step(page, 20);
  const { frame, pairs, detectionBackend } = await stats(page);
  expect(frame === 20, `after 20 steps, the page is at frame ${frame}`);
  counts.push({ scene, triangles, pairs, on: detectionBackend === "cpu" ? "cpu" : "gpu" });
  await page.getByRole("button", { name: "Play" }).click();
  await until(page, () => window.clasp3d.stats().frame >= 30);
  await page.getByRole("button", { name: "Pause" }).click();
  const pixels = await analyzePicture(page);
  expect(pixels.colored > 20, `the picture is empty: ${JSON.stringify(pixels)}`);
  return `${pairs} pairs in frame 20`;
}

// Two intersecting triangles in each format, and a file with an invalid number.
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
  // Playwright supports these permissions in Chromium only.
  if (!inFirefox) await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await open(context, "scene=n-body&triangles=2000&play=0");
  await check("the page is drawn with WebGPU", async () => {
    const { drawnWith, adapter } = await stats(page);
    expect(drawnWith === "webgpu", `drawn with ${drawnWith}`);
    expect((await analyzePicture(page)).colored > 20, "the picture is empty");
    return adapter;
  });
  for (const scene of scenes) await check(`30 frames of ${scene[0]}`, () => runThirtyFrames(page, scene));
  const formula = scenes.find(([scene]) => scene === "n-body");
  await check("30 frames on the GPU", async () => {
    const result = await runThirtyFrames(page, formula, "&backend=gpu&clusters=2");
    expect((await stats(page)).detectionBackend !== "cpu", "the GPU is not used");
    return result;
  });
  await check("cloth simulated on the GPU is drawn from its buffer", async () => {
    await follow(page, "scene=flag&triangles=200&play=0&backend=gpu&clusters=1");
    const before = await analyzePicture(page);
    await step(page, 2);
    const { animationBackend, frame } = await stats(page);
    expect(animationBackend !== "cpu" && frame === 2, `frame ${frame} on ${animationBackend}`);
    const after = await analyzePicture(page);
    expect(after.colored > 20 && after.sum !== before.sum, `the cloth does not move: ${JSON.stringify([before, after])}`);
  });
  await controls(context, page);
  await meshes(page);
  await losses(page);
  await page.close();
}

const button = (page, name) => page.getByRole("button", { name });
const comboBox = (page, name) => page.getByRole("combobox", { name });
const checkBox = (page, name) => page.getByRole("checkbox", { name });

async function checkPlayback(page) {
  await step(page, 3);
  expect((await stats(page)).frame === 3, "three steps are not three frames");
  await button(page, "Restart").click();
  await until(page, () => window.clasp3d.stats().frame === 0);
  await page.locator("#viewport").focus();
  await page.keyboard.press("Space");
  await until(page, () => window.clasp3d.stats().frame > 3);
  expect((await stats(page)).playing, "the space bar does not play");
  await button(page, "Pause").click();
  const { frame } = await stats(page);
  await page.waitForTimeout(400);
  // One detection may still have been running.
  expect((await stats(page)).frame <= frame + 1, "frames advance after a pause");
  await button(page, "Restart").click();
  await until(page, () => window.clasp3d.stats().frame === 0);
}

async function checkSceneAndResolution(page) {
  await comboBox(page, "Scene").selectOption("tori");
  await until(page, () => window.clasp3d.settings().includes("scene=tori"));
  await type(page, "Triangles", "3000");
  await until(page, () => Math.abs(window.clasp3d.stats().triangles - 3000) < 300);
  await follow(page, "scene=n-body&triangles=4000&play=0&clusters=8");
}

async function checkClusters(page) {
  await type(page, "Clusters", "5");
  await until(page, () => window.clasp3d.stats().clusters === 5);
  expect((await stats(page)).clusterSizes.length === 5, "there are not five clusters");
  await page.getByRole("slider", { name: "Fuzziness" }).fill("1.5");
  await until(page, () => window.clasp3d.settings().includes("fuzziness=1.5"));
  await checkBox(page, "auto").check();
  await until(page, () => window.clasp3d.stats().clusters === 1);
  expect((await stats(page)).shared === 0, "a single cluster has shared triangles");
  await checkBox(page, "auto").uncheck();
  await until(page, () => window.clasp3d.stats().clusters > 1);
}

async function checkInvalidSetting(page) {
  await type(page, "Clusters", "900");
  await page.locator("#messages").getByText("from 1 to 64").waitFor();
  await until(page, () => window.clasp3d.stats().clusters === 8);
}

async function checkNeighbors(page) {
  // Two triangles with a common edge, one folded onto the other.
  await drop(page, "fold.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0.3 0.5 0\nf 1 2 3\nf 1 2 4\n");
  await page.getByText("Your mesh: fold.obj").waitFor({ state: "attached" });
  await until(page, () => window.clasp3d.stats().pairs === 1 && window.clasp3d.stats().triangles === 2);
  await comboBox(page, "Neighbors").selectOption("skip");
  await until(page, () => window.clasp3d.stats().pairs === 0);
  await comboBox(page, "Neighbors").selectOption("exact");
  await until(page, () => window.clasp3d.stats().pairs === 1);
}

async function checkBackend(page) {
  await follow(page, "scene=n-body&triangles=1000&play=0&clusters=2");
  const { pairs, detectionBackend } = await stats(page);
  expect(detectionBackend === "cpu", "a software adapter is used without request");
  await comboBox(page, "Backend").selectOption("gpu");
  await until(page, () => window.clasp3d.stats().detectionBackend !== "cpu");
  expect((await stats(page)).pairs === pairs, "the GPU backend finds other pairs");
  await comboBox(page, "Backend").selectOption("cpu");
  await until(page, () => window.clasp3d.stats().detectionBackend === "cpu");
}

async function checkColorsAndMarks(page) {
  await follow(page, "scene=n-body&triangles=4000&play=0&clusters=8&edges=0");
  await step(page, 20);
  const colored = await analyzePicture(page);
  expect(colored.red > 0.5 && colored.yellow > 0.05 && colored.colored > 50, JSON.stringify(colored));
  await checkBox(page, "contacts").uncheck();
  await until(page, () => window.clasp3d.settings().includes("contacts=0"));
  const withoutContacts = await analyzePicture(page);
  expect(withoutContacts.yellow < colored.yellow / 5, `contacts remain: ${JSON.stringify(withoutContacts)}`);
  await checkBox(page, "intersecting").uncheck();
  await until(page, () => window.clasp3d.settings().includes("hits=0"));
  const striped = await analyzePicture(page);
  expect(striped.red < 0.1, "red remains");
  await checkBox(page, "in 2+ clusters").uncheck();
  await until(page, () => window.clasp3d.settings().includes("shared=0"));
  const whole = await analyzePicture(page);
  expect(whole.sum !== striped.sum, "stripes remain");
  await checkBox(page, "edges").check();
  await until(page, () => window.clasp3d.settings().includes("edges=1"));
  expect((await analyzePicture(page)).sum !== whole.sum, "no edges are drawn");
  await comboBox(page, "Color by").selectOption("objects");
  await until(page, () => window.clasp3d.settings().includes("color=objects"));
  const objects = await analyzePicture(page);
  expect(objects.colored > 50 && objects.sum !== whole.sum, `objects: ${JSON.stringify(objects)}`);
  await comboBox(page, "Color by").selectOption("plain");
  await until(page, () => window.clasp3d.settings().includes("color=plain"));
  const plain = await analyzePicture(page);
  expect(plain.colored < 5 && plain.gray > 50, `plain triangles have colors: ${JSON.stringify(plain)}`);
}

async function checkCameraControls(page, context) {
  const view = async () => (await settings(page)).get("view");
  const viewport = await page.locator("#viewport").boundingBox();
  const [x, y] = [viewport.x + viewport.width / 2, viewport.y + viewport.height / 2];
  let before = await view();
  const changed = async (what, part, act) => {
    await act();
    const now = await view();
    const at = (text) => text.split("_").slice(...part).join();
    expect(at(now) !== at(before), `${what} has no effect: ${now}`);
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
  await page.locator("#viewport").focus();
  await changed("an arrow", [0, 1], () => page.keyboard.press("ArrowLeft"));
  await changed("shift and an arrow", [3], () => page.keyboard.press("Shift+ArrowUp"));
  await changed("+", [2, 3], () => page.keyboard.press("+"));
  await changed("0", [2, 3], () => page.keyboard.press("0"));
  // Playwright sends multi-touch through the protocol of Chromium only.
  if (inFirefox) return "passed, without touch";
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
}

async function checkChart(page) {
  await follow(page, "scene=n-body&triangles=2000&play=0");
  await step(page, 4);
  await until(page, () => document.querySelectorAll("#legend tr").length > 5);
  expect((await page.locator("#chart").getAttribute("data-frames")) === "4", "the chart does not have four frames");
  const legend = await page.locator("#legend th").allTextContents();
  for (const stage of ["animation", "candidates", "narrow"]) {
    expect(legend.some((text) => text.trim() === stage), `${stage} is missing in ${legend}`);
  }
  const uncolored = await page.locator("#legend th").evaluateAll((headers) =>
    headers.filter((header) => header.firstChild.style.background === "rgb(153, 153, 153)").map((header) => header.textContent));
  expect(uncolored.length === 0, `no color for ${uncolored}`);
}

async function checkCsv(page) {
  await step(page, 16);
  const { pairs } = await stats(page);
  // Playwright sees no downloads of Firefox: the content is checked instead.
  if (inFirefox) {
    const rows = (await page.evaluate(() => window.clasp3d.page.pairsCsv())).trimEnd().split("\n");
    expect(rows.length === pairs + 1, `${rows.length} lines, ${pairs} pairs`);
    return "passed, without download";
  }
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Pairs as CSV").click()]);
  const lines = (await readFile(await download.path(), "utf8")).trimEnd().split("\n");
  expect(lines[0] === "tri_a,tri_b" && lines.length === pairs + 1 && pairs > 0, `${lines.length} lines, ${pairs} pairs`);
  return `${pairs} pairs`;
}

async function checkLink(page, context) {
  const link = "scene=tori&triangles=1500&clusters=3&fuzziness=1.7&neighbors=skip&color=objects&shared=0&hits=0&contacts=0&edges=0&play=0&backend=cpu&view=1_0.25_7_0.5_0_-0.25";
  await follow(page, link);
  // Playwright can read the clipboard of Chromium only: in Firefox, the copied text is intercepted.
  if (inFirefox) await page.evaluate(() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; });
  await button(page, "Copy link").click();
  await page.locator("#messages").getByText("Link copied").waitFor();
  const copied = await page.evaluate((firefox) => (firefox ? window.copied : navigator.clipboard.readText()), inFirefox);
  expect(copied.startsWith(url), copied);
  const other = await open(context, copied.split("#")[1]);
  const restored = await settings(other);
  for (const [name, value] of new URLSearchParams(link)) {
    expect(restored.get(name) === value, `${name} is ${restored.get(name)}, not ${value}`);
  }
  expect((await other.getByRole("combobox", { name: "Neighbors" }).inputValue()) === "skip", "the controls differ");
  expect(!(await stats(other)).playing, "the restored page plays");
  await other.close();
}

async function controls(context, page) {
  await follow(page, "scene=n-body&triangles=4000&play=0&clusters=8");
  await check("play, pause, step and restart", () => checkPlayback(page));
  await check("scene and resolution", () => checkSceneAndResolution(page));
  await check("clusters and fuzziness", () => checkClusters(page));
  await check("an invalid setting gives a message", () => checkInvalidSetting(page));
  await check("neighbors are decided exactly or skipped", () => checkNeighbors(page));
  await check("backend", () => checkBackend(page));
  await check("colors and marks", () => checkColorsAndMarks(page));
  await check("orbit, pan and zoom by mouse, touch and keyboard", () => checkCameraControls(page, context));
  await check("the chart shows frames and stages", () => checkChart(page));
  await check("pairs as CSV", () => checkCsv(page));
  await check("a link restores all settings", () => checkLink(page, context));
}

async function meshes(page) {
  for (const name of ["cross.obj", "cross.ply", "cross.off", "cross.stl"]) {
    await check(`a chosen file, ${name}`, async () => {
      await page.getByLabel("Your mesh: an OBJ").setInputFiles(join(folder, name));
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
    expect((await analyzePicture(page)).red > 20, "nothing is red");
  });
  await check("a broken file gives a message, and the page continues", async () => {
    await follow(page, "scene=n-body&triangles=1000&play=1");
    await drop(page, "broken.obj", files["broken.obj"]);
    await page.locator("#messages .error").getByText("(broken.obj, line 3)").waitFor();
    const { finished } = await stats(page);
    await until(page, (finished) => window.clasp3d.stats().finished > finished + 2, finished);
    expect((await settings(page)).get("scene") === "n-body", "the scene was replaced");
    return (await messages(page))[0];
  });
  await check("files of an unknown format or too large give messages", async () => {
    await drop(page, "cat.gif", "GIF89a");
    await page.locator("#messages .error").getByText("cat.gif").waitFor();
    await page.evaluate(() => window.clasp3d.openFile(new File([new Uint8Array(300 << 20)], "large.stl")));
    await page.locator("#messages .error").getByText("300 MB, but this page reads at most").waitFor();
  });
}

async function losses(page) {
  // After the loss of a device, headless Firefox shows no picture of any device.
  const isDrawn = async () => inFirefox || (await analyzePicture(page)).colored > 20;
  for (const [backend, scene] of [["cpu", "n-body"], ["gpu", "n-body"]]) {
    await check(`a lost device, backend ${backend}`, async () => {
      await follow(page, `scene=${scene}&triangles=1000&play=1&backend=${backend}&clusters=2`);
      await page.evaluate(() => {
        document.getElementById("messages").replaceChildren();
        window.clasp3d.page.loseDevice();
      });
      await page.locator("#messages").getByText("The GPU was lost").waitFor();
      const { finished } = await stats(page);
      await until(page, (finished) => window.clasp3d.stats().finished > finished + 2, finished);
      const { drawnWith, detectionBackend } = await stats(page);
      expect(drawnWith === "webgpu" && (detectionBackend === "cpu") === (backend === "cpu"), `${drawnWith}, ${detectionBackend}`);
      expect(await isDrawn(), "the picture is empty");
      return (await messages(page))[0];
    });
  }
  await check("after repeated losses of the device, the CPU takes over", async () => {
    await page.evaluate(() => window.clasp3d.page.loseDevice());
    await until(page, () => window.clasp3d.stats().drawnWith === "canvas");
    const { finished } = await stats(page);
    await until(page, (finished) => window.clasp3d.stats().finished > finished + 2, finished);
    expect(await isDrawn(), "the picture is empty");
    return (await messages(page))[0];
  });
}

/** Checks layouts and color schemes, and access by keyboard. */
async function layouts(browser) {
  for (const [width, height, colorScheme] of [[390, 844, "light"], [390, 844, "dark"], [1600, 900, "dark"]]) {
    await check(`${width} pixels, ${colorScheme}`, async () => {
      const context = await browser.newContext({ viewport: { width, height }, colorScheme });
      const page = await open(context, "scene=tori&triangles=1000&play=0");
      const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(pageWidth <= width, `the page is ${pageWidth} pixels wide`);
      // Playwright sets the preferred color scheme in Chromium only.
      const isSet = await page.evaluate((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, colorScheme);
      expect(isSet || inFirefox, "the browser ignores the color scheme");
      const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor.match(/\d+/g).map(Number));
      expect(!isSet || (colorScheme === "dark" ? background[0] < 60 : background[0] > 200), `the background is ${background}`);
      const view = await page.locator("#viewport").boundingBox();
      expect(view.width > width * 0.5 && view.height > height * 0.35, `the view is ${view.width} × ${view.height}`);
      await context.close();
    });
  }
  await check("all controls have names and can be reached by keyboard", async () => {
    const context = await browser.newContext({ viewport: { width: 1600, height: 900 } });
    const page = await open(context, "scene=tori&triangles=1000&play=0");
    const controls = await page.evaluate(() => {
      const selector = "button, select, input, a[href], summary, #viewport";
      return [...document.querySelectorAll(selector)].filter((control) => !control.disabled).map((control) => control.id || control.textContent.trim());
    });
    const reached = new Set();
    for (let i = 0; i < controls.length + 5; i += 1) {
      await page.keyboard.press("Tab");
      reached.add(await page.evaluate(() => document.activeElement.id || document.activeElement.textContent.trim()));
    }
    const missed = controls.filter((control) => !reached.has(control));
    expect(missed.length === 0, `the keyboard does not reach ${missed}`);
    const nameless = await page.evaluate(() =>
      [...document.querySelectorAll("button, select, input, #viewport, canvas:not([aria-hidden])")]
        .filter((control) => !(control.getAttribute("aria-label") || control.labels?.[0]?.textContent.trim() || control.textContent.trim()))
        .map((control) => control.id));
    expect(nameless.length === 0, `controls without a name: ${nameless}`);
    await context.close();
    return `${controls.length} controls`;
  });
}

async function withoutWebGpu(browser) {
  const context = await browser.newContext({ viewport: { width: 900, height: 640 } });
  for (const missing of ["an adapter", "navigator.gpu"]) {
    await check(`without ${missing}, the CPU does all work`, async () => {
      if (missing === "navigator.gpu") {
        await context.addInitScript(() => Object.defineProperty(Navigator.prototype, "gpu", { get: () => undefined }));
      }
      const page = await open(context, "scene=tori&triangles=500&play=0");
      const shown = await messages(page);
      expect(shown.length === 1 && shown[0].startsWith("This browser has no WebGPU"), shown.join());
      expect((await stats(page)).drawnWith === "canvas", "the CPU does not draw");
      const result = await runThirtyFrames(page, scenes.find(([scene]) => scene === "n-body"));
      await drop(page, "dropped.obj", files["cross.obj"]);
      await page.getByText("Your mesh: dropped.obj").waitFor({ state: "attached" });
      expect((await stats(page)).pairs === 1 && (await analyzePicture(page)).red > 20, "the dropped mesh is not red");
      await page.close();
      return result;
    });
  }
}

for (const [webGpu, body] of [[true, withWebGpu], [true, layouts], [false, withoutWebGpu]]) {
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
