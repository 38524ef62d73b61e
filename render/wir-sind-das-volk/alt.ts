import { provinceList, provincesOf } from "../../src/games/wir-sind-das-volk/components/board/index.ts";
import { statusLines } from "../../src/games/wir-sind-das-volk/reference/status.ts";
import { germanies } from "../../src/games/wir-sind-das-volk/seats.ts";
import {
  flightSoFar,
  protestsIn,
  protestsOf,
  standardOf,
  wholeEconomy,
} from "../../src/games/wir-sind-das-volk/standing.ts";
import { altOf } from "../kit/alt.ts";
import { moveWords } from "./header.ts";
import { label, nameIn, plain, sentence, told, unmarked } from "./labels.ts";
import type { BoardScene } from "./model.ts";

/** The board in words: the same view that is painted. */
export function boardAlt(scene: BoardScene): string {
  const { view, language, last } = scene;
  const { title, words } = moveWords(scene);
  const moves = told(language, last);
  const [, ...status] = statusLines({ ...view, seat: null, hand: [] }, language).map(unmarked);
  const wall = { wall: view.wall, flight: flightSoFar(view), disbanded: view.stasiDisbanded };
  const tracks = status.slice(0, status.indexOf(plain(language, "board.state", wall)) + 1);
  return altOf([
    `${title}${words === "" ? "" : `: ${words}`}.`.replace(/\.\.$/, "."),
    ...germanies.map((side) => {
      const args = { side, protests: protestsOf(view, provincesOf[side]), economy: wholeEconomy(view, side) };
      return `${plain(language, "board.germany", args)}.`;
    }),
    ...tracks.map((line) => `${line}.`),
    unrestWords(scene),
    ...(view.display.length === 0 ? [] : [`${plain(language, "board.display", { cards: view.display })}.`]),
    ...(moves.length === 0 ? [] : [`${label(language, "last")}: ${moves.join("; ").replace(/\.$/, "")}.`]),
  ]);
}

/** Unrest and living standard of every province; a mass protest has a mark. */
function unrestWords({ view, language }: BoardScene): string {
  const list = provinceList.map(({ id }) => {
    const protest = protestsIn(view, id) > 0 ? "!" : "";
    return `${nameIn(language, id)} ${view.unrest[id]}${protest}/${standardOf(view, id)}`;
  });
  return `${sentence(label(language, "unrest"))}/${label(language, "standard")}: ${list.join(", ")}.`;
}
