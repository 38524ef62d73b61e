import type { OptionValue, SeenOption } from "../../protocol.ts";
import { h, icon } from "../dom.ts";
import { fill } from "../messages.ts";
import type { Reader } from "../reader.ts";
import { type Offer, readValue } from "./commands.ts";

/** One option of the command under way: its name and what is typed into it. */
export class Field {
  readonly element: HTMLElement;
  readonly input: HTMLInputElement;
  /** What a picked offer stands for; typing on forgets it. */
  #picked: OptionValue | null = null;

  constructor(
    readonly option: SeenOption,
    reader: Reader,
    remove: () => void,
  ) {
    const { words } = reader;
    const needed = option.required ? words.required : words.optional;
    this.input = h("input", {
      class: "option-input",
      type: "text",
      role: "combobox",
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      "aria-label": `${option.shownName} (${needed}): ${option.shownDescription}`,
      autocomplete: "off",
      autocapitalize: "none",
      spellcheck: "false",
      inputmode: option.type === 4 ? "numeric" : null,
      "data-option": option.name,
    });
    this.element = h(
      "span",
      { class: option.required ? "option required" : "option" },
      h("span", { class: "option-name", "aria-hidden": "true" }, option.shownName),
      this.input,
      !option.required &&
        h(
          "button",
          {
            type: "button",
            class: "option-remove",
            tabindex: -1,
            "aria-label": fill(words.removeOption, { name: option.shownName }),
            on: { click: remove },
          },
          icon("close"),
        ),
    );
    this.#fit();
    this.input.addEventListener("input", () => {
      this.#picked = null;
      this.wrong(false);
      this.#fit();
    });
  }

  get text(): string {
    return this.input.value;
  }

  get picked(): OptionValue | null {
    return this.#picked;
  }

  get empty(): boolean {
    return this.#picked === null && this.input.value.trim() === "";
  }

  set(text: string, picked: OptionValue | null = null): void {
    this.input.value = text;
    this.#picked = picked;
    this.wrong(false);
    this.#fit();
  }

  /** The value to send while another field is being typed in: whatever can be read of it. */
  soFar(offered: readonly Offer[]): OptionValue | null {
    if (this.#picked !== null) return this.#picked;
    const read = readValue(this.option, this.input.value, offered);
    return "value" in read ? read.value : null;
  }

  read(offered: readonly Offer[]) {
    return this.#picked !== null ? { value: this.#picked } : readValue(this.option, this.input.value, offered);
  }

  wrong(on: boolean): void {
    this.element.classList.toggle("wrong", on);
    if (on) this.input.setAttribute("aria-invalid", "true");
    else this.input.removeAttribute("aria-invalid");
  }

  #fit(): void {
    this.input.size = Math.min(60, Math.max(4, [...this.input.value].length + 1));
  }
}
