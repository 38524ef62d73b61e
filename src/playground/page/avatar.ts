import { h } from "./dom.ts";

/** A face without a picture: the first letter on a colour of its own. The bot's is a sealed letter. */
export function avatar(name: string, bot = false): HTMLElement {
  const letter = bot ? "✉" : ([...name][0] ?? "?");
  const tone = bot ? "bot" : name.toLowerCase();
  return h("span", { class: `avatar tone-${tone.replace(/[^a-z]/g, "")}`, "aria-hidden": "true" }, letter);
}
