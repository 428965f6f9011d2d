// Messages to the visitor, which screen readers speak.

const list = document.getElementById("messages");
const MAX_MESSAGES = 4;

/** Shows a message, in place of an equal one, until it is dismissed or pushed out by newer ones. */
export function showMessage(text, kind = "notice") {
  for (const old of list.children) {
    if (old.dataset.text === text) old.remove();
  }
  const message = document.createElement("div");
  message.className = `message ${kind}`;
  message.dataset.text = text;
  const paragraph = document.createElement("p");
  paragraph.textContent = text;
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = "×";
  close.setAttribute("aria-label", "Dismiss this message");
  close.addEventListener("click", () => message.remove());
  message.append(paragraph, close);
  list.prepend(message);
  while (list.children.length > MAX_MESSAGES) list.lastElementChild.remove();
}
