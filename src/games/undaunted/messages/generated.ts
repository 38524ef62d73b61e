import type { Language } from "../../../engine/index.ts";
import type { Catalogue } from "../../../i18n/game-messages.ts";
import { actionIds, actions, scenarioIds, scenarios } from "../components/index.ts";

const reconstructed = {
  en: { part: "partly reconstructed", all: "reconstructed" },
  ru: { part: "частично реконструкция", all: "реконструкция" },
} as const;

/** Phrases that follow from the data: the names of actions, and scenarios with how much of them is known from print. */
export const generated = (language: Language): Catalogue =>
  Object.fromEntries([
    ...actionIds.flatMap((id) => [`act.${id}`, `option.${id}`].map((key) => [key, actions[id].name[language]])),
    ...scenarioIds.map((id) => {
      const { order, number, title } = scenarios[id];
      const known = reconstructed[language][number === null ? "all" : "part"];
      return [`setting.scenario.${id}`, `${order}. ${title[language]} (${known})`];
    }),
  ]);
