import type { Ask } from "../../../engine/index.ts";
import type { Told } from "../../../i18n/game-messages.ts";
import type { Board, Place } from "../components/board.ts";
import type { SpaceTrack } from "../components/tracks.ts";
import { other, type Side, sides } from "../seats.ts";
import { controls } from "../standing.ts";
import type { FamilyView } from "../view.ts";

/** The place that an option names, alone or behind what is done there: `italy`, `realign:italy`. */
export const placeNamed = (board: Board, id: string): Place | undefined =>
  board.find(id) ?? board.find(id.slice(id.lastIndexOf(":") + 1));

/** Influence where an option points, always the US first, and who controls; of the space race the next box. */
export const standingOn =
  <View extends FamilyView>(boardOf: (view: View) => Board, raceOf: (view: View) => Race) =>
  (view: View, { seat }: Ask, id: string): readonly Told[] => {
    if (id === "space") return nextBox(view, seat === "us" ? "us" : "ussr", raceOf(view));
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

/** The space race that is run: without a roll the box is certain. */
interface Race {
  readonly track: SpaceTrack;
  readonly isCertain?: boolean;
}

/** [6.4] How likely the next box is, and its victory points: more for whoever is there first. */
function nextBox({ space }: FamilyView, side: Side, { track, isCertain = false }: Race): Told[] {
  const to = space[side] + 1;
  const box = track[to];
  if (box === undefined) return [];
  const vp = space[other(side)] < to ? box.vp.first : box.vp.second;
  const chance = isCertain ? 100 : Math.round((100 * box.upTo) / 6);
  return [{ key: "standing.space", args: { chance, vp: vp === 0 ? null : vp } }];
}

/** Which side the first figure is. */
export const legendOn =
  (board: Board) =>
  (id: string): Told | undefined =>
    placeNamed(board, id) === undefined ? undefined : { key: "standing.legend", args: {} };
