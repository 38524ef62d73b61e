import { type Flow, option } from "../../../../engine/index.ts";
import { type Single, singles } from "../../cards/elements.ts";
import type { Element, Icon } from "../../cards/types.ts";
import type { Germany } from "../../components/board/types.ts";
import { prestigeBoxes } from "../../components/tracks.ts";
import type { Volk } from "../../volk.ts";
import { dismantleOne, soundFactories } from "../construction.ts";
import { insolvency } from "../ending.ts";
import { execute } from "../events/execute.ts";

const rule = "B13.2";

/** [B13.2] The side of the marker uses its box or one nearer to the start. */
export function* usePrestige(g: Volk): Flow {
  const { prestige } = g.state.tracks;
  if (prestige === 0) return g.tell("prestige.nobody");
  const side: Germany = prestige < 0 ? "west" : "east";
  const options = Array.from({ length: Math.abs(prestige) }, (_, nearer) => {
    const box = Math.abs(prestige) - nearer;
    return option(`box:${side}-${box}`);
  });
  const chosen = yield* g.ask(side, { kind: "prestige.box", rule }, options);
  const box = Number(chosen.slice(chosen.lastIndexOf("-") + 1));
  g.tell("prestige.box", { side, box });
  yield* useBox(g, side, singles(prestigeBoxes[side][box] ?? []));
}

function* useBox(g: Volk, side: Germany, all: readonly Single[]): Flow {
  const left = [...all];
  const look = () => {
    g.ahead = left.map(({ id }) => id);
  };
  const resolution = { deciderOf: () => side, placed: new Map(), mayTurnPrestige: false };
  while (left.length > 0) {
    look();
    const options = left.map(({ id }) => option(id));
    const chosen = yield* g.ask(side, { kind: "prestige.icon", args: { left: left.length }, rule }, options);
    const [single] = left.splice(
      left.findIndex(({ id }) => id === chosen),
      1,
    );
    if (single === undefined) return;
    if (costsPoint(g, single.element)) yield* mustDismantle(g, side);
    else yield* execute(g, single, resolution);
  }
  look();
}

/** A run-down icon becomes a dismantling if every East factory is run down. */
const costsPoint = (g: Volk, element: Element): boolean => {
  const { icon } = element as Icon;
  return icon === "dismantle" || (icon === "rundown" && soundFactories(g.state).length === 0);
};

function* mustDismantle(g: Volk, side: Germany): Flow {
  if (!(yield* dismantleOne(g, side, { kind: "prestige.dismantle", rule }, "east"))) insolvency(g);
}
