import type { Args } from "../../../engine/index.ts";
import type { GameMessages, Told } from "../../../i18n/game-messages.ts";
import { enrich as enrichShared, number, scoreOf, subjectOf } from "../../cold-war/messages/enrich.ts";
import { landmarks } from "../../cold-war/messages/landmarks.ts";
import { goingOn } from "../../cold-war/messages/of-cards.ts";
import { aboutThing, momentOf, remark, sortOf } from "../../cold-war/messages/remarks.ts";
import { repeatedOn } from "../../cold-war/messages/repeated.ts";
import { legendOn, standingOn } from "../../cold-war/messages/standing.ts";
import { gatherer } from "../../cold-war/messages/story.ts";
import type { CardId } from "../cards/ids.ts";
import { cards } from "../cards/index.ts";
import { actionRounds, board, spaceTrackOf } from "../components/board.ts";
import { nameOf } from "../names.ts";
import { boardOf } from "../standing.ts";
import { crises } from "../turn-zero/crises.ts";
import { statecraft } from "../turn-zero/statecraft.ts";
import type { TwilightView } from "../view.ts";
import { en } from "./en.ts";
import { ru } from "./ru.ts";

/** The words of Twilight Struggle. Nothing in the rules knows them. */
export const twilightStruggleMessages: GameMessages<TwilightView> = {
  phrases: { en, ru },
  name: nameOf,
  mark: (id) => (isTitle(id) ? "*" : board.find(id) !== undefined ? "**" : ""),
  isTitle,
  isPlural: (language, id) => language === "ru" && id === "us",
  enrich,
  gather: gatherer([
    "discard.refused",
    "space.no-roll",
    "statecraft",
    "statecraft.none",
    "space.ability",
    ...goingOn(cards),
  ]),
  moment,
  landmarks,
  about: (id, hint) => aboutThing(id, cards, board, hint),
  remark,
  standing: standingOn(boardOf, ({ options }: TwilightView) => ({
    track: spaceTrackOf(options),
    isCertain: options.spaceNoRoll,
  })),
  repeated: repeatedOn(boardOf),
  legend: legendOn(board),
  effect: (id) => (isCard(id) ? cards[id].text : undefined),
  sort: (id) => sortOf(id, cards, board),
};

const isCard = (id: string): id is CardId => Object.hasOwn(cards, id);

function isTitle(id: string): boolean {
  return isCard(id) || Object.hasOwn(crises, id) || Object.hasOwn(statecraft, id);
}

function enrich(key: string, args: Args): Args {
  switch (subjectOf(key)) {
    case "final-scoring":
    case "wargames":
      return { ...args, ...scoreOf(number(args.vp)), short: isShort(args) };
    case "crisis.result":
      return crisisArgs(args);
    case "play.card":
      return args.event === "kremlin-flu" ? { ...args, wanted: "scoring" } : enrichShared(key, args);
    default:
      return enrichShared(key, args);
  }
}

/** With the band that the die fell into, which is the end of the outcome's id, and a sum only where something was added. */
const crisisArgs = (args: Args): Args => ({
  band: String(args.outcome).split(":").at(-1) ?? "",
  ...args,
  ...(number(args.total) === number(args.die) ? {} : { sum: number(args.total) }),
});

/** In the Late War scenario the US can lead and lose. */
const isShort = ({ vp, winners }: Args): boolean =>
  number(vp) > 0 && Array.isArray(winners) && winners.includes("ussr" as never);

function moment(view: TwilightView): Told | undefined {
  switch (view.step) {
    case "crisis":
      return { key: "moment.crisis", args: {} };
    case "aftermath":
    case "setup":
      return { key: "moment.setup", args: {} };
    default:
      return momentOf(view, actionRounds(view.turn));
  }
}
