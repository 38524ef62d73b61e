import { coupRoll, coupTargets } from "../../../cold-war/reference/shared-rules.ts";
import { type Rule, rule } from "../../../rule.ts";

/** [6.3] Coups. */
export const coupRules: readonly Rule[] = [
  coupTargets,
  coupRoll,
  rule({
    at: ["6.3.3", "6.3.4", "8.1.4"],
    title: { en: "Coup: military operations and DEFCON", ru: "Переворот: военные операции и DEFCON" },
    text: {
      en: "A coup moves your military operations by its operations value, successful or not. In a battleground it also lowers DEFCON by 1, successful or not.",
      ru: "Переворот продвигает ваши военные операции на число своих ОО, удался он или нет. В ключевой стране он к тому же понижает DEFCON на 1, тоже при любом исходе.",
    },
    aliases: ["battleground coup", "переворот в ключевой стране"],
  }),
  rule({
    at: ["6.3.5", "8.2.5"],
    title: { en: "Free coups", ru: "Бесплатные перевороты" },
    text: {
      en: "*Junta*, *Tear Down This Wall* and *Ortega Elected in Nicaragua* give free coups: they ignore the regions closed by DEFCON and give no military operations, but in a battleground they still lower DEFCON. Countries protected by an event stay protected.",
      ru: "Бесплатный переворот дают *«Хунта»*, *«Снесите эту стену!»* и *«Избрание Ортеги в Никарагуа»*: закрытые по DEFCON регионы не мешают, военных операций он не даёт, но в ключевой стране всё равно понижает DEFCON. Защита, данная событием, остаётся.",
    },
    aliases: ["free coup"],
  }),
];
