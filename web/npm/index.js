// The public API around the wasm: loads it, and rejects calls that overlap or follow `free`. Documentation: index.d.ts.
import load, { NativeDetector } from "./clasp3d_wasm.js";

const OPTIONS = [
  "vertices", "objects", "backend", "neighbors", "selfCollisions", "mayTouch", "clusters", "fuzziness",
];
/** Makes the constructor private: only `Detector.create` has it. */
const PRIVATE = Symbol("clasp3d");
let loading;

/** Whether a value is a typed array of this kind, also if it is from another window. */
function isTypedArray(value, kind) {
  return ArrayBuffer.isView(value) && value[Symbol.toStringTag] === kind;
}

/** The name of the GPU. The browser does not tell the wasm. */
async function gpuName() {
  const { gpu } = globalThis.navigator ?? {};
  const { description, vendor, architecture } = (await gpu?.requestAdapter({ powerPreference: "high-performance" }))?.info ?? {};
  return description || [vendor, architecture].filter(Boolean).join(" ") || "unnamed GPU";
}

/** The wasm file next to this module: its URL, or its bytes in Node.js, where `fetch` does not read files. */
async function defaultSource() {
  // Bundlers recognize this expression, and add the file to their output.
  const url = new URL("clasp3d_wasm_bg.wasm", import.meta.url);
  // Not `import`: bundlers for browsers would look for the module.
  const files = url.protocol === "file:" ? globalThis.process?.getBuiltinModule?.("node:fs/promises") : undefined;
  return files ? files.readFile(url) : url;
}

async function loadFrom(source) {
  try {
    await load({ module_or_path: source ?? (await defaultSource()) });
  } catch (error) {
    // The next call tries again: the network may have failed.
    loading = undefined;
    throw new Error(`cannot load the wasm of clasp3d: ${error?.message ?? error}`, { cause: error });
  }
}

export function init(source) {
  loading ??= loadFrom(source);
  return loading;
}

export class Detector {
  #native;
  #busy = false;
  #freed = false;
  #stats = null;
  #backend;
  #adapter;
  #vertices;

  constructor(key, native, adapter) {
    if (key !== PRIVATE) throw new TypeError("use `await Detector.create(triangles)` instead of `new Detector`");
    this.#native = native;
    this.#adapter = adapter;
    this.#vertices = native.vertices;
    this.#updateBackend();
  }

  static async create(triangles, options = {}) {
    if (!isTypedArray(triangles, "Uint32Array")) {
      throw new TypeError("triangles must be a Uint32Array with 3 vertex indices per triangle");
    }
    if (options === null || typeof options !== "object") throw new TypeError("options must be an object");
    const unknown = Object.keys(options).find((name) => !OPTIONS.includes(name));
    if (unknown !== undefined) {
      throw new TypeError(`unknown option "${unknown}"; the options are ${OPTIONS.join(", ")}`);
    }
    await init();
    const native = await NativeDetector.open(triangles, options);
    return new Detector(PRIVATE, native, native.onGpu ? await gpuName() : null);
  }

  async detect(positions) {
    return this.#call(positions, async (native) => {
      const start = performance.now();
      const pairs = await native.detect(positions);
      this.#stats = Object.freeze({ ...native.stats, milliseconds: performance.now() - start });
      return pairs;
    });
  }

  async findAny(positions) {
    return this.#call(positions, async (native) => {
      const pair = await native.findAny(positions);
      return pair.length === 0 ? null : [pair[0], pair[1]];
    });
  }

  get backend() {
    return this.#backend;
  }

  get adapter() {
    return this.#backend === "gpu" ? this.#adapter : null;
  }

  get vertices() {
    return this.#vertices;
  }

  get stats() {
    return this.#stats;
  }

  free() {
    if (this.#freed) return;
    this.#freed = true;
    // A running call still uses the wasm object, and frees it at its end.
    if (!this.#busy) this.#native.free();
  }

  async #call(positions, body) {
    if (this.#freed) throw new Error("the detector was freed; create another one");
    if (this.#busy) throw new Error("the detector is busy; await the previous call first");
    if (!isTypedArray(positions, "Float32Array")) {
      throw new TypeError("positions must be a Float32Array with 3 coordinates per vertex");
    }
    this.#busy = true;
    try {
      return await body(this.#native);
    } finally {
      this.#busy = false;
      this.#updateBackend();
      if (this.#freed) this.#native.free();
    }
  }

  /** A detector changes to the CPU if its scene becomes too large for the GPU. */
  #updateBackend() {
    this.#backend = this.#native.onGpu ? "gpu" : "cpu";
  }
}

// For `using detector = await Detector.create(…)`, if the runtime supports it.
if (Symbol.dispose) Detector.prototype[Symbol.dispose] = Detector.prototype.free;
