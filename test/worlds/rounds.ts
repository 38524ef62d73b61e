import { Match } from "../../src/engine/index.ts";
import type { AnyMatch, AnyTitle } from "../../src/games/title.ts";
import { titles } from "../../src/games/titles.ts";
import type { Person } from "../e2e/person.ts";
import type { Player } from "../e2e/players.ts";
import type { SceneOptions } from "../e2e/scene.ts";
import { clickers, type Table } from "../e2e/tables.ts";
import { Random } from "../fuzz/random.ts";
import type { AnySubject } from "../fuzz/subject.ts";
import { subjectOf } from "../fuzz/subjects.ts";
import { evenOut, lay } from "./laying.ts";
import { lookAround, ownData } from "./looks.ts";
import { Pair, type Twins } from "./pair.ts";
import { knownTo, type Moment, momentsOf, otherMoment } from "./positions.ts";
import { Twin } from "./twin.ts";

const names = ["anna", "boris", "chen", "dasha"] as const;
const channel = "table-one";
const LOOKS = 9;
const TURNS = 5;
const LOOKED_BACK_AT = 3;
const MOST_DIFFERENCES = 5;
/** So often what is posted of a moment is painted in one world without what the other has painted. */
const PAINTED_ANEW_ONE_IN = 3;

interface Report {
  answers: number;
  /** Messages on screens that were compared besides. */
  messages: number;
  rounds: number;
  /** Rounds in which several were asked at once, in which somebody without a seat looked, and in which another seat had answered differently. */
  together: number;
  watched: number;
  /** Games whose first deal nobody without a seat could tell apart. */
  opened: number;
  differed: number;
  /** Moves that were made and compared. */
  moves: number;
  /** Moments that could be told apart by the rules alone. */
  passedOver: number;
  readonly differences: string[];
}

export const freshReport = (): Report => ({
  answers: 0,
  messages: 0,
  rounds: 0,
  together: 0,
  watched: 0,
  opened: 0,
  differed: 0,
  moves: 0,
  passedOver: 0,
  differences: [],
});

/** A table, a random game on it, and round after round of it until so many answers were compared. */
export async function playWorlds(
  table: Table,
  answers: number,
  seed: string,
  report: Report,
  options: SceneOptions = {},
): Promise<void> {
  const random = new Random(`${seed} ${table.name}`);
  const pair = await Pair.set({ pictures: true, ...options, seed }, channel, random);
  try {
    const rounds = await Rounds.begin(pair, table, seed, random, report);
    while (pair.answers < answers && pair.differences.length < MOST_DIFFERENCES) await rounds.play();
  } finally {
    report.answers += pair.answers;
    report.messages += pair.messages;
    report.differences.push(...pair.differences);
    await pair.end();
  }
}

class Rounds {
  private played = 0;

  private constructor(
    private readonly pair: Pair,
    private readonly table: Table,
    private readonly title: AnyTitle,
    private readonly subject: AnySubject,
    private readonly moments: readonly Moment[],
    /** In the order of the seats; the others watch. */
    private readonly people: readonly Twin[],
    private readonly random: Random,
    private readonly report: Report,
  ) {}

  static async begin(pair: Pair, table: Table, seed: string, random: Random, report: Report): Promise<Rounds> {
    const { title: id = "twilight-struggle", seats = ["us", "ussr"], options = "" } = table;
    const order = random.chance(2) ? names : [...names].reverse();
    const word = random.chance(2) ? { word: "fox" } : {};
    const wanted = { title: id, ...word, ...(options === "" ? {} : { options }) };
    await Promise.all(
      pair.worlds.map(async (world) => {
        const people = order.slice(0, seats.length).map((name) => world.scene.person(name, channel));
        await world.scene.seat(people, seats, wanted);
        // so that what it says is compared too
        for (const name of names)
          await world.scene.store.setUserSettings(world.scene.person(name, channel).id, { coach: true });
        await world.read();
      }),
    );
    const title = titles.get(id);
    if (title === undefined) throw new Error(`No title ${id}`);
    const subject = subjectOf(id);
    const moments = momentsOf(title, subject, pair.here.game.options, `${seed} played`, random);
    const people = order.map((name) => new Twin(pair, name, channel));
    const rounds = new Rounds(pair, table, title, subject, moments, people, random, report);
    await rounds.compareOpening();
    return rounds;
  }

  /**
   * Lobby, first post and first deal as somebody without a seat sees them: they differ by the bot's secret alone, unless the rules
   * say more. And what the bot keeps about each person, who in both worlds have done the same until now.
   */
  private async compareOpening(): Promise<void> {
    const { pair } = this;
    const [here, there] = pair.worlds.map(({ game: { saved } }) =>
      knownTo(Match.load(this.title.game, JSON.parse(saved ?? "") as Moment["saved"]), null),
    );
    if (here !== there) return;
    this.report.opened++;
    pair.begin(0);
    for (const person of this.spectators) await pair.compareScreens(person, { here: "0", there: "0" });
    for (const person of this.people) await ownData(person);
  }

  /** Worlds that have parted may have explained different words. */
  private async forgetWords(): Promise<void> {
    for (const { scene } of this.pair.worlds)
      for (const name of names) await scene.store.setUserSettings(scene.person(name, channel).id, { metWords: [] });
  }

