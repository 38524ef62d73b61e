import type { Ask, Language } from "../../src/engine/index.ts";
import type { FamilyView } from "../../src/games/cold-war/view.ts";
import { undauntedMessages } from "../../src/games/undaunted/messages/index.ts";
import type { UndauntedView } from "../../src/games/undaunted/view/index.ts";
import { provinceList, segmentList, siteList } from "../../src/games/wir-sind-das-volk/components/board/index.ts";
import type { VolkView } from "../../src/games/wir-sind-das-volk/view.ts";

/** What must stand beside an option that names a place: worked out from the view alone. */

const last = (id: string): string => id.slice(id.lastIndexOf(":") + 1);

const controls = { en: "controls", ru: "контроль" } as const;

/** Five more than the enemy is control everywhere, and as much as he has nowhere. */
export const influenceFacts =
  (countries: readonly { readonly id: string }[]) =>
  ({ influence }: FamilyView, _: Ask, id: string, language: Language): string[] => {
    const place = countries.findIndex((country) => country.id === last(id));
    if (place < 0) return [];
    const us = influence.us[place] ?? 0;
    const ussr = influence.ussr[place] ?? 0;
    return [`${us}:${ussr}`, ...(Math.abs(us - ussr) >= 5 ? [controls[language]] : [])];
  };

const unrest = { en: "unrest", ru: "беспорядки" } as const;
const standard = { en: "living standard", ru: "благосостояние" } as const;
const economy = { en: "economy", ru: "экономика" } as const;
const factory = { en: "factor", ru: "фабрик" } as const;
const worth = { en: "worth", ru: "значение" } as const;

/** What a province suffers and lives on; whether there is a factory in a city, or at the ends of a line. */
export function landFacts(view: VolkView, { options }: Ask, id: string, language: Language): string[] {
  const hint = options.find((option) => option.id === id)?.hint ?? {};
  const province = provinceList.find((each) => each.id === last(id))?.id;
  if (province !== undefined)
    return [
      `${unrest[language]} ${hint.unrest ?? view.unrest[province]}`,
      ...(province === "west-berlin" || hint.standard !== undefined
        ? [standard[language]]
        : [`${standard[language]} ${view.standard[province]}`]),
      economy[language],
    ];
  const site = siteList.find((each) => each.id === last(id))?.id;
  if (site !== undefined) return [view.factories[site] === undefined ? factory[language] : worth[language]];
  return segmentList.some((each) => each.id === last(id)) ? [factory[language]] : [];
}

/** Whose unit it is, or who stands on a tile. */
export function unitFacts(view: UndauntedView, _: Ask, id: string, language: Language): string[] {
  const name = (thing: string) => undauntedMessages.name(thing)?.[language] ?? thing;
  if (view.board.some((tile) => tile.id === id)) {
    const men = view.soldiers.filter(({ tile, vehicle }) => tile === id && vehicle === null);
    const cars = view.vehicles.filter(({ tile }) => tile === id);
    return [...men, ...cars].map((unit) => name(unit.id));
  }
  const [of = ""] = id.split(":").slice(-2);
  const car = view.vehicles.find((each) => each.id === id || each.id === of);
  if (car !== undefined) return [name(car.owner)];
  const man = view.soldiers.find((each) => each.id === id);
  return man === undefined ? [] : [man.side === view.seat ? name(man.tile) : name(man.side)];
}
