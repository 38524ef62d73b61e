import type { FirstWord } from "../first-word.ts";
import type { AskKind } from "./messages/keys.ts";

/** Words that a newcomer meets, the first of them first. */
export const firstWords: readonly FirstWord<AskKind>[] = [
  {
    id: "initiative",
    word: { en: "Initiative", ru: "Инициатива" },
    forms: { en: ["initiative"], ru: ["инициатив"] },
    kinds: ["initiative.card"],
    text: {
      en: "both show a card; the higher number acts first this round, and that card is used up for it",
      ru: "обе стороны показывают карту; у кого число больше, ходит в раунде первым, а карта на это потрачена",
    },
  },
  {
    id: "fog",
    word: { en: "Fog of War", ru: "Туман войны" },
    forms: { en: ["fog"], ru: ["туман"] },
    kinds: ["initiative.card", "play.use", "move.step"],
    text: {
      en: "a card that does nothing and fills your hand; scouting brings it in, Recon takes it out",
      ru: "карта, которая ничего не делает и занимает место на руке; её приносит разведка, убирает «Наблюдать»",
    },
  },
  {
    id: "scout",
    word: { en: "Scouted", ru: "Разведан" },
    forms: { en: ["scout"], ru: ["развед"] },
    kinds: ["move.step", "play.use"],
    text: {
      en: "only where your side has put a token can its other soldiers and vehicles go",
      ru: "другие ваши солдаты и техника войдут только туда, где уже лежит жетон вашей стороны",
    },
  },
  {
    id: "control",
    word: { en: "Control", ru: "Контроль" },
    forms: { en: ["control"], ru: ["контрол", "захват"] },
    kinds: ["play.use", "move.step"],
    text: {
      en: "a tile you have scouted becomes yours and gives its points, until the enemy takes it over",
      ru: "разведанный квадрат становится вашим и даёт очки, пока его не захватит противник",
    },
  },
  {
    id: "suppress",
    word: { en: "Suppress", ru: "Подавить" },
    forms: { en: ["suppress"], ru: ["подав"] },
    kinds: ["play.use", "attack.target"],
    text: {
      en: "a hit turns the soldier over: his next card only puts him back to ready",
      ru: "попадание переворачивает солдата: следующая его карта лишь вернёт ему готовность",
    },
  },
  {
    id: "supply",
    word: { en: "Supply", ru: "Запас" },
    forms: { en: ["supply"], ru: ["запас"] },
    kinds: ["bolster.card", "play.use"],
    text: {
      en: "your cards that wait outside the deck; officers bring them in",
      ru: "ваши карты, которые ждут вне колоды; вводят их командиры",
    },
  },
  {
    id: "bolster",
    word: { en: "Bolster", ru: "Пополнить" },
    forms: { en: ["bolster"], ru: ["пополн"] },
    kinds: ["play.use"],
    text: {
      en: "puts cards from the supply on your discards: their soldiers act more often and stand more wounds",
      ru: "кладёт карты из запаса в сброс: эти солдаты действуют чаще и выдержат больше ран",
    },
  },
  {
    id: "command",
    word: { en: "Command", ru: "Приказать" },
    forms: { en: ["command"], ru: ["приказ"] },
    kinds: ["play.use"],
    text: {
      en: "draws cards that you may still play this turn",
      ru: "берёт карты, которые можно сыграть ещё в этот ход",
    },
  },
  {
    id: "inspire",
    word: { en: "Inspire", ru: "Воодушевить" },
    forms: { en: ["inspire"], ru: ["воодушев"] },
    kinds: ["play.use"],
    text: {
      en: "takes cards you have played back to your hand, to play them again",
      ru: "возвращает сыгранные карты на руку, чтобы сыграть их снова",
    },
  },
  {
    id: "recon",
    word: { en: "Recon", ru: "Наблюдать" },
    forms: { en: ["recon_"], ru: ["наблюдать"] },
    kinds: ["play.use"],
    text: {
      en: "takes a Fog of War from your hand out of the game and draws a card",
      ru: "убирает «Туман войны» с руки из игры и берёт карту",
    },
  },
  {
    id: "conceal",
    word: { en: "Conceal", ru: "Замаскироваться" },
    forms: { en: ["conceal"], ru: ["замаскир"] },
    kinds: ["play.use"],
    text: {
      en: "gives the enemy a Fog of War",
      ru: "добавляет противнику «Туман войны»",
    },
  },
  {
    id: "hunker",
    word: { en: "Hunker Down", ru: "Затаиться" },
    forms: { en: ["hunker"], ru: ["затаит"] },
    kinds: ["play.use"],
    text: {
      en: "the card goes back to the supply, where no wound can take it",
      ru: "карта уходит обратно в запас, и рана её не заберёт",
    },
  },
  {
    id: "cover",
    word: { en: "Cover", ru: "Укрытие" },
    forms: { en: ["cover"], ru: ["укрыти"] },
    kinds: ["move.step"],
    text: {
      en: "what the ground adds to the number that whoever fires at it needs",
      ru: "сколько местность прибавляет к числу, которое нужно выбросить стреляющему",
    },
  },
  {
    id: "needs",
    word: { en: "Needs", ru: "Нужно" },
    forms: { en: ["needs #"], ru: ["нужно #"] },
    kinds: ["attack.target"],
    text: {
      en: "defence, cover and distance together: a ten-sided die must reach it, a 0 always hits",
      ru: "защита, укрытие и дистанция вместе: столько должен дать десятигранный кубик, а 0 попадает всегда",
    },
  },
];
