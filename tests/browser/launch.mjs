// Headless Chromium on SwiftShader, a software adapter that comes with it, or without WebGPU; README.md of this folder says
// why each flag.
import { chromium } from "playwright-core";

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

export const launch = (executablePath, { webGpu = true } = {}) =>
  chromium.launch({ executablePath, args: [...always, ...(webGpu ? withWebGpu : ["--disable-features=WebGPU"])] });
