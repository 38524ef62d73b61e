import type { Ask, Hint } from "../../../engine/index.ts";
import { isProvince, type ProvinceId } from "../components/board/index.ts";
import { PROTEST, protestsIn } from "../standing.ts";
import type { VolkView } from "../view.ts";
import type { Worded } from "./keys.ts";
import { remark } from "./remarks.ts";

/** Several of an icon in one province: what unrest or the living standard becomes. */
export function repeated(view: VolkView, ask: Ask, id: string, times: number): readonly Worded[] {
  const hint = ask.options.find((each) => each.id === id)?.hint;
  if (hint === undefined || !isProvince(id)) return [];
  // the sectors of West Berlin have one each
  if (hint.standard !== undefined && id === "west-berlin") return [];
  const after = afterAll(view, id, hint, times);
  const about = remark({ ...ask, options: [{ id, hint: after }] }, id, view);
  const changes = (["unrest", "protests", "standard"] as const).flatMap((name): Worded[] =>
    after[name] === undefined ? [] : [{ key: `hint.${name}`, args: after }],
  );
  return about === undefined ? changes : [...changes, about];
}

/** What the hint of one tells, of so many. */
function afterAll(view: VolkView, id: ProvinceId, hint: Hint, times: number): Hint {
  const { unrest, to, standard, toStandard } = hint;
  const last = (from: unknown, next: unknown) => Number(from) + (Number(next) - Number(from)) * times;
  if (standard !== undefined) return { standard, toStandard: last(standard, toStandard) };
  if (unrest === undefined) return {};
  const end = last(unrest, to);
  const more = Math.floor(end / PROTEST) - Math.floor(Number(unrest) / PROTEST);
  const protests = protestsIn(view, id);
  return { unrest, to: end, ...(more === 0 ? {} : { protests, toProtests: protests + more }) };
}
