import { type Flow, type Option, option } from "../../../engine/index.ts";
import { coup } from "../../cold-war/rules/coup.ts";
import { playEvent, resolver } from "../../cold-war/rules/events.ts";
import { done } from "../../cold-war/rules/influence.ts";
import { conductOperations, operationOptions } from "../../cold-war/rules/operations.ts";
import { layDown, showTo, takeFrom } from "../../cold-war/rules/piles.ts";
import { plainValue } from "../../cold-war/rules/points.ts";
import { hasTarget } from "../../cold-war/rules/targets.ts";
import { isOpponents, useOption, usesOf } from "../../cold-war/rules/uses.ts";
import { other, type Side } from "../../cold-war/seats.ts";
import { board } from "../components/board.ts";
import { carryOut } from "../rules/play.ts";
import type { Use } from "../rules/uses.ts";
import type { TwilightStruggle } from "../twilight-struggle.ts";
import { latinAmerica } from "./areas.ts";
import type { CardId } from "./ids.ts";

/** Grain Sales to Soviets: a side takes a card of the other and plays it, or gives it back and uses the points of this one. */
export function* grainSales(g: TwilightStruggle, by: Side): Flow {
  const { hands } = g.state;
  const rival = other(by);
  if (hands[rival].length > 0) {
    const card = g.run.takeBlindly(hands[rival], rival);
    hands[by].push(card);
    showTo(g, by, "taken-card", [card]);
    const options: Option<Use | "return">[] = takenUses(g, by, card).map(useOption);
    options.push(option("return"));
    const use = yield* g.ask(by, { kind: "grain-sales.use", args: { card } }, options);
    if (use !== "return") {
      layDown(g, by, card);
      g.tell("play", { side: by, card, use });
      return yield* carryOut(g, by, card, use);
    }
    takeFrom(hands[by], card);
    hands[rival].push(card);
    g.tellSecret("returned-card", { side: by }, [by, rival], { card });
  }
  yield* conductOperations(g, by, g.pointsFor(by, 2, null));
}

function takenUses(g: TwilightStruggle, by: Side, card: CardId): Use[] {
  const uses = usesOf(g, by, card);
  const withUn = g.state.round > 0 && isOpponents(g, by, card) && g.state.hands[by].includes("un-intervention");
  return withUn ? [...uses, "un-intervention"] : uses;
}

/** Star Wars: an event out of the discards, as if the side had played it. */
export function* starWars(g: TwilightStruggle, by: Side): Flow {
  const { discard, playing } = g.state;
  const options = discard
    .filter((card) => !g.facts(card).scoring && g.canOccur(card, resolver(g, card, by)))
    // First Lightning is a play of the USSR
    .filter((card) => !g.facts(card).twoCards)
    // in an action round Defectors only pays when it comes from the USSR
    .filter((card) => card !== "defectors" || g.state.round === 0)
    .map((card) => option(card));
  if (options.length === 0) return;
  const card = yield* g.ask(by, { kind: "star-wars.card" }, options);
  takeFrom(discard, card);
  playing.push(card);
  yield* playEvent(g, card, by);
}

/** Che: one coup outside the battlegrounds, and a second elsewhere if the first removed influence. */
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
