import { EventEmitter } from "node:events";
import {
  type Outcome,
  type PlaygroundClient,
  PlaygroundError,
  type RunCommand,
  type SeenMessage,
} from "../../src/playground/client.ts";
import type { Store } from "../../src/store/index.ts";
import type { Random } from "../fuzz/random.ts";
import { controlsOf, menusOf } from "../processes/controls.ts";

/** A pick that its person was told had been taken. */
export interface Taken {
  readonly interaction: string;
  readonly game: string;
  readonly option: string;
  /** How they were told. */
  readonly kind: Outcome["kind"];
  readonly said: string;
}

export const people = ["anna", "boris"] as const;
type Name = (typeof people)[number];

/** Of Undaunted too: there a post often gives way to the next. */
const played = [
  { title: "twilight-struggle", seat: "us" },
  { title: "undaunted-north-africa", seat: "lrdg" },
] as const;
const ABANDONED_ONE_IN = 150;
const CLICKED_ONE_IN = 3;
const REPEATED_ONE_IN = 4;
const patience = { timeoutMs: 3000, settle: true, settleMs: 3000 };

/** Two people who play at random, whatever happens to the bot meanwhile; in the same channel never two things at once. */
export class Players extends EventEmitter<{ taken: [] }> {
  readonly taken: Taken[] = [];
  /** Picks that got no more than "thinking…" before the bot died: nobody was told that they had been taken. */
  deferred = 0;
  readonly games = new Set<string>();
  private readonly unanswered = new Set<Promise<Outcome | undefined>>();

  constructor(
    private readonly discord: PlaygroundClient,
    private readonly store: Store,
    private readonly random: Random,
    /** Ends when the bot is no more: nothing is to be waited for then. */
    private readonly death: () => Promise<unknown>,
  ) {
    super();
    this.setMaxListeners(0);
  }

  /** The next thing that somebody does in a channel. */
  async step(channel: string): Promise<void> {
    const game = await this.store.gameByChannel(channel);
    if (game !== null) this.games.add(game.id);
    if (game === null) return this.say("anna", channel, "game new", { ...this.random.pick(played), thread: false });
    if (game.status === "lobby" && game.seats.length < 2) return this.say("boris", channel, "game join");
    if (game.status === "lobby") return this.say("anna", channel, "game start");
    if (this.random.chance(ABANDONED_ONE_IN)) return this.abandon(channel);
    const person = this.random.pick(people);
    if (this.random.chance(CLICKED_ONE_IN)) await this.click(person, channel, game.id);
    else await this.choose(person, channel, game.id);
  }

  /** Until every call to a bot that was killed has been given up. */
  async settled(): Promise<void> {
    await Promise.all(this.unanswered);
  }

  private async say(person: Name, channel: string, command: string, options: RunCommand["options"] = {}) {
    await this.send(() => this.discord.run({ person, channel, command, options, ...patience }));
  }

  /** Whoever manages the channel is asked once more. */
  private async abandon(channel: string): Promise<void> {
    const where = { person: "anna", channel, ...patience };
    const asked = await this.send(() => this.discord.run({ ...where, command: "game abandon" }));
    const question = asked?.message;
    const yes = question && controlsOf(question).find(({ action }) => action === "agree");
    if (question && yes)
      await this.send(() => this.discord.press({ ...where, message: question.id, customId: yes.customId }));
  }

  private async choose(person: Name, channel: string, game: string): Promise<void> {
    const asked = { person, channel, command: "choose", ...patience };
    const offered = await this.send(() =>
      this.discord.autocomplete({ ...asked, options: { option: "" }, focused: "option" }),
    );
    if (!offered?.choices?.length) return;
    const option = String(this.random.pick(offered.choices).value);
    await this.send(() => this.discord.run({ ...asked, options: { option }, ...this.repeated() }), { game, option });
  }

  /** Opens the panel of the last post and uses one of its buttons or menus. */
  private async click(person: Name, channel: string, game: string): Promise<void> {
    const where = { person, channel, ...patience };
    const posts = await this.discord.messages({ person, channel, limit: 20 });
    const last = posts.findLast((post) => play(post) !== undefined);
    if (last === undefined) return;
    const press = (message: string, customId: string) => () =>
      this.discord.press({ ...where, message, customId, ...this.repeated() });
    const panel = (await this.send(press(last.id, play(last) ?? "")))?.message;
    if (!panel) return;
    const buttons = controlsOf(panel).filter(({ action }) => action === "pick");
    const menus = menusOf(panel);
    const ways = [...buttons, ...menus];
    if (ways.length === 0) return;
    const way = this.random.pick(ways);
    if ("values" in way) {
      const option = this.random.pick(way.values);
      const { customId } = way;
      const chosen = await this.send(
        () => this.discord.choose({ ...where, message: panel.id, customId, values: [option] }),
        { game, option },
      );
      if (chosen?.message) await this.confirm(chosen.message, press, game);
      return;
    }
    const pressed = await this.send(press(panel.id, way.customId), { game, option: way.option });
    if (pressed?.message) await this.confirm(pressed.message, press, game);
  }

  private async confirm(
    panel: SeenMessage,
    press: (message: string, customId: string) => () => Promise<Outcome>,
    game: string,
  ): Promise<void> {
    const yes = controlsOf(panel).find(({ action }) => action === "confirm");
    if (yes !== undefined) await this.send(press(panel.id, yes.customId), { game, option: yes.option });
  }

  /** Some things are delivered more than once, as a gateway may. */
  private repeated(): { readonly repeat?: number } {
    return this.random.chance(REPEATED_ONE_IN) ? { repeat: 2 } : {};
  }

  /** What came of it, or nothing if the bot died first. An answer that came in time counts nevertheless. */
  private async send(
    call: () => Promise<Outcome>,
    pick?: Pick<Taken, "game" | "option">,
  ): Promise<Outcome | undefined> {
    const death = this.death();
    const sent = call().then((outcome) => {
      if (pick !== undefined) this.keep(outcome, pick);
      return outcome;
    }, tooLate);
    this.unanswered.add(sent);
    void sent.finally(() => this.unanswered.delete(sent));
    return Promise.race([sent, death.then(() => undefined)]);
  }

  private keep(outcome: Outcome, pick: Pick<Taken, "game" | "option">): void {
    const { interactionId: interaction, kind, message } = outcome;
    if (kind === "none" || isQuestion(outcome)) return;
    if (!outcome.settled) {
      this.deferred++;
      return;
    }
    const said = JSON.stringify(message?.components ?? []);
    this.taken.push({ ...pick, interaction, kind, said });
    this.emit("taken");
  }
}

const gone: readonly string[] = ["unknown-component", "unknown-message"];

/** The button, or its post, was taken away a moment before it was pressed. */
function tooLate(error: unknown): undefined {
  if (!(error instanceof PlaygroundError && gone.includes(error.code))) throw error;
}

const play = (post: SeenMessage): string | undefined =>
  controlsOf(post).find(({ action }) => action === "play")?.customId;

/** Being asked once more is not yet a move. */
const isQuestion = ({ message }: Outcome): boolean =>
  message !== null && controlsOf(message).some(({ action }) => action === "confirm");
