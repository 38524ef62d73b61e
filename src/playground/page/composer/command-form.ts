import { type PlaygroundClient, PlaygroundError } from "../../client.ts";
import type { OptionValue, Outcome, SeenOption } from "../../protocol.ts";
import { h, iconButton } from "../dom.ts";
import type { Item } from "../list-box.ts";
import { fill } from "../messages.ts";
import type { Channel, Reader } from "../reader.ts";
import type { Draft } from "../remembered.ts";
import type { Offer, Runnable } from "./commands.ts";
import { Field } from "./field.ts";
import { Autocomplete, fitting, fixedOffers } from "./offers.ts";
import { Suggestions } from "./suggestions.ts";

interface CommandFormOptions {
  readonly client: PlaygroundClient;
  readonly reader: Reader;
  readonly channel: Channel;
  readonly command: Runnable;
  readonly changed: () => void;
  /** Sent, or given up (null). */
  readonly done: (outcome: Outcome | null) => void;
}

/** A command under way: its options one by one, then whatever else one wants to add, then Enter. */
export class CommandForm {
  readonly element: HTMLElement;
  readonly suggestions: Suggestions<Offer | SeenOption>;
  readonly #fields: Field[] = [];
  readonly #holder: HTMLElement;
  readonly #tail: HTMLInputElement;
  readonly #error: HTMLElement;
  readonly #autocomplete: Autocomplete;
  #sending = false;

