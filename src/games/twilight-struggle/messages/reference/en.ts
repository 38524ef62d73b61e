import { en as coldWar } from "../../../cold-war/messages/reference/en.ts";

/** What people look up in Twilight Struggle. */
export const en = {
  ...coldWar,
  "board.ability.two-space-attempts": "two attempts per turn",
  "board.ability.opponent-headline-first": "sees the other headline first",
  "board.ability.discard-held-card": "may discard a held card",
  "board.ability.eight-action-rounds": "eight action rounds",
  "board.china.held": "*The China Card*: **{holder}**, face {faceUp:china}",
  "board.china.none": "*The China Card*: nobody yet, {influence} of 3 USSR influence in the Chinese Civil War",

  "look.card": "#{number} {card} · {printed} · {era}{starred:look.starred}{optional:look.optional}{set:look.set}",
  "look.optional.true": " · optional card",
  "look.optional.false": "",
  "look.no-influence": "{card}: no {enemy} influence by operations here this turn",
  "look.civil-war":
    "A space of the Chinese Civil War variant: only the USSR places influence here, and with 3 it takes *The China Card*.",
} as const;
