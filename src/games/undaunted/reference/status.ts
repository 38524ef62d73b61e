import type { Language } from "../../../engine/index.ts";
import type { BoardPart } from "../../title.ts";
import { scenarios } from "../components/index.ts";
import { sides } from "../seats.ts";
import type { TileView, UndauntedView } from "../view/index.ts";
import { say } from "./say.ts";
import { contentsOf, groundOf } from "./tile.ts";

/** Goals, cards and the whole board in words: nothing but what everybody can see. */
export function boardParts(view: UndauntedView, language: Language): readonly BoardPart[] {
  const { round, scenario, active, initiative } = view;
  const head = say(language, "board.head", { round, scenario, active, initiative });
  return [
    { parts: [], lines: [head, ...sides.flatMap((side) => sideLines(view, side, language))] },
    ...view.board.map((tile) => ({ parts: [tile.id], lines: [tileLine(view, tile, language)] })),
  ];
}

const tileLine = (view: UndauntedView, tile: TileView, language: Language): string =>
  say(language, "board.tile", {
    tile: tile.id,
    ground: groundOf(tile.id, language),
    neighbours: tile.adjacent,
    list: contentsOf(view, tile, language),
  });

/** The round, and how far each side is from its goals. */
export function scoreLine({ round, scenario, armies }: UndauntedView, language: Language): string {
  const goals = sides.flatMap((side) =>
    armies[side].goals.map(({ done, need }) => say(language, "score.goal", { side, done, need })),
  );
  return [say(language, "score.head", { round, scenario }), ...goals].join(" · ");
}

const trophyKinds = ["neutralised", "evacuated", "destroyed"] as const;

function sideLines(view: UndauntedView, side: (typeof sides)[number], language: Language): string[] {
  const army = view.armies[side];
  const { neutralised, evacuated, destroyed, played, points, hopeless } = army;
  const orders = scenarios[view.scenario].orders[side][language];
  const trophies = { neutralised, evacuated, destroyed };
  return [
    ...army.goals.map(({ done, need }) => say(language, "board.goal", { side, orders, done, need, points, hopeless })),
    say(language, "board.cards", {
      side,
      hand: army.handSize,
      deck: army.deckSize,
      discard: army.discard.length,
      supply: army.supply.length,
      removed: army.removedSize,
      tokens: army.tokensLeft,
    }),
    ...(played.length > 0 ? [say(language, "board.played", { side, cards: played })] : []),
    ...trophyKinds
      .filter((kind) => trophies[kind].length > 0)
      .map((kind) => say(language, `board.trophies.${kind}`, { side, list: trophies[kind] })),
  ];
}
