import { type Flow, type Option, option } from "../../../engine/index.ts";
import { coup } from "../../cold-war/coup.ts";
import { playEvent, resolver } from "../../cold-war/events.ts";
import { done } from "../../cold-war/influence.ts";
import { conductOperations, operationOptions } from "../../cold-war/operations.ts";
import { drawCard, layDown, showTo, takeFrom } from "../../cold-war/piles.ts";
import { plainValue } from "../../cold-war/points.ts";
import { other, type Side } from "../../cold-war/sides.ts";
import { hasTarget } from "../../cold-war/targets.ts";
import { isOpponents, useOption, usesOf } from "../../cold-war/uses.ts";
import { board } from "../board.ts";
import { carryOut, onlyOperations } from "../play.ts";
import type { TwilightStruggle } from "../twilight-struggle.ts";
import type { Use } from "../uses.ts";
import { latinAmerica } from "./areas.ts";
import type { CardId } from "./ids.ts";

/** Missile Envy changes places with the best card of the other hand, which is used at once. */
export function* missileEnvy(g: TwilightStruggle, by: Side): Flow<"kept" | undefined> {
  const rival = other(by);
  const { hands, playing } = g.state;
  if (hands[rival].length === 0) return undefined;
  const most = Math.max(...hands[rival].map((card) => g.facts(card).ops));
  const best = hands[rival].filter((card) => g.facts(card).ops === most);
  const card = yield* g.ask(
    rival,
    { kind: "missile-envy.card", secret: true },
    best.map((each) => option(each)),
  );
  layDown(g, rival, card);
  takeFrom(playing, "missile-envy");
  hands[rival].push("missile-envy");
  g.state.missileEnvy = rival;
  g.run.seal();
  g.tell("missile-envy", { side: by, card });
  if (isOpponents(g, by, card)) yield* onlyOperations(g, by, card);
  else yield* playEvent(g, card, by);
  return "kept";
}

/** The US takes a card of the USSR and plays it like one of its own, or gives it back for the points of this one. */
export function* grainSales(g: TwilightStruggle): Flow {
  const { hands } = g.state;
  if (hands.ussr.length > 0) {
    const card = g.run.takeBlindly(hands.ussr);
    hands.us.push(card);
    showTo(g, "us", "taken-card", [card]);
    const options: Option<Use | "return">[] = takenUses(g, card).map(useOption);
    options.push(option("return"));
    const use = yield* g.ask("us", { kind: "grain-sales.use", args: { card } }, options);
    if (use !== "return") {
      layDown(g, "us", card);
      g.tell("play", { side: "us", card, use });
      return yield* carryOut(g, "us", card, use);
    }
    takeFrom(hands.us, card);
    hands.ussr.push(card);
    g.run.tellSecret("returned-card", { side: "us" }, ["us", "ussr"], { card });
  }
  yield* conductOperations(g, "us", g.pointsFor("us", 2, null));
}

function takenUses(g: TwilightStruggle, card: CardId): Use[] {
  const uses = usesOf(g, "us", card);
  const withUn = g.state.round > 0 && isOpponents(g, "us", card) && g.state.hands.us.includes("un-intervention");
  return withUn ? [...uses, "un-intervention"] : uses;
}

/** An event out of the discards, as if the US had played it. */
export function* starWars(g: TwilightStruggle): Flow {
  const { discard, playing } = g.state;
  const options = discard
    .filter((card) => !g.facts(card).scoring && g.canOccur(card, resolver(g, card, "us")))
    // First Lightning is a play of the USSR
    .filter((card) => !g.facts(card).twoCards)
    // in an action round Defectors only pays when it comes from the USSR
    .filter((card) => card !== "defectors" || g.state.round === 0)
    .map((card) => option(card));
  if (options.length === 0) return;
  const card = yield* g.ask("us", { kind: "star-wars.card" }, options);
  takeFrom(discard, card);
  playing.push(card);
  yield* playEvent(g, card, "us");
}

/** One coup outside the battlegrounds, and a second elsewhere if the first removed influence. */
export function* che(g: TwilightStruggle): Flow {
  let among = [...latinAmerica, ...board.area("africa")].filter((place) => !board.battleground[place]);
  for (let attempt = 1; attempt <= 2; attempt++) {
    if (!hasTarget(g, "ussr", "coup", { among })) return;
    const options = [operationOptions.coup, done];
    const choice = yield* g.ask("ussr", { kind: "che.coup", args: { attempt } }, options);
    if (choice === "done") return;
    const points = g.pointsFor("ussr", 3, null);
    g.tell("operation", { side: "ussr", operation: "coup", ops: plainValue(points) });
    const { place, removed } = yield* coup(g, "ussr", points, { among });
    if (removed === 0) return;
    among = among.filter((other) => other !== place);
  }
}

const lookedAt = 5;

/** The US looks at the top of the draw pile, discards what it likes, and the rest is shuffled back. */
export function* ourManInTehran(g: TwilightStruggle): Flow {
  const { state } = g;
  while (state.aside.length < lookedAt) {
    const card = drawCard(g);
    if (card === undefined) break;
    state.aside.push(card);
  }
  g.run.seal();
  g.run.tellSecret("looked-at", { side: "us", count: state.aside.length }, ["us"], { cards: [...state.aside] });
  while (state.aside.length > 0) {
    const options: Option<CardId | "done">[] = [...state.aside.map((card) => option(card)), option("done")];
    const card = yield* g.ask("us", { kind: "our-man-in-tehran.discard" }, options);
    if (card === "done") break;
    takeFrom(state.aside, card);
    state.discard.push(card);
    g.tell("discard", { side: "us", card });
  }
  state.deck.push(...state.aside);
  state.aside = [];
  g.run.shuffle(state.deck, "tehran");
}
