// The way in: loads the wasm, and sees to it that a detector is used by one call at a time. index.d.ts has the words.
import load, { NativeDetector } from "./clasp3d_wasm.js";

const OPTIONS = [
  "vertices", "objects", "backend", "neighbors", "selfCollisions", "mayTouch", "clusters", "fuzziness",
];
/** Whoever has it may construct a detector. */
const KEY = Symbol("clasp3d");
let loading;

/** Whether a value is a typed array of this kind, of this window or of another. */
function is(value, kind) {
  return ArrayBuffer.isView(value) && value[Symbol.toStringTag] === kind;
}

/** What the browser tells of the GPU that it chooses, which is little, and less of it reaches the wasm. */
async function gpuName() {
  const { gpu } = globalThis.navigator ?? {};
  const { description, vendor, architecture } = (await gpu?.requestAdapter({ powerPreference: "high-performance" }))?.info ?? {};
  return description || [vendor, architecture].filter(Boolean).join(" ") || "a GPU without a name";
}

export function init(source) {
  // A load that failed (without a network, say) may be tried again.
  loading ??= load(source === undefined ? undefined : { module_or_path: source }).then(
    () => undefined,
    (error) => {
      loading = undefined;
      throw new Error(`the wasm of clasp3d could not be loaded: ${error?.message ?? error}`, { cause: error });
    },
  );
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
    if (key !== KEY) throw new TypeError("a detector is made by `await Detector.create(triangles)`");
    this.#native = native;
    this.#adapter = adapter;
    this.#vertices = native.vertices;
    this.#see();
  }

  static async create(triangles, options = {}) {
    if (!is(triangles, "Uint32Array")) {
      throw new TypeError("triangles is a Uint32Array with three vertices to a triangle");
    }
    if (options === null || typeof options !== "object") throw new TypeError("options is an object");
    const unknown = Object.keys(options).find((name) => !OPTIONS.includes(name));
    if (unknown !== undefined) {
      throw new TypeError(`there is no option "${unknown}": the options are ${OPTIONS.join(", ")}`);
    }
    await init();
    const native = await NativeDetector.open(triangles, options);
    return new Detector(KEY, native, native.onGpu ? await gpuName() : null);
  }

  async detect(positions) {
    return this.#use(positions, async (native) => {
      const start = performance.now();
      const pairs = await native.detect(positions);
      this.#stats = Object.freeze({ ...native.stats, milliseconds: performance.now() - start });
      return pairs;
    });
  }

  async findAny(positions) {
    return this.#use(positions, async (native) => {
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
    // A call that is under way still needs it, and frees it when it ends.
    if (!this.#busy) this.#native.free();
  }

  async #use(positions, call) {
    if (this.#freed) throw new Error("the detector has been freed");
    if (this.#busy) throw new Error("the detector is at work: await its last call before the next one");
    if (!is(positions, "Float32Array")) {
      throw new TypeError("positions is a Float32Array with three numbers to a vertex");
    }
    this.#busy = true;
    try {
      return await call(this.#native);
    } finally {
      this.#busy = false;
      // A scene that grows too large for the GPU goes on on the CPU.
      this.#see();
      if (this.#freed) this.#native.free();
    }
  }

  #see() {
    this.#backend = this.#native.onGpu ? "gpu" : "cpu";
  }
}

// `using detector = await Detector.create(…)`, where there is such a thing.
if (Symbol.dispose) Detector.prototype[Symbol.dispose] = Detector.prototype.free;
