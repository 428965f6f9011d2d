// The stacked chart of stage times, and its legend with the times of the last frame.

const FRAMES = 200;
// Redrawn so often at most, in milliseconds: reading it takes longer than that.
const PAUSE = 200;
// In the order in which they run. Colours are those of the ways of work: moving, clusters, boxes, pairs.
const COLORS = {
  motion: "#8a94a6",
  detection: "#3d7fd6",
  bounds: "#9ecbf5",
  bounding_spheres: "#74b0ee",
  clustering: "#4a90e0",
  assignment: "#2a6cc0",
  axes: "#7bd3c0",
  neighbors: "#4fb9a3",
  boxes: "#2fa98c",
  sort: "#1d8570",
  sweep: "#c79bf2",
  candidates: "#a06be0",
  narrow: "#f08a3c",
  collect: "#d4631a",
  contacts: "#e8c21a",
};

export class Chart {
  #canvas;
  #legend;
  #frames = [];
  #rows = new Map();
  #drawn = 0;
  #waiting = false;
  #withMotion;

  /** `withMotion` is a checkbox: what moves a scene often takes so long that all stages are flat beside it. */
  constructor(canvas, legend, withMotion) {
    this.#canvas = canvas;
    this.#legend = legend;
    this.#withMotion = withMotion;
    withMotion.addEventListener("change", () => this.#draw());
    new ResizeObserver(() => this.#draw()).observe(canvas);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.#draw());
  }

  /** How many frames it shows. */
  get length() {
    return this.#frames.length;
  }

  clear() {
    this.#frames = [];
    this.#rows.clear();
    this.#legend.replaceChildren();
    this.#draw();
  }

  /** Adds a frame: a list of names and milliseconds. */
  add(times) {
    this.#frames.push(times);
    if (this.#frames.length > FRAMES) this.#frames.shift();
    this.#canvas.dataset.frames = this.#frames.length;
    if (this.#waiting) return;
    this.#waiting = true;
    setTimeout(() => {
      this.#waiting = false;
      this.#draw();
    }, Math.max(0, this.#drawn + PAUSE - performance.now()));
  }

  #draw() {
    this.#drawn = performance.now();
    const canvas = this.#canvas;
    const scale = devicePixelRatio;
    const [width, height] = [canvas.clientWidth, canvas.clientHeight];
    if (width === 0) return;
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    const context = canvas.getContext("2d");
    context.scale(scale, scale);
    const frames = this.#frames.map((times) => times.filter(([name]) => name !== "motion" || this.#withMotion.checked));
    const totals = frames.map((times) => times.reduce((sum, [, time]) => sum + time, 0));
    // A single slow frame does not make all others flat.
    const sorted = [...totals].sort((a, b) => a - b);
    const high = (sorted[Math.floor(sorted.length * 0.97)] ?? 1) * 1.15 || 1;
    const step = width / FRAMES;
    frames.forEach((times, place) => {
      let bottom = height;
      const x = width - (frames.length - place) * step;
      for (const [name, time] of times) {
        const tall = (time / high) * height;
        context.fillStyle = COLORS[name] ?? "#999";
        context.fillRect(x, bottom - tall, step + 0.3, tall);
        bottom -= tall;
      }
    });
    this.#drawScale(context, width, height, high);
    this.#showLegend(this.#frames.at(-1));
  }

  #drawScale(context, width, height, high) {
    const color = getComputedStyle(this.#canvas).color;
    const power = 10 ** Math.floor(Math.log10(high));
    const unit = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => high / candidate <= 4) ?? power;
    context.font = "11px system-ui, sans-serif";
    context.textBaseline = "bottom";
    for (let mark = unit; mark < high; mark += unit) {
      const y = Math.round(height - (mark / high) * height) + 0.5;
      context.globalAlpha = 0.25;
      context.strokeStyle = color;
      context.beginPath();
      context.moveTo(0, y);
      context.lineTo(width, y);
      context.stroke();
      context.globalAlpha = 0.8;
      context.fillStyle = color;
      context.fillText(`${Number(mark.toPrecision(2))} ms`, 2, y - 1);
    }
    context.globalAlpha = 1;
  }

  #showLegend(times) {
    if (!times) return;
    for (const [name, time] of times) {
      let row = this.#rows.get(name);
      if (!row) {
        row = this.#legend.insertRow();
        const head = document.createElement("th");
        head.scope = "row";
        const swatch = document.createElement("i");
        swatch.className = "swatch";
        swatch.style.background = COLORS[name] ?? "#999";
        head.append(swatch, ` ${name}`);
        row.append(head);
        row.insertCell();
        this.#rows.set(name, row);
      }
      row.cells[1].textContent = `${time.toFixed(time < 10 ? 2 : 1)} ms`;
    }
  }
}
