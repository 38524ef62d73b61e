import type { CardId, SoldierId, TileId, TokenFace } from "../components/index.ts";
import { undaunted } from "../index.ts";
import { startingState } from "../rules/setup.ts";
import type { Soldier, Step, UndauntedState } from "../state.ts";

/** What is otherwise than at the beginning of the first scenario. */
interface Laid {
  readonly step: Step;
  readonly hands: { readonly lrdg: readonly CardId[]; readonly italy: readonly CardId[] };
  readonly soldiers?: Readonly<Partial<Record<SoldierId, TileId>>>;
  /** Tiles that the LRDG has scouted besides. */
  readonly scouted?: readonly TileId[];
}

/** A position of the first scenario in its first round: what is not in hand lies in the deck. */
export function lay({ step, hands, soldiers = {}, scouted = [] }: Laid): UndauntedState {
  const state = startingState(undaunted.options({}));
  const { lrdg, italy } = state.armies;
  const moved = Object.fromEntries(
    Object.entries(soldiers).map(([id, tile]): [string, Soldier] => [id, { place: { tile }, suppressed: false }]),
  );
  const tokens = Object.fromEntries(scouted.map((tile): [string, TokenFace] => [tile, "scouted"]));
  return {
    ...state,
    step,
    round: 1,
    soldiers: { ...state.soldiers, ...moved },
    armies: {
      lrdg: {
        ...lrdg,
        hand: hands.lrdg,
        deck: without(lrdg.deck, hands.lrdg),
        tokens: { ...lrdg.tokens, ...tokens },
      },
      italy: { ...italy, hand: hands.italy, deck: without(italy.deck, hands.italy) },
    },
  };
}

function without(pile: readonly CardId[], taken: readonly CardId[]): CardId[] {
  const rest = [...pile];
  for (const card of taken) {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}
