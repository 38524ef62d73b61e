import { type Game, Match, SAVE_FORMAT, type Saved, type ScriptedFate } from "../../src/engine/index.ts";
import { Replaying } from "./replaying.ts";

/** A position in the middle of a game: a test answers for its seats, then looks. */
export class GameTable<State extends { readonly options: Options }, View, Seat extends string, Options> {
  protected readonly playing: Replaying<State, View, Seat, Options>;
  /** Log entries of forced picks that an answer of the test has been matched with. */
  private matched = 0;

  constructor(
    game: Game<State, View, Seat, Options>,
    state: State,
    readonly fate: ScriptedFate,
  ) {
    const saved: Saved<State, Seat, Options> = {
      format: SAVE_FORMAT,
      game: game.id,
      rules: game.rulesVersion,
      options: state.options,
      seed: "test",
      answered: 0,
      sealed: 0,
      logged: 0,
      steps: [{ state, fate: 0, logged: 0, answers: [] }],
      given: [],
      redo: [],
      log: [],
      outcome: null,
    };
    this.playing = new Replaying(game, Match.load(game, saved, fate), fate);
  }

  get match() {
    return this.playing.match;
  }

  /** Ids now offered to a seat; none if it is not asked. */
  options(seat: Seat): string[] {
    return this.match.pending.find((ask) => ask.seat === seat)?.options.map(({ id }) => id) ?? [];
  }

  hint(seat: Seat, id: string) {
    return this.match.pending.find((ask) => ask.seat === seat)?.options.find((option) => option.id === id)?.hint;
  }

  /** `seat kind` of what is asked now. */
  get asked(): string[] {
    return this.match.pending.map((ask) => `${ask.seat} ${ask.kind}`);
  }

  /** Everything public. */
  get view(): View {
    return this.match.view(null);
  }

  get outcome() {
    return this.match.outcome;
  }

  /** Args of the log entries with this key, as the seat reads them. */
  told(key: string, seat: Seat | null = null) {
    return this.playing
      .logFor(seat)
      .filter((entry) => entry.key === key)
      .map((entry) => entry.args);
  }

  /** The reason an answer would be refused. */
  refusal(seat: Seat, option: string) {
    return this.match.refusal(seat, option);
  }

  /** Answers in turn. A pick without alternative may be named or left out. */
  answer(seat: Seat, answers: readonly string[]): this {
    for (const option of answers) {
      if (this.options(seat).includes(option)) this.give(seat, option);
      else if (!this.wasMade(seat, option))
        throw new Error(
          `${seat} cannot answer ${option}; asked: ${this.asked.join(", ")}; offered: ${this.options(seat).join(", ")}`,
        );
    }
    return this;
  }

  protected give(seat: Seat, option: string): void {
    this.playing.answer(seat, option);
  }

  /** Whether this pick was made without a question, and is now named for the first time. */
  protected wasMade(seat: Seat, option: string): boolean {
    const forced = this.playing.log.filter((entry) => entry.key === "forced");
    for (let at = this.matched; at < forced.length; at++) {
      const args = forced[at]?.args;
      if (args?.seat !== seat || args.option !== option) continue;
      this.matched = at + 1;
      return true;
    }
    return false;
  }
}
