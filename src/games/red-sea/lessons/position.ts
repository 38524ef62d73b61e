import type { PerSide } from "../../cold-war/state.ts";
import type { CardId } from "../cards/ids.ts";
import { deckOf } from "../cards/index.ts";
import { board } from "../components/board.ts";
import type { CountryId } from "../components/countries.ts";
import { redSea } from "../index.ts";
import { startingState } from "../rules/setup.ts";
import type { RedSeaState, Step } from "../state.ts";

/** What is otherwise than at the beginning of a game. */
interface Laid {
  readonly step: Step;
  readonly vp?: number;
  /** [US, USSR], beside what is printed. */
  readonly influence?: Readonly<Partial<Record<CountryId, readonly [us: number, ussr: number]>>>;
  readonly hands: PerSide<readonly CardId[]>;
  /** The card on top of the draw pile. */
  readonly top?: CardId;
}

/** A position of the first turn, with all its cards in hands and draw pile. */
export function lay({ step, vp = 0, influence = {}, hands, top }: Laid): RedSeaState {
  const state = startingState(redSea.options({}));
  for (const [country, [us, ussr]] of Object.entries(influence)) {
    const place = board.place(country as CountryId);
    state.influence.us[place] = us;
    state.influence.ussr[place] = ussr;
  }
  const elsewhere = [...hands.us, ...hands.ussr, ...(top === undefined ? [] : [top])];
  const deck = deckOf("mid").filter((card) => !elsewhere.includes(card));
  return {
    ...state,
    step,
    vp,
    hands: { us: [...hands.us], ussr: [...hands.ussr] },
    deck: top === undefined ? deck : [...deck, top],
  };
}
