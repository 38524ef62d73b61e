import type { PlaygroundClient } from "../../client.ts";
import type { OptionValue, SeenOption } from "../../protocol.ts";
import type { Reader } from "../reader.ts";
import { kind, type Offer } from "./commands.ts";

/** What can be offered at once; null when the bot has to be asked. */
export function fixedOffers(option: SeenOption, reader: Reader): readonly Offer[] | null {
  if (option.autocomplete) return null;
  if (option.choices.length > 0) return option.choices.map(({ shownName, value }) => ({ name: shownName, value }));
  switch (option.type) {
    case kind.boolean:
      return [
        { name: reader.words.yes, value: true },
        { name: reader.words.no, value: false },
      ];
    case kind.user:
    case kind.mentionable:
      return reader.people.map(({ id, name }) => ({ name, value: id }));
    case kind.channel:
      return reader.channels.map(({ id, name }) => ({ name: `#${name}`, value: id }));
    default:
      return [];
  }
}

export const fitting = (offers: readonly Offer[], typed: string): Offer[] =>
  offers.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()));

/** As long as Discord waits for the next key. */
const debounceMs = 250;

interface Question {
  readonly person: string;
  readonly channel: string;
  readonly command: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly focused: string;
}

/** Asks the bot what to offer: once typing pauses, and only the last answer counts. */
export class Autocomplete {
  #timer: ReturnType<typeof setTimeout> | null = null;
  #latest = 0;

  constructor(private readonly client: PlaygroundClient) {}

  ask(question: Question, answer: (offers: readonly Offer[] | null) => void, now = false): void {
    this.stop();
    const mine = this.#latest;
    const send = async () => {
      const { choices } = await this.client.autocomplete(question).catch(() => ({ choices: null }));
      if (mine === this.#latest) answer(choices);
    };
    this.#timer = setTimeout(() => void send(), now ? 0 : debounceMs);
  }

  stop(): void {
    this.#latest++;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
