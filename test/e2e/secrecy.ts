import { Match, type Saved } from "../../src/engine/index.ts";
import type { Side } from "../../src/games/cold-war/sides.ts";
import { cards } from "../../src/games/twilight-struggle/cards/index.ts";
import type { TwilightOptions } from "../../src/games/twilight-struggle/options.ts";
import type { TwilightState } from "../../src/games/twilight-struggle/state.ts";
import { twilightStruggleTitle } from "../../src/games/twilight-struggle/title.ts";
import type { Outcome, SeenMessage } from "../../src/playground/client.ts";
import type { StoredGame } from "../../src/store/index.ts";
import { probed } from "../fuzz/checks.ts";
import { twilightStruggleSubject as subject } from "../fuzz/twilight-struggle.ts";
import type { Person } from "./person.ts";
import type { Scene } from "./scene.ts";

/** Looks over everybody's shoulder: whatever is new on a screen must name no card that is hidden from its person. */
export class Watch {
  private readonly seen = new Map<string, string>();
  private hidden = new Map<string, ReadonlySet<string>>();
  readonly leaks: string[] = [];
  /** How many new texts were looked at. */
  looked = 0;

  private constructor(
    private readonly scene: Scene,
    private readonly people: readonly Person[],
  ) {}

  static async over(people: readonly Person[]): Promise<Watch> {
    const [first] = people;
    if (first === undefined) throw new Error("Nobody to watch");
    const watch = new Watch(first.scene, people);
    watch.hidden = await watch.hiddenNow();
    return watch;
  }

  /** Reads all that is new; `answers` are what people got beside messages: completions, forms. */
  async look(answers: readonly (readonly [Person, Outcome])[] = []): Promise<void> {
    const before = this.hidden;
    this.hidden = await this.hiddenNow();
    for (const person of this.people) {
      const secret = [...(this.hidden.get(person.name) ?? [])].filter((card) => before.get(person.name)?.has(card));
      for (const text of await this.newTexts(person)) this.check(person, text, secret);
      for (const [who, { choices, modal, message }] of answers)
        if (who.name === person.name) this.check(person, JSON.stringify([choices, modal, message]), secret);
    }
  }

  private check(person: Person, text: string, secret: readonly string[]): void {
    this.looked++;
    const card = secret.find((id) => names(id, withoutCardTexts(text)));
    if (card !== undefined) this.leaks.push(`${person.name} reads ${card}: ${text}`);
  }

  private async newTexts(person: Person): Promise<string[]> {
    const here = await Promise.all([person, person.at("dm")].map((each) => each.read(15)));
    return here.flat().flatMap((message) => {
      const text = bytesOf(message);
      const key = `${person.name} ${message.id}`;
      if (this.seen.get(key) === text) return [];
      this.seen.set(key, text);
      return [text];
    });
  }

  private async hiddenNow(): Promise<Map<string, ReadonlySet<string>>> {
    const game = await this.scene.game(this.people[0]?.channel);
    const { people } = await this.scene.people.world();
    const match = matchOf(game);
    const over = match.outcome !== null || game.status !== "running";
    return new Map(
      this.people.map(({ name }) => {
        const id = people.find(({ key }) => key === name)?.id;
        const seats = game.seats.filter(({ userId }) => userId === id).map(({ seat }) => match.seating[seat as Side]);
        const { state } = match.view(null);
        const hidden = (seats.length === 0 ? [null] : seats).map((seat) => subject.hidden(state, seat));
        const both = [...(hidden[0] ?? [])].filter((card) => hidden.every((set) => set.has(card)));
        return [name, new Set(over ? [] : both)];
      }),
    );
  }
}

/** The stored game, with its whole position to look at. */
export function matchOf(game: StoredGame) {
  if (game.saved === null) throw new Error("Still in the lobby");
  return Match.load(probed(subject.game), JSON.parse(game.saved) as Saved<TwilightState, Side, TwilightOptions>);
}

const bytesOf = ({ content, embeds, components, attachments }: SeenMessage): string =>
  JSON.stringify([content, embeds, components, attachments]);

/** What is printed on a card may name another; whoever sees the one may read it. */
const texts = Object.values(cards)
  .flatMap(({ id }) =>
    (["en", "ru"] as const).flatMap((language) => twilightStruggleTitle.lookUp("card", id, language, null).slice(1)),
  )
  .filter((text) => text.length > 12)
  .map((text) => JSON.stringify(text).slice(1, -1))
  .sort((one, two) => two.length - one.length);

const withoutCardTexts = (text: string): string => texts.reduce((rest, each) => rest.replaceAll(each, ""), text);

const patterns = new Map(
  Object.values(cards).map(({ id, name }) => {
    const words = [name.en, name.ru.replace(/[«»]/g, "")].map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    return [id as string, new RegExp(`(?<![\\p{L}\\d-])(${[...words, id].join("|")})(?![\\p{L}\\d-])`, "u")];
  }),
);

const names = (id: string, text: string): boolean => patterns.get(id)?.test(text) === true;
