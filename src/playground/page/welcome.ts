import { h, icon } from "./dom.ts";
import type { Reader } from "./reader.ts";
import { markdown } from "./text/render.ts";
import { fill } from "./words.ts";

export interface Deal {
  readonly one: string;
  readonly two: string;
  /** Whether there was a free table. */
  start(): Promise<boolean>;
}

/** The pinned word of welcome in the first channel, with the one button that matters. */
export function welcomeCard(reader: Reader, deal: Deal): HTMLElement {
  const { words } = reader;
  const status = h("p", { class: "welcome-status", role: "status" });
  const label = fill(words.welcomeButton, { one: deal.one, two: deal.two });
  const button = h("button", { type: "button", class: "button success large" }, label);
  button.addEventListener("click", () => {
    if (button.classList.contains("busy")) return;
    button.classList.add("busy");
    status.textContent = words.welcomeBusy;
    void deal
      .start()
      .then((dealt) => {
        status.textContent = dealt ? "" : words.welcomeFull;
      })
      .catch(() => {
        status.textContent = words.didNotRespond;
      })
      .finally(() => button.classList.remove("busy"));
  });
  return h(
    "section",
    { class: "welcome", "aria-label": words.welcomeTitle },
    h("p", { class: "pinned" }, icon("pin"), words.pinned),
    h("h2", {}, words.welcomeTitle),
    ...words.welcome.map((text) => markdown(text, reader)),
    button,
    status,
    h("ul", {}, ...words.welcomeHints.map((text) => h("li", {}, markdown(text, reader)))),
  );
}
