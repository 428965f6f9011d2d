// Takes pictures of the live page for the documentation, in headless Chromium.
//
//   node pictures.mjs URL CHROMIUM FOLDER
//
// `cargo run -p web-builder -- --serve` serves the page. Pictures are page.jpg (the whole page), page-phone.jpg (on a phone,
// light and dark) and page-scenes.jpg (each scene).
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { launch } from "./browsers.mjs";

const [url, executablePath, folder] = process.argv.slice(2);
// Scenes, their titles and a typical frame.
const scenes = [
  ["cloth-on-ball", "Cloth on ball", 52],
  ["folding-cloth", "Folding cloth", 88],
  ["funnel", "Funnel", 50],
  ["flag", "Flag", 38],
  ["n-body", "Many balls", 40],
  ["breaking", "Breaking solid", 14],
];

// Each file stays below 300 KB.
const jpeg = { type: "jpeg", quality: 84 };

const browser = await launch(executablePath);

/** Opens the page at a frame of a scene, in a window of this size. */
async function open([width, height], colorScheme, link, frame) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme });
  await page.goto(`${url}#${link}&play=0`);
  await page.waitForSelector("body[data-ready]");
  await page.evaluate((frame) => {
    for (let i = 0; i < frame; i += 1) document.getElementById("step").click();
  }, frame);
  await page.waitForFunction((frame) => window.clasp3d.stats().frame === frame, frame, { timeout: 120_000 });
  await page.evaluate(() => document.getElementById("messages").replaceChildren());
  await page.waitForTimeout(500);
  return page;
}

/** Combines pictures side by side into one file. */
async function combine(pictures, width, columns, name) {
  const page = await browser.newPage({ viewport: { width, height: 400 } });
  const figures = pictures.map(({ png, title }) =>
    `<figure><img src="data:image/png;base64,${png.toString("base64")}">${title ? `<figcaption>${title}</figcaption>` : ""}</figure>`);
  await page.setContent(`<!doctype html><style>
    body { margin: 0; display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 8px; background: #fff; padding: 8px; }
    figure { margin: 0; position: relative; border-radius: 8px; overflow: hidden; border: 1px solid #dfe2e9; }
    img { width: 100%; display: block; }
    figcaption { position: absolute; left: 10px; top: 8px; font: 600 15px system-ui, sans-serif; color: #1b1f28; }
  </style>${figures.join("")}`);
  await page.waitForTimeout(300);
  await writeFile(join(folder, name), await page.screenshot({ fullPage: true, ...jpeg }));
  await page.close();
}

const whole = await open([1600, 900], "dark", "scene=n-body&triangles=20000", 40);
await whole.screenshot({ path: join(folder, "page.jpg"), ...jpeg });
await whole.close();

const phones = [];
for (const colorScheme of ["light", "dark"]) {
  const page = await open([390, 760], colorScheme, "scene=folding-cloth&triangles=6000", 88);
  phones.push({ png: await page.screenshot() });
  await page.close();
}
await combine(phones, 640, 2, "page-phone.jpg");

const views = [];
for (const [scene, title, frame] of scenes) {
  const page = await open([820, 700], "light", `scene=${scene}`, frame);
  await page.addStyleTag({ content: "#viewport { border: 0 !important; border-radius: 0 !important; height: 430px !important; width: 520px !important; flex: none !important; }" });
  await page.waitForTimeout(400);
  views.push({ png: await page.locator("#viewport").screenshot(), title });
  await page.close();
}
await combine(views, 1200, 3, "page-scenes.jpg");
await browser.close();
