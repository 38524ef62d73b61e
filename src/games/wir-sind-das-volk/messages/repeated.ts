import type { Ask } from "../../../engine/index.ts";
import { isProvince } from "../components/board/index.ts";
import { PROTEST } from "../standing.ts";
import type { VolkView } from "../view.ts";
import type { Worded } from "./keys.ts";
import { remark } from "./remarks.ts";

/** Several of an icon in one province: what unrest or the living standard becomes. */
export function repeated(view: VolkView, ask: Ask, id: string, times: number): readonly Worded[] {
  const hint = ask.options.find((each) => each.id === id)?.hint;
  const about = remark(ask, id, view);
  if (hint === undefined || about === undefined || !isProvince(id)) return [];
  // the sectors of West Berlin have one each
  if (hint.standard !== undefined && id === "west-berlin") return [];
  const { unrest, to, standard, toStandard } = hint;
  return [
    ...(unrest === undefined ? [] : unrestAfter(Number(unrest), (Number(to) - Number(unrest)) * times)),
    ...(standard === undefined ? [] : standardAfter(Number(standard), (Number(toStandard) - Number(standard)) * times)),
    about,
  ];
}

function unrestAfter(unrest: number, change: number): Worded[] {
  const to = unrest + change;
  const protests = Math.floor(to / PROTEST) - Math.floor(unrest / PROTEST);
  return [
    { key: "hint.unrest", args: { unrest, to } },
    ...(protests === 0 ? [] : [{ key: "hint.protests", args: { protests } } as const]),
  ];
}

const standardAfter = (standard: number, change: number): Worded[] => [
  { key: "hint.standard", args: { standard, toStandard: standard + change } },
];
