import type { Tree } from "../../protocol.ts";
import { h } from "../dom.ts";
import { textIn, treeIn } from "../tree.ts";
import type { Setting } from "./components.ts";

/** Presses a button (no values) or chooses in a menu; false when nothing came of it. */
export type Use = (customId: string, values: readonly string[] | null) => Promise<void>;

const looks = ["", "primary", "secondary", "success", "danger", "link", "premium"] as const;
const linkStyle = 5;

export function button(tree: Tree, { use }: Setting): HTMLElement {
  const inside = [emoji(tree), textIn(tree, "label") || null];
  const look = looks[Number(tree.style)] ?? "secondary";
  if (tree.style === linkStyle) {
    const props = { class: "button link", href: textIn(tree, "url"), target: "_blank", rel: "noopener noreferrer" };
    return h("a", props, ...inside, h("span", { "aria-hidden": "true" }, " ↗"));
  }
  const customId = textIn(tree, "custom_id");
  const element = h(
    "button",
    { type: "button", class: `button ${look}`, disabled: tree.disabled === true, "data-custom-id": customId },
    ...inside,
  );
  element.addEventListener("click", () => {
    if (element.classList.contains("busy")) return;
    element.classList.add("busy");
    void use(customId, null).finally(() => element.classList.remove("busy"));
  });
  return element;
}

/** Discord's own emoji are pictures from elsewhere: their names have to do. */
export function emoji(tree: Tree): HTMLElement | null {
  const given = treeIn(tree, "emoji");
  if (given === null) return null;
  const name = textIn(given, "name");
  return h("span", { class: "emoji" }, textIn(given, "id") === "" ? name : `:${name}:`, " ");
}
