// Starts headless browsers, with or without WebGPU. Chromium uses its own software adapter SwiftShader, Firefox a Vulkan
// driver of the system. README.md of this folder explains the flags.
import { chromium, firefox } from "playwright-core";

const webgpu = [
  "--enable-unsafe-webgpu",
  "--use-webgpu-adapter=swiftshader",
  "--use-angle=swiftshader",
  "--enable-features=Vulkan",
  "--use-vulkan=swiftshader",
  "--ignore-gpu-blocklist",
];
const always = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

export const isFirefox = (executablePath) => /firefox/i.test(executablePath);

/** Starts the browser. */
export function launch(executablePath, withWebgpu = true) {
  if (isFirefox(executablePath)) {
    const firefoxUserPrefs = { "dom.webgpu.enabled": withWebgpu, "gfx.webgpu.ignore-blocklist": withWebgpu };
    // WebDriver BiDi: Playwright's own protocol needs a Firefox that Playwright built.
    return firefox.launch({ executablePath, channel: "moz-firefox", firefoxUserPrefs });
  }
  const without = ["--disable-gpu", "--disable-features=WebGPUService,WebGPU"];
  return chromium.launch({ executablePath, args: [...always, ...(withWebgpu ? webgpu : without)] });
}
