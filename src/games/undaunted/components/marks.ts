import {
  actionIds,
  actions,
  type CardFacts,
  cards,
  type Offer,
  type Source,
  type Sources,
  scenarios,
  structures,
  terrains,
  tiles,
  vehicles,
} from "./index.ts";

/** A value of the data and where it comes from. */
interface Mark {
  /** The thing it belongs to, and the field. */
  readonly of: string;
  readonly field: string;
  readonly source: Source;
}

/** Neither printed nor reported of print: to be put right by whoever owns the game. */
export const isStandIn = ({ source }: Mark): boolean => source === "designed" || source === "memory";

const fields = (of: string, src: Sources): Mark[] =>
  Object.entries(src).map(([field, source]) => ({ of, field, source }));

const offers = (of: string, list: readonly Offer[]): Mark[] =>
  list.flatMap(({ action, value, src, valueSrc }) => [
    { of, field: action, source: src },
    ...(value === null ? [] : [{ of, field: `${action} ${value}`, source: valueSrc }]),
  ]);

const ofCard = ([id, { src, actions: list }]: [string, CardFacts]): Mark[] => [...fields(id, src), ...offers(id, list)];

const all: readonly Mark[] = [
  ...actionIds.flatMap((id) => fields(id, actions[id].src)),
  ...Object.entries(cards).flatMap(ofCard),
  ...Object.entries(vehicles).flatMap(([id, { src, seats }]) => [
    ...fields(id, src),
    ...seats.flatMap((seat) => [
      { of: id, field: `seat ${seat.id}`, source: seat.src },
      ...offers(id, seat.actions).map((mark) => ({ ...mark, field: `seat ${seat.id}: ${mark.field}` })),
    ]),
  ]),
  ...Object.entries(structures).flatMap(([id, { src }]) => fields(id, src)),
  ...Object.entries(terrains).map(([id, { src }]) => ({ of: `terrain ${id}`, field: "all", source: src })),
  ...Object.entries(tiles).flatMap(([id, { src }]) => fields(id, src)),
  ...Object.entries(scenarios).flatMap(([id, { src }]) => fields(id, src)),
];

const byThing = new Map<string, Mark[]>();
for (const mark of all) byThing.set(mark.of, [...(byThing.get(mark.of) ?? []), mark]);

/** Every mark in the data. */
export const marks = (): readonly Mark[] => all;

/** The marks of one card, vehicle, structure, tile or scenario. */
export const marksOf = (id: string): readonly Mark[] => byThing.get(id) ?? [];
