import { type Flow, option } from "../../../../engine/index.ts";
import { type ProvinceId, provincesOf } from "../../components/board/index.ts";
import { ALL_SOCIALISTS, socialistsAt } from "../../components/tracks.ts";
import { protestsOf } from "../../standing.ts";
import type { Volk } from "../../volk.ts";
import { finish } from "../ending.ts";
import { changeUnrest, chooseAndRemove, exchangeSocialists, timesOf } from "../unrest.ts";

export const COLLAPSE = 4;

/** [B13.8] Unused police cards remove unrest; then all are ready again. */
export function* policePhase(g: Volk): Flow {
  const { state } = g;
  const ready = state.police.filter(({ used }) => !used).length;
  g.tell("police.phase", { count: ready });
  for (let left = ready; left > 0; left--) {
    const restless = g.withUnrest("east");
    if (restless.length === 0) break;
    const row = { most: left, each: left, fewer: timesOf(restless, (id) => state.unrest[id]) };
    yield* chooseAndRemove(g, "east", { kind: "police.phase", args: { left }, rule: "B13.8", row }, restless);
  }
  state.police = state.police.map((each) => ({ ...each, used: false }));
}

/** [B13.9] Socialists come into the box, or are lost. */
export function* socialistsPhase(g: Volk): Flow {
  const marker = g.state.tracks.socialists;
  const count = socialistsAt[Math.abs(marker)] ?? 0;
  if (marker > 0) gainSocialists(g, count);
  else if (marker < 0) yield* loseSocialists(g, count);
  else g.tell("socialists.same", { box: g.state.box });
  yield* exchangeSocialists(g);
}

const inProvinces = ({ state }: Volk): number => provincesOf.east.reduce((sum, id) => sum + state.socialists[id], 0);

function gainSocialists(g: Volk, count: number): void {
  const { state } = g;
  const supply = ALL_SOCIALISTS - state.box - inProvinces(g);
  if (supply < count) finish(g, "east", "triumph-of-socialism", { count, supply });
  state.box += count;
  g.tell("socialists.gained", { count, box: state.box });
}

/** First those of the box, then those of provinces that West chooses; each leaves 1 unrest behind. */
function* loseSocialists(g: Volk, count: number): Flow {
  const { state } = g;
  const there = state.box + inProvinces(g);
  if (count > there) finish(g, "west", "socialism-fails", { count, there });
  const fromBox = Math.min(count, state.box);
  state.box -= fromBox;
  g.tell("socialists.lost", { count, fromBox, box: state.box });
  for (let left = count - fromBox; left > 0; left--) {
    const among = provincesOf.east.filter((id: ProvinceId) => state.socialists[id] > 0);
    const options = among.map((id) => option(id, { unrest: state.unrest[id], to: state.unrest[id] + 1 }));
    const row = { most: left, each: left, fewer: timesOf(among, (id) => state.socialists[id]) };
    const id = yield* g.ask("west", { kind: "socialists.lose", args: { left }, rule: "B13.9", row }, options);
    state.socialists[id]--;
    g.tell("socialists.left", { province: id });
    changeUnrest(g, id, 1);
  }
}

/** [B13.10] Four mass protests and a state collapses; if both do, East wins. After decade IV East has held out. */
export function checkProtests(g: Volk): void {
  const west = protestsOf(g.state, provincesOf.west);
  const east = protestsOf(g.state, provincesOf.east);
  g.tell("protests", { west, east });
  if (west >= COLLAPSE) finish(g, "east", east >= COLLAPSE ? "both-collapse" : "collapse", { west, east });
  if (east >= COLLAPSE) finish(g, "west", "collapse", { west, east });
  if (g.state.decade === 4) finish(g, "east", "held-out", { west, east });
}
