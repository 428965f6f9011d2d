// Opens the page of checks in headless Chromium, waits for their end, and prints their results as JSON.
//
//   node check.mjs URL CHROMIUM [SCREENSHOT.png]
import { launch } from "./browsers.mjs";

const [url, executablePath, screenshot] = process.argv.slice(2);
const timeout = 300_000;

const browser = await launch(executablePath);
try {
  const page = await browser.newPage({ viewport: { width: 800, height: 700 } });
  const consoleErrors = [];
  page.on("console", (message) => message.type() === "error" && consoleErrors.push(message.text()));
  page.on("pageerror", (error) => consoleErrors.push(String(error)));
  await page.goto(url);
  await page.waitForSelector("body[data-done]", { timeout });
  if (screenshot) await page.screenshot({ path: screenshot, fullPage: true });
  const rows = await page.$$eval("#results tr", (rows) =>
    rows.map((row) => ({
      check: row.cells[0].textContent,
      passed: row.className === "passed",
      result: row.cells[1].textContent,
    })),
  );
  const pairs = await page.evaluate(() => document.body.pairs);
  console.log(JSON.stringify({ browser: browser.version(), rows, pairs, consoleErrors }));
} finally {
  await browser.close();
}
