import type { Language } from "../../../engine/index.ts";
import { scenarios } from "../components/index.ts";
import { sides } from "../seats.ts";
import type { UndauntedView } from "../view/index.ts";
import { say } from "./say.ts";
import { contentsOf, groundOf } from "./tile.ts";

/** Goals, cards and the whole board in words: nothing but what everybody can see. */
export function statusLines(view: UndauntedView, language: Language): readonly string[] {
  const { round, scenario, active, initiative } = view;
  return [
    say(language, "board.head", { round, scenario, active, initiative }),
    ...sides.flatMap((side) => [...sideLines(view, side, language)]),
    ...view.board.map((tile) =>
      say(language, "board.tile", {
        tile: tile.id,
        ground: groundOf(tile.id, language),
        list: contentsOf(view, tile, language),
      }),
    ),
  ];
}

/** The round, and how far each side is from its goals. */
export function scoreLine({ round, scenario, armies }: UndauntedView, language: Language): string {
  const goals = sides.flatMap((side) =>
    armies[side].goals.map(({ done, need }) => say(language, "score.goal", { side, done, need })),
  );
  return [say(language, "score.head", { round, scenario }), ...goals].join(" · ");
}

function sideLines(view: UndauntedView, side: (typeof sides)[number], language: Language): string[] {
  const army = view.armies[side];
  const { neutralised, evacuated, destroyed, played, points, hopeless } = army;
  const orders = scenarios[view.scenario].orders[side][language];
  const hasTrophies = neutralised.length + evacuated.length + destroyed.length > 0;
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
    ...(hasTrophies ? [say(language, "board.trophies", { side, neutralised, evacuated, destroyed })] : []),
  ];
}
