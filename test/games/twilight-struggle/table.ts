import { Match, SAVE_FORMAT, type Saved, ScriptedFate } from "../../../src/engine/index.ts";
import type { Side } from "../../../src/games/cold-war/sides.ts";
import type { Effect } from "../../../src/games/cold-war/state.ts";
import { board } from "../../../src/games/twilight-struggle/board.ts";
import { type CardId, cardIds } from "../../../src/games/twilight-struggle/cards/ids.ts";
import { cards } from "../../../src/games/twilight-struggle/cards/index.ts";
import type { CountryId } from "../../../src/games/twilight-struggle/countries.ts";
import { twilightStruggle } from "../../../src/games/twilight-struggle/index.ts";
import type { TwilightOptions } from "../../../src/games/twilight-struggle/options.ts";
import { startingState } from "../../../src/games/twilight-struggle/setup.ts";
import type { Step, TwilightState } from "../../../src/games/twilight-struggle/state.ts";
import type { Band, CrisisId, StatecraftId } from "../../../src/games/twilight-struggle/turn-zero/ids.ts";
import { changesOfKind } from "../../../src/games/twilight-struggle/turn-zero/running.ts";
import { noTurnZero, type TurnZeroState } from "../../../src/games/twilight-struggle/turn-zero/state.ts";
import { Replaying } from "../replaying.ts";

export interface Setting {
  options?: Partial<TwilightOptions>;
  /** The very beginning of a game with these options: of the rest only dice and picks count. */
  fresh?: true;
  /** Whose action round; the USSR's if not said. */
  side?: Side;
  round?: number;
  turn?: number;
  /** Another step than an action round. */
  step?: Step;
  vp?: number;
  defcon?: number;
  milOps?: Partial<Record<Side, number>>;
  space?: Partial<Record<Side, number>>;
  spaceAttempts?: Partial<Record<Side, number>>;
  /** [US, USSR]; every other country is empty. `printed` starts from the printed set-up instead. */
  influence?: Partial<Record<CountryId, readonly [us: number, ussr: number]>>;
  printed?: boolean;
  hands?: Partial<Record<Side, readonly CardId[]>>;
  /** Top card first. The rest of the cards of the eras in play lie below. */
  deck?: readonly CardId[];
  discard?: readonly CardId[];
  removed?: readonly CardId[];
  /** In front of the US: Shuttle Diplomacy. */
  playing?: readonly CardId[];
  effects?: readonly (Pick<Effect<CardId>, "card" | "side"> & Partial<Effect<CardId>>)[];
  china?: TwilightState["china"];
  missileEnvy?: Side;
  /** Crises that have been met, by what they came to. */
  crises?: Partial<Record<CrisisId, Band>>;
  /** The position in the middle of Turn Zero. */
  turnZero?: Partial<TurnZeroState>;
  /** What dice and blind picks will give, in order; more with `willRoll` and `willPick`. */
  dice?: readonly number[];
  picks?: readonly (CardId | StatecraftId)[];
}

/** Sets a table in the middle of a game: act with `us` and `ussr`, then look. */
export const table = (setting: Setting = {}): Table => new Table(setting);

export class Table {
  readonly fate: ScriptedFate;
  private readonly playing: Replaying<TwilightState, ReturnType<typeof twilightStruggle.view>, Side, TwilightOptions>;
  /** Log entries of forced picks that an answer of the test has been matched with. */
  private matched = 0;
  /** Secret picks without alternative that the table has made for the test. */
  private readonly obvious: string[] = [];

