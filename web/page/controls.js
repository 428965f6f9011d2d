// The controls. They send settings to the page in text form, and show those that the page has.
import { showMessage } from "./messages.js";

const get = (id) => document.getElementById(id);
const SWITCHES = ["hits", "contacts", "shared", "edges"];

export class Controls {
  #actions;
  #scenes;

  /** `actions`: functions that the controls call. */
  constructor(Page, actions) {
    this.#actions = actions;
    this.#scenes = Page.scenes();
    const { minTriangles, maxTriangles, maxClusters, minFuzziness, maxFuzziness } = Page.limits();
    Object.assign(get("triangles"), { min: minTriangles, max: maxTriangles });
    Object.assign(get("clusters"), { max: maxClusters });
    Object.assign(get("fuzziness"), { min: minFuzziness.toFixed(1), max: maxFuzziness.toFixed(1) });
    for (const { name, title } of this.#scenes) get("scene").add(new Option(title, name));

    const form = get("controls");
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("change", (event) => {
      if (event.target.id === "file") return;
      if (event.target.id === "clusters-auto") get("clusters").disabled = event.target.checked;
      actions.apply(this.#text(event.target));
    });
    form.addEventListener("keydown", (event) => {
      // Not every browser sends `change` on Enter.
      if (event.key !== "Enter" || event.target.type !== "number") return;
      event.target.blur();
      event.target.focus();
    });
    get("fuzziness").addEventListener("input", () => this.#showFuzziness());
    get("play").addEventListener("click", () => actions.togglePlaying());
    get("step").addEventListener("click", () => actions.step());
    get("restart").addEventListener("click", () => actions.restart());
    get("reset-view").addEventListener("click", () => actions.resetView());
    get("copy-link").addEventListener("click", () => this.#copyLink());
    get("download").addEventListener("click", () => this.#download());
  }

  /** All settings in text form; `changed`: the control that changed. */
  #text(changed) {
    const text = new URLSearchParams();
    text.set("scene", get("scene").value);
    // Each scene has its own default resolution.
    if (changed?.id !== "scene" && get("scene").value !== "mesh") text.set("triangles", get("triangles").value);
    text.set("clusters", get("clusters-auto").checked ? "auto" : get("clusters").value);
    for (const name of ["fuzziness", "neighbors", "backend", "color"]) text.set(name, get(name).value);
    for (const name of SWITCHES) text.set(name, get(name).checked ? "1" : "0");
    const playing = changed?.id === "scene" ? get("scene").value !== "mesh" : this.#actions.isPlaying();
    text.set("play", playing ? "1" : "0");
    return text.toString();
  }

  /** Shows the settings of the page. */
  showSettings(link, meshName) {
    const settings = new URLSearchParams(link);
    const scene = get("scene");
    if (meshName !== undefined) {
      const option = scene.querySelector("option[value=mesh]") ?? scene.appendChild(new Option("", "mesh"));
      option.textContent = `Your mesh: ${meshName}`;
    }
    for (const name of ["scene", "triangles", "fuzziness", "neighbors", "backend", "color"]) {
      get(name).value = settings.get(name);
    }
    for (const name of SWITCHES) get(name).checked = settings.get(name) === "1";
    const automatic = settings.get("clusters") === "auto";
    get("clusters-auto").checked = automatic;
    get("clusters").disabled = automatic;
    if (!automatic) get("clusters").value = settings.get("clusters");
    const isMesh = settings.get("scene") === "mesh";
    get("triangles").disabled = isMesh;
    const description = this.#scenes.find(({ name }) => name === settings.get("scene"))?.description;
    get("description").textContent = isMesh ? "your mesh, not animated" : description ?? "";
    this.#showFuzziness();
  }

  #showFuzziness() {
    get("fuzziness-value").textContent = Number(get("fuzziness").value).toFixed(1);
  }

  showPlaying(playing) {
    get("play").setAttribute("aria-pressed", String(playing));
    get("play-label").textContent = playing ? "Pause" : "Play";
    document.body.classList.toggle("playing", playing);
  }

  async #copyLink() {
    const link = `${location.href.split("#")[0]}#${this.#actions.link()}`;
    try {
      await navigator.clipboard.writeText(link);
      showMessage("Link copied. It contains all settings and the view.");
    } catch {
      // The browser may deny access to the clipboard.
      history.replaceState(null, "", link);
      showMessage("The browser denied access to the clipboard. Copy the link from the address bar.");
    }
  }

  #download() {
    const anchor = document.createElement("a");
    anchor.href = URL.createObjectURL(new Blob([this.#actions.pairsCsv()], { type: "text/csv" }));
    anchor.download = "pairs.csv";
    anchor.click();
    setTimeout(() => URL.revokeObjectURL(anchor.href), 10_000);
  }
}
