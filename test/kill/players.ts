import { EventEmitter } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { levels } from "../../src/computer/index.ts";
import { titles } from "../../src/games/titles.ts";
import { computerId, isComputer, people as phones } from "../../src/i18n/index.ts";
import { type Outcome, PlaygroundError, type RunCommand } from "../../src/playground/client.ts";
import { people as everybody } from "../../src/playground/world.ts";
import type { StoredGame } from "../../src/store/index.ts";
import { Position } from "../../src/table/position.ts";
import { Clicking } from "./clicking.ts";
import { type Deed, isDone, question, type Told } from "./told.ts";
import { type Meant, patience, type World } from "./world.ts";

/** A place where one game after the other is played. */
export interface Table {
  readonly channel: string;
  readonly canHaveThreads: boolean;
  game: string | null;
  /** Who moved last, and may want it back. */
  last: string | null;
}

export const people = ["anna", "boris", "chen", "dasha"] as const;
const manager = "anna";
const computers = levels.map(computerId);

/** Twice the one with four people; in Undaunted a post often gives way to the next. */
const played = [
  "twilight-struggle",
  "undaunted-north-africa",
  "two-plus-two",
  "two-plus-two",
  "red-sea",
  "wir-sind-das-volk",
] as const;

/** How often something is done instead of a move: one time in so many. */
const oneIn = {
  undo: 8,
  draw: 15,
  resign: 60,
  abandon: 120,
  click: 3,
  thread: 2,
  repeat: 4,
  accept: 3,
  computer: 3,
  direct: 3,
};

/** Four people who play at random, whatever happens to the bot meanwhile; at the same table never two things at once. */
export class Players extends EventEmitter<{ taken: [] }> {
  readonly told: Told[] = [];
  /** Got no more than "thinking…" before the bot died, or were refused: nobody was told that it had been done. */
  unfinished = 0;
  refused = 0;
  readonly games = new Set<string>();
  private readonly unanswered = new Set<Promise<Outcome | undefined>>();
  private readonly clicking: Clicking;

  constructor(private readonly world: World) {
    super();
    this.setMaxListeners(0);
    this.clicking = new Clicking(world, (call, meant) => this.send(call, meant));
  }

  /** The next thing that somebody does at a table. */
  async step(table: Table): Promise<void> {
    const { random } = this.world;
    const game = await this.gameAt(table);
    if (game === null) return this.open(table);
    if (game.status === "lobby") return this.gather(table, game);
    if (random.chance(oneIn.abandon)) return this.say(manager, game.channelId, "game cancel", game, "abandon");
    const players = this.seated(game);
    if (random.chance(oneIn.resign))
      return this.say(random.pick(players), game.channelId, "game resign", game, "resign");
    if (game.table.draw.length > 0 && random.chance(2)) return this.answerDraw(game, players);
    if (random.chance(oneIn.draw)) return this.say(random.pick(players), game.channelId, "game draw", game, "draw");
    if (table.last !== null && random.chance(oneIn.undo)) return this.takeBack(table.last, game);
    const person = this.asked(game);
    if (person === null) return void (await wait(20));
    table.last = person;
    if (random.chance(oneIn.click)) await this.clicking.click(person, game);
    else await this.choose(person, game);
  }

  /** Whether it came to a computer's move within so many milliseconds. */
  async computerAsked(patienceMs: number): Promise<boolean> {
    const { store } = this.world;
    for (let left = patienceMs; left > 0; left -= 50) {
      if ((await store.gamesWaitingFor(computers)).length > 0) return true;
      await wait(50);
    }
    return false;
  }

  /** Until every call to a bot that was killed has been given up. */
  async settled(): Promise<void> {
    await Promise.all(this.unanswered);
  }

  /** The game of a table: in its channel, or in a thread of its own. */
  private async gameAt(table: Table): Promise<StoredGame | null> {
    const { store } = this.world;
    const known = table.game === null ? null : await store.game(table.game);
    if (known?.status === "lobby" || known?.status === "running") return known;
    table.last = null;
    const here = await store.gameByChannel(table.channel);
    table.game = here?.id ?? null;
    if (here !== null) this.games.add(here.id);
    return here;
  }

  private async open({ channel, canHaveThreads }: Table): Promise<void> {
    const { random } = this.world;
    const options = {
      title: random.pick(played),
      thread: canHaveThreads && random.chance(oneIn.thread),
      ...(random.chance(oneIn.computer) ? { computer: random.pick(levels) } : {}),
    };
    await this.run(random.pick(people), channel, "game new", options);
  }

  /** Takes the seats, one after the other, and begins. */
  private async gather({ channel }: Table, game: StoredGame): Promise<void> {
    const seats = titles.get(game.title)?.game.seats(game.options) ?? [];
    const here = this.seated(game);
    const others = people.filter((name) => !here.includes(name));
    if (game.seats.length < seats.length) await this.run(this.world.random.pick(others), channel, "game join");
    else await this.run(this.world.random.pick(here), channel, "game start");
  }

