import type { Tree } from "../../protocol.ts";
import { h, icon } from "../dom.ts";
import { type Item, ListBox } from "../list-box.ts";
import { fill } from "../messages.ts";
import type { Reader } from "../reader.ts";
import { numberIn, part, textIn, treesIn } from "../tree.ts";
import { emoji } from "./buttons.ts";
import type { Setting } from "./components.ts";

/** A menu of a message: choosing sends at once, or on closing when several may be chosen. */
export function menu(tree: Tree, { reader, use }: Setting): HTMLElement {
  const customId = textIn(tree, "custom_id");
  const made = new Menu(tree, reader, (values) => {
    made.busy(true);
    void use(customId, values).finally(() => made.busy(false));
  });
  made.element.dataset.customId = customId;
  return made.element;
}

/** A closed field that opens a list; also used in forms. */
export class Menu {
  readonly element: HTMLElement;
  readonly #button: HTMLButtonElement;
  readonly #popup: HTMLElement;
  readonly #list: ListBox<string>;
  /** Closes a list in which several can be ticked, and says how many are. */
  readonly #done: HTMLButtonElement | null;
  readonly #options: readonly Item<string>[];
  readonly #most: number;
  readonly #least: number;
  readonly #placeholder: string;
  #chosen: string[];
  #before: string[];

  constructor(
    tree: Tree,
    private readonly reader: Reader,
    private readonly changed: (values: readonly string[]) => void,
    label?: string,
  ) {
    this.#most = numberIn(tree, "max_values") ?? 1;
    this.#least = numberIn(tree, "min_values") ?? 1;
    this.#placeholder = textIn(tree, "placeholder") || reader.words.choose;
    this.#options = optionsOf(tree, reader);
    this.#chosen = this.#options.filter(({ selected }) => selected).map(({ value }) => value);
    this.#before = this.#chosen;
    this.#button = h("button", {
      type: "button",
      class: "menu",
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-label": label ?? this.#placeholder,
      disabled: tree.disabled === true,
    });
    this.#list = new ListBox(this.#button, this.#placeholder, (item) => this.#pick(item), this.#most > 1);
    const close = () => this.#popup.hidePopover();
    this.#done = this.#most === 1 ? null : h("button", { type: "button", class: "menu-done", on: { click: close } });
    this.#popup = h("div", { class: "menu-popup", popover: "auto" }, this.#list.element, this.#done);
    this.element = h("div", { class: "menu-holder" }, this.#button, this.#popup);
    this.#button.addEventListener("click", () => this.#toggle());
    this.#button.addEventListener("keydown", (event) => this.#key(event));
    this.#popup.addEventListener("toggle", (event) => {
      this.#button.setAttribute("aria-expanded", String(event.newState === "open"));
      if (event.newState === "closed") this.#closed();
    });
    this.#label();
  }

  get values(): readonly string[] {
    return this.#chosen;
  }

  busy(on: boolean): void {
    this.#button.classList.toggle("busy", on);
  }

  get #open(): boolean {
    return this.#popup.matches(":popover-open");
  }

  #toggle(): void {
    if (this.#open) return this.#popup.hidePopover();
    if (this.#button.classList.contains("busy")) return;
    this.#before = this.#chosen;
    this.#popup.showPopover();
    this.#place();
    this.#draw(0);
  }

  /** Below its field, or above it when there is more room. */
  #place(): void {
    const box = this.#button.getBoundingClientRect();
    const below = innerHeight - box.bottom;
    const up = below < 260 && box.top > below;
    const { style } = this.#popup;
    style.left = `${box.left}px`;
    style.width = `${box.width}px`;
    style.top = up ? "auto" : `${box.bottom + 4}px`;
    style.bottom = up ? `${innerHeight - box.top + 4}px` : "auto";
    style.maxHeight = `${Math.min(360, (up ? box.top : below) - 16)}px`;
  }

  #draw(active: number): void {
    const items = this.#options.map((each) => ({ ...each, selected: this.#chosen.includes(each.value) }));
    this.#list.show(items, active);
    const counts = { count: this.#chosen.length, most: this.#most };
    this.#done?.replaceChildren(fill(this.reader.words.doneChoosing, counts));
  }

  #pick({ value }: Item<string>): void {
    if (this.#most === 1) {
      this.#chosen = this.#least === 0 && this.#chosen.includes(value) ? [] : [value];
      return this.#popup.hidePopover();
    }
    const without = this.#chosen.filter((each) => each !== value);
    const toggled = without.length < this.#chosen.length ? without : [...this.#chosen, value];
    if (toggled.length <= this.#most) this.#chosen = toggled;
    // the field may grow by a line
    this.#label();
    this.#place();
    this.#draw(this.#options.findIndex((each) => each.value === value));
  }

  #closed(): void {
    this.#label();
    const same =
      this.#chosen.length === this.#before.length && this.#chosen.every((each) => this.#before.includes(each));
    if (!same && this.#chosen.length >= this.#least) this.changed(this.#chosen);
  }

  #label(): void {
    const names = this.#options.filter(({ value }) => this.#chosen.includes(value)).map(({ label }) => label);
    const words = h("span", { class: names.length === 0 ? "placeholder" : "" }, names.join(", ") || this.#placeholder);
    this.#button.replaceChildren(words, icon("down"));
  }

  #key(event: KeyboardEvent): void {
    if (!this.#open) {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      event.preventDefault();
      return this.#toggle();
    }
    if (this.#list.key(event)) return;
    const { active } = this.#list;
    if ((event.key === "Enter" || event.key === " ") && active !== null) {
      event.preventDefault();
      this.#pick(active);
    } else if (event.key === "Tab") this.#popup.hidePopover();
    else if (/^\p{L}$/u.test(event.key)) this.#list.jump(event.key);
  }
}

function optionsOf(tree: Tree, reader: Reader): Item<string>[] {
  const given = treesIn(tree, "default_values").map((each) => textIn(each, "id"));
  const things = (ids: readonly (readonly [id: string, name: string])[]): Item<string>[] =>
    ids.map(([value, label]) => ({ value, label, selected: given.includes(value) }));
  switch (tree.type) {
    case part.userSelect:
    case part.mentionableSelect:
      return things(reader.people.map(({ id, name }) => [id, name]));
    case part.channelSelect:
      return things(reader.channels.map(({ id, name }) => [id, `#${name}`]));
    default:
      return treesIn(tree, "options").map((option) => ({
        value: textIn(option, "value"),
        label: textIn(option, "label"),
        detail: textIn(option, "description"),
        before: emoji(option),
        selected: option.default === true,
      }));
  }
}
