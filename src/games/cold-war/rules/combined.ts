import { type Flow, nothing, type Option, option } from "../../../engine/index.ts";
import { ColdWar, type World } from "../cold-war.ts";
import type { Place } from "../components/board.ts";
import type { RegionValues } from "../components/tracks.ts";
import type { EndKey } from "../messages/keys.ts";
import type { Side } from "../seats.ts";
import { controls, standings } from "../standing.ts";
import { copyInfluence, type Influence } from "../state.ts";
import { changesFor, limited } from "./operations-value.ts";
import { type Points, points } from "./points.ts";

/** Readings of shared cards that the sources leave open; a game may offer them as options. */
export interface Readings {
  readonly carterOwnDiceOnly: boolean;
  readonly scoringCountsAsNeutral: boolean;
  readonly mengistuNeedsLion: boolean;
  readonly nyetEgyptTakesBoth: boolean;
}

const usualReadings: Readings = {
  carterOwnDiceOnly: false,
  scoringCountsAsNeutral: false,
  mengistuNeedsLion: true,
  nyetEgyptTakesBoth: false,
};

const noBonus: readonly (readonly boolean[])[] = [];

/** What the cards that two games share change in the rules of either. Card ids are plain strings here, as a game may not have the card. */
export abstract class CombinedColdWar<T extends World = World> extends ColdWar<T> {
  /** Added to a side's realignment rolls by the event being resolved. */
  readonly realignBonus: Record<Side, number> = { us: 0, ussr: 0 };
  /** Influence and VP when the action round or the headline phase began. */
  protected start: { readonly influence: Influence; readonly vp: number } | null = null;
  /** The card of this action round, and whether it was worth less when it was played. */
  private played: { readonly side: Side; readonly card: T["card"]; readonly weakened: boolean } | null = null;
  /** What Carter Doctrine makes of the next die of a side. */
  private declared: { readonly side: Side; readonly die: number } | null = null;

  readings(): Readings {
    return usualReadings;
  }

  /** Whether a side may not make war on a place. */
  isSafeFromWar(_side: Side, _place: Place): boolean {
    return false;
  }

  /** Whether an event of the other side can be read with the sides exchanged. */
  canBeTurned(card: T["card"]): boolean {
    return this.facts(card).oneWay !== true;
  }

  /** Regions that a side dominates or controls. */
  dominated(side: Side): number {
    return Object.entries<RegionValues>(this.rules.regions as Record<string, RegionValues>).filter(
      ([region, values]) => {
        const { status } = standings(this.board, this.state, region, values)[side];
        return status === "domination" || status === "control";
      },
    ).length;
  }

  /** Whoever leads in VP wins, without final scoring. */
  decideByVp(key: EndKey<T>, _endedBy: Side): never {
    const { vp } = this.state;
    return this.end(vp === 0 ? [] : [vp > 0 ? "us" : "ussr"], key, { vp });
  }

  private runs(card: string, side: Side): boolean {
    for (const effect of this.state.effects) if (effect.card === card && effect.side === side) return true;
    return false;
  }

  // The start of a round

  markStart(): void {
    this.start = { influence: copyInfluence(this.state.influence), vp: this.state.vp };
  }

  override takeSnapshot(): void {
    super.takeSnapshot();
    if (this.snapshot !== null) this.start = { influence: this.snapshot, vp: this.state.vp };
  }

  /** Whether a side controlled a place when the action round or the headline phase began. */
  controlledAtStart(side: Side, place: Place): boolean {
    return controls(this.board, this.start ?? this.state, side, place);
  }

  // Operations

  override pointsFor(side: Side, ops: number, card: T["card"] | null): Points {
    return this.valued(side, ops, card, noBonus);
  }

  /** [7.3, 7.4] Changes are summed, then limited; bonuses by place come after the limit. */
  protected valued(side: Side, ops: number, card: T["card"] | null, bonuses: readonly (readonly boolean[])[]): Points {
    const { sum, cap, inAfrica } = changesFor(this.state.effects, {
      side,
      turn: this.state.turn,
      printed: card === null ? null : this.facts(card).ops,
      weakened: this.weakenedBefore(side, card),
    });
    const plain = limited(ops, sum, cap);
    if (inAfrica === 0) return points(plain, bonuses);
    const lower = limited(ops, sum + inAfrica, cap);
    if (Math.max(1, lower) === Math.max(1, plain)) return points(plain, bonuses);
    return { ...points(plain, bonuses), placing: points(lower, [...bonuses, this.outsideAfrica()]) };
  }

