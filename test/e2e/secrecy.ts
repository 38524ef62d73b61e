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

interface Glance {
  readonly logged: number;
  /** By person: the cards that are hidden from them. */
  readonly hidden: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Looks over everybody's shoulder: whatever is new on a screen must name no card that is hidden from its person. */
export class Watch {
  /** By person: what they have read so far. */
  private readonly read = new Map<string, Set<string>>();
  readonly leaks: string[] = [];
  /** How many new texts were looked at. */
  looked = 0;

  private constructor(
    private readonly scene: Scene,
    private readonly people: readonly Person[],
    private last: Glance,
  ) {}

  static async over(people: readonly Person[]): Promise<Watch> {
    const [first] = people;
    if (first === undefined) throw new Error("Nobody to watch");
    return new Watch(first.scene, people, await glance(first.scene, people));
  }

  /** Reads all that is new on the screens; `answer` is what somebody got beside messages: completions, forms. */
  async look(answer?: readonly [Person, Outcome]): Promise<void> {
    const before = this.last;
    this.last = await glance(this.scene, this.people);
    const named = await this.shuffledBack(before.logged, this.last.logged);
    for (const person of this.people) {
      const stillHidden = [...(this.last.hidden.get(person.name) ?? [])].filter(
        (card) => before.hidden.get(person.name)?.has(card) && !named.has(card),
      );
      const screens = await Promise.all([person, person.at("dm")].map((each) => each.read(15)));
      const more = answer?.[0].name === person.name ? [answer[1].choices, answer[1].modal, answer[1].message] : [];
      for (const text of stringsIn([screens.flat().map(shown), more])) this.check(person, text, stillHidden);
    }
  }

  private check({ name }: Person, text: string, hidden: readonly string[]): void {
    const read = this.read.get(name) ?? new Set();
    this.read.set(name, read);
    if (read.has(text)) return;
    read.add(text);
    this.looked++;
    const rest = withoutCardTexts(text);
    const card = hidden.find((id) => patterns.get(id)?.test(rest));
    if (card !== undefined) this.leaks.push(`${name} reads ${card}: ${text}`);
  }

  /** Cards that were played since and have gone back into the deck: they were public for a while. */
  private async shuffledBack(from: number, to: number): Promise<ReadonlySet<unknown>> {
    const game = await this.scene.game(this.people[0]?.channel);
    const entries = await this.scene.store.log(game.id, Math.min(from, to), to);
    if (!entries.some(({ key }) => key.includes("shuffle"))) return new Set();
    return new Set(entries.flatMap(({ args }) => Object.values(args).flat()));
  }
}

async function glance(scene: Scene, people: readonly Person[]): Promise<Glance> {
  const game = await scene.game(people[0]?.channel);
  const match = matchOf(game);
  const { state } = match.view(null);
  const hidden = people.map(({ name, id }): [string, ReadonlySet<string>] => {
    const own = game.seats.filter(({ userId }) => userId === id).map(({ seat }) => match.seating[seat as Side]);
    const [first, ...others] = (own.length === 0 ? [null] : own).map((seat) => subject.hidden(state, seat));
    const cards = [...(first ?? [])].filter((card) => others.every((set) => set.has(card)));
    return [name, new Set(game.status === "running" ? cards : [])];
  });
  return { logged: game.logged, hidden: new Map(hidden) };
}

/** The stored game, with its whole position to look at. */
export function matchOf(game: StoredGame) {
  if (game.saved === null) throw new Error("Still in the lobby");
  return Match.load(probed(subject.game), JSON.parse(game.saved) as Saved<TwilightState, Side, TwilightOptions>);
}

const shown = ({ content, embeds, components, attachments }: SeenMessage) => [content, embeds, components, attachments];

/** Every text inside, however deep. */
function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** What is printed on a card may name another; whoever sees the one may read it. */
const texts = Object.values(cards)
  .flatMap(({ id }) =>
    (["en", "ru"] as const).flatMap((language) => twilightStruggleTitle.lookUp("card", id, language, null).slice(1)),
  )
  .filter((text) => text.length > 12)
  .sort((one, two) => two.length - one.length);

const withoutCardTexts = (text: string): string => texts.reduce((rest, each) => rest.replaceAll(each, ""), text);

/** By card: its names in both languages and its id. */
const patterns: ReadonlyMap<string, RegExp> = new Map(
  Object.values(cards).map(({ id, name }) => {
    const words = [name.en, name.ru.replace(/[«»]/g, ""), id].map((each) =>
      each.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
    );
    return [id, new RegExp(`(?<![\\p{L}\\d-])(${words.join("|")})(?![\\p{L}\\d-])`, "u")];
  }),
);
