import type { Single } from "../cards/elements.ts";
import type { CardId, Decade } from "../cards/types.ts";
import { END } from "../components/tracks.ts";
import { sign } from "../rules/tracks.ts";
import { powerOf, type Seat, type Superpower } from "../seats.ts";
import type { VolkState } from "../state.ts";
import { advantageOf, automaticElements, CANCELS } from "../two-plus-two/automatic-event.ts";
import type { SmallDeck } from "../two-plus-two/draw.ts";
import { withoutOpposites } from "../two-plus-two/event-part.ts";
import { DOVES } from "../two-plus-two/setup.ts";
import { type Chance, greatest, never, plus, smallest, surely, times } from "./chance.ts";
import { type Deck, draws, fullDeck } from "./decks.ts";
import { type Effect, effectsOf } from "./effects.ts";

/** What the risk of nuclear war depends on [11]. */
export interface Tension {
  readonly doves: number;
  readonly tracks: VolkState["tracks"];
  readonly decks: Readonly<Record<SmallDeck, Deck>>;
  readonly decade: Decade;
  /** Whose play it is. */
  readonly actor: Seat;
  /** What the leader of the arms race would cancel of an automatic event: what is best or worst for the seat that asks. */
  readonly cancels: (leader: Superpower) => "best" | "worst";
}

/** How likely it is that the button is pressed before all this has happened. */
export function warRisk(effects: readonly Effect[], tension: Tension): Chance {
  if (mostDoves(effects) <= tension.doves) return never;
  const [first, ...rest] = effects as [Effect, ...Effect[]];
  if ("dove" in first) {
    if (first.dove === "up") return warRisk(rest, { ...tension, doves: Math.min(DOVES, tension.doves + 1) });
    return tension.doves === 0 ? surely : warRisk(rest, { ...tension, doves: tension.doves - 1 });
  }
  if ("arms" in first) return riskOfArms(first.arms, rest, tension);
  if ("draws" in first) return riskOfDrawing(first.draws, first.from, rest, tension);
  if ("automatic" in first) return riskOfAutomatic(first.automatic, rest, tension);
  return warRisk(rest, withDeck(tension, first.reshuffles, fullDeck(first.reshuffles, tension.decade)));
}

/** How many doves all this could turn down at most: no card drawn turns down more than one. */
const mostDoves = (effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => {
    if ("automatic" in effect) return sum + mostDoves(effectsOf(automaticElements(effect.automatic), "usa"));
    return "reshuffles" in effect || ("dove" in effect && effect.dove === "up") ? sum : sum + 1;
  }, 0);

const withDeck = (tension: Tension, which: SmallDeck, deck: Deck): Tension => ({
  ...tension,
  decks: { ...tension.decks, [which]: deck },
});

/** [8] The marker moves and a card is drawn, unless the marker is at its end. */
function riskOfArms(toward: "west" | "east", rest: readonly Effect[], tension: Tension): Chance {
  const arms = tension.tracks.arms + sign(toward);
  if (Math.abs(arms) > END) return warRisk(rest, tension);
  const after = { ...tension, tracks: { ...tension.tracks, arms } };
  return riskOfDrawing(powerOf(toward), "arms-race", rest, after);
}

function riskOfDrawing(power: Superpower, from: SmallDeck, rest: readonly Effect[], tension: Tension): Chance {
  const { decks, decade } = tension;
  return draws(from, decade, decks[from], power)
    .map(({ chance, does, left }) => times(chance, warRisk([...does, ...rest], withDeck(tension, from, left))))
    .reduce(plus, never);
}

/** [9] In printed order; from level 3 of the arms race its leader may cancel one icon or arrow. */
function riskOfAutomatic(card: CardId, rest: readonly Effect[], tension: Tension): Chance {
  const all = automaticElements(card);
  const risk = (left: readonly Single[]) =>
    warRisk([...effectsOf(withoutOpposites(left), tension.actor), ...rest], tension);
  const advantage = advantageOf(tension);
  if (advantage === null || advantage.level < CANCELS) return risk(all);
  const cancelled = all.map((_, at) => risk(all.toSpliced(at, 1)));
  const chosen = tension.cancels(advantage.power) === "best" ? smallest : greatest;
  return chosen([risk(all), ...cancelled]);
}
