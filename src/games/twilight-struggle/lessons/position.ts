import type { PerSide } from "../../cold-war/state.ts";
import type { CardId } from "../cards/ids.ts";
import { deckOf } from "../cards/index.ts";
import { board } from "../components/board.ts";
import type { CountryId } from "../components/countries/index.ts";
import { twilightStruggle } from "../index.ts";
import { startingState } from "../rules/setup.ts";
import type { Step, TwilightState } from "../state.ts";

/** What is otherwise than at the beginning of a game. */
interface Laid {
  readonly step: Step;
  readonly turn?: number;
  readonly vp?: number;
  readonly defcon?: number;
  readonly milOps?: PerSide<number>;
  readonly spaceAttempts?: PerSide<number>;
  /** [US, USSR] */
  readonly influence?: Readonly<Partial<Record<CountryId, readonly [us: number, ussr: number]>>>;
  readonly hands: PerSide<readonly CardId[]>;
}

/** What the two sides have placed beside the printed influence, where the scenes begin. */
const placed: NonNullable<Laid["influence"]> = {
  poland: [0, 4],
  "east-germany": [0, 4],
  yugoslavia: [0, 1],
  "west-germany": [4, 0],
  italy: [3, 0],
};

/** A position of the Early War, with all its cards in hands and draw pile; the set-up is done but where it is to be learnt. */
export function lay({
  step,
  turn = 1,
  vp = 0,
  defcon = 5,
  milOps,
  spaceAttempts,
  influence = {},
  hands,
}: Laid): TwilightState {
  const state = startingState(twilightStruggle.options({}));
  const there = Object.entries({ ...(step.at === "setup" ? {} : placed), ...influence });
  for (const [country, [us, ussr]] of there) {
    const place = board.place(country as CountryId);
    state.influence.us[place] = us;
    state.influence.ussr[place] = ussr;
  }
  const held = [...hands.us, ...hands.ussr];
  return {
    ...state,
    step,
    turn,
    vp,
    defcon,
    milOps: { ...(milOps ?? { us: 0, ussr: 0 }) },
    spaceAttempts: { ...(spaceAttempts ?? { us: 0, ussr: 0 }) },
    hands: { us: [...hands.us], ussr: [...hands.ussr] },
    deck: deckOf("early", state.options).filter((card) => !held.includes(card)),
  };
}
