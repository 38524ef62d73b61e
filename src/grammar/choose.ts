import type { Verb } from "../games/verb.ts";

/** The one verb of every game: it answers whatever is asked. */
export const choose: Verb = {
  name: { en: "choose", ru: "выбрать" },
  about: { en: "Answer what you are asked now", ru: "Ответить на то, что от вас сейчас требуется" },
  parts: [
    {
      name: { en: "option", ru: "вариант" },
      about: {
        en: "One of the choices, or several separated by commas",
        ru: "Вариант или несколько через запятую",
      },
      kinds: [""],
      required: true,
      list: true,
    },
  ],
};
