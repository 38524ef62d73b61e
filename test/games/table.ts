import { type Game, ScriptedFate } from "../../src/engine/index.ts";
import type { Board } from "../../src/games/cold-war/components/board.ts";
import type { Side } from "../../src/games/cold-war/seats.ts";
import type { ColdWarState, Effect } from "../../src/games/cold-war/state.ts";
import type { FamilyView } from "../../src/games/cold-war/view.ts";
import { GameTable } from "./game-table.ts";

/** What a table of any game of the family can be set with. */
export interface ColdWarSetting<Card extends string, Country extends string, State extends Stepping, Options> {
  options?: Partial<Options>;
  /** The very beginning of a game with these options: of the rest only dice and picks count. */
  fresh?: true;
  /** Whose action round; without it the USSR's. */
  side?: Side;
  round?: number;
  turn?: number;
  /** Another step than an action round. */
  step?: State["step"];
  vp?: number;
  defcon?: number;
  milOps?: Partial<Record<Side, number>>;
  space?: Partial<Record<Side, number>>;
  spaceAttempts?: Partial<Record<Side, number>>;
  /** [US, USSR]; every other country is empty. `printed` starts from the printed set-up instead. */
  influence?: Partial<Record<Country, readonly [us: number, ussr: number]>>;
  printed?: boolean;
  hands?: Partial<Record<Side, readonly Card[]>>;
  /** Top card first. The rest of the cards of the eras in play lie below. */
  deck?: readonly Card[];
  discard?: readonly Card[];
  removed?: readonly Card[];
  effects?: readonly (Pick<Effect<Card>, "card" | "side"> & Partial<Effect<Card>>)[];
  /** With cards of the other game: what was brought in. */
  guests?: { us: readonly Card[]; ussr: readonly Card[] };
  /** The country that CENTCOM protects from the USSR. */
  centcom?: Country;
  /** Scoring cards that Stagflation has shown. */
  shown?: { readonly side: Side; readonly cards: readonly Card[] } | null;
  /** Who owes Missile Envy. */
  missileEnvy?: Side;
  /** What dice and blind picks will give, in order; more with `willRoll` and `willPick`. */
  dice?: readonly number[];
}

interface Stepping {
  readonly step: object;
}

/** A game in the middle: the state it starts from, changed to what the setting says. */
export function inTheMiddle<
  Card extends string,
  Country extends string,
  State extends ColdWarState<Card> & Stepping,
  Options,
>(start: State, setting: ColdWarSetting<Card, Country, State, Options>, board: Board<Country>): State {
  const { turn = start.turn, guests, centcom, shown, missileEnvy } = setting;
  const state: State = {
    ...start,
    turn,
    step: setting.step ?? { at: "round", round: setting.round ?? 1, side: setting.side ?? "ussr" },
    vp: setting.vp ?? start.vp,
    defcon: setting.defcon ?? start.defcon,
    milOps: { us: 0, ussr: 0, ...setting.milOps },
    space: { us: 0, ussr: 0, ...setting.space },
    spaceAttempts: { us: 0, ussr: 0, ...setting.spaceAttempts },
    hands: { us: [...(setting.hands?.us ?? [])], ussr: [...(setting.hands?.ussr ?? [])] },
    discard: [...(setting.discard ?? [])],
    removed: [...(setting.removed ?? [])],
    effects: (setting.effects ?? []).map((effect) => ({ turn: false, since: setting.turn ?? 1, ...effect })),
    ...(guests && { guests }),
    ...(centcom && { centcom: { side: "us", place: board.place(centcom) } }),
    ...(shown && { shown }),
    ...(missileEnvy && { missileEnvy }),
  };
  if (!setting.printed) {
    state.influence.us.fill(0);
    state.influence.ussr.fill(0);
  }
  const placed = Object.entries(setting.influence ?? {}) as [Country, readonly [us: number, ussr: number]][];
  for (const [country, [us, ussr]] of placed) {
    state.influence.us[board.place(country)] = us;
    state.influence.ussr[board.place(country)] = ussr;
  }
  return state;
}

/** Act with `us` and `ussr`, then look. */
export class ColdWarTable<
  Card extends string,
  Country extends string,
  State extends ColdWarState<Card> & { readonly options: Options },
  View extends FamilyView<Card>,
  Options,
> extends GameTable<State, View, Side, Options> {
  /** Secret picks without alternative that the table has made for the test. */
  private readonly obvious: string[] = [];

  constructor(
    game: Game<State, View, Side, Options>,
    private readonly board: Board<Country>,
    state: State,
    { dice = [], picks = [] }: { dice?: readonly number[]; picks?: readonly string[] },
    /** Kinds of asks whose only option the table picks by itself. */
    private readonly selfEvident: readonly string[] = [],
  ) {
    super(game, state, new ScriptedFate({ dice: [...dice], picks: [...picks] }));
  }

  us = (...answers: string[]): this => this.answer("us", answers);
  ussr = (...answers: string[]): this => this.answer("ussr", answers);

  headlines(picks: Partial<Record<Side, Card>>): this {
    if (picks.us) this.us(picks.us);
    if (picks.ussr) this.ussr(picks.ussr);
    return this;
  }

  willRoll = (...dice: number[]): this => {
    this.fate.willRoll(...dice);
    return this;
  };

  willPick = (...ids: Card[]): this => {
    this.fate.willPick(...ids);
    return this;
  };

  /** [US, USSR] */
  influence(country: Country): [number, number] {
    const { us, ussr } = this.view.influence;
    const place = this.board.place(country);
    return [us[place] as number, ussr[place] as number];
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

  hand(side: Side): readonly Card[] {
    return this.match.view(side).hands[side] ?? [];
  }

  /** Ids of the effects in play. */
  get effects(): Card[] {
    return this.view.effects.map((effect) => effect.card);
  }

  /** Where a card lies, as far as everybody can see. */
  pileOf(card: Card): "discard" | "removed" | "playing" | "hidden" {
    if (this.view.discard.includes(card)) return "discard";
    if (this.view.removed.includes(card)) return "removed";
    return this.view.playing.includes(card) ? "playing" : "hidden";
  }

  protected override give(seat: Side, option: string): void {
    super.give(seat, option);
    this.makeObviousPicks();
  }

  protected override wasMade(seat: Side, option: string): boolean {
    return this.wasObvious(seat, option) || super.wasMade(seat, option);
  }

  /** Cards that have to be shown whatever else is in the hand, and are asked for only to keep a secret. */
  private makeObviousPicks(): void {
    for (;;) {
      const [ask, ...others] = this.match.pending;
      if (ask === undefined || others.length > 0 || ask.options.length !== 1) return;
      if (!this.selfEvident.includes(ask.kind)) return;
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
}