  constructor(setting: Setting) {
    this.fate = new ScriptedFate({ dice: [...(setting.dice ?? [])], picks: [...(setting.picks ?? [])] });
    const state = stateOf(setting);
    const saved: Saved<TwilightState, Side, TwilightOptions> = {
      format: SAVE_FORMAT,
      game: twilightStruggle.id,
      rules: twilightStruggle.rulesVersion,
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
    this.playing = new Replaying(twilightStruggle, Match.load(twilightStruggle, saved, this.fate), this.fate);
  }

  get match() {
    return this.playing.match;
  }

  /** Answers in turn. A pick without alternative may be named or left out. */
  us = (...answers: string[]): this => this.answer("us", answers);
  ussr = (...answers: string[]): this => this.answer("ussr", answers);

  headlines(picks: Partial<Record<Side, CardId>>): this {
    if (picks.us) this.us(picks.us);
    if (picks.ussr) this.ussr(picks.ussr);
    return this;
  }

  willRoll = (...dice: number[]): this => {
    this.fate.willRoll(...dice);
    return this;
  };

  willPick = (...ids: CardId[]): this => {
    this.fate.willPick(...ids);
    return this;
  };

  /** Ids now offered to a seat; none if it is not asked. */
  options(seat: Side): string[] {
    const ask = this.match.pending.find((pending) => pending.seat === seat);
    return ask === undefined ? [] : ask.options.map((option) => option.id);
  }

  /** `seat kind` of what is asked now. */
  get asked(): string[] {
    return this.match.pending.map((ask) => `${ask.seat} ${ask.kind}`);
  }

  /** [US, USSR] */
  influence(country: CountryId): [number, number] {
    const { us, ussr } = this.view.influence;
    const place = board.place(country);
    return [us[place] as number, ussr[place] as number];
  }

  /** Everything public. */
  get view() {
    return this.match.view(null);
  }
  get vp() {
    return this.view.vp;
  }
  get defcon() {
    return this.view.defcon;
  }
  get milOps() {
    return this.view.milOps;
  }
  get space() {
    return this.view.space;
  }
  get outcome() {
    return this.match.outcome;
  }

  hand(side: Side): readonly CardId[] {
    return this.match.view(side).hands[side] ?? [];
  }

  /** Ids of the effects in play. */
  get effects(): CardId[] {
    return this.view.effects.map((effect) => effect.card);
  }

  /** Where a card lies, as far as everybody can see. */
  pileOf(card: CardId): "discard" | "removed" | "playing" | "hidden" {
    if (this.view.discard.includes(card)) return "discard";
    if (this.view.removed.includes(card)) return "removed";
    return this.view.playing.includes(card) ? "playing" : "hidden";
  }

  /** Args of the log entries with this key, as the seat reads them. */
  told(key: string, seat: Side | null = null) {
    return this.playing
      .logFor(seat)
      .filter((entry) => entry.key === key)
      .map((entry) => entry.args);
  }

  /** The reason an answer would be refused. */
  refusal(seat: Side, option: string) {
    return this.match.refusal(seat, option);
  }

  private answer(seat: Side, answers: readonly string[]): this {
    for (const option of answers) {
      if (this.options(seat).includes(option)) {
        this.playing.answer(seat, option);
        this.makeObviousPicks();
      } else if (!this.wasObvious(seat, option) && !this.wasForced(seat, option))
        throw new Error(
          `${seat} cannot answer ${option}; asked: ${this.asked.join(", ")}; offered: ${this.options(seat).join(", ")}`,
        );
    }
    return this;
  }

  /** Cards that have to be shown whatever else is in the hand, and are asked for only to keep a secret. */
  private makeObviousPicks(): void {
    for (;;) {
      const [ask, ...others] = this.match.pending;
      if (ask === undefined || others.length > 0 || ask.options.length !== 1) return;
      if (ask.kind !== "missile-envy.card" && ask.kind !== "un-intervention.card") return;
      const option = ask.options[0]?.id ?? "";
      this.playing.answer(ask.seat, option);
      this.obvious.push(`${ask.seat} ${option}`);
    }
  }

  private wasObvious(seat: Side, option: string): boolean {
    const at = this.obvious.indexOf(`${seat} ${option}`);
    if (at >= 0) this.obvious.splice(at, 1);
    return at >= 0;
  }

  private wasForced(seat: Side, option: string): boolean {
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

function stateOf(setting: Setting): TwilightState {
  const options = twilightStruggle.options(setting.options ?? {});
  const start = startingState(options);
  if (setting.fresh) return start;
  const state: TwilightState = {
    ...start,
    turn: setting.turn ?? start.turn,
    step: setting.step ?? { at: "round", round: setting.round ?? 1, side: setting.side ?? "ussr" },
    vp: setting.vp ?? start.vp,
    defcon: setting.defcon ?? start.defcon,
    milOps: { us: 0, ussr: 0, ...setting.milOps },
    space: { us: 0, ussr: 0, ...setting.space },
    spaceAttempts: { us: 0, ussr: 0, ...setting.spaceAttempts },
    hands: { us: [...(setting.hands?.us ?? [])], ussr: [...(setting.hands?.ussr ?? [])] },
    discard: [...(setting.discard ?? [])],
    removed: [...(setting.removed ?? [])],
    playing: [...(setting.playing ?? [])],
    effects: (setting.effects ?? []).map((effect) => ({ turn: false, since: setting.turn ?? 1, ...effect })),
    china: setting.china ?? start.china,
    missileEnvy: setting.missileEnvy ?? null,
  };
  if (!setting.printed) {
    state.influence.us.fill(0);
    state.influence.ussr.fill(0);
  }
  for (const [country, [us, ussr]] of Object.entries(setting.influence ?? {})) {
    state.influence.us[board.place(country as CountryId)] = us;
    state.influence.ussr[board.place(country as CountryId)] = ussr;
  }
  if (setting.crises !== undefined || setting.turnZero !== undefined)
    state.turnZero = { ...noTurnZero, results: metCrises(setting.crises ?? {}), ...setting.turnZero };
  state.deck = deckOf(state, setting.deck ?? []);
  return state;
}

const metCrises = (crises: Partial<Record<CrisisId, Band>>): TurnZeroState["results"] =>
  Object.entries(crises).map(([crisis, band]) => ({ crisis: crisis as CrisisId, band, die: 3, us: null, ussr: null }));

/** The cards of the eras so far that lie nowhere else, those named on top. */
function deckOf(state: TwilightState, top: readonly CardId[]): CardId[] {
  const { hands, discard, removed, playing, turn } = state;
  const eras = turn <= 3 ? ["early"] : turn <= 7 ? ["early", "mid"] : ["early", "mid", "late"];
  const elsewhere = new Set<CardId>([...hands.us, ...hands.ussr, ...discard, ...removed, ...playing, ...top]);
  const rest: readonly CardId[] = cardIds.filter(
    (id) => id !== "the-china-card" && eras.includes(cards[id].era) && !elsewhere.has(id),
  );
  const isChanged = state.step.at !== "crisis" && state.step.at !== "aftermath";
  const results = isChanged ? (state.turnZero?.results ?? []) : [];
  const out = new Set([
    ...changesOfKind(results, "removed").map(({ card }) => card),
    ...changesOfKind(results, "exchanged").map(({ card }) => card),
    ...(turn <= 3 ? changesOfKind(results, "delayed").map(({ card }) => card) : []),
  ]);
  const brought = changesOfKind(results, "exchanged").map((change) => change.for);
  const added = brought.filter((card) => !elsewhere.has(card));
  return [...rest.filter((card) => !out.has(card)), ...added, ...[...top].reverse()];
}
