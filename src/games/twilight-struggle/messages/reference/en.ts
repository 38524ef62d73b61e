import { en as coldWar } from "../../../cold-war/messages/reference/en.ts";

/** What people look up in Twilight Struggle. */
export const en = {
  ...coldWar,
  "board.ability.two-space-attempts": "two attempts per turn",
  "board.ability.opponent-headline-first": "sees the other headline first",
  "board.ability.discard-held-card": "may discard a held card",
  "board.ability.eight-action-rounds": "eight action rounds",

  "look.card": "#{number} {card} · {printed} · {era}{starred:look.starred}{optional:look.optional}{set:look.set}",
  "look.optional.true": " · optional card",
  "look.optional.false": "",
  "look.civil-war":
    "A space of the Chinese Civil War variant: only the USSR places influence here, and with 3 it takes *The China Card*.",
} as const;
