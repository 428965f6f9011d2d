// Control of the camera by mouse, touch and keyboard, and of playback by keyboard.

// Step of an arrow key, as a fraction of the picture's height.
const KEY_STEP = 0.04;
// Zoom factor of a key press.
const KEY_ZOOM = 1.15;

/** Controls the camera of the page, and playback. */
export function listenToView(viewport, page, playback) {
  listenToPointers(viewport, page);
  listenToCameraKeys(viewport, page);
  listenToPlaybackKeys(playback);
}

function listenToPointers(viewport, page) {
  const pointers = new Map();
  const height = () => Math.max(viewport.clientHeight, 1);
  const center = (points) => ({
    x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
    y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
  });
  const distance = ([a, b]) => Math.max(Math.hypot(a.x - b.x, a.y - b.y), 1);

  viewport.addEventListener("pointerdown", (event) => {
    viewport.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    viewport.classList.add("dragging");
  });
  viewport.addEventListener("pointermove", (event) => {
    if (!pointers.has(event.pointerId)) return;
    const before = [...pointers.values()];
    const previous = pointers.get(event.pointerId);
    const now = { x: event.clientX, y: event.clientY };
    pointers.set(event.pointerId, now);
    if (pointers.size === 1) {
      const [right, down] = [(now.x - previous.x) / height(), (now.y - previous.y) / height()];
      const pans = event.shiftKey || (event.buttons & 6) !== 0;
      if (pans) page.pan(right, down);
      else page.orbit(right, down);
    } else if (pointers.size === 2) {
      const after = [...pointers.values()];
      const [from, to] = [center(before), center(after)];
      page.pan((to.x - from.x) / height(), (to.y - from.y) / height());
      page.zoom(distance(after) / distance(before));
    }
  });
  for (const end of ["pointerup", "pointercancel"]) {
    viewport.addEventListener(end, (event) => {
      pointers.delete(event.pointerId);
      viewport.classList.toggle("dragging", pointers.size > 0);
    });
  }
  viewport.addEventListener("contextmenu", (event) => event.preventDefault());
  viewport.addEventListener("dblclick", () => page.resetView());
  viewport.addEventListener("wheel", (event) => {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    page.zoom(Math.exp(-event.deltaY * lines * 0.0015));
  }, { passive: false });
}

function listenToCameraKeys(viewport, page) {
  const directions = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  viewport.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = directions[event.key];
    if (direction) {
      const [right, down] = direction.map((sign) => sign * KEY_STEP);
      if (event.shiftKey) page.pan(right, down);
      else page.orbit(right, down);
    } else if (event.key === "+" || event.key === "=") page.zoom(KEY_ZOOM);
    else if (event.key === "-") page.zoom(1 / KEY_ZOOM);
    else if (event.key === "0") page.resetView();
    else return;
    event.preventDefault();
  });
}

/** Playback keys work everywhere except on controls, which have their own keys. */
function listenToPlaybackKeys(playback) {
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
