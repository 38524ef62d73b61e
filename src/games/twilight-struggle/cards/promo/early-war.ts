import type { Flow } from "../../../../engine/index.ts";
import { conductOperations } from "../../../cold-war/rules/operations.ts";
import { partners } from "../../rules/uses.ts";
import type { TwilightCards } from "../card.ts";
import { playWithPartner } from "./first-lightning.ts";

/** Numbers, values, sides and effects of all promo cards are those of the printed ones (public pictures). */
export const earlyPromo = {
  "kremlin-flu": {
    code: "P5",
    era: "early",
    ops: 2,
    side: "us",
    set: "promo",
    name: { en: "Kremlin Flu", ru: "Борьба за власть в Кремле" },
    aliases: ["flu", "кремль", "кремлёвский грипп"],
    text: {
      en: "The US conducts Operations with the Ops of this card (influence, realignment or coup). In its next action round the USSR must play a scoring card, if it holds one; otherwise it plays no card in that round.",
      ru: "США проводят операции на ОО этой карты (влияние, попытки его снижения или переворот). В свой следующий ход СССР обязан разыграть карту подсчёта очков, если она есть на руке; иначе он в этот ход карту не разыгрывает.",
    },
    messages: {
      "refusal.kremlin-flu": {
        en: "Kremlin Flu: only a scoring card can be played in this round; {card} has to wait.",
        ru: "«Борьба за власть в Кремле»: в этот ход можно разыграть только карту подсчёта очков; {card} – позже.",
      },
    },
    peril: "operations",
    *event(g, by): Flow {
      yield* conductOperations(g, by, g.pointsOf(by, "kremlin-flu"));
      g.begin("kremlin-flu", by, "game");
    },
  },
  "first-lightning": {
    code: "P6",
    era: "early",
    ops: 2,
    side: "ussr",
    removed: true,
    set: "promo",
    twoCards: true,
    degrades: true,
    name: { en: "First Lightning", ru: "Атомный проект СССР" },
    aliases: ["lightning", "атомный проект", "первая молния"],
    text: {
      en: "The USSR plays this in its action round with another card from its hand that has a US event: it uses that card for Operations, without its event, and discards it. Then lower DEFCON by 1. If either side uses this card for Operations, lower DEFCON by 1 after them. As a headline it only lowers DEFCON by 1.",
      ru: "СССР разыгрывает карту в свой ход вместе с другой картой с руки, на которой событие США: использует ту карту для операций без события и сбрасывает её. Затем DEFCON понижается на 1. Если любая сторона использует эту карту для операций, после них DEFCON понижается на 1. Если это начальное событие, оно только понижает DEFCON на 1.",
    },
    messages: {
      "log.first-lightning": {
        en: "*First Lightning*: **{side}** uses {card} for operations, and its event does not happen.",
        ru: "*«Атомный проект СССР»*: **{side}** {side|использует|используют} карту {card} ради операций, её событие не происходит.",
      },
      "ask.first-lightning.card": {
        en: "Choose a card with a US event to use for operations without that event.",
        ru: "Выберите карту с событием США: она даст операции, а событие не произойдёт.",
      },
      "todo.first-lightning.card": { en: "choose a card to go with it", ru: "выберите вторую карту" },
      "refusal.first-lightning": {
        en: "{card} has no US event, so First Lightning cannot go with it.",
        ru: "{card}: на карте нет события США, вместе с «Атомным проектом СССР» её не разыграть.",
      },
    },
    asksFor: { "first-lightning.card": { from: "hand", refusal: "refusal.first-lightning" } },
    peril: "falls",
    condition: (g): boolean => g.state.round === 0 || (g.state.phasing === "ussr" && partners(g, "ussr").length > 0),
    *event(g): Flow {
      if (g.state.round > 0) yield* playWithPartner(g);
      g.lowerDefcon();
    },
  },
  "who-lost-china": {
    code: "P7",
    era: "early",
    ops: 1,
    side: "ussr",
    set: "promo",
    name: { en: "Who Lost China?", ru: "Кто упустил Китай?" },
    aliases: ["lost china", "wlc", "кто потерял китай"],
    text: {
      en: "Only if the USSR holds The China Card, face up or down: the Military Ops of the US are set to 0.",
      ru: "Только если «Китайская карта» у СССР, лицом или рубашкой вверх: очки военных операций США сбрасываются до 0.",
    },
    condition: (g): boolean => g.state.china.holder === "ussr",
    *event(g): Flow {
      g.clearMilOps("us");
    },
  },
} as const satisfies TwilightCards;
