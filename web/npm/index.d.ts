/**
 * Finds every pair of intersecting triangles in scenes of rigid and deforming meshes, exactly, on WebGPU or on the CPU.
 *
 * ```js
 * const detector = await Detector.create(triangles);
 * const pairs = await detector.detect(positions); // a0, b0, a1, b1, …
 * ```
 */

/**
 * Options of a detector. `objects`, `neighbors`, `selfCollisions` and `mayTouch` decide which pairs are found; all others
 * affect speed only, not results.
 */
export interface DetectorOptions {
  /**
   * Number of vertices. The default is one more than the highest vertex index; set it if the last vertices belong to no
   * triangle.
   */
  vertices?: number;

  /**
   * First triangle of each object: `[0, 500, 800]` are three objects. The vertices of each object follow those of the object
   * before; objects share no vertices. By default, all triangles are one object.
   */
  objects?: ArrayLike<number>;

  /**
   * Device that does the work.
   *
   * - `"auto"` (default): a hardware GPU if there is one and the scene fits into it, else the CPU;
   * - `"gpu"`: a hardware GPU, or a software adapter if there is none; `create` rejects if there is neither;
   * - `"cpu"`: the CPU, in wasm, on the calling thread. Use a worker to keep the page responsive.
   */
  backend?: "auto" | "gpu" | "cpu";

  /**
   * Treatment of triangles that share a vertex.
   *
   * - `"exact"` (default): they intersect if they have more in common than the shared vertices;
   * - `"skip"`: they never intersect, as most simulations want it.
   */
  neighbors?: "exact" | "skip";

  /** Whether to find pairs within one object. The default is `true`. */
  selfCollisions?: boolean;

  /** Pairs of objects that may touch: intersections between them are not reported. */
  mayTouch?: ReadonlyArray<readonly [number, number]>;

  /** Number of clusters, from 1 to 64, or `"auto"` (default): chosen by the number of triangles. */
  clusters?: number | "auto";

  /** Fuzziness of the fuzzy c-means clustering, more than 1. The default is 2. */
  fuzziness?: number;
}

/** Time and memory of a stage of the pipeline. */
export interface StageStats {
  /** The stage: `"bounds"`, `"clustering"`, `"assignment"` and so on, in the order of the backend. */
  readonly stage: string;
  /** Elapsed time: on a GPU by its own clock, `null` if it has none. */
  readonly milliseconds: number | null;
  /** Size of its buffers. */
  readonly bytes: number;
}

/** Stats of a frame. */
export interface Stats {
  /** Triangles of the scene. */
  readonly triangles: number;
  /** Clusters of the scene. */
  readonly clusters: number;
  /** Candidates of the sweep. */
  readonly candidates: number;
  /** Pairs that were tested triangle against triangle. */
  readonly tested: number;
  /** Pairs that single precision could not decide, and exact arithmetic did. */
  readonly undecided: number;
  /** Intersecting pairs. */
  readonly pairs: number;
  /** Triangles with zero area, which are treated as segments or points. */
  readonly degenerate: number;
  /** Elapsed time of the call. */
  readonly milliseconds: number;
  /** Stats of each stage. */
  readonly stages: ReadonlyArray<StageStats>;
}

/**
 * Detects intersecting triangles of a scene, frame after frame.
 *
 * Errors reject the promise with an `Error`, after which the detector can be used again. Calls must not overlap: `await` each
 * of them.
 */
export class Detector {
  private constructor();

  /**
   * Creates a detector for triangles, given by three vertex indices each. The first call loads the wasm.
   *
   * Rejects if a vertex index or an option is out of range, and if the requested GPU does not exist.
   */
  static create(triangles: Uint32Array, options?: DetectorOptions): Promise<Detector>;

  /**
   * Finds all intersecting pairs. `positions` has x, y and z of each vertex. It is copied at once, so the array can be reused
   * before the promise is fulfilled.
   *
   * Returns two triangle indices per pair (a0, b0, a1, b1, …), the lower one first, in ascending order. The pairs are the
   * same on every backend.
   *
   * Rejects if the number of positions is not the number of vertices, and if a coordinate is not finite.
   */
  detect(positions: Float32Array): Promise<Uint32Array>;

  /**
   * Finds any intersecting pair, or `null` if there is none, in less time than `detect`. Which pair that is may differ
   * between calls. Rejects like `detect`.
   */
  findAny(positions: Float32Array): Promise<[number, number] | null>;

  /** Device that does the work. With `"auto"`, it changes to the CPU if the scene becomes too large for the GPU. */
  readonly backend: "gpu" | "cpu";

  /** Name of the GPU as far as the browser tells it (such as `"intel gen-12lp"`); `null` on the CPU. */
  readonly adapter: string | null;

  /** Number of vertices. `positions` has three times as many numbers. */
  readonly vertices: number;

  /** Stats of the last `detect`; `null` before the first. */
  readonly stats: Stats | null;

  /** Frees all memory, also on the GPU. A running call still succeeds; later ones reject. */
  free(): void;
}

/* For `using detector = await Detector.create(…)`, if the `lib` of the TypeScript project has `Disposable`. */
declare global {
  interface SymbolConstructor {
    readonly dispose: unique symbol;
  }
}
export interface Detector {
  [Symbol.dispose](): void;
}

/**
 * Loads the wasm, once. `Detector.create` calls it: call it yourself only to load the wasm earlier, or, before the first
 * detector, from another location than next to this module.
 */
export function init(source?: string | URL | Request | Response | BufferSource | WebAssembly.Module): Promise<void>;
