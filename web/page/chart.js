// Stacked chart of stage times, with a legend that shows the times of the last frame.

const MAX_FRAMES = 200;
// Milliseconds between redraws: nobody reads faster.
const REDRAW_INTERVAL = 200;
// Colors of stages: gray for the animation, blue for clusters, green for boxes, violet and orange for pairs.
const COLORS = {
  animation: "#8a94a6",
  detection: "#3d7fd6",
  bounds: "#9ecbf5",
  bounding_spheres: "#74b0ee",
  clustering: "#4a90e0",
  assignment: "#2a6cc0",
  axes: "#7bd3c0",
  one_rings: "#4fb9a3",
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
  #lastRedraw = 0;
  #redrawPending = false;
  #withAnimation;

  /** `withAnimation`: checkbox that includes the time of the animation, which often dwarfs all stages. */
  constructor(canvas, legend, withAnimation) {
    this.#canvas = canvas;
    this.#legend = legend;
    this.#withAnimation = withAnimation;
    withAnimation.addEventListener("change", () => this.#draw());
    new ResizeObserver(() => this.#draw()).observe(canvas);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.#draw());
  }

  /** Number of frames shown. */
  get length() {
    return this.#frames.length;
  }

  clear() {
    this.#frames = [];
    this.#rows.clear();
    this.#legend.replaceChildren();
    this.#draw();
  }

  /** Adds a frame, given by names and milliseconds of its steps. */
  add(times) {
    this.#frames.push(times);
    if (this.#frames.length > MAX_FRAMES) this.#frames.shift();
    this.#canvas.dataset.frames = this.#frames.length;
    if (this.#redrawPending) return;
    this.#redrawPending = true;
    setTimeout(() => {
      this.#redrawPending = false;
      this.#draw();
    }, Math.max(0, this.#lastRedraw + REDRAW_INTERVAL - performance.now()));
  }

  #draw() {
    this.#lastRedraw = performance.now();
    const canvas = this.#canvas;
    const scale = devicePixelRatio;
    const [width, height] = [canvas.clientWidth, canvas.clientHeight];
    if (width === 0) return;
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    const context = canvas.getContext("2d");
    context.scale(scale, scale);
    const frames = this.#frames.map((times) => times.filter(([name]) => name !== "animation" || this.#withAnimation.checked));
    const totals = frames.map((times) => times.reduce((sum, [, time]) => sum + time, 0));
    // A few slow frames are cut off, so that the others remain legible.
    const sorted = [...totals].sort((a, b) => a - b);
    const maximum = (sorted[Math.floor(sorted.length * 0.97)] ?? 1) * 1.15 || 1;
    const step = width / MAX_FRAMES;
    frames.forEach((times, index) => {
      let bottom = height;
      const x = width - (frames.length - index) * step;
      for (const [name, time] of times) {
        const barHeight = (time / maximum) * height;
        context.fillStyle = COLORS[name] ?? "#999";
        context.fillRect(x, bottom - barHeight, step + 0.3, barHeight);
        bottom -= barHeight;
      }
    });
    this.#drawScale(context, width, height, maximum);
    this.#showLegend(this.#frames.at(-1));
  }

  #drawScale(context, width, height, maximum) {
    const color = getComputedStyle(this.#canvas).color;
    const power = 10 ** Math.floor(Math.log10(maximum));
    const unit = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => maximum / candidate <= 4) ?? power;
    context.font = "11px system-ui, sans-serif";
    context.textBaseline = "bottom";
    for (let mark = unit; mark < maximum; mark += unit) {
      const y = Math.round(height - (mark / maximum) * height) + 0.5;
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
        const header = document.createElement("th");
        header.scope = "row";
        const swatch = document.createElement("i");
        swatch.className = "swatch";
        swatch.style.background = COLORS[name] ?? "#999";
        header.append(swatch, ` ${name}`);
        row.append(header);
        row.insertCell();
        this.#rows.set(name, row);
      }
      row.cells[1].textContent = `${time.toFixed(time < 10 ? 2 : 1)} ms`;
    }
  }
}
