/**
 * Finds every pair of intersecting triangles in scenes of rigid and deforming meshes, exactly, on WebGPU or on the CPU.
 *
 * ```js
 * const detector = await Detector.create(triangles);
 * const pairs = await detector.detect(positions); // a0, b0, a1, b1, …
 * ```
 */

/** How to detect. The pairs depend on `objects`, `neighbors`, `selfCollisions` and `mayTouch`; all else is speed. */
export interface DetectorOptions {
  /**
   * How many vertices a frame has. Without it: as many as the triangles name, which is one more than the highest of their
   * numbers. Say it where there are more, because some belong to no triangle.
   */
  vertices?: number;

  /**
   * The objects of the scene, by the first triangle of each: `[0, 500, 800]` are three. Their vertices follow each other,
   * too, and no two objects have one in common. Without it, everything is one object.
   */
  objects?: ArrayLike<number>;

  /**
   * Where the work is done.
   *
   * - `"auto"` (the default): on a hardware GPU where the browser has one that the scene fits into, else on the CPU;
   * - `"gpu"`: on WebGPU, on whatever adapter there is, software too; `create` fails where there is none;
   * - `"cpu"`: in wasm, on the thread of the caller. A worker keeps the page responsive meanwhile.
   */
  backend?: "auto" | "gpu" | "cpu";

  /**
   * What becomes of triangles that have a vertex in common.
   *
   * - `"exact"` (the default): they are a pair where they meet beyond what they share;
   * - `"skip"`: they never are, as most simulations want it.
   */
  neighbors?: "exact" | "skip";

  /** Whether triangles of the same object can be a pair. The default is `true`. */
  selfCollisions?: boolean;

  /** Pairs of objects that may touch: what intersects between them is left out. */
  mayTouch?: ReadonlyArray<readonly [number, number]>;

  /** Into how many clusters the scene is divided, from 1 to 64. The default is `"auto"`: by its number of triangles. */
  clusters?: number | "auto";

  /** The fuzziness of the clustering, more than 1. The default is 2. */
  fuzziness?: number;
}

/** What a stage of the pipeline took. */
export interface StageFigures {
  /** The stage: `"bounds"`, `"clustering"`, `"assignment"` and so on, in the order of the backend. */
  readonly stage: string;
  /** How long it took; on a GPU by the device's own clock, and `null` where that has none. */
  readonly milliseconds: number | null;
  /** Bytes of its buffers. */
  readonly bytes: number;
}

/** How much work a frame was. */
export interface Figures {
  /** Triangles of the scene. */
  readonly triangles: number;
  /** Clusters that it was divided into. */
  readonly clusters: number;
  /** Candidates that the sweep came up with. */
  readonly candidates: number;
  /** Pairs that were tested triangle against triangle. */
  readonly tested: number;
  /** Tests that single precision could not decide, and exact arithmetic did. */
  readonly undecided: number;
  /** Pairs that intersect. */
  readonly pairs: number;
  /** Triangles without an area: they count as the segment or point that they are. */
  readonly degenerate: number;
  /** How long the call took, from positions to pairs. */
  readonly milliseconds: number;
  /** What each stage took. */
  readonly stages: ReadonlyArray<StageFigures>;
}

/**
 * Detects intersecting triangles of a scene, frame after frame.
 *
 * What goes wrong is a rejected promise with an `Error` that says what, and the detector can be used again. One call ends
 * before the next begins: `await` each of them.
 */
export class Detector {
  private constructor();

  /**
   * A detector for triangles, given by the numbers of their vertices: three to a triangle. The wasm is loaded with the
   * first of them.
   *
   * Rejects where a triangle names a vertex that is not there, an option is out of its range, or a GPU is asked for and
   * there is none.
   */
  static create(triangles: Uint32Array, options?: DetectorOptions): Promise<Detector>;

  /**
   * Finds all pairs of triangles that intersect, with the vertices at these positions: x, y and z of each. They are copied
   * at once, so that the array may hold the next frame before the promise is fulfilled.
   *
   * Returns the numbers of the triangles, two to a pair (a0, b0, a1, b1, …) with the lower one first, in ascending order:
   * those of exact arithmetic on the positions, the same on every backend.
   *
   * Rejects where there are more or fewer positions than vertices, or one is not finite.
   */
  detect(positions: Float32Array): Promise<Uint32Array>;

  /**
   * Some pair of triangles that intersects, or `null` where none does. It looks no further than it must, and does not
   * always find the same pair. Rejects as `detect` does.
   */
  findAny(positions: Float32Array): Promise<[number, number] | null>;

  /** Where the work is done. With `"auto"`, a scene that turns out too large for the GPU goes on on the CPU. */
  readonly backend: "gpu" | "cpu";

  /** What the browser tells of its GPU (`"intel gen-12lp"`, say), or `null` on the CPU. */
  readonly adapter: string | null;

  /** How many vertices a frame has: `detect` takes three times as many numbers. */
  readonly vertices: number;

  /** How much work the last `detect` was, or `null` before the first. */
  readonly stats: Figures | null;

  /** Frees the memory, on the GPU too. A call that is under way ends well; later ones reject. */
  free(): void;
}

/* For `using detector = await Detector.create(…)`: only where the library of your TypeScript has `Disposable`. */
declare global {
  interface SymbolConstructor {
    readonly dispose: unique symbol;
  }
}
export interface Detector {
  [Symbol.dispose](): void;
}

/**
 * Loads the wasm, once. `Detector.create` does so by itself, from the file beside this module: call it only to say where
 * it is instead, or what is in it (in Node.js, say), before the first detector.
 */
export function init(source?: string | URL | Request | Response | BufferSource | WebAssembly.Module): Promise<void>;
