import type { Ask } from "../../../engine/index.ts";
import type { Told } from "../../../i18n/game-messages.ts";
import type { Board, Place } from "../components/board.ts";
import { sides } from "../seats.ts";
import { controls } from "../standing.ts";
import type { FamilyView } from "../view.ts";

/** The place that an option names, alone or behind what is done there: `italy`, `realign:italy`. */
export const placeNamed = (board: Board, id: string): Place | undefined =>
  board.find(id) ?? board.find(id.slice(id.lastIndexOf(":") + 1));

/** Influence where an option points, always the US first, and who controls. */
export const standingOn =
  <View extends FamilyView>(boardOf: (view: View) => Board) =>
  (view: View, _ask: Ask, id: string): readonly Told[] => {
    const board = boardOf(view);
    const place = placeNamed(board, id);
    if (place === undefined) return [];
    const holder = sides.find((side) => controls(board, view, side, place));
    const { us, ussr } = view.influence;
    return [
      { key: "standing.influence", args: { us: us[place] ?? 0, ussr: ussr[place] ?? 0 } },
      ...(holder === undefined ? [] : [{ key: "standing.control", args: { side: holder } }]),
    ];
  };

/** Which side the first figure is. */
export const legendOn =
  (board: Board) =>
  (id: string): Told | undefined =>
    placeNamed(board, id) === undefined ? undefined : { key: "standing.legend", args: {} };
