import { type LogEntry, languages, Match, type Saved, visible } from "../../src/engine/index.ts";
import type { AnyTitle } from "../../src/games/title.ts";
import { titles } from "../../src/games/titles.ts";
import { story, worded } from "../../src/i18n/index.ts";
import type { Outcome, SeenMessage } from "../../src/playground/client.ts";
import type { StoredGame } from "../../src/store/index.ts";
import { probed } from "../fuzz/checks.ts";
import { subjectOf } from "../fuzz/subjects.ts";
import { CardNames } from "./card-names.ts";
import type { Person } from "./person.ts";
import type { Scene } from "./scene.ts";

interface Glance {
  readonly logged: number;
  /** By person: the seats they hold, and the cards that are hidden from them. */
  readonly seats: ReadonlyMap<string, readonly string[]>;
  readonly hidden: ReadonlyMap<string, ReadonlySet<string>>;
}

const LOGGED_BEFORE = 30;

/** Looks over everybody's shoulder: whatever is new on a screen must name no card that is hidden from its person. */
export class Watch {
  /** By person: what they have read so far. */
  private readonly read = new Map<string, Set<string>>();
  readonly leaks: string[] = [];
  /** How many new texts were looked at. */
  looked = 0;
  private readonly title: AnyTitle;

  private constructor(
    private readonly scene: Scene,
    private readonly people: readonly Person[],
    private readonly names: CardNames | null,
    private last: Glance,
    title: string,
  ) {
    this.title = titles.get(title) as AnyTitle;
  }

  /** Where the cards' names are on the board as well, a name tells nothing. */
  static async over(people: readonly Person[], publicCards = false): Promise<Watch> {
    const [first] = people;
    if (first === undefined) throw new Error("Nobody to watch");
    const { title } = await first.scene.game(first.channel);
    const names = publicCards ? null : new CardNames(titles.get(title) as AnyTitle);
    return new Watch(first.scene, people, names, await glance(first.scene, people), title);
  }

  /** Reads all that is new on the screens; `answer` is what somebody got beside messages: completions, forms. */
  async look(answer?: readonly [Person, Outcome], messages = 15): Promise<void> {
    const before = this.last;
    this.last = await glance(this.scene, this.people);
    // what was logged with an earlier pick may be posted with this one
    const entries = await this.loggedSince(Math.max(0, before.logged - LOGGED_BEFORE));
    for (const person of this.people) {
      const own = this.last.seats.get(person.name) ?? [];
      const named = this.madePublic(entries, own);
      const foreign = [...this.headsOfOthers(own), ...this.wordsForOthers(entries, own)];
      const stillHidden = [...(this.last.hidden.get(person.name) ?? [])].filter(
        (card) => before.hidden.get(person.name)?.has(card) && !named.has(card),
      );
      const screens = await Promise.all([person, person.at("dm")].map((each) => each.read(messages)));
      const more = answer?.[0].name === person.name ? [answer[1].choices, answer[1].modal, answer[1].message] : [];
      for (const text of stringsIn([screens.flat().map(shown), more])) this.check(person, text, stillHidden, foreign);
    }
  }

  private check({ name }: Person, text: string, hidden: readonly string[], foreign: readonly string[]): void {
    const read = this.read.get(name) ?? new Set();
    this.read.set(name, read);
    if (read.has(text)) return;
    read.add(text);
    this.looked++;
    const words = foreign.find((each) => text.includes(each));
    if (words !== undefined) this.leaks.push(`${name} reads what is for others: ${text}`);
    const { names } = this;
    if (names === null) return;
    const rest = names.withoutTexts(text);
    const card = hidden.find((id) => names.isNamed(id, rest));
    if (card !== undefined) this.leaks.push(`${name} reads ${card}: ${text}`);
  }

  /** What stands above the hands of other seats. */
  private headsOfOthers(own: readonly string[]): string[] {
    const { messages, name } = this.title;
    const others = [...this.last.seats.values()].flat().filter((seat) => !own.includes(seat));
    return others.flatMap((seat) =>
      languages.flatMap(
        (language) => worded(language, { key: "hand.head", args: { seat, title: name[language] } }, messages) ?? [],
      ),
    );
  }

  /** What has happened since, in words that only other seats may read. */
  private wordsForOthers(entries: readonly LogEntry[], own: readonly string[]): string[] {
    const others = [...this.last.seats.values()].flat().filter((seat) => !own.includes(seat));
    const secret = entries.filter((entry) => entry.secret !== undefined);
    return secret.flatMap((entry) =>
      languages.flatMap((language) => {
        const read = (seat: string | null) => story(language, [visible(entry, seat)], this.title.messages, seat);
        const known = [null, ...own].flatMap(read);
        return others.flatMap(read).filter((line) => line.length > 12 && !known.some((each) => each.includes(line)));
      }),
    );
  }

  private async loggedSince(since: number): Promise<readonly LogEntry[]> {
    const { id, logged } = await this.scene.game(this.people[0]?.channel);
    return this.scene.store.log(id, Math.min(since, logged), logged);
  }

  /** Cards that the rules have shown to these seats since, and those played since that are in the deck again. */
  private madePublic(entries: readonly LogEntry[], seats: readonly string[]): ReadonlySet<unknown> {
    const shuffled = entries.some(({ key }) => key.includes("shuffle"));
    const telling = entries.filter(({ key }) => shuffled || showings.includes(key));
    const told = telling.flatMap((entry) => [null, ...seats].map((seat) => visible(entry, seat).args));
    const named = told.flatMap((args) => Object.values(args).flat());
    // what a crisis brings about is said with it
    return new Set([...named, ...named.flatMap((id) => this.names?.namedOn(String(id)) ?? [])]);
  }
}

/** Entries of the log by which the rules show cards that are hidden afterwards. */
const showings = [
  "hand",
  "scoring-cards-shown",
  "looked-at",
  "returned-card",
  "held",
  "held-scoring",
  "drawn-blindly",
  "statecraft",
  "crisis",
  "crisis.card",
  "crisis.result",
  "guillaume.looked",
  "flashpoint",
  "taken",
];

async function glance(scene: Scene, people: readonly Person[]): Promise<Glance> {
  const game = await scene.game(people[0]?.channel);
  const match = matchOf(game);
  const subject = subjectOf(game.title);
  const { state } = match.view(null);
  // everybody sees which event is being resolved, wherever it has put its card
  const events = new Set(match.pending.map(({ args }) => args.event));
  const seats = new Map(
    people.map(({ name, id }) => {
      const own = game.seats.filter(({ userId }) => userId === id);
      return [name, own.map(({ seat }) => match.seating[seat] as string)] as const;
    }),
  );
  const hidden = people.map(({ name }) => {
    const own = seats.get(name) ?? [];
    const [first, ...others] = (own.length === 0 ? [null] : own).map((seat) => subject.hidden(state, seat));
    const cards = [...(first ?? [])].filter((card) => others.every((set) => set.has(card)) && !events.has(card));
    return [name, new Set(game.status === "running" ? cards : [])] as const;
  });
  return { logged: game.logged, seats, hidden: new Map(hidden) };
}

/** The stored game, with its whole position to look at. */
export function matchOf(game: StoredGame) {
  if (game.saved === null) throw new Error("Still in the lobby");
  return Match.load(probed(subjectOf(game.title).game), JSON.parse(game.saved) as Saved<unknown, string, unknown>);
}

const shown = ({ content, embeds, components, attachments }: SeenMessage) => [content, embeds, components, attachments];

/** Every text inside, however deep. */
function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
