// Headless Chromium on SwiftShader, a software adapter that comes with it, or Firefox on the system's adapter; with WebGPU
// or without. README.md of this folder says why each flag.
import { chromium, firefox } from "playwright-core";

const always = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
const withWebGpu = [
  "--enable-unsafe-webgpu",
  "--use-webgpu-adapter=swiftshader",
  "--use-angle=swiftshader",
  "--enable-features=Vulkan",
  "--use-vulkan=swiftshader",
  "--ignore-gpu-blocklist",
];

export const isFirefox = (executablePath) => /firefox/i.test(executablePath);

export function launch(executablePath, { webGpu = true } = {}) {
  if (isFirefox(executablePath)) {
    const firefoxUserPrefs = { "dom.webgpu.enabled": webGpu, "gfx.webgpu.ignore-blocklist": webGpu };
    // By WebDriver BiDi: so Playwright drives a Firefox that it has not built itself.
    return firefox.launch({ executablePath, channel: "moz-firefox", firefoxUserPrefs });
  }
  return chromium.launch({ executablePath, args: [...always, ...(webGpu ? withWebGpu : ["--disable-features=WebGPU"])] });
}
