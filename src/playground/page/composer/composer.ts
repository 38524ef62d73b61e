import type { PlaygroundClient } from "../../client.ts";
import type { Outcome } from "../../protocol.ts";
import { h, iconButton } from "../dom.ts";
import { fill } from "../messages.ts";
import type { Channel, Reader } from "../reader.ts";
import { draftOf, rememberDraft } from "../remembered.ts";
import { CommandForm } from "./command-form.ts";
import { matchingCommands, type Runnable, runnables, typedCommand, typedOptions } from "./commands.ts";
import { Suggestions } from "./suggestions.ts";

interface ComposerOptions {
  readonly client: PlaygroundClient;
  readonly reader: Reader;
  readonly channel: Channel;
  /** Something on this screen alone that went wrong. */
  readonly complain: (words: string) => void;
}

/** Where one writes: plain words, or a command when they begin with a slash. */
export class Composer {
  readonly element: HTMLElement;
  readonly #text: HTMLTextAreaElement;
  readonly #plain: HTMLElement;
  readonly #suggestions: Suggestions<Runnable>;
  #commands: readonly Runnable[] = [];
  #form: CommandForm | null = null;

  constructor(private readonly options: ComposerOptions) {
    const { reader, channel } = options;
    const { words } = reader;
    const place = channel.kind === "dm" ? "Dead Drop" : `#${channel.name}`;
    const label = fill(words.message, { channel: place });
    this.#text = h("textarea", {
      rows: 1,
      placeholder: label,
      "aria-label": label,
      role: "combobox",
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      autocomplete: "off",
      maxlength: 2000,
    });
    this.#suggestions = new Suggestions(words, ({ value }) => this.#begin(value));
    this.#plain = h(
      "div",
      { class: "plain-form" },
      this.#suggestions.element,
      h(
        "div",
        { class: "plain-line" },
        this.#text,
        iconButton("send", words.send, () => void this.#say(), "plain-icon send"),
      ),
    );
    this.element = h("div", { class: "composer" }, this.#plain);
    this.#text.addEventListener("input", () => this.#typed());
    this.#text.addEventListener("keydown", (event) => this.#key(event));
    this.#text.addEventListener("blur", () => this.#suggestions.hide());
    this.#text.addEventListener("focus", () => this.#suggest());
    this.element.addEventListener("focusout", (event) => {
      if (!this.element.contains(event.relatedTarget as Node | null)) this.#form?.suggestions.hide();
    });
  }

  async load(): Promise<void> {
    const { client, reader, channel } = this.options;
    const first = this.#commands.length === 0;
    this.#commands = runnables(await client.commands({ person: reader.person.key, channel: channel.id }));
    if (first) this.#restore();
    // What was typed before the commands were known.
    if (this.#text === document.activeElement) this.#suggest();
  }

  focus(): void {
    if (this.#form === null) this.#text.focus();
    else this.#form.focus();
  }

  #restore(): void {
    const draft = draftOf(this.options.reader.person.key, this.options.channel.id);
    if (draft === null || this.#form !== null || this.#text.value !== "") return;
    const command = this.#commands.find(({ path }) => path === draft.command);
    if (command !== undefined) this.#open(command, new Map(Object.entries(draft.options ?? {})));
    else this.#text.value = draft.text;
    this.#fit();
  }

  #remember(): void {
    const { reader, channel } = this.options;
    rememberDraft(reader.person.key, channel.id, this.#form?.draft ?? { text: this.#text.value });
  }

  #typed(): void {
    this.#fit();
    this.#remember();
    this.#suggest();
  }

  #suggest(): void {
    const { value } = this.#text;
    const { words } = this.options.reader;
    if (!value.startsWith("/")) return void this.#suggestions.hide();
    const whole = typedCommand(this.#commands, value);
    if (whole !== null) return this.#begin(whole.command, whole.rest);
    const found = matchingCommands(this.#commands, value.slice(1));
    const items = found.map((command) => ({ value: command, label: `/${command.shown}`, detail: command.description }));
    this.#suggestions.show(
      this.#text,
      { title: words.commands, detail: "", note: items.length === 0 ? words.noCommands : "" },
      items,
    );
  }

  #key(event: KeyboardEvent): void {
    if (event.isComposing || this.#suggestions.key(event)) return;
    const { active } = this.#suggestions;
    if ((event.key === "Enter" && !event.shiftKey) || (event.key === "Tab" && active !== null)) {
      event.preventDefault();
      if (active !== null) this.#begin(active.value);
      else void this.#say();
    } else if (event.key === "Escape" && this.#suggestions.hide()) event.preventDefault();
  }

  #begin(command: Runnable, rest = ""): void {
    const typed = [...typedOptions(command, rest)].map(([name, text]) => [name, { text, value: null }] as const);
    this.#open(command, new Map(typed)).focus();
    this.#remember();
  }

  #open(
    command: Runnable,
    words: ReadonlyMap<string, { text: string; value: string | number | boolean | null }>,
  ): CommandForm {
    this.#suggestions.hide();
    this.#text.value = "";
    const { client, reader, channel } = this.options;
    this.#form = new CommandForm({
      client,
      reader,
      channel,
      command,
      changed: () => this.#remember(),
      done: (outcome) => this.#done(outcome),
    });
    this.#form.fillIn(words);
    this.element.replaceChildren(this.#form.element);
    return this.#form;
  }

  #done(outcome: Outcome | null): void {
    const hadFocus = this.element.contains(document.activeElement);
    this.#form?.close();
    this.#form = null;
    this.element.replaceChildren(this.#plain);
    this.#remember();
    if (hadFocus) this.#text.focus();
    if (outcome?.kind === "none") this.options.complain(this.options.reader.words.didNotRespond);
  }

  async #say(): Promise<void> {
    const { client, reader, channel, complain } = this.options;
    const content = this.#text.value.trim();
    if (content === "" || content.startsWith("/")) return;
    this.#text.value = "";
    this.#typed();
    try {
      await client.say({ person: reader.person.key, channel: channel.id, content });
    } catch {
      this.#text.value = content;
      complain(reader.words.somethingWrong);
    }
  }

  /** Grows with what is written, up to a few lines. */
  #fit(): void {
    this.#text.rows = Math.min(8, this.#text.value.split("\n").length);
  }
}
