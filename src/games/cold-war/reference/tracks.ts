import type { Args, Language } from "../../../engine/index.ts";
import type { SpaceTrack } from "../components/tracks.ts";
import { other, type Side, sides } from "../seats.ts";
import type { FamilyView } from "../view.ts";
import { type Book, say } from "./book.ts";

/** When in the game the position is. */
export function momentLine<View extends FamilyView>(
  book: Book<View>,
  { step, turn, round, phasing }: View,
  language: Language,
  turns: number,
  rounds: number,
): string {
  const args: Args = { turn, turns, round, rounds, phasing };
  switch (step) {
    case "round":
      return say(book, language, round > rounds ? "board.extra" : "board.round", args);
    case "deal":
    case "handicap":
    case "combination":
      return say(book, language, "board.setup");
    default:
      return say(book, language, `board.${step}`, args);
  }
}

export function milOpsLine<View extends FamilyView>(
  book: Book<View>,
  { defcon, milOps }: View,
  language: Language,
): string {
  return say(book, language, "board.milops.check", { defcon, us: milOps.us, ussr: milOps.ussr });
}

export function spaceLine<View extends FamilyView>(
  book: Book<View>,
  view: View,
  language: Language,
  track: SpaceTrack,
  ability: (id: string) => string = (id) => say(book, language, `board.ability.${id}`),
): string {
  const [us, ussr] = sides.map((side) => boxOf(book, view, side, language, track, ability));
  return say(book, language, "board.space", { us: us ?? "", ussr: ussr ?? "" });
}

function boxOf<View extends FamilyView>(
  book: Book<View>,
  { space, spaceAttempts }: View,
  side: Side,
  language: Language,
  track: SpaceTrack,
  abilityOf: (id: string) => string,
): string {
  const box = space[side];
  const attempts = spaceAttempts[side] || null;
  if (box === 0) return say(book, language, "board.space.start", { side, attempts });
  // [6.4.4] an ability is held until the other side arrives too
  const held = track.slice(space[other(side)] + 1, box + 1).flatMap(({ ability }) => ability ?? []);
  const abilities = held.map(abilityOf).join(", ") || null;
  const name = track[box]?.name[language] ?? "";
  return say(book, language, "board.space.box", { side, box, name, attempts, abilities });
}

export function pilesLine<View extends FamilyView>(
  book: Book<View>,
  { handSizes, deckSize, discard, removed }: View,
  language: Language,
): string {
  return say(book, language, "board.cards", {
    us: handSizes.us,
    ussr: handSizes.ussr,
    deck: deckSize,
    discard: discard.length,
    removed: removed.length,
  });
}

/** Events that go on, whom they serve, and cards that lie open on the table. */
export function effectLines<View extends FamilyView>(
  book: Book<View>,
  { effects, playing }: View,
  language: Language,
): string[] {
  const lines: string[] = [];
  for (const turn of [false, true])
    for (const side of sides) {
      const list = effects
        .filter((effect) => effect.side === side && effect.turn === turn)
        .map(({ card, area }) => say(book, language, "board.effect", { card, area: area ?? null }));
      const key = turn ? "board.effects.turn" : "board.effects";
      if (list.length > 0) lines.push(say(book, language, key, { side, list: list.join(", ") }));
    }
  const open = playing.filter((card) => !effects.some((effect) => effect.card === card));
  if (open.length > 0) lines.push(say(book, language, "board.table", { cards: open }));
  return lines;
}
