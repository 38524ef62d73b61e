import type { Localized } from "../../src/engine/index.ts";
import type { ActionId } from "../../src/games/undaunted/components/index.ts";

/** What an action does in a few words, for the face of a card; X is its value. */
export const glosses: Readonly<Record<ActionId, Localized>> = {
  move: { en: "steps: up to X, over your tokens", ru: "шагов: до X, по своим жетонам" },
  stalk: { en: "steps: up to X, no token needed", ru: "шагов: до X, жетоны не нужны" },
  scout: { en: "steps: up to X, with tokens and fog", ru: "шагов: до X, с жетонами и туманом" },
  drive: { en: "the vehicle goes up to X over your tokens", ru: "техника: до X по своим жетонам" },
  inspire: { en: "cards played back to hand: X", ru: "вернуть в руку разыгранных карт: X" },
  conceal: { en: "the enemy gains one fog", ru: "противник получает один туман" },
  control: { en: "turns your token here to controlled", ru: "ваш жетон здесь: под контролем" },
  survey: { en: "tiles scouted anywhere: X", ru: "разведать любых квадратов: X" },
  recon: { en: "removes a fog in hand, draws a card", ru: "убрать туман с руки, взять карту" },
  repair: { en: "takes one damage off a vehicle", ru: "снять с техники одно повреждение" },
  bolster: { en: "cards from supply to discards: X", ru: "карт из запаса в сброс: X" },
  command: { en: "cards drawn: up to X", ru: "взять карт: до X" },
  blaze: { en: "tiles scouted in a chain: X", ru: "разведать квадратов цепочкой: X" },
  attack: { en: "dice: X, a soldier or a vehicle", ru: "кубиков: X, солдат или техника" },
  strafe: { en: "dice: X, distance does not count", ru: "кубиков: X, дистанция не важна" },
  demolish: { en: "dice: X, a structure or vehicle here", ru: "кубиков: X, объект или техника здесь" },
  "anti-tank": { en: "dice: X, against armour", ru: "кубиков: X, против брони" },
  suppress: { en: "dice: X, turns a soldier over", ru: "кубиков: X, солдат подавлен" },
};