  /** One moment in two worlds, if there is another for whoever is to look. */
  async play(): Promise<void> {
    const { pair, random, title, subject, report } = this;
    const at = this.pickMoment();
    const now = this.moments[at] as Moment;
    const match = Match.load(title.game, now.saved);
    const seat = random.pick(this.chairs(match));
    const other = (moment: Moment) => otherMoment(title, subject, moment, seat, random);
    const there = other(now);
    if (there === null) {
      report.passedOver++;
      return;
    }
    const earlier = this.moments.slice(Math.max(0, at - LOOKED_BACK_AT), at).flatMap((moment) => {
      const twin = other(moment);
      return twin === null ? [] : [[moment, twin] as const];
    });
    await pair.calm();
    await evenOut(pair.worlds);
    await this.forgetWords();
    const watchers = this.watchers(match, seat);
    const ends = await Promise.all(watchers.map(async (person) => [person, await pair.endOf(person)] as const));
    await lay(
      pair.here,
      title,
      now,
      earlier.map(([one]) => one),
    );
    if (random.chance(PAINTED_ANEW_ONE_IN)) await pair.forgetPictures();
    await lay(
      pair.there,
      title,
      there,
      earlier.map(([, two]) => two),
    );
    pair.begin(now.saved.answered);
    await pair.calm();
    await this.compareScreens(ends);
    await this.act(match, seat, watchers, secretsOf(subject, now, there, seat), ends);
    report.rounds++;
    if (match.pending.length > 1) report.together++;
    if (seat === null) report.watched++;
  }

  /** Moments at which several are asked at once, as in a headline phase, are few: the first time and every third it is one of those. */
  private pickMoment(): number {
    const { moments, random, title } = this;
    const all = moments.map((_, at) => at);
    const together =
      this.played++ === 0 || random.chance(3)
        ? all.filter((at) => Match.load(title.game, (moments[at] as Moment).saved).pending.length > 1)
        : [];
    return random.pick(together.length > 0 ? together : all);
  }

  /** From which seats it can be looked; a spectator where somebody has none. */
  private chairs({ seats }: AnyMatch): readonly (string | null)[] {
    return seats.length < this.people.length ? [...seats, null] : seats;
  }

  /** Whoever knows no more than the seat: its person, and those who have none; in the channel and by direct message. */
  private watchers(match: AnyMatch, seat: string | null): readonly Twin[] {
    const own = seat === null ? [] : [this.personOf(match, seat)];
    return [...own, ...this.spectators].flatMap((person) => [person, person.at("dm")]);
  }

  private get spectators(): readonly Twin[] {
    return this.people.slice(this.pair.here.game.seats.length);
  }

  private personOf({ seating }: AnyMatch, seat: string): Twin {
    const chair = this.pair.here.game.seats.find((each) => (seating[each.seat] ?? each.seat) === seat);
    const person = this.people.find(({ id }) => id === chair?.userId);
    if (person === undefined) throw new Error(`Nobody plays ${seat}`);
    return person;
  }

  private async act(
    match: AnyMatch,
    seat: string | null,
    watchers: readonly Twin[],
    secrets: readonly string[],
    ends: readonly (readonly [Person, Twins])[],
  ): Promise<void> {
    const { pair, random, title, subject } = this;
    const rivals = match.pending.filter((ask) => ask.seat !== seat).map((ask) => this.personOf(match, ask.seat));
    for (const rival of rivals) if (random.chance(2)) await this.differ(rival);
    await this.compareScreens(ends);
    const { id: game, version } = pair.here.game;
    for (const person of watchers.filter((each) => each.channel === channel)) {
      const curious = { person, title, subject, game, version, secrets, random };
      await lookAround(curious, person === watchers[0] ? LOOKS : 2, () => pair.parted);
    }
    await this.compareScreens(ends);
    if (seat === null) return;
    const player = random.chance(2) ? this.table.typist : this.clickerOf(watchers[0] as Twin);
    for (let turn = 0; turn < TURNS && !pair.parted; turn++) {
      if ((await player(watchers[0] as Twin, random)) === null) return;
      if (!pair.parted) this.report.moves++;
      await this.compareScreens(ends);
    }
  }

  private clickerOf({ name }: Twin): Player {
    const players = new Map(clickers().map((player, at) => [String(names[at]), player]));
    return players.get(name) ?? this.table.typist;
  }

  private async compareScreens(ends: readonly (readonly [Person, Twins])[]): Promise<void> {
    for (const [person, since] of ends) await this.pair.compareScreens(person, since);
  }

  /** Another seat looks at what it holds, and answers one thing here and another there: nobody else may see a difference. */
  private async differ(rival: Twin): Promise<void> {
    const { pair, random } = this;
    const posted = pair.worlds.map(({ game }) => game.table.posted);
    const sides = await Promise.all(
      pair.worlds.map(async (world) => {
        const person = rival.in(world);
        await person.run("hand");
        const offered = (await person.complete("choose", "option")).filter(({ name }) => !name.includes("⚠️"));
        return { person, offered };
      }),
    );
    if (sides.some(({ offered }) => offered.length === 0)) return;
    for (const { person, offered } of sides) await person.run("choose", { option: random.pick(offered).value });
    await pair.calm();
    // one of them was asked once more, or everybody has heard of it
    const [here, there] = pair.worlds.map(({ game }) => game.version);
    if (here !== there || pair.worlds.some(({ game }, at) => game.table.posted !== posted[at])) pair.parted = true;
    else this.report.differed++;
  }
}

/** Cards that are hidden from a seat in one of the worlds, or from everybody who has none. */
function secretsOf(subject: AnySubject, here: Moment, there: Moment, seat: string | null): readonly string[] {
  const states = [here, there].flatMap(({ saved }) => saved.steps.map(({ state }) => state));
  return [...new Set(states.flatMap((state) => [...subject.hidden(state, seat)]))];
}