  private outsideAfrica(): readonly boolean[] {
    const inside = this.board.within("africa");
    return this.board.ids.map((_, place) => inside[place] !== true);
  }

  /** Afghanistan Invasion counts for further cards only, so not for the one in whose play it happens. */
  private weakenedBefore(side: Side, card: T["card"] | null): boolean | null {
    const { played } = this;
    return card !== null && played?.card === card && played.side === side ? played.weakened : null;
  }

  override committed(side: Side, card: T["card"] | null, _use?: T["use"] | null): void {
    const { effects, turn } = this.state;
    if (card === null) return;
    const weakened = effects.some(
      (effect) => effect.card === "afghanistan-invasion" && effect.side !== side && effect.since === turn,
    );
    this.played = { side, card, weakened };
  }

  override protection(side: Side, place: Place, _how: "coup" | "realign"): T["card"] | null {
    const { centcom } = this.state;
    return centcom?.place === place && centcom.side !== side ? ("centcom" as T["card"]) : null;
  }

  override coupModifier(side: Side, place: Place): number {
    let modifier = this.state.famine?.includes(place) === true ? 1 : 0;
    for (const { card, side: served } of this.state.effects) {
      if (card === "salt-negotiations") modifier--;
      else if (card === "nasserism" && served === side) modifier++;
    }
    return modifier;
  }

  override realignModifier(side: Side): number {
    return this.realignBonus[side];
  }

  /** Yuri and Samantha: a coup of the other side, whatever came of it. */
  protected payForCoup(side: Side): void {
    const pays = this.state.effects.find((effect) => effect.card === "yuri-and-samantha" && effect.side !== side);
    if (pays !== undefined) this.award(pays.side, 1);
  }

  // Dice

  /** Carter Doctrine: one die that its side names before it falls. */
  override beforeDice(rollers: readonly Side[]): Flow {
    const owner = this.state.effects.find((effect) => effect.card === "carter-doctrine")?.side;
    return owner === undefined ? nothing : this.nameDie(owner, rollers);
  }

  private *nameDie(owner: Side, rollers: readonly Side[]): Flow {
    const own = this.readings().carterOwnDiceOnly;
    const options: Option[] = [option("roll")];
    for (const side of rollers) if (!own || side === owner) options.push(option(`${side}:1`), option(`${side}:6`));
    if (options.length === 1) return;
    const answer = yield* this.ask(owner, { kind: "carter-doctrine.die", args: { event: "carter-doctrine" } }, options);
    if (answer === "roll") return;
    const [side, die] = answer.split(":") as [Side, string];
    this.declared = { side, die: Number(die) };
    this.tell("carter-doctrine", { side, die: Number(die) });
    this.cease("carter-doctrine" as T["card"]);
  }

  override roll(side: Side): number {
    if (this.declared?.side !== side) return super.roll(side);
    const { die } = this.declared;
    this.declared = null;
    return die;
  }

  override rollAgainst(first: Side): Readonly<Record<Side, number>> {
    if (this.declared === null) return super.rollAgainst(first);
    return { us: this.roll("us"), ussr: this.roll("ussr") };
  }

  // Rounds

  override firstSide(): Side {
    return this.state.first ?? super.firstSide();
  }

  /** USAID: a side acts first in every round of this turn. */
  actFirst(side: Side): void {
    this.state.first = side;
    this.tell("usaid.first", { side });
  }

  /** An eighth round by Presidential Directive 30, or by North Sea Oil in its turn. */
  override mayPlayExtraRounds(side: Side): boolean {
    return (
      this.runs("presidential-directive-30", side) ||
      this.state.effects.some(
        (effect) => effect.card === "north-sea-oil" && effect.side === side && effect.since === this.state.turn,
      )
    );
  }

  // Markers

  placeCentcom(side: Side, place: Place): void {
    this.state.centcom = { side, place };
    this.tell("marker", { card: "centcom", side, country: this.board.id(place) });
  }

  endFamine(place: Place): void {
    const { famine = [] } = this.state;
    if (!famine.includes(place)) return;
    this.state.famine = famine.filter((each) => each !== place);
    this.tell("marker.off", { card: "famine", country: this.board.id(place) });
  }
}

/** Whether the other side's hand lies open to a side: Aldrich Ames. */
export const seesHand = (effects: readonly { readonly card: string; readonly side: Side }[], viewer: Side): boolean =>
  effects.some((effect) => effect.card === "aldrich-ames-remix" && effect.side === viewer);
