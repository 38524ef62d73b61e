import type { Language } from "../../../engine/index.ts";
import { type CardId, cards, type StructureId, structures, type VehicleId, vehicles } from "../components/index.ts";
import { isStandIn, marksOf } from "../components/marks.ts";
import { offerId } from "../messages/index.ts";
import type { UndauntedView } from "../view/index.ts";
import { say } from "./say.ts";

/** What is printed on a card; and with a position, what everybody can see of it. */
export function cardLines(id: CardId, language: Language, view: UndauntedView | null): readonly string[] {
  const { side, kind, squad, initiative, count, actions, defence, specialisation = null } = cards[id];
  const named = squad === null ? null : `squad:${squad}`;
  return [
    say(language, "look.card", { card: id, side, kind, squad: named, initiative, count }),
    ...(actions.length > 0 ? [say(language, "look.actions", { list: actions.map(offerId) })] : []),
    ...(defence === undefined ? [] : [say(language, "look.defence", { defence, specialisation })]),
    ...(view === null ? [] : [...presentLines(id, language, view), standInLine(id, language)]),
  ];
}

function standInLine(id: string, language: Language): string {
  const marks = marksOf(id);
  return say(language, "look.stand-in", { count: marks.filter(isStandIn).length, all: marks.length });
}

function presentLines(id: CardId, language: Language, view: UndauntedView): string[] {
  const { discard, supply, played } = view.armies[cards[id].side];
  const count = (pile: readonly CardId[]) => pile.filter((card) => card === id).length;
  const piles = say(language, "look.piles", { discard: count(discard), supply: count(supply), played: count(played) });
  if (cards[id].kind !== "soldier") return [piles];
  const man = view.soldiers.find((each) => each.id === id);
  if (man === undefined) return [piles, say(language, "look.gone")];
  const { tile, vehicle, seat, suppressed } = man;
  return [
    piles,
    say(language, "look.soldier", { tile, seat: vehicle === null ? null : `${vehicle}:${seat}`, suppressed }),
  ];
}

export function vehicleLines(id: VehicleId, language: Language, view: UndauntedView | null): readonly string[] {
  const { side, defence, armour, critical, durability, seats } = vehicles[id];
  const there = view?.vehicles.find((each) => each.id === id);
  return [
    say(language, "look.vehicle", { vehicle: id, side, defence, armour, critical, durability }),
    ...seats.map((seat, at) =>
      say(language, "look.seat", {
        seat: `${id}:${seat.id}`,
        crew: seat.crew ?? "none",
        list: seat.actions.map(offerId),
        soldier: there?.seats[at]?.occupant ?? null,
      }),
    ),
    ...(view === null ? [] : [there === undefined ? say(language, "look.gone") : onBoard(there, language)]),
    standInLine(id, language),
  ];
}

const onBoard = ({ tile, owner, damage, disabled }: UndauntedView["vehicles"][number], language: Language): string =>
  say(language, "look.on", { tile, owner, damage, disabled });

export function structureLines(id: StructureId, language: Language, view: UndauntedView | null): readonly string[] {
  const { defence, points } = structures[id];
  const tile = view?.board.find(({ structure }) => structure?.id === id);
  return [
    say(language, "look.structure", { structure: id, defence, points }),
    say(language, "look.structure.rule"),
    standInLine(id, language),
    ...(view === null
      ? []
      : [tile === undefined ? say(language, "look.gone") : say(language, "look.stands", { tile: tile.id })]),
  ];
}
