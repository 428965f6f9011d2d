// Turntable: shows the view that the slider or dragging selects.
for (const figure of document.querySelectorAll(".turntable")) {
  const views = [...figure.querySelectorAll("img")];
  const slider = figure.querySelector("input");
  const area = figure.querySelector(".views");
  const show = (number) => {
    const view = ((number % views.length) + views.length) % views.length;
    views.forEach((image, index) => (image.hidden = index !== view));
    slider.value = view;
  };
  slider.addEventListener("input", () => show(Number(slider.value)));
  let dragStart = null;
  area.addEventListener("pointerdown", (event) => {
    dragStart = { x: event.clientX, view: Number(slider.value) };
    area.setPointerCapture(event.pointerId);
  });
  area.addEventListener("pointermove", (event) => {
    if (dragStart) show(dragStart.view + Math.round((event.clientX - dragStart.x) / 40));
  });
  area.addEventListener("pointerup", () => (dragStart = null));
  area.addEventListener("pointercancel", () => (dragStart = null));
}
