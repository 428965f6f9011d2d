// Headless Chromium. The adapter is SwiftShader, a software one that comes with it, or none; README.md of this folder
// says why each flag.
import { chromium } from "playwright-core";

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

/** The browser, with WebGPU or without. */
export function launch(executablePath, withWebgpu = true) {
  const without = ["--disable-gpu", "--disable-features=WebGPUService,WebGPU"];
  return chromium.launch({ executablePath, args: [...always, ...(withWebgpu ? webgpu : without)] });
}
