// Files that the visitor drops anywhere on the page, or chooses.

/** Calls `open` with each dropped or chosen file. */
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
    // Allows choosing the same file again.
    input.value = "";
  });
}
