// What the page has to say, for everyone to read and for screen readers to speak.

const list = document.getElementById("messages");
const MOST = 4;

/** Says something, until the visitor takes it away or enough else has been said. */
export function say(text, kind = "notice") {
  for (const old of list.children) {
    if (old.dataset.text === text) old.remove();
  }
  const message = document.createElement("div");
  message.className = `message ${kind}`;
  message.dataset.text = text;
  const words = document.createElement("p");
  words.textContent = text;
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = "×";
  close.setAttribute("aria-label", "Dismiss this message");
  close.addEventListener("click", () => message.remove());
  message.append(words, close);
  list.prepend(message);
  while (list.children.length > MOST) list.lastElementChild.remove();
}
