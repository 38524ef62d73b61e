import { prestigeBoxes } from "../components/tracks.ts";
import { armsRaceCards } from "../two-plus-two/cards/arms-race.ts";
import { conflictCards } from "../two-plus-two/cards/conflict.ts";
import { dominanceTrack, spaceRaceTrack } from "../two-plus-two/components/tracks.ts";
import { allCards } from "./index.ts";
import type { Arrow, CardFacts, Element, Icon } from "./types.ts";

/** One single icon or arrow of an event. */
export interface Single {
  readonly id: string;
  readonly element: Element;
  /** The printed entry it belongs to, for limits per province. */
  readonly group: number;
}

export const isArrow = (element: Element): element is Arrow => "arrow" in element;

const ids = new WeakMap<Element, string>();

/** Stable: the same icon has the same id on every card. */
export function elementId(element: Element): string {
  const known = ids.get(element);
  if (known !== undefined) return known;
  const id = isArrow(element) ? arrowId(element) : iconId(element);
  ids.set(element, id);
  return id;
}

const arrowId = ({ arrow, toward, priority }: Arrow): string =>
  `arrow:${[arrow, toward, ...(priority ? ["priority"] : [])].join("/")}`;

function iconId({ icon, side, where, power, amount, strength, decidedBy }: Icon): string {
  const parts = [icon, side, where, power, amount, strength, decidedBy && `by-${decidedBy}`];
  return `icon:${parts.filter((part) => part !== undefined).join("/")}`;
}

/** Every entry of an event as so many single icons and arrows. Rheinsberg's two build icons make one factory. */
export const singles = (event: readonly Element[]): Single[] =>
  event.flatMap((element, group) => {
    const count = isArrow(element) ? element.steps : element.where === "rheinsberg" ? 1 : (element.n ?? 1);
    return Array.from({ length: count }, (): Single => ({ id: elementId(element), element, group }));
  });

const printed: readonly Element[] = [
  ...allCards.flatMap(({ event, beside = [], below = [] }) => [...event, ...beside, ...below]),
  ...Object.values(prestigeBoxes).flat(2),
  ...[...dominanceTrack.usa, ...dominanceTrack.ussr, ...spaceRaceTrack.usa, ...spaceRaceTrack.ussr].flatMap(
    ({ icons }): readonly Element[] => icons,
  ),
  ...armsRaceCards.flatMap(({ usa, ussr }): readonly Element[] => [...usa, ...ussr].flat()),
  ...conflictCards.flatMap(({ usa, ussr }): readonly Element[] => [...usa, ...ussr]),
  { icon: "arms-card", power: "usa" },
  { icon: "arms-card", power: "ussr" },
];
const byId: ReadonlyMap<string, Element> = new Map(printed.map((element) => [elementId(element), element]));

/** What is printed, as ids for words: several of one kind as `2x:…`, with a limit per province `max1:2x:…`. */
export const elementIds = (elements: readonly Element[]): string[] =>
  elements.map((element) => {
    const count = isArrow(element) ? element.steps : (element.n ?? 1);
    const id = count === 1 ? elementId(element) : `${count}x:${elementId(element)}`;
    return isArrow(element) || element.maxPerProvince === undefined ? id : `max${element.maxPerProvince}:${id}`;
  });

/** What is printed at the value of a card: `own:…` right of it, for its own colour alone, then what stands below it [7]. */
export const idsAtValue = ({ beside = [], below = [] }: Pick<CardFacts, "beside" | "below">): string[] => [
  ...elementIds(beside).map((id) => `own:${id}`),
  ...elementIds(below),
];

/** The icon or arrow with an id, wherever it is printed. */
export const elementOf = (id: string): Element | undefined => byId.get(id);
