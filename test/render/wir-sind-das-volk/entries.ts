import type { VisibleEntry } from "../../../src/engine/index.ts";
import { entry } from "./setting.ts";

/** Everything told at the end of decade II, from flight to the comparison of East and West. */
export const decadeEntries: readonly VisibleEntry[] = [
  entry("phase", { phase: "flight", decade: 2 }),
  entry("flight", { runners: 3, police: 1, west: 3, east: 0, eastProtests: 1, westProtests: 1, level: 7, points: 3 }),
  entry("dismantle", { place: "bitterfeld--eisenach" }),
  entry("dismantle", { place: "schwedt" }),
  entry("dismantle", { place: "karl-marx-stadt--jena" }),
  entry("phase", { phase: "prestige", decade: 2 }),
  entry("prestige.box", { side: "west", box: 4 }),
  entry("dismantle", { place: "cottbus--dresden" }),
  entry("unrest", { province: "brandenburg", from: 3, to: 4 }),
  entry("phase", { phase: "currency", decade: 2 }),
  entry("currency", {
    marker: 1,
    weakest: 1,
    exports: 3,
    provinces: ["east-berlin", "sachsen-anhalt", "sachsen"],
    standard: 6,
    balance: -2,
  }),
  entry("run-down", { place: "cottbus" }),
  entry("run-down", { place: "eisenach" }),
  entry("phase", { phase: "police-upkeep", decade: 2 }),
  entry("police.upkeep", { count: 2 }),
  entry("dismantle", { place: "jena--cssr-west" }),
  entry("dismantle", { place: "rostock--magdeburg.rostock" }),
  entry("phase", { phase: "standard-upkeep", decade: 2 }),
  entry("standard", { province: "thueringen", from: 2, to: 1 }),
  entry("phase", { phase: "internal-comparison", decade: 2 }),
  entry("comparison.within", { side: "west", best: 3 }),
  entry("unrest", { province: "schleswig-holstein", from: 1, to: 3 }),
  entry("unrest", { province: "west-berlin", from: 2, to: 3 }),
  entry("comparison.within", { side: "east", best: 2 }),
  entry("unrest", { province: "mecklenburg-vorpommern", from: 2, to: 3 }),
  entry("phase", { phase: "east-west-comparison", decade: 2 }),
  entry("comparison.across", { province: "niedersachsen", target: "brandenburg", strength: 1, standard: 0 }),
  entry("unrest", { province: "brandenburg", from: 4, to: 5 }),
  entry("comparison.across", { province: "hessen", target: "sachsen-anhalt", strength: 2, standard: 1 }),
  entry("unrest", { province: "sachsen-anhalt", from: 2, to: 3 }),
  entry("comparison.across", { province: "bayern", target: "sachsen", strength: 2, standard: 1 }),
  entry("unrest", { province: "sachsen", from: 8, to: 9 }),
  entry("phase", { phase: "police", decade: 2 }),
  entry("police.phase", { count: 1 }),
  entry("unrest", { province: "sachsen", from: 9, to: 8 }),
  entry("phase", { phase: "socialists", decade: 2 }),
  entry("socialists.gained", { count: 1, box: 3 }),
  entry("socialists.exchange", { province: "brandenburg", unrest: 4, box: 2 }),
  entry("phase", { phase: "mass-protests", decade: 2 }),
  entry("protests", { west: 1, east: 3 }),
];

/** A whole game in the entries that the end looks at. */
export const gameLog: readonly VisibleEntry[] = [
  entry("decade", { decade: 1, special: "russian-tanks" }),
  ...turns([
    [entry("unrest", { province: "hessen", from: 3, to: 2 })],
    [entry("unrest", { province: "sachsen", from: 3, to: 1 })],
    [entry("unrest", { province: "bayern", from: 3, to: 1 }), entry("unrest", { province: "sachsen", from: 1, to: 5 })],
    [entry("unrest", { province: "hessen", from: 2, to: 4 })],
    [],
    [entry("unrest", { province: "nordrhein-westfalen", from: 2, to: 0 })],
    [entry("unrest", { province: "east-berlin", from: 3, to: 1 })],
    [entry("unrest", { province: "baden-wuerttemberg", from: 2, to: 0 })],
  ]),
  entry("decade", { decade: 2, special: "building-the-berlin-wall" }),
  ...turns([
    [entry("unrest", { province: "brandenburg", from: 3, to: 5 })],
    [entry("unrest", { province: "thueringen", from: 3, to: 6 })],
    [entry("socialists.exchange", { province: "thueringen", unrest: 5, box: 0 })],
    [],
    [entry("unrest", { province: "west-berlin", from: 3, to: 2 })],
    [entry("unrest", { province: "niedersachsen", from: 3, to: 1 })],
  ]),
  entry("decade", { decade: 3, special: "honecker-ousts-ulbricht" }),
  ...turns([
    [entry("unrest", { province: "thueringen", from: 5, to: 0 })],
    [entry("unrest", { province: "rheinland-pfalz", from: 2, to: 4 })],
    [],
    [entry("unrest", { province: "sachsen", from: 5, to: 8 })],
  ]),
  entry("decade", { decade: 4, special: "the-wall-comes-down" }),
  ...turns([
    [],
    [entry("unrest", { province: "hessen", from: 4, to: 2 })],
    [entry("unrest", { province: "brandenburg", from: 5, to: 8 })],
    [entry("unrest", { province: "bayern", from: 1, to: 2 })],
  ]),
  entry("phase", { phase: "mass-protests", decade: 4 }),
  entry("protests", { west: 1, east: 4 }),
];

function turns(all: readonly (readonly VisibleEntry[])[]): VisibleEntry[] {
  return all.flatMap((changes, at) => [entry("play", { seat: at % 2 === 0 ? "west" : "east" }), ...changes]);
}
