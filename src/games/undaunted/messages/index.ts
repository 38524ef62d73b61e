import type { Arg, Args, Ask, Localized } from "../../../engine/index.ts";
import type { GameMessages } from "../../../i18n/game-messages.ts";
import {
  actions,
  cards,
  isAction,
  isCard,
  isStructure,
  isTile,
  isVehicle,
  type Offer,
  seatOf,
  tiles,
} from "../components/index.ts";
import { nameOf, shortNameOf } from "../names.ts";
import type { UndauntedView } from "../view/index.ts";
import { en } from "./en.ts";
import { generated } from "./generated.ts";
import type { AskKind, Worded } from "./keys.ts";
import { landmarks } from "./landmarks.ts";
import { ru } from "./ru.ts";
import { condition, standing } from "./standing.ts";
import { gather } from "./story.ts";
import { aboutUse } from "./uses.ts";

/** The words of Undaunted. Nothing in the rules knows them. */
export const undauntedMessages: GameMessages<UndauntedView> = {
  phrases: { en: { ...generated("en"), ...en }, ru: { ...generated("ru"), ...ru } },
  name: (id) => shortNameOf(id) ?? sidedName(id) ?? offerName(id),
  mark: (id) => (isThing(id) || isThing(id.slice(WITH_SIDE.length)) ? "*" : isTile(id) ? "**" : ""),
  gather,
  moment,
  landmarks,
  standing,
  remark,
  repeated,
  enrich,
  sort,
};

const isThing = (id: string): boolean => isCard(id) || isVehicle(id) || isStructure(id);

/** Before an id whose name is to tell the side too, as where it is fired at. */
const WITH_SIDE = "sided:";
const withSide = (id: string): string => `${WITH_SIDE}${id}`;
const sidedName = (id: string): Localized | undefined =>
  id.startsWith(WITH_SIDE) ? nameOf(id.slice(WITH_SIDE.length)) : undefined;

function moment({ round }: UndauntedView): Worded {
  return round === 0 ? { key: "moment.setup", args: {} } : { key: "moment.round", args: { round } };
}

/** Whether the initiative token decided [4.2]; a sum by armour or by defence, without the terms that do not count for the action [9.2]; and a hit by a 0 alone [9.3]. */
function enrich(key: string, args: Args): Args {
  if (/^(log|story)\.initiative$/.test(key)) return { ...args, tie: args.lrdgValue === args.italyValue };
  if (!/^(log|story)\.fired$|^odds\.attack$/.test(key)) return args;
  const { action, target, cover, distance, total, dice, hit } = args;
  const isArmour = isVehicle(String(target)) && (action === "anti-tank" || action === "demolish");
  // a 0 is a ten, and hits where even a ten would not
  const isReached = Array.isArray(dice) && dice.some((face) => (Number(face) || 10) >= Number(total));
  const terms = {
    cover: action === "demolish" ? null : termOf(cover),
    distance: action === "demolish" || action === "strafe" ? null : termOf(distance),
  };
  return {
    ...args,
    ...terms,
    target: withSide(String(target)),
    zero: hit === true && !isReached ? true : null,
    against: isArmour ? "armour" : "defence",
    sum: terms.cover === null && terms.distance === null ? null : (total ?? null),
  };
}

/** A term of a sum that changes nothing is not said. */
const termOf = (value: Arg | undefined): Arg => (value === undefined || value === 0 ? null : value);

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

const cardKinds: ReadonlySet<string> = new Set<AskKind>([
  "initiative.card",
  "play.card",
  "inspire.card",
  "bolster.card",
]);

/** What a card or a seat can do where one is chosen; what the ground is like where a tile is. */
function remark(ask: Ask, id: string, view?: UndauntedView): Worded | undefined {
  if (isCard(id) && cardKinds.has(ask.kind) && cards[id].actions.length > 0)
    return { key: "remark.card", args: { list: cards[id].actions.map(offerId) } };
  if (isTile(id)) return { key: "remark.tile", args: { terrain: `terrain:${tiles[id].terrain}` } };
  const [, vehicle = "", seat = ""] = id.split(":");
  if (!isVehicle(vehicle) || seat === "") return aboutUse(ask, id, view) ?? (view && condition(view, ask, id));
  const { actions: offers } = seatOf(vehicle, seat);
  return offers.length === 0 ? undefined : { key: "remark.card", args: { list: offers.map(offerId) } };
}

/** Several copies of a card at once: out of how many, and what each can do. */
function repeated(view: UndauntedView, ask: Ask, id: string, times: number): readonly Worded[] {
  const copies = ask.options.find((each) => each.id === id)?.hint?.copies;
  const about = remark(ask, id, view);
  return [
    ...(copies === undefined ? [] : [{ key: "repeated.copies", args: { times, copies } } as const]),
    ...(about === undefined ? [] : [about]),
  ];
}

/** What a menu of such things is called. */
function sort(id: string): string | undefined {
  if (isTile(id)) return "tile";
  return isCard(id) ? "card" : undefined;
}
