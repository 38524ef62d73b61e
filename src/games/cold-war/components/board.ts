import { type Hint, type Localized, type Option, option } from "../../../engine/index.ts";
import type { Side } from "../seats.ts";

/** A country as printed. `x` and `y` are ours, for painters. */
export interface CountryFacts<Id extends string = string, Area extends string = string> {
  readonly id: Id;
  readonly name: Localized;
  /** Short names people type, besides the printed one. Lower case, each for one thing only. */
  readonly aliases?: readonly string[];
  readonly region: Area;
  readonly subregions: readonly Area[];
  readonly stability: number;
  readonly battleground: boolean;
  readonly adjacent: readonly Id[];
  readonly superpower?: Side;
  readonly x: number;
  readonly y: number;
  /** On the board only to take influence by operations: in no list of an event, in no scoring. */
  readonly setAside?: true;
}

/** The index of a country in the board's list. State keeps influence by place; ids are for people. */
export type Place = number;

/** Printed facts turned into tables by place, so that lists of legal moves are look-ups. */
export class Board<Id extends string = string, Area extends string = string> {
  readonly ids: readonly Id[];
  readonly size: number;
  readonly stability: readonly number[];
  readonly battleground: readonly boolean[];
  readonly neighbours: readonly (readonly Place[])[];
  readonly superpower: readonly (Side | null)[];
  /** Every country that events and scoring know. */
  readonly everywhere: readonly Place[];
  /** By place: what an event has changed of what is printed there. It is shown with the option. */
  readonly news: readonly (Hint | undefined)[];
  readonly options: readonly Option<Id>[];
  /** `priced[cost][place]`: the option with its cost as a hint. */
  readonly priced: readonly (readonly Option<Id>[])[];

  private readonly places: ReadonlyMap<string, Place>;
  private readonly lists = new Map<Area, readonly Place[]>();
  private readonly masks = new Map<Area, readonly boolean[]>();

  constructor(
    readonly countries: readonly CountryFacts<Id, Area>[],
    printed: Board<Id, Area> | null = null,
  ) {
    this.ids = countries.map((country) => country.id);
    this.size = countries.length;
    this.places = new Map(this.ids.map((id, place) => [id, place]));
    this.stability = countries.map((country) => country.stability);
    this.battleground = countries.map((country) => country.battleground);
    this.neighbours = countries.map((country) => country.adjacent.map((id) => this.place(id)));
    this.superpower = countries.map((country) => country.superpower ?? null);
    this.everywhere = countries.flatMap((country, place) => (country.setAside ? [] : [place]));
    this.news = countries.map(({ stability, battleground }, place) => {
      const before = printed?.countries[place];
      const same = before?.stability === stability && before.battleground === battleground;
      return before === undefined || same ? undefined : { stability, battleground };
    });
    const told = (hint: Hint) => this.ids.map((id, place) => option(id, { ...hint, ...this.news[place] }));
    this.options = this.ids.map((id, place) => option(id, this.news[place]));
    this.priced = [0, 1, 2].map((cost) => told({ cost }));
    for (const area of new Set(countries.flatMap((country) => [country.region, ...country.subregions]))) {
      const belongs = countries.map((country) => country.region === area || country.subregions.includes(area));
      this.masks.set(area, belongs);
      this.lists.set(
        area,
        this.everywhere.filter((place) => belongs[place]),
      );
    }
  }

  place(id: Id): Place {
    return this.places.get(id) as Place;
  }

  find(id: string): Place | undefined {
    return this.places.get(id);
  }

  id(place: Place): Id {
    return this.ids[place] as Id;
  }

  placesOf(...ids: readonly Id[]): readonly Place[] {
    return ids.map((id) => this.place(id));
  }

  /** The countries of a region or subregion. */
  area(area: Area): readonly Place[] {
    return this.lists.get(area) ?? [];
  }

  /** For every place whether it lies in the area. */
  within(area: Area): readonly boolean[] {
    return this.masks.get(area) ?? [];
  }

  adjacent(place: Place): readonly Place[] {
    return this.neighbours[place] as readonly Place[];
  }
}
