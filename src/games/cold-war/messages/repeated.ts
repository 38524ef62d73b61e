import type { Ask } from "../../../engine/index.ts";
import type { Told } from "../../../i18n/game-messages.ts";
import type { Board, Place } from "../components/board.ts";
import { other, type Side, sides } from "../seats.ts";
import { controls } from "../standing.ts";
import type { FamilyView } from "../view.ts";

/** Markers put in or taken out of one country at once: what influence becomes, what that costs, and who controls then. */
export const repeatedOn =
  <View extends FamilyView>(boardOf: (view: View) => Board) =>
  (view: View, ask: Ask, id: string, times: number): readonly Told[] => {
    const board = boardOf(view);
    const place = board.find(id);
    const change = changeOf(ask, times);
    if (place === undefined || change === null) return [];
    const from = { us: view.influence.us[place] ?? 0, ussr: view.influence.ussr[place] ?? 0 };
    const after = changed(view, place, change);
    const holder = sides.find((side) => controls(board, after, side, place));
    const to = { toUs: after.influence.us[place] ?? 0, toUssr: after.influence.ussr[place] ?? 0 };
    return [
      { key: "repeated.influence", args: { ...from, ...to } },
      ...(ask.kind === "influence.place"
        ? [{ key: "repeated.ops", args: { ops: priceOf(board, view, ask, place, times) } }]
        : []),
      ...(holder === undefined ? [] : [{ key: "standing.control", args: { side: holder } }]),
    ];
  };

interface Change {
  readonly side: Side;
  readonly by: number;
}

const isSide = (seat: unknown): seat is Side => seat === "us" || seat === "ussr";

function changeOf({ kind, seat, args }: Ask, by: number): Change | null {
  if (kind === "influence.remove") return isSide(args.whose) ? { side: args.whose, by: -by } : null;
  return isSide(seat) ? { side: seat, by } : null;
}

const changed = ({ influence }: Pick<FamilyView, "influence">, place: Place, { side, by }: Change) => ({
  influence: { ...influence, [side]: influence[side].with(place, (influence[side][place] ?? 0) + by) },
});

/** [6.1.2] Each marker for itself: dear until the enemy's control is broken. What is cheaper than that holds for the first alone. */
function priceOf(board: Board, view: FamilyView, { seat, options }: Ask, place: Place, times: number): number {
  const side: Side = seat === "us" ? "us" : "ussr";
  const first = Number(options.find(({ id }) => id === board.id(place))?.hint?.cost);
  let price = first;
  for (let by = 1; by < times; by++)
    price += controls(board, changed(view, place, { side, by }), other(side), place) ? 2 : 1;
  return price;
}
