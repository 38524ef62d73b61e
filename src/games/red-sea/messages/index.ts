import type { Args } from "../../../engine/index.ts";
import type { GameMessages } from "../../../i18n/game-messages.ts";
import { enrich as enrichShared, number, scoreOf, subjectOf, sum } from "../../cold-war/messages/enrich.ts";
import { landmarks } from "../../cold-war/messages/landmarks.ts";
import { goingOn } from "../../cold-war/messages/of-cards.ts";
import { aboutThing, momentOf, remark, sortOf } from "../../cold-war/messages/remarks.ts";
import { repeatedOn } from "../../cold-war/messages/repeated.ts";
import { legendOn, standingOn } from "../../cold-war/messages/standing.ts";
import { gatherer } from "../../cold-war/messages/story.ts";
import { cards, isCard } from "../cards/index.ts";
import { ACTION_ROUNDS, board, boardOf, spaceTrack } from "../components/board.ts";
import { nameOf } from "../names.ts";
import type { RedSeaView } from "../view.ts";
import { en } from "./en.ts";
import { ru } from "./ru.ts";

/** The words of Red Sea. Nothing in the rules knows them. */
export const redSeaMessages: GameMessages<RedSeaView> = {
  phrases: { en, ru },
  name: nameOf,
  mark: (id) => (isCard(id) ? "*" : board.find(id) !== undefined ? "**" : ""),
  isTitle: isCard,
  isPlural: (language, id) => language === "ru" && id === "us",
  enrich,
  gather: gatherer(["event.die", "scoring.sea-lanes", ...goingOn(cards)]),
  moment: (view) => momentOf(view, ACTION_ROUNDS),
  landmarks,
  about: (id, hint) => aboutThing(id, cards, board, hint),
  remark,
  standing: standingOn(boardOf, () => ({ track: spaceTrack })),
  repeated: repeatedOn(boardOf),
  legend: legendOn(board),
  effect: (id) => (isCard(id) ? cards[id].text : undefined),
  sort: (id) => sortOf(id, cards, board),
};

function enrich(key: string, args: Args): Args {
  switch (subjectOf(key)) {
    case "final-scoring":
    case "wargames":
      return { ...args, ...scoreOf(number(args.vp)) };
    case "flashpoint":
      return number(args.ops) === 0 ? args : { ...args, worth: number(args.ops) };
    case "event.die":
      return { ...args, ...sum("total", args.die, args.modifier) };
    default:
      return enrichShared(key, args);
  }
}
