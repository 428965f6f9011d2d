// Files of the visitor's own: dropped anywhere on the page, or chosen.

/** Calls back with each file that is dropped or chosen. */
export function listenToFiles(open) {
  const hint = document.getElementById("drop-hint");
  const input = document.getElementById("file");
  const hasFile = (event) => event.dataTransfer?.types.includes("Files");
  addEventListener("dragover", (event) => {
    if (!hasFile(event)) return;
    event.preventDefault();
    hint.hidden = false;
  });
  addEventListener("dragleave", (event) => {
    if (event.relatedTarget === null) hint.hidden = true;
  });
  addEventListener("drop", (event) => {
    hint.hidden = true;
    if (!hasFile(event)) return;
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) open(file);
  });
  input.addEventListener("change", () => {
    const [file] = input.files;
    if (file) open(file);
    // So that the same file can be chosen again.
    input.value = "";
  });
}
