import { type Child, freshId, h } from "./dom.ts";

export interface Item<T> {
  readonly value: T;
  readonly label: string;
  readonly detail?: string;
  readonly before?: Child;
  readonly selected?: boolean;
}

/** Things to choose from, by mouse and by keyboard; the focus stays with whatever owns the list. */
export class ListBox<T> {
  readonly element: HTMLElement;
  #items: readonly Item<T>[] = [];
  #active = -1;

  constructor(
    private readonly owner: HTMLElement,
    label: string,
    private readonly pick: (item: Item<T>) => void,
    multiple = false,
  ) {
    const id = freshId("list");
    this.element = h("div", {
      id,
      class: "list-box",
      role: "listbox",
      "aria-label": label,
      "aria-multiselectable": multiple && "true",
    });
    owner.setAttribute("aria-controls", id);
    // Choosing must not take the focus from the field.
    this.element.addEventListener("mousedown", (event) => event.preventDefault());
  }

  get items(): readonly Item<T>[] {
    return this.#items;
  }

  get active(): Item<T> | null {
    return this.#items[this.#active] ?? null;
  }

  show(items: readonly Item<T>[], active = 0): void {
    this.#items = items;
    const rows = items.map((item, index) => {
      const row = h(
        "div",
        {
          id: freshId("choice"),
          class: "choice",
          role: "option",
          "aria-selected": item.selected === true ? "true" : "false",
        },
        item.before,
        h("span", { class: "choice-label" }, item.label),
        item.detail !== undefined && item.detail !== "" && h("span", { class: "choice-detail" }, item.detail),
      );
      row.addEventListener("mousemove", () => this.#activate(index, false));
      row.addEventListener("click", () => this.pick(item));
      return row;
    });
    this.element.replaceChildren(...rows);
    this.#activate(items.length === 0 ? -1 : active, true);
  }

  /** Whether the key was for the list. */
  key(event: KeyboardEvent): boolean {
    const { length } = this.#items;
    if (length === 0) return false;
    if (event.key === "ArrowDown") this.#activate((this.#active + 1) % length, true);
    else if (event.key === "ArrowUp") this.#activate((Math.max(this.#active, 0) - 1 + length) % length, true);
    else if (event.key === "PageDown") this.#activate(Math.min(length - 1, this.#active + 8), true);
    else if (event.key === "PageUp") this.#activate(Math.max(0, this.#active - 8), true);
    else return false;
    event.preventDefault();
    return true;
  }

  /** The next thing that begins with a letter. */
  jump(letter: string): void {
    const from = this.#active + 1;
    const order = [...this.#items.keys()].map((at) => (from + at) % this.#items.length);
    const found = order.find((at) => this.#items[at]?.label.toLowerCase().startsWith(letter.toLowerCase()));
    if (found !== undefined) this.#activate(found, true);
  }

  #activate(index: number, scroll: boolean): void {
    const rows = this.element.children;
    rows[this.#active]?.classList.remove("active");
    this.#active = index;
    const row = rows[index];
    row?.classList.add("active");
    if (row) this.owner.setAttribute("aria-activedescendant", row.id);
    else this.owner.removeAttribute("aria-activedescendant");
    if (scroll) row?.scrollIntoView({ block: "nearest" });
  }
}
