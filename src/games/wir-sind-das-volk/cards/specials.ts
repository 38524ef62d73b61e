import type { CardFacts } from "./types.ts";

/** The special cards; that of decade IV has two faces. */
export const specials = [
  {
    id: "russian-tanks",
    decade: 1,
    name: { de: "Russische Panzer", en: "Russian tanks", ru: "Русские танки" },
    year: "1953",
    colour: "red",
    special: true,
    runners: 2,
    event: [
      { icon: "remove-mass-protest", side: "east", n: 2 },
      { icon: "remove-unrest", side: "east", n: 2 },
      { arrow: "prestige", toward: "west", steps: 1, priority: true },
      { arrow: "socialists", toward: "east", steps: 1 },
    ],
  },
  {
    id: "building-the-berlin-wall",
    decade: 2,
    name: { de: "Mauerbau", en: "Building the Berlin Wall", ru: "Строительство Берлинской стены" },
    year: "1961",
    colour: "red",
    special: true,
    event: [{ icon: "build-wall" }],
  },
  {
    id: "honecker-ousts-ulbricht",
    decade: 3,
    name: { de: "Honecker entmachtet Ulbricht", en: "Honecker ousts Ulbricht", ru: "Хонеккер смещает Ульбрихта" },
    year: "1971",
    colour: "red",
    special: true,
    event: [
      { icon: "living-standard", side: "east", n: 2 },
      { arrow: "currency", toward: "west", steps: 2 },
      { arrow: "socialists", toward: "east", steps: 2 },
    ],
  },
  {
    id: "round-table-emergency-cabinet",
    decade: 4,
    name: {
      de: "Krisenregierung am Runden Tisch",
      en: "Round Table Emergency Cabinet",
      ru: "Антикризисное правительство Круглого стола",
    },
    year: "1989",
    colour: "red",
    special: true,
    event: [
      { icon: "disband-stasi" },
      { icon: "remove-mass-protest", side: "east", decidedBy: "west" },
      { arrow: "currency", toward: "west", steps: 1 },
    ],
  },
  {
    id: "the-wall-comes-down",
    decade: 4,
    name: { de: "Mauerfall", en: "The Wall comes down", ru: "Падение Берлинской стены" },
    year: "1989",
    colour: "red",
    special: true,
    runners: 1,
    event: [
      { icon: "remove-wall" },
      { icon: "disband-stasi" },
      { icon: "remove-unrest", side: "east" },
      { arrow: "prestige", toward: "east", steps: 1, priority: true },
      { arrow: "socialists", toward: "east", steps: 2 },
    ],
  },
] as const satisfies readonly CardFacts[];
