import type { Family, Saying, Slot } from "../verb.ts";
import type { AskBeginning } from "./messages/keys.ts";

/** The police has a verb of its own: East may send it whenever it is asked something. */
const isNoPolice = (option: string): boolean => option !== "police";

const card: Slot<AskBeginning> = {
  name: { en: "card", ru: "карта" },
  about: { en: "A card from the display or your hand", ru: "Карта из ряда или с вашей руки" },
  kinds: ["turn.card"],
  only: isNoPolice,
};

const where = (...kinds: readonly AskBeginning[]): Slot<AskBeginning> => ({
  name: { en: "where", ru: "где" },
  about: { en: "Places, separated by commas", ru: "Места через запятую" },
  kinds,
  list: true,
  only: isNoPolice,
  infers: ["event.icon", "prestige.icon"],
});

const says = (action: string): Saying<AskBeginning> => ({ says: action, kinds: ["turn.action"] });

/** The verbs of Wir sind das Volk! and 2+2. */
export const volk: Family<AskBeginning> = {
  name: { en: "volk", ru: "народ" },
  about: { en: "Moves in Wir sind das Volk! and 2+2", ru: "Ходы в играх «Мы народ» и «2+2»" },
  verbs: [
    {
      name: { en: "take", ru: "взять" },
      about: { en: "Take a card and act", ru: "Взять карту и действовать" },
      parts: [
        { ...card, required: true },
        {
          name: { en: "action", ru: "что" },
          about: { en: "What to use the card for", ru: "Как использовать карту" },
          kinds: ["turn.action"],
          required: true,
          only: isNoPolice,
        },
        where(""),
      ],
    },
    {
      name: { en: "build", ru: "строить" },
      about: { en: "Build, point by point", ru: "Строить, объект за объектом" },
      parts: [card, says("build"), where("build.")],
    },
    {
      name: { en: "standard", ru: "благосостояние" },
      about: { en: "Raise the living standard", ru: "Повысить благосостояние" },
      parts: [card, says("raise-standard"), where("standard.", "factory.")],
    },
    {
      name: { en: "unrest", ru: "беспорядки" },
      about: { en: "Remove unrest", ru: "Снять беспорядки" },
      parts: [card, says("remove-unrest"), where("calm.")],
    },
    {
      name: { en: "event", ru: "событие" },
      about: { en: "Play the event of a card", ru: "Разыграть событие карты" },
      parts: [card, says("event"), where("")],
    },
    {
      name: { en: "arms", ru: "гонка" },
      about: { en: "Take part in the arms race", ru: "Участвовать в гонке вооружений" },
      parts: [{ ...card, required: true }, says("arms-race")],
    },
    {
      name: { en: "credit", ru: "кредит" },
      about: { en: "Take credit with a card", ru: "Взять кредит картой" },
      parts: [{ ...card, required: true }, says("credit")],
    },
    {
      name: { en: "police", ru: "полиция" },
      about: { en: "Call the police", ru: "Вызвать полицию" },
      parts: [{ says: "police", kinds: ["turn.", "build.", "standard.", "event."] }, where("police.", "stasi.")],
    },
  ],
};
