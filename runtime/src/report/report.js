// Turns the picture, by its slider or by dragging it.
for (const figure of document.querySelectorAll(".turntable")) {
  const views = [...figure.querySelectorAll("img")];
  const slider = figure.querySelector("input");
  const stage = figure.querySelector(".views");
  const show = (number) => {
    const view = ((number % views.length) + views.length) % views.length;
    views.forEach((image, index) => (image.hidden = index !== view));
    slider.value = view;
  };
  slider.addEventListener("input", () => show(Number(slider.value)));
  let grabbed = null;
  stage.addEventListener("pointerdown", (event) => {
    grabbed = { x: event.clientX, view: Number(slider.value) };
    stage.setPointerCapture(event.pointerId);
  });
  stage.addEventListener("pointermove", (event) => {
    if (grabbed) show(grabbed.view + Math.round((event.clientX - grabbed.x) / 40));
  });
  stage.addEventListener("pointerup", () => (grabbed = null));
  stage.addEventListener("pointercancel", () => (grabbed = null));
}
