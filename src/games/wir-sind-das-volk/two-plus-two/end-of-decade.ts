import { type Flow, option } from "../../../engine/index.ts";
import { singles } from "../cards/elements.ts";
import type { Element } from "../cards/types.ts";
import type { EndKey } from "../messages/keys.ts";
import { executeInAnyOrder } from "../rules/events/event.ts";
import type { Superpower } from "../seats.ts";
import type { PowerPhase } from "../state.ts";
import type { Volk } from "../volk.ts";
import { armsRaceTrack, type DominanceBox, dominanceTrack, type RaceBox, spaceRaceTrack } from "./components/tracks.ts";
import { peaceRanking } from "./ranking.ts";
import { receive } from "./treasury.ts";
import { lead } from "./winner.ts";

export function* powerPhase(g: Volk, phase: PowerPhase): Flow {
  if (phase === "arms-race") return armsRacePhase(g);
  yield* phase === "space-race" ? spaceRacePhase(g) : dominancePhase(g);
}

const leader = ({ state }: Volk, track: "dominance" | "space" | "arms"): Superpower | null => {
  const at = state.tracks[track];
  return at === 0 ? null : at < 0 ? "usa" : "ussr";
};

function win(g: Volk, power: Superpower, key: EndKey): never {
  return g.end([power], key, { decade: g.state.decade, ...peaceRanking(power, g.state.decade) });
}

/** [12.1] */
function armsRacePhase(g: Volk): void {
  const power = leader(g, "arms");
  if (power === null) return g.tell("race.nobody", { track: "arms" });
  const box: RaceBox | undefined = armsRaceTrack.boxes[lead(g.state, "arms", power)];
  g.tell("race.lead", { track: "arms", power, box: lead(g.state, "arms", power) });
  if (box?.victory) win(g, power, "arms-race");
}

/** [12.2] */
function* spaceRacePhase(g: Volk): Flow {
  const power = leader(g, "space");
  if (power === null) return g.tell("race.nobody", { track: "space" });
  const distance = lead(g.state, "space", power);
  g.tell("race.lead", { track: "space", power, box: distance });
  const box: RaceBox | undefined = spaceRaceTrack[power][distance];
  if (box?.victory) win(g, power, "space-race");
  yield* useIcons(g, power, box?.icons ?? []);
}

/** [12.3] The leader uses the marker's box or one nearer to the start; then both have income. */
function* dominancePhase(g: Volk): Flow {
  const power = leader(g, "dominance");
  const distance = power === null ? 0 : lead(g.state, "dominance", power);
  if (power === null) g.tell("race.nobody", { track: "dominance" });
  else {
    const options = Array.from({ length: distance }, (_, nearer) => option(`box:${power}-${distance - nearer}`));
    const chosen = yield* g.ask(power, { kind: "dominance.box", rule: "12.3" }, options);
    const box = Number(chosen.slice(chosen.lastIndexOf("-") + 1));
    g.tell("dominance.box", { power, box });
    yield* useIcons(g, power, dominanceTrack[power][box]?.icons ?? []);
  }
  const now = leader(g, "dominance") ?? "usa";
  const box: DominanceBox | undefined = dominanceTrack[now][lead(g.state, "dominance", now)];
  g.tell("income", { usa: box?.income.usa ?? 0, ussr: box?.income.ussr ?? 0 });
  receive(g, "usa", box?.income.usa ?? 0);
  receive(g, "ussr", box?.income.ussr ?? 0);
}

function* useIcons(g: Volk, power: Superpower, icons: readonly Element[]): Flow {
  yield* executeInAnyOrder(g, power, singles(icons), {
    deciderOf: () => power,
    placed: new Map(),
    mayTurnPrestige: false,
  });
}
