import type { Flow } from "../../../engine/index.ts";
import { addInfluence } from "../../cold-war/rules/influence.ts";
import type { TwilightCards } from "../cards/card.ts";
import { board } from "../components/board.ts";
import { scoreRegion } from "../rules/scoring.ts";

/**
 * Values, side and effects are those of the printed cards (public scans); the Russian name of the first is ours, that of
 * the second is in the rulebook.
 */
export const crisisCards = {
  "europe-scoring-allied-berlin": {
    number: 2,
    era: "early",
    ops: 0,
    side: "neutral",
    scoring: true,
    set: "turn-zero",
    name: { en: "Europe Scoring (Allied Berlin)", ru: "Подсчёт очков в Европе (изменённая карта)" },
    aliases: ["allied berlin"],
    text: {
      en: "Both sides score Europe: Presence 3, Domination 6, Control 6 VP; +1 VP per controlled battleground, +1 VP per controlled country adjacent to the enemy superpower. Only the difference counts. Control of Europe does not win the game, nor does it in final scoring.",
      ru: "Обе стороны считают очки в Европе: присутствие 3, превосходство 6, контроль 6 ПО; +1 ПО за каждую ключевую страну под контролем и +1 ПО за каждую страну под контролем по соседству со сверхдержавой противника. Засчитывается только разница. Контроль над Европой не приносит победы, в том числе при финальном подсчёте очков.",
    },
    *event(g): Flow {
      yield* scoreRegion(g, "europe");
    },
  },
  "nationalist-china": {
    number: 35,
    era: "early",
    ops: 2,
    side: "us",
    set: "turn-zero",
    name: { en: "Nationalist China", ru: "Национальное правительство Китая" },
    aliases: ["nationalists", "национальное правительство"],
    text: {
      en: "The US picks 3 countries in Asia, Southeast Asia included, and adds 1 influence to each.",
      ru: "США выбирают 3 страны Азии, включая Юго-Восточную, и размещают в каждой по 1 очку влияния.",
    },
    *event(g, by): Flow {
      yield* addInfluence(g, by, { count: 3, perCountry: 1, among: board.area("asia") });
    },
  },
} as const satisfies TwilightCards;
