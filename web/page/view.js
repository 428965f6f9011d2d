// Looking around: mouse, touch and keyboard.

const KEY_TURN = 0.04;
const KEY_ZOOM = 1.15;

/** Moves the page's camera as the visitor does, and calls back for the keys of playback. */
export function listenToView(stage, page, playback) {
  const pointers = new Map();
  const height = () => Math.max(stage.clientHeight, 1);
  const middle = (points) => ({
    x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
    y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
  });
  const spread = ([a, b]) => Math.max(Math.hypot(a.x - b.x, a.y - b.y), 1);

  stage.addEventListener("pointerdown", (event) => {
    stage.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    stage.classList.add("held");
  });
  stage.addEventListener("pointermove", (event) => {
    if (!pointers.has(event.pointerId)) return;
    const before = [...pointers.values()];
    const was = pointers.get(event.pointerId);
    const now = { x: event.clientX, y: event.clientY };
    pointers.set(event.pointerId, now);
    if (pointers.size === 1) {
      const [right, down] = [(now.x - was.x) / height(), (now.y - was.y) / height()];
      const moves = event.shiftKey || (event.buttons & 6) !== 0;
      if (moves) page.pan(right, down);
      else page.orbit(right, down);
    } else if (pointers.size === 2) {
      const after = [...pointers.values()];
      const [from, to] = [middle(before), middle(after)];
      page.pan((to.x - from.x) / height(), (to.y - from.y) / height());
      page.zoom(spread(after) / spread(before));
    }
  });
  for (const end of ["pointerup", "pointercancel"]) {
    stage.addEventListener(end, (event) => {
      pointers.delete(event.pointerId);
      stage.classList.toggle("held", pointers.size > 0);
    });
  }
  stage.addEventListener("contextmenu", (event) => event.preventDefault());
  stage.addEventListener("dblclick", () => page.resetView());
  stage.addEventListener("wheel", (event) => {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    page.zoom(Math.exp(-event.deltaY * lines * 0.0015));
  }, { passive: false });

  const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  stage.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = ways[event.key];
    if (way) {
      const [right, down] = way.map((direction) => direction * KEY_TURN);
      if (event.shiftKey) page.pan(right, down);
      else page.orbit(right, down);
    } else if (event.key === "+" || event.key === "=") page.zoom(KEY_ZOOM);
    else if (event.key === "-") page.zoom(1 / KEY_ZOOM);
    else if (event.key === "0") page.resetView();
    else return;
    event.preventDefault();
  });

  // Playback keys work wherever they mean nothing else.
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest?.("input, select, textarea, button, summary, a")) return;
    if (event.key === " ") playback.togglePlaying();
    else if (event.key === ".") playback.step();
    else if (event.key === "r") playback.restart();
    else return;
    event.preventDefault();
  });
}
