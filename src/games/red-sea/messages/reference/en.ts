import { en as coldWar } from "../../../cold-war/messages/reference/en.ts";

/** What people look up in Red Sea. */
export const en = {
  ...coldWar,
  "board.ability.remove-after-headlines": "removes 1 influence after every headline phase",
  "board.sea-lanes": "**Strategic Sea Lanes**: {how:board.lanes}",
  "board.lanes.none": "nobody leads",
  "board.lanes.lead": "**{side}** leads, +1 when a region is scored",
  "board.lanes.control": "**{side}** controls them and scores double",

  "look.card": "[#{number} ]{card} · {printed} · {era}{starred:look.starred}{set:look.set}",
  "look.set.none": "",
  "look.set.twilight-struggle": " · from Twilight Struggle",
  "look.flashpoint":
    "Flashpoint: a coup here turns up a card first; one worth 1 or 2 ops, or a scoring card, lowers DEFCON.",
  "look.sea-lanes":
    "Not a country: always open to influence, closed to coups and realignments. Control doubles what a scoring card gives, a lead adds 1 VP.",
} as const;