  constructor(private readonly given: CommandFormOptions) {
    const { reader, command, client } = given;
    const { words } = reader;
    this.#autocomplete = new Autocomplete(client);
    this.#tail = h("input", {
      class: "option-tail",
      type: "text",
      role: "combobox",
      "aria-expanded": "false",
      "aria-label": words.moreOptions,
      autocomplete: "off",
      spellcheck: "false",
    });
    this.#holder = h("span", { class: "options" });
    this.#error = h("p", { class: "composer-error", role: "alert" });
    this.suggestions = new Suggestions(words, (item) => this.#picked(item));
    this.element = h(
      "div",
      { class: "command-form" },
      this.#error,
      this.suggestions.element,
      h(
        "div",
        { class: "command-line" },
        h("span", { class: "command-name" }, `/${command.shown}`),
        this.#holder,
        this.#tail,
        iconButton("close", words.cancelCommand, () => given.done(null)),
        iconButton("send", words.send, () => void this.#send(), "plain-icon send"),
      ),
    );
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.#tail.addEventListener("focus", () => this.#offerOptions());
    this.#tail.addEventListener("input", () => this.#tailTyped());
    for (const option of command.options) if (option.required) this.#add(option);
    this.#tailHint();
  }

  /** What was typed so far: behind the command's name, or before a reload. */
  fillIn(words: ReadonlyMap<string, { text: string; value: OptionValue | null }>): void {
    for (const [name, { text, value }] of words) {
      const option = this.given.command.options.find((each) => each.name === name);
      if (option === undefined) continue;
      const field = this.#fields.find((each) => each.option === option) ?? this.#add(option);
      field.set(text, value);
    }
    this.#tailHint();
  }

  focus(): void {
    const next = this.#fields.find((field) => field.empty && field.option.required);
    const typed = this.#fields.findLast((field) => !field.empty && field.picked === null);
    (typed?.input ?? next?.input ?? this.#tail).focus();
  }

  get draft(): Draft {
    const options = this.#fields.map(({ option, text, picked }) => [option.name, { text, value: picked }] as const);
    return { text: "", command: this.given.command.path, options: Object.fromEntries(options) };
  }

  close(): void {
    this.#autocomplete.stop();
  }

  #add(option: SeenOption): Field {
    const field = new Field(option, this.given.reader, () => this.#remove(field));
    this.#fields.push(field);
    this.#holder.append(field.element);
    field.input.addEventListener("focus", () => this.#offer(field, true));
    field.input.addEventListener("input", () => {
      this.given.changed();
      if (!this.#named(field.input)) this.#offer(field, false);
    });
    this.#tailHint();
    return field;
  }

  #remove(field: Field): void {
    this.#fields.splice(this.#fields.indexOf(field), 1);
    field.element.remove();
    this.#tailHint();
    this.given.changed();
    this.#tail.focus();
  }

  get #left(): SeenOption[] {
    return this.given.command.options.filter((option) => !this.#fields.some((field) => field.option === option));
  }

  #tailHint(): void {
    const { length } = this.#left;
    this.#tail.placeholder = length === 0 ? "" : fill(this.given.reader.words.more, { count: length });
  }

  /** The field that has the keyboard. */
  get #current(): Field | null {
    return this.#fields.find(({ input }) => input === document.activeElement) ?? null;
  }

  #offer(field: Field, now: boolean): void {
    const { reader, command, channel } = this.given;
    const { option } = field;
    const show = (offers: readonly Offer[], note = "") =>
      this.suggestions.show(
        field.input,
        { title: option.shownName, detail: option.shownDescription, note },
        offers.map(({ name, value }) => ({ value: { name, value }, label: name })),
      );
    const fixed = fixedOffers(option, reader);
    if (fixed !== null) {
      const offers = field.picked === null ? fitting(fixed, field.text) : fixed;
      return show(offers, fixed.length > 0 && offers.length === 0 ? reader.words.noChoices : "");
    }
    this.suggestions.loading(field.input, {
      title: option.shownName,
      detail: option.shownDescription,
      note: reader.words.loadingChoices,
    });
    const others = this.#fields
      .filter((each) => each !== field)
      .flatMap((each) => {
        const value = each.soFar(fixedOffers(each.option, reader) ?? []);
        return value === null ? [] : [[each.option.name, value] as const];
      });
    const options = { ...Object.fromEntries(others), [option.name]: field.text };
    const question = {
      person: reader.person.key,
      channel: channel.id,
      command: command.path,
      options,
      focused: option.name,
    };
    this.#autocomplete.ask(
      question,
      (offers) => {
        if (this.#current !== field) return;
        if (offers === null) return show([], reader.words.choicesFailed);
        show(offers, offers.length === 0 ? reader.words.noChoices : "");
      },
      now,
    );
  }

  #offerOptions(): void {
    const { reader, command } = this.given;
    this.#autocomplete.stop();
    const typed = this.#tail.value.trim().toLowerCase();
    const left = this.#left.filter(
      ({ shownName, name }) => shownName.toLowerCase().includes(typed) || name.includes(typed),
    );
    const items = left.map(
      (option): Item<SeenOption> => ({ value: option, label: option.shownName, detail: option.shownDescription }),
    );
    const note = typed !== "" && items.length === 0 ? reader.words.noChoices : "";
    // Nothing is chosen until an arrow is pressed or something is typed: Enter sends.
    this.suggestions.show(
      this.#tail,
      { title: `/${command.shown}`, detail: command.description, note },
      items,
      typed === "" ? -1 : 0,
    );
  }

  #tailTyped(): void {
    if (!this.#named(this.#tail)) this.#offerOptions();
  }

  /** `where:` typed anywhere goes to that option. */
  #named(input: HTMLInputElement): boolean {
    const name = /^(\S+):\s*$/u.exec(input.value)?.[1]?.toLowerCase();
    const option = this.#left.find((each) => each.name === name || each.shownName.toLowerCase() === name);
    if (option === undefined) return false;
    input.value = "";
    this.#add(option).input.focus();
    return true;
  }

  #picked({ value }: Item<Offer | SeenOption>): void {
    const field = this.#current;
    if ("shownName" in value) {
      this.#tail.value = "";
      this.#add(value).input.focus();
    } else if (field !== null) {
      field.set(value.name, value.value);
      this.#next();
    }
    this.given.changed();
  }

  #next(): void {
    const next = this.#fields.find((field) => field.empty);
    (next?.input ?? this.#tail).focus();
  }

  #key(event: KeyboardEvent): void {
    if (event.isComposing || !(event.target instanceof HTMLInputElement)) return;
    if (this.suggestions.key(event)) return;
    const field = this.#current;
    const { active, fresh } = this.suggestions;
    if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey && active !== null && fresh)) {
      event.preventDefault();
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) return void this.#send();
      if (active !== null && fresh && !(field !== null && field.picked !== null && event.key === "Enter"))
        return this.#picked(active);
      if (field !== null && field !== this.#fields.at(-1) && this.#fields.some((each) => each.empty))
        return this.#next();
      void this.#send();
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (!this.suggestions.hide()) this.given.done(null);
    } else if (event.key === "Backspace" && event.target.value === "") this.#back(event, field);
  }

  /** Backspace where nothing is left goes one option back, and in the end leaves the command. */
  #back(event: KeyboardEvent, field: Field | null): void {
    event.preventDefault();
    if (field !== null && !field.option.required) return this.#remove(field);
    const before = field === null ? this.#fields.at(-1) : this.#fields[this.#fields.indexOf(field) - 1];
    if (before === undefined) this.given.done(null);
    else before.input.focus();
  }

  async #send(): Promise<void> {
    const { client, reader, command, channel, done } = this.given;
    if (this.#sending) return;
    const options: Record<string, OptionValue> = {};
    for (const field of this.#fields) {
      if (field.empty && !field.option.required) continue;
      const read = field.read(fixedOffers(field.option, reader) ?? []);
      if ("wrong" in read) return this.#refuse(reader.words[read.wrong], field);
      options[field.option.name] = read.value;
    }
    this.#sending = true;
    this.suggestions.hide();
    this.#autocomplete.stop();
    this.element.classList.add("busy");
    try {
      done(await client.run({ person: reader.person.key, channel: channel.id, command: command.path, options }));
    } catch (error) {
      const words = error instanceof PlaygroundError ? error.message : reader.words.somethingWrong;
      this.#refuse(words, this.#fields.find(({ option }) => words.includes(`"${option.name}"`)) ?? null);
    } finally {
      this.#sending = false;
      this.element.classList.remove("busy");
    }
  }

  #refuse(words: string, field: Field | null): void {
    field?.wrong(true);
    (field?.input ?? this.#tail).focus();
    this.#error.textContent = field === null ? words : `${field.option.shownName}: ${words}`;
    field?.input.addEventListener("input", () => this.#error.replaceChildren(), { once: true });
  }
}
