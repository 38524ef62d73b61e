import { scenarios } from "../../src/games/undaunted/components/index.ts";
import { undauntedMessages } from "../../src/games/undaunted/messages/index.ts";
import { contentsOf } from "../../src/games/undaunted/reference/tile.ts";
import { sides } from "../../src/games/undaunted/seats.ts";
import type { UndauntedView } from "../../src/games/undaunted/view/index.ts";
import { story } from "../../src/i18n/index.ts";
import { altOf } from "../kit/alt.ts";
import { momentOf, moveWords, nearestGoal } from "./header.ts";
import { label, nameIn, unmarked } from "./labels.ts";
import type { BoardScene } from "./model.ts";

/** The board in words: the same view that is painted. */
export function boardAlt(scene: BoardScene): string {
  const { view, language, last } = scene;
  const { title, words } = moveWords(scene);
  const moves = story(language, last, undauntedMessages).map(unmarked);
  // the words are the same for every seat
  const open: UndauntedView = { ...view, seat: null, hand: [], deck: [], removed: [] };
  const goals = sides.map((side) => {
    const army = view.armies[side];
    const goal = nearestGoal(army);
    return `${label(language, side)} ${goal?.done ?? 0}/${goal?.need ?? 0} (${scenarios[view.scenario].orders[side][language].replace(/\.$/, "")})`;
  });
  return altOf(
    [
      `${nameIn(language, view.scenario)}. ${stopped(`${title || momentOf(view, language)}${words === "" ? "" : `: ${words}`}`)}`,
      `${goals.join("; ")}. ${label(language, "initiative")}: ${label(language, view.initiative)}.`,
      ...(moves.length === 0 ? [] : [`${label(language, "last")}: ${stopped(moves.join("; "))}`]),
      ...view.board.flatMap((tile) => {
        const list = contentsOf(open, tile, language, true).map(unmarked);
        return list.length === 0 ? [] : [`${nameIn(language, tile.id)}: ${list.join(", ")}.`];
      }),
    ],
    label(language, "elsewhere"),
  );
}

const stopped = (words: string): string => `${words.replace(/\.$/, "")}.`;
