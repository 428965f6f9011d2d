// Headless browsers. The adapter of Chromium is SwiftShader, a software one that comes with it, that of Firefox is the
// system's; or there is none. README.md of this folder says why each flag.
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

/** The browser, with WebGPU or without. */
export function launch(executablePath, withWebgpu = true) {
  if (isFirefox(executablePath)) {
    const firefoxUserPrefs = { "dom.webgpu.enabled": withWebgpu, "gfx.webgpu.ignore-blocklist": withWebgpu };
    // Through WebDriver BiDi: so Playwright drives a Firefox that it has not built itself.
    return firefox.launch({ executablePath, channel: "moz-firefox", firefoxUserPrefs });
  }
  const without = ["--disable-gpu", "--disable-features=WebGPUService,WebGPU"];
  return chromium.launch({ executablePath, args: [...always, ...(withWebgpu ? webgpu : without)] });
}
