import type { Flow } from "../../../engine/index.ts";
import { addToOne, clearOne } from "../../cold-war/cards/verbs.ts";
import { removeInfluence } from "../../cold-war/rules/influence.ts";
import { other } from "../../cold-war/seats.ts";
import type { RedSeaCards } from "./card.ts";

// Mengistu Haile Mariam may turn these events round: they are written for `by`, never for the US.

/** The cards of the US that only this game is played with. */
export const usCards = {
  "french-connections": {
    order: 12,
    era: "mid",
    ops: 2,
    side: "us",
    removed: true,
    name: { en: "French Connections", ru: "Французские связи" },
    aliases: ["french", "французы"],
    text: {
      en: "The US removes all USSR influence from Djibouti or Madagascar, then adds 2 influence to either of them.",
      ru: "США убирают всё влияние СССР из Джибути или с Мадагаскара, затем размещают 2 очка влияния в одной из этих двух стран.",
    },
    *event(g, by): Flow {
      const either = g.board.placesOf("djibouti", "madagascar");
      yield* clearOne(g, other(by), by, either);
      yield* addToOne(g, by, 2, either);
    },
  },
  "diego-garcia": {
    order: 47,
    era: "mid",
    ops: 2,
    side: "us",
    name: { en: "Diego Garcia", ru: "Диего-Гарсия" },
    aliases: ["diego", "диего"],
    text: {
      en: "The US adds 2 influence to the Strategic Sea Lanes and removes 1 USSR influence from there.",
      ru: "США размещают 2 очка влияния на Стратегических морских путях и убирают оттуда 1 очко влияния СССР.",
    },
    *event(g, by): Flow {
      g.add(by, "sea-lanes", 2);
      g.remove(other(by), "sea-lanes", 1);
    },
  },
  "events-of-86": {
    order: 13,
    era: "late",
    ops: 2,
    side: "us",
    name: { en: "The Events of ’86", ru: "События 1986 года" },
    aliases: ["events of 86", "1986", "события 86"],
    text: {
      en: "The US gains 1 VP if the USSR controls South Yemen. Then the US removes 1 USSR influence from the Middle East for each country it controls there.",
      ru: "США получают 1 ПО, если СССР контролирует Южный Йемен. Затем США убирают с Ближнего Востока по 1 очку влияния СССР за каждую страну, которую контролируют в этом регионе.",
    },
    *event(g, by): Flow {
      if (g.controlsCountry(other(by), "south-yemen")) g.award(by, 1);
      const among = g.board.area("middle-east");
      const count = among.filter((place) => g.controls(by, place)).length;
      yield* removeInfluence(g, other(by), by, { count, among });
    },
  },
} as const satisfies RedSeaCards;
