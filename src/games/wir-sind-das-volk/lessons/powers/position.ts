import { baseDeck, expansionDeck } from "../../cards/index.ts";
import type { CardId } from "../../cards/types.ts";
import type { ProvinceId, SiteId } from "../../components/board/index.ts";
import { twoPlusTwo } from "../../index.ts";
import type { Step, VolkState } from "../../state.ts";
import { armsRaceIds, conflictIds } from "../../two-plus-two/draw.ts";
import { startingPowers } from "../../two-plus-two/setup.ts";
import type { PowerState } from "../../two-plus-two/state.ts";

/** What is otherwise than at the beginning of a game. */
interface Laid {
  readonly step?: Step;
  readonly part?: number;
  readonly display?: readonly CardId[];
  readonly factories?: readonly SiteId[];
  readonly unrest?: Readonly<Partial<Record<ProvinceId, number>>>;
  readonly tracks?: Partial<VolkState["tracks"]>;
  /** Socialists in the box. */
  readonly box?: number;
  readonly powers?: Partial<PowerState>;
  /** The next cards of the small decks. */
  readonly arms?: (typeof armsRaceIds)[number];
  readonly conflict?: (typeof conflictIds)[number];
}

const hands: VolkState["hands"] = {
  usa: ["berlin-airlift", "monetary-reform-in-the-west"],
  west: ["west-germany-granted-sovereignty", "goettingen-eighteen"],
  ussr: ["joining-the-cmea", "monetary-reform-in-the-east"],
  east: ["stasi-is-founded", "planned-build-up-of-socialism"],
};

/** In the first decade, with a deck of what is in no hand and not in the display. */
export function lay({
  step = { at: "turn", seat: "usa" },
  part = 1,
  display = [],
  factories = [],
  unrest = {},
  tracks = {},
  box = 1,
  powers = {},
  arms,
  conflict,
}: Laid): VolkState {
  const state = twoPlusTwo.start(twoPlusTwo.options({}));
  const taken: readonly CardId[] = [...display, ...Object.values(hands).flat()];
  const inPiles = (cards: readonly CardId[]) => cards.filter((card) => !taken.includes(card));
  return {
    ...state,
    step,
    part,
    unrest: { ...state.unrest, ...unrest },
    factories: { ...state.factories, ...Object.fromEntries(factories.map((site) => [site, "sound"] as const)) },
    tracks: { ...state.tracks, ...tracks },
    box,
    hands: { usa: [...hands.usa], west: [...hands.west], ussr: [...hands.ussr], east: [...hands.east] },
    display: [...display],
    deck: inPiles(baseDeck(1)),
    powers: {
      ...startingPowers(),
      prepared: inPiles(expansionDeck(1)).slice(0, 6),
      armsDeck: withNext(armsRaceIds, arms),
      conflictDeck: withNext(conflictIds, conflict),
      ...powers,
    },
  };
}

/** The next card lies last. */
const withNext = <Id>(all: readonly Id[], next: Id | undefined): Id[] =>
  next === undefined ? [...all] : [...all.filter((each) => each !== next), next];
