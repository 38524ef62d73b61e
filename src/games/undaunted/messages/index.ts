import type { Args, Ask, Localized } from "../../../engine/index.ts";
import type { GameMessages, Told } from "../../../i18n/game-messages.ts";
import {
  actions,
  cards,
  isAction,
  isCard,
  isStructure,
  isTile,
  isVehicle,
  type Offer,
  tiles,
} from "../components/index.ts";
import { shortNameOf } from "../names.ts";
import type { UndauntedView } from "../view/index.ts";
import { en } from "./en.ts";
import { generated } from "./generated.ts";
import type { AskKind, MessageKey } from "./keys.ts";
import { ru } from "./ru.ts";
import { gather } from "./story.ts";

/** The words of Undaunted. Nothing in the rules knows them. */
export const undauntedMessages: GameMessages<UndauntedView> = {
  phrases: { en: { ...generated("en"), ...en }, ru: { ...generated("ru"), ...ru } },
  name: (id) => shortNameOf(id) ?? offerName(id),
  mark: (id) => (isCard(id) || isVehicle(id) || isStructure(id) ? "*" : isTile(id) ? "**" : ""),
  gather,
  moment,
  remark,
  enrich,
};

/** Something to say with words that are there. */
interface Worded extends Told {
  readonly key: MessageKey;
}

function moment({ round }: UndauntedView): Worded {
  return round === 0 ? { key: "moment.setup", args: {} } : { key: "moment.round", args: { round } };
}

/** A sum by armour or by defence, without the terms that do not count for the action [9.2]; and a hit by a 0 alone [9.3]. */
function enrich(key: string, args: Args): Args {
  if (!/^(log|story)\.fired$|^odds\.attack$/.test(key)) return args;
  const { action, target, cover, distance, total, dice, hit } = args;
  const isArmour = isVehicle(String(target)) && (action === "anti-tank" || action === "demolish");
  const isReached = Array.isArray(dice) && dice.some((face) => Number(face) >= Number(total));
  return {
    ...args,
    zero: hit === true && !isReached ? true : null,
    against: isArmour ? "armour" : "defence",
    cover: action === "demolish" ? null : (cover ?? null),
    distance: action === "demolish" || action === "strafe" ? null : (distance ?? null),
  };
}

/** An action with its number as one id, so that a list of them can be put in words: `offer:bolster:2:A`. */
export const offerId = ({ action, value, squad }: Offer): string => `offer:${action}:${value ?? ""}:${squad ?? ""}`;

function offerName(id: string): Localized | undefined {
  const [head, action = "", value = "", squad = ""] = id.split(":");
  if (head !== "offer" || !isAction(action)) return undefined;
  const number = value === "" ? "" : ` ${value}`;
  const { en: inEnglish, ru: inRussian } = actions[action].name;
  return {
    en: `${inEnglish}${number}${squad === "" ? "" : ` (${squad})`}`,
    ru: `${inRussian}${number}${squad === "" ? "" : ` (${squad === "A" ? "А" : "Т"})`}`,
  };
}

const cardKinds: ReadonlySet<string> = new Set<AskKind>(["play.card", "inspire.card", "bolster.card"]);

/** What a card can do where one is chosen; what the ground is like where a tile is. */
function remark({ kind }: Ask, id: string): Worded | undefined {
  if (isCard(id) && cardKinds.has(kind) && cards[id].actions.length > 0)
    return { key: "remark.card", args: { list: cards[id].actions.map(offerId) } };
  if (isTile(id)) return { key: "remark.tile", args: { terrain: `terrain:${tiles[id].terrain}` } };
  return undefined;
}
