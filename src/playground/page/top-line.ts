import { openToDiscord } from "./dialogs/to-discord.ts";
import { h, icon } from "./dom.ts";
import type { Words } from "./messages.ts";

/** The line that says what this is, and whether everything is up. */
export class TopLine {
  readonly element = h("header", { class: "top-line" });
  #lost = false;
  #bot = true;
  #words: Words | null = null;

  draw(words: Words): void {
    this.#words = words;
    const trouble = this.#lost ? words.offline : this.#bot ? "" : words.botOffline;
    const menu = h(
      "button",
      { type: "button", class: "plain-icon menu-button", "aria-label": words.openMenu },
      icon("menu"),
    );
    menu.addEventListener("click", () => document.body.classList.toggle("menu-open"));
    this.element.replaceChildren(
      menu,
      h("p", { class: trouble === "" ? "" : "trouble", role: "status" }, trouble || words.local),
      h("button", { type: "button", class: "text-link", on: { click: () => openToDiscord(words) } }, words.toDiscord),
    );
  }

  offline(lost: boolean): void {
    this.#lost = lost;
    if (this.#words !== null) this.draw(this.#words);
  }

  bot(connected: boolean): void {
    this.#bot = connected;
    if (this.#words !== null) this.draw(this.#words);
  }
}
