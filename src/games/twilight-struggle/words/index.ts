import type { Args, Ask } from "../../../engine/index.ts";
import type { Told, Vocabulary } from "../../../i18n/vocabulary.ts";
import { enrich as enrichShared, number, scoreOf, subjectOf, sum } from "../../cold-war/words/enrich.ts";
import { gatherer } from "../../cold-war/words/story.ts";
import { actionRounds, board } from "../board.ts";
import type { CardId } from "../cards/ids.ts";
import { cards } from "../cards/index.ts";
import { nameOf } from "../names.ts";
import { crises } from "../turn-zero/crises.ts";
import { statecraft } from "../turn-zero/statecraft.ts";
import type { TwilightView } from "../view.ts";
import { en } from "./en.ts";
import { ru } from "./ru.ts";

/** The words of Twilight Struggle. Nothing in the rules knows them. */
export const twilightStruggleWords: Vocabulary<TwilightView> = {
  phrases: { en, ru },
  name: nameOf,
  mark: (id) => (isCard(id) || isOfTurnZero(id) ? "*" : board.find(id) !== undefined ? "**" : ""),
  isPlural: (language, id) => language === "ru" && id === "us",
  enrich,
  gather: gatherer([
    "vp.none",
    "china",
    "deck",
    "taken",
    "taken-card",
    "returned-card",
    "looked-at",
    "olympic-games",
    "discard.refused",
    "space.no-roll",
    "trap",
    "scoring-cards-shown",
    "shuttle-diplomacy",
    "statecraft",
    "statecraft.none",
    "space.ability",
    "non-aligned-movement",
  ]),
  moment,
  about,
  remark,
};

const isCard = (id: string): id is CardId => Object.hasOwn(cards, id);
const isOfTurnZero = (id: string): boolean => Object.hasOwn(crises, id) || Object.hasOwn(statecraft, id);

function enrich(key: string, args: Args): Args {
  switch (subjectOf(key)) {
    case "vp.none":
      return { ...args, ...scoreOf(number(args.vp)) };
    case "final-scoring":
    case "wargames":
      return { ...args, ...scoreOf(number(args.vp)), short: isShort(args) };
    case "crisis.result":
      return number(args.total) === number(args.die) ? args : { ...args, sum: number(args.total) };
    case "contest":
      return { ...args, ...contestOf(args) };
    case "held":
    case "scoring-cards-shown":
      return { ...args, shown: Array.isArray(args.cards) && args.cards.length > 0 };
    default:
      return enrichShared(key, args);
  }
}

/** In the Late War scenario the US can lead and lose. */
const isShort = ({ vp, winners }: Args): boolean =>
  number(vp) > 0 && Array.isArray(winners) && winners.includes("ussr" as never);

function contestOf({ contest, byDie, byBonus, rivalDie, rivalBonus }: Args): Args {
  const tie = number(byDie) + number(byBonus) === number(rivalDie) + number(rivalBonus);
  return {
    ...sum("byTotal", byDie, byBonus),
    ...sum("rivalTotal", rivalDie, rivalBonus),
    tie: tie ? String(contest) : "none",
  };
}

function moment({ step, turn, round }: TwilightView): Told | undefined {
  switch (step) {
    case "round": {
      const rounds = actionRounds(turn);
      return round > rounds
        ? { key: "moment.extra", args: { turn, round } }
        : { key: "moment.round", args: { turn, round, rounds } };
    }
    case "headline":
    case "turn-end":
      return { key: `moment.${step}`, args: { turn } };
    case "crisis":
    case "sides":
      return { key: `moment.${step}`, args: {} };
    case "aftermath":
    case "setup":
    case "handicap":
      return { key: "moment.setup", args: {} };
    default:
      return undefined;
  }
}

function about(id: string): Told | undefined {
  if (isCard(id)) {
    const { ops, side, scoring } = cards[id];
    return scoring ? { key: "about.scoring", args: {} } : { key: "about.card", args: { ops, side } };
  }
  const place = board.find(id);
  if (place === undefined) return undefined;
  const { stability, battleground } = board.countries[place] as (typeof board.countries)[number];
  return { key: "about.country", args: { stability, battleground } };
}

/** With a card of the opponent the event belongs to every use but the space race [5.2]. */
function remark({ options }: Ask, id: string): Told | undefined {
  if (!options.some((option) => option.id === "event-first")) return undefined;
  if (id === "space") return { key: "remark.no-event", args: {} };
  const after = ["influence", "realign", "coup", "mixed"].includes(id);
  return after ? { key: "remark.event-after", args: {} } : undefined;
}
