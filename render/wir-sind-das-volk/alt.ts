import { provinceList, provincesOf, siteList } from "../../src/games/wir-sind-das-volk/components/board/index.ts";
import { trackLines } from "../../src/games/wir-sind-das-volk/reference/status.ts";
import { germanies } from "../../src/games/wir-sind-das-volk/seats.ts";
import {
  factoryValue,
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
  const tracks = trackLines({ ...view, seat: null, hand: [] }, language).map(unmarked);
  return altOf(
    [
      `${title}${words === "" ? "" : `: ${words}`}.`.replace(/\.\.$/, "."),
      ...germanies.map((side) => {
        const args = { side, protests: protestsOf(view, provincesOf[side]), economy: wholeEconomy(view, side) };
        return `${plain(language, "board.germany", args)}.`;
      }),
      ...tracks.map((line) => `${line}.`),
      unrestWords(scene),
      ...(view.display.length === 0 ? [] : [`${plain(language, "board.display", { cards: view.display })}.`]),
      ...policeWords(scene),
      ...(moves.length === 0 ? [] : [`${label(language, "last")}: ${moves.join("; ").replace(/\.$/, "")}.`]),
      ...germanies.map((side) => factoryWords(scene, side)),
      handWords(scene),
    ],
    label(language, "elsewhere"),
  );
}

/** Where factories stand, and what each is worth. */
function factoryWords({ view, language }: BoardScene, side: (typeof germanies)[number]): string {
  const standing = siteList.filter((each) => each.side === side && view.factories[each.id] !== undefined);
  const list = standing.map(({ id }) => `${nameIn(language, id)} ${factoryValue(view, id)}`).join(", ");
  return `${plain(language, "board.factories", { side, list: list || "–" })}.`;
}

function policeWords({ view, language }: BoardScene): string[] {
  const list = view.police.map((each) => plain(language, "board.police.item", { ...each })).join(", ");
  return list === "" ? [] : [`${plain(language, "board.police", { list })}.`];
}

function handWords({ view, language }: BoardScene): string {
  const playing = view.powers === null ? germanies : view.powers.order;
  const list = playing.map((seat) => `${nameIn(language, seat)} ${view.handSizes[seat]}`).join(", ");
  return `${plain(language, "board.cards", { list, deck: view.deckSize })}.`;
}

/** Unrest and living standard of every province; a mass protest has a mark. */
function unrestWords({ view, language }: BoardScene): string {
  const list = provinceList.map(({ id }) => {
    const protest = protestsIn(view, id) > 0 ? "!" : "";
    return `${nameIn(language, id)} ${view.unrest[id]}${protest}/${standardOf(view, id)}`;
  });
  return `${sentence(label(language, "unrest"))}/${label(language, "standard")}: ${list.join(", ")}.`;
}
