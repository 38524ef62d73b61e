import type { Localized } from "../../../../engine/index.ts";
import { type Rule, rule } from "../../../rule.ts";
import type { TwilightOptions } from "../../options.ts";

const reshuffled: Readonly<Record<TwilightOptions["reshuffle"], Localized>> = {
  "at-once": {
    en: "As soon as the last card of the draw pile is taken, the discards are shuffled into a new one (an option of the lobby: only when a card is needed).",
    ru: "Как только из колоды взята последняя карта, сброс перемешивается и становится новой колодой (настройка при создании игры: только когда нужна карта).",
  },
  "when-needed": {
    en: "As chosen for this game, the discards are shuffled into a new draw pile only when a card is needed and none is left.",
    ru: "Как выбрано для этой игры, сброс перемешивается и становится новой колодой, только когда нужна карта, а колода пуста.",
  },
};

/** [4] The course of a turn. */
export const turnRules: readonly Rule[] = [
  rule({
    at: "4.1",
    title: { en: "Ten turns, three eras", ru: "Десять раундов, три эпохи" },
    text: {
      en: "Turns 1 to 3 are the Early War with hands of 8 and 6 action rounds, turns 4 to 7 the Mid War, turns 8 to 10 the Late War, both with hands of 9 and 7 action rounds.",
      ru: "Раунды 1–3 – «Начало войны»: 8 карт на руке и 6 ходов. Раунды 4–7 – «Середина войны», раунды 8–10 – «Окончание войны»: 9 карт на руке и 7 ходов.",
    },
    aliases: ["eras", "hand size", "эпохи", "размер руки"],
  }),
  reshufflingRule("at-once"),
  rule({
    at: "4.5",
    title: { en: "Sequence of a turn", ru: "Порядок раунда" },
    text: {
      en: "DEFCON improves by 1; hands are filled; headlines; action rounds; check of military operations; *The China Card* turns face up; the turn marker moves on. After turn 10 comes final scoring.",
      ru: "DEFCON повышается на 1; добор карт; начальные события; ходы; проверка военных операций; *«Китайская карта»* открывается; начинается следующий раунд. После раунда 10 – финальный подсчёт очков.",
    },
    aliases: ["turn sequence", "phases", "фазы"],
  }),
  rule({
    at: ["4.5.B", "4.5.A", "8.1.6", "11.1.4"],
    title: { en: "Start of a turn: DEFCON and the deal", ru: "Начало раунда: DEFCON и раздача" },
    text: {
      en: "DEFCON goes up by 1 if it is below 5. Hands are filled to 8 in turns 1 to 3 and to 9 afterwards, held cards included and *The China Card* not. Cards are dealt one at a time, USSR first; whoever needs more gets the last ones in a row.",
      ru: "DEFCON повышается на 1, если он ниже 5. Рука пополняется до 8 карт в раундах 1–3 и до 9 позже: неразыгранные карты считаются, *«Китайская карта»* нет. Карты сдаются по одной, начиная с СССР; кому нужно больше, тот получает последние подряд.",
    },
    aliases: ["deal", "draw cards", "сдача", "добор"],
  }),
  rule({
    at: "4.5.C",
    title: { en: "Headline phase", ru: "Фаза начального события" },
    text: {
      en: "Both sides choose a card in secret and reveal them together; only the events happen. An opponent’s event is resolved by the opponent, but you stay the phasing player for DEFCON. *The China Card* and *UN Intervention* cannot be headlines, and a headline gives operations only if its event says so.",
      ru: "Обе стороны тайно выбирают карту и одновременно открывают; происходят только события. Событие противника выполняет он сам, но активным игроком для DEFCON остаётесь вы. *«Китайская карта»* и *«Вмешательство ООН»* не годятся, а ОО начальное событие даёт, только если это сказано в его тексте.",
    },
    aliases: ["headline", "начальное событие", "заголовок"],
  }),
  rule({
    at: "headline-order",
    paragraph: { en: "4.5.C", ru: "4.5.C" },
    title: { en: "Order of headlines", ru: "Порядок начальных событий" },
    text: {
      en: "The card with more printed operations goes first; if equal, the US one. Scoring cards count as 0. *Defectors* of the US comes before everything and cancels the headline of the USSR.",
      ru: "Первой действует карта, на которой напечатано больше ОО, при равенстве – карта США. Карты подсчёта очков считаются за 0. *«Перебежчики»*, если это начальное событие США, действуют раньше всего и отменяют начальное событие СССР.",
    },
  }),
  rule({
    at: ["4.5.D", "4.2"],
    title: { en: "Action rounds and the phasing player", ru: "Ходы и активный игрок" },
    text: {
      en: "6 action rounds in turns 1 to 3, 7 afterwards; in each the USSR plays a card, then the US. Whoever’s round it is, is the phasing player. A side without cards sits the rest out. What is left in hand at the end is held for the next turn, but never a scoring card.",
      ru: "В раундах 1–3 по 6 ходов, дальше по 7; в каждом карту разыгрывает СССР, затем США. Чей ход, тот и активный игрок. У кого кончились карты, тот пропускает остаток раунда. Неразыгранные карты остаются на следующий раунд, но только не карты подсчёта очков.",
    },
    aliases: ["phasing player", "action round", "активный игрок", "ход"],
  }),
  rule({
    at: ["4.5.E", "4.5.G", "4.5.H"],
    title: { en: "End of a turn", ru: "Конец раунда" },
    text: {
      en: "Whoever still holds a scoring card loses. Then a side with the ability of space box 6 may discard a held card; missing military operations cost VP and both markers return to 0. Effects of the turn end, and *The China Card* is turned face up.",
      ru: "У кого осталась карта подсчёта очков, тот проигрывает. Затем обладатель бонуса деления 6 космической гонки может сбросить неразыгранную карту; за недостающие военные операции противник получает ПО, маркеры возвращаются на 0. Эффекты раунда кончаются, *«Китайская карта»* открывается.",
    },
    aliases: ["turn end"],
  }),
];

/** [4.3] Can be read either way, so it is an option; without a game at hand the standard is told, and the other named. */
export function reshufflingRule(option: TwilightOptions["reshuffle"]): Rule {
  const when = reshuffled[option];
  return rule({
    at: ["4.3", "4.3.1", "4.4"],
    title: { en: "Draw pile and reshuffling", ru: "Колода и перемешивание" },
    text: {
      en: `${when.en} Removed cards stay out. Mid War cards are shuffled into the draw pile before turn 4 and Late War cards before turn 8, while the discards stay where they are.`,
      ru: `${when.ru} Убранные из игры карты не возвращаются. Карты «Середина войны» замешиваются в колоду перед раундом 4, «Окончание войны» – перед раундом 8, а сброс при этом не трогают.`,
    },
    aliases: ["deck", "shuffle", "замешивание"],
  });
}
