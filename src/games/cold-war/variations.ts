import { type Flow, nothing, type Run } from "../../engine/index.ts";
import type { CardFacts, EventEnd, Peril } from "./cards/card.ts";
import type { Board, Place } from "./components/board.ts";
import type { RegionValues, SpaceTrack } from "./components/tracks.ts";
import type { CoupLimits } from "./rules/coup.ts";
import { type Points, points } from "./rules/points.ts";
import type { Side } from "./seats.ts";
import type { ColdWarState } from "./state.ts";

/** What differs in type between the games of the family. */
export interface World {
  country: string;
  area: string;
  card: string;
  /** What a card can be played for: `Use` and what the game adds to it. */
  use: string;
  state: ColdWarState;
  /** The keys of everything it can say. */
  message: string;
}

/** A run without what takes a key: `tell`, `tellSecret` and `end` of the context know which keys there are. */
type Unspoken<T extends World> = Omit<Run<T["state"], Side>, "ask" | "askAll" | "tell" | "tellSecret" | "end">;

/** A card that goes to the other side when it has been used, and is in nobody's hand. */
export interface PassingCard<Card extends string> {
  readonly card: Card;
  readonly holder: Side | null;
  readonly faceUp: boolean;
}

/** What is printed on the board of a game, as data. */
export interface Rules<T extends World> {
  readonly board: Board<T["country"], T["area"]>;
  readonly space: SpaceTrack;
  /** `banned[level][place]`: closed to coups and realignments at that DEFCON level [8.1.5]. */
  readonly banned: readonly (readonly boolean[])[];
  /** The paragraph that says so. */
  readonly bannedBy: string;
  readonly regions: Readonly<Partial<Record<T["area"], RegionValues>>>;
  /** VP that win at once. */
  readonly victory: number;
}

/** What a title of the family must say, and what it may change in the shared rules: these defaults change nothing. */
export abstract class Variations<T extends World> {
  readonly state: T["state"];
  /** Replaced when an event changes what is printed on it; places stay the same. */
  board: Board<T["country"], T["area"]>;

  readonly run: Unspoken<T>;

  constructor(
    protected readonly spoken: Run<T["state"], Side>,
    readonly rules: Rules<T>,
  ) {
    this.run = spoken;
    this.state = spoken.state;
    this.board = rules.board;
  }

  abstract facts(card: T["card"]): CardFacts<T["card"]>;
  abstract happen(card: T["card"], by: Side): Flow<EventEnd | void>;
  abstract condition(card: T["card"], by: Side): boolean;
  /** How an event can bring DEFCON down, resolved by this side. */
  abstract perilOf(card: T["card"], by: Side): Peril | undefined;
  /** VP that an event gives whoever resolves it, whatever was done with its operations before. */
  abstract gainsOf(card: T["card"], by: Side): number;
  /** Action rounds that both sides have this turn. */
  abstract regularRounds(): number;

  /** The operations points that a value gives a side, before any target is known. */
  pointsFor(_side: Side, ops: number, _card: T["card"] | null): Points {
    return points(ops);
  }
  /** Why a side may not attempt a coup in, or realign, a place, besides DEFCON and lack of influence. */
  protection(_side: Side, _place: Place, _how: "coup" | "realign"): T["card"] | null {
    return null;
  }
  /** Tables by place: where any of them says so, operations may not place influence. */
  closedTo(_side: Side): readonly (readonly boolean[])[] {
    return [];
  }
  coupModifier(_side: Side, _place: Place): number {
    return 0;
  }
  realignModifier(_side: Side): number {
    return 0;
  }
  /** Before the die of a coup: what the attempt itself brings about, and a chance to prevent that. */
  beforeCoup(_side: Side, _place: Place, _limits: CoupLimits): Flow {
    return nothing;
  }
  afterCoup(_side: Side, _place: Place, _success: boolean): void {}
  /** When a coup is completely over. */
  coupIsOver(_side: Side): void {}
  /** Whether a coup in a battleground lowers DEFCON. */
  coupDegrades(_side: Side, place: Place): boolean {
    return this.board.battleground[place] === true;
  }
  /** Whether a coup may lower DEFCON before its die. */
  coupRisksDefcon(_place: Place): boolean {
    return false;
  }
  /** Whether DEFCON closes regions to the coups and realignments of a side. */
  isBoundByDefcon(_side: Side): boolean {
    return true;
  }
  /** The level below which DEFCON does not fall. */
  lowestDefcon(): number {
    return 1;
  }
  /** [6.1.2] What a marker costs in a country that the enemy controls. */
  dearCost(_side: Side): 1 | 2 {
    return 2;
  }
  /** When a marker has been paid for in such a country. */
  paidDear(_side: Side): void {}
  /** The die of a coup, to which `total` is added. */
  *coupDie(side: Side, _place: Place, _total: number): Flow<number> {
    return this.roll(side);
  }
  /** Whether DEFCON falls when the operations of a card have been conducted. */
  operationsDegrade(_card: T["card"]): boolean {
    return false;
  }
  /** Whether the event of an opponent's card follows its operations. */
  eventFollows(_card: T["card"]): boolean {
    return true;
  }
  realignmentIgnoresDefcon(): boolean {
    return false;
  }
  /** Whether a side loses influence by its own realignment roll. */
  realignmentHurts(_loser: Side, _acting: Side): boolean {
    return true;
  }
  /** Whether the discards are shuffled as soon as the last card is drawn, or only when another is needed. */
  reshufflesAtOnce(): boolean {
    return true;
  }
  spaceAttemptsAllowed(_side: Side): number {
    return 1;
  }
  /** When a marker has come to a box of the space race. */
  arrived(_side: Side, _box: number): void {}
  /** Before dice are thrown: a chance to name what one of them shows. */
  beforeDice(_rollers: readonly Side[]): Flow {
    return nothing;
  }
  /** A die of a side. */
  roll(_side: Side): number {
    return this.run.roll();
  }
  /** A die of each side, of which only the difference counts. */
  rollAgainst(first: Side): Readonly<Record<Side, number>> {
    const [own, theirs] = this.run.rollAgainst();
    return first === "us" ? { us: own, ussr: theirs } : { us: theirs, ussr: own };
  }
  /** Whether points may be left unspent once some have been used. */
  mayLeavePoints(): boolean {
    return true;
  }
  firstSide(): Side {
    return "ussr";
  }
  mayPlayExtraRounds(_side: Side): boolean {
    return false;
  }
  passing(): PassingCard<T["card"]> | null {
    return null;
  }
  /** Hands the passing card over. */
  passOn(_to: Side, _faceUp: boolean): void {}
  /** What a card is worth to a side, before events change that. */
  worth(_side: Side, card: T["card"]): number {
    return this.facts(card).ops;
  }
  /** When it is settled what an action round is spent on: a card and its use, or neither if it is passed. */
  committed(_side: Side, _card: T["card"] | null, _use: T["use"] | null): void {}
  /** When a card of `player` is used as an event or for operations. */
  cardUsed(_card: T["card"], _player: Side): void {}
}