  private async answerDraw(game: StoredGame, players: readonly string[]): Promise<void> {
    const agreed = game.table.draw.map(nameOf);
    const missing = players.filter((name) => !agreed.includes(name));
    const person = this.world.random.pick(missing.length > 0 ? missing : players);
    if (!this.world.random.chance(oneIn.accept)) return this.clicking.answerOffer(person, game, "decline");
    if (this.world.random.chance(2)) return this.clicking.answerOffer(person, game, "accept");
    await this.say(person, game.channelId, "game draw", game, "draw");
  }

  private async takeBack(person: string, { id, channelId }: StoredGame): Promise<void> {
    const undone = await this.run(person, channelId, "game undo", {}, { game: id, deed: "undo" });
    if (undone === undefined || this.world.random.chance(3)) return;
    await this.run(person, channelId, "game undo", { redo: true }, { game: id, deed: "redo" });
  }

  private async choose(person: string, { id: game, channelId: channel }: StoredGame): Promise<void> {
    const { random, hasDirect = false } = this.world;
    const isDirect = hasDirect && random.chance(oneIn.direct);
    const where = isDirect ? { game } : {};
    const asked = { person, channel: isDirect ? "dm" : channel, command: "choose", ...patience };
    const offered = await this.send(() =>
      this.world.discord().autocomplete({ ...asked, options: { ...where, option: "" }, focused: "option" }),
    );
    if (!offered?.choices?.length) return;
    const option = String(random.pick(offered.choices).value);
    const meant = { game, deed: "pick", options: [option] } as const;
    await this.run(person, asked.channel, "choose", { ...where, option }, meant);
  }

  /** Something that is settled at the table. */
  private async say(person: string, channel: string, command: string, { id }: StoredGame, deed: Deed): Promise<void> {
    await this.run(person, channel, command, {}, { game: id, deed });
  }

  /** Types a command, some more than once as a gateway may deliver them, and says yes if it is asked about. */
  private async run(
    person: string,
    channel: string,
    command: string,
    options: RunCommand["options"] = {},
    meant?: Meant,
  ): Promise<Outcome | undefined> {
    const repeat = this.world.random.chance(oneIn.repeat) ? { repeat: 2 } : {};
    const typed = { person, channel, command, options, ...patience, ...repeat };
    const answer = await this.send(() => this.world.discord().run(typed), meant);
    if (answer !== undefined) await this.clicking.agree(person, channel, answer, meant);
    return answer;
  }

  /** What came of it, or nothing if the bot or Discord died first. An answer that came in time counts nevertheless. */
  private async send(call: () => Promise<Outcome>, meant?: Meant): Promise<Outcome | undefined> {
    const death = this.world.death();
    const sent = call().then((outcome) => {
      if (meant !== undefined) this.keep(outcome, meant);
      return outcome;
    }, tooLate);
    this.unanswered.add(sent);
    void sent.finally(() => this.unanswered.delete(sent));
    return Promise.race([sent, death.then(() => undefined)]);
  }

  private keep(outcome: Outcome, { game, deed, options = [], version }: Meant): void {
    if (question(outcome) !== null) return;
    if (!outcome.settled) {
      this.unfinished++;
      return;
    }
    if (!isDone(outcome, deed, version)) {
      this.refused++;
      return;
    }
    const said = JSON.stringify(outcome.message?.components ?? []).slice(0, 300);
    this.told.push({ interaction: outcome.interactionId, game, deed, options, said });
    this.emit("taken");
  }

  /** Somebody who is asked something. */
  private asked(game: StoredGame): string | null {
    const title = titles.get(game.title);
    if (title === undefined) return null;
    const position = new Position(title, game);
    const waited = position.match.pending
      .filter(({ answered }) => !answered)
      .flatMap(({ seat }) => position.playerOf(seat) ?? [])
      .filter((id) => !isComputer(id));
    return waited.length === 0 ? null : nameOf(this.world.random.pick(waited));
  }

  private seated({ seats }: StoredGame): string[] {
    return phones([...new Set(seats.map(({ userId }) => userId))]).map(nameOf);
  }
}

const nameOf = (id: string): string => everybody.find((person) => person.id === id)?.key ?? id;

/** The button, its post or its thread was taken away a moment before, or is still to be made. */
const gone: readonly string[] = ["unknown-component", "unknown-message", "unknown-channel", "unknown-command"];

async function tooLate(error: unknown): Promise<undefined> {
  // Discord itself is no more
  const isDead = error instanceof TypeError;
  if (!isDead && !(error instanceof PlaygroundError && gone.includes(error.code))) throw error;
  await wait(20);
}
