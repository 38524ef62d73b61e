import { h } from "../dom.ts";
import { type Item, ListBox } from "../list-box.ts";
import type { Words } from "../messages.ts";

interface Heading {
  readonly title: string;
  readonly detail: string;
  readonly note?: string;
}

/** The panel above the composer: what is being asked for, and what there is to choose from. */
export class Suggestions<T> {
  readonly element: HTMLElement;
  readonly #heading = h("p", { class: "suggestions-heading" });
  readonly #note = h("p", { class: "suggestions-note", role: "status" });
  #list: ListBox<T> | null = null;
  #owner: HTMLElement | null = null;
  #fresh = false;

  constructor(
    private readonly words: Words,
    private readonly pick: (item: Item<T>) => void,
  ) {
    this.element = h("div", { class: "suggestions", hidden: true }, this.#heading, this.#note);
    this.element.addEventListener("mousedown", (event) => event.preventDefault());
  }

  get active(): Item<T> | null {
    return this.element.hidden ? null : (this.#list?.active ?? null);
  }

  /** Whether what is shown answers what is typed. */
  get fresh(): boolean {
    return this.#fresh;
  }

  show(owner: HTMLElement, heading: Heading, items: readonly Item<T>[], active = 0): void {
    this.#own(owner);
    this.#head(heading);
    this.#answers(true);
    this.#list?.show(items, active);
    this.element.hidden = false;
    owner.setAttribute("aria-expanded", String(items.length > 0));
  }

  /** Keeps what was there until the answer comes, so that nothing jumps. */
  loading(owner: HTMLElement, heading: Heading): void {
    const same = this.#owner === owner;
    this.#own(owner);
    if (!same) this.#list?.show([]);
    this.#head({ ...heading, note: (this.#list?.items.length ?? 0) === 0 ? (heading.note ?? "") : "" });
    this.#answers(false);
    this.element.hidden = false;
  }

  /** Whether there was something to hide. */
  hide(): boolean {
    const shown = !this.element.hidden;
    this.element.hidden = true;
    this.#owner?.setAttribute("aria-expanded", "false");
    this.#owner?.removeAttribute("aria-activedescendant");
    return shown;
  }

  key(event: KeyboardEvent): boolean {
    return !this.element.hidden && (this.#list?.key(event) ?? false);
  }

  #answers(fresh: boolean): void {
    this.#fresh = fresh;
    this.element.setAttribute("aria-busy", String(!fresh));
  }

  #own(owner: HTMLElement): void {
    if (this.#owner === owner) return;
    this.#owner?.setAttribute("aria-expanded", "false");
    this.#owner?.removeAttribute("aria-activedescendant");
    this.#owner = owner;
    this.#list?.element.remove();
    this.#list = new ListBox<T>(owner, this.words.options, this.pick);
    this.element.append(this.#list.element);
  }

  #head({ title, detail, note = "" }: Heading): void {
    this.#heading.replaceChildren(h("strong", {}, title), " ", h("span", {}, detail));
    this.#note.textContent = note;
    this.#note.hidden = note === "";
  }
}
