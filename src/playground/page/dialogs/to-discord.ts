import { freshId, h } from "../dom.ts";
import type { Words } from "../messages.ts";

/** How to go from the playground to a real server. */
export function openToDiscord(words: Words): void {
  const title = freshId("title");
  const close = h("button", { type: "button", class: "button primary" }, words.closePicture);
  const dialog = h(
    "dialog",
    { class: "dialog", "aria-labelledby": title },
    h("h2", { id: title }, words.toDiscordTitle),
    h("ol", { class: "steps" }, ...words.toDiscordSteps.map((step) => h("li", {}, step))),
    h("div", { class: "form-buttons" }, close),
  );
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
