import { baseDeck } from "../cards/index.ts";
import type { CardId } from "../cards/types.ts";
import type { ProvinceId, SegmentId, SiteId } from "../components/board/index.ts";
import { wirSindDasVolk } from "../index.ts";
import type { VolkState } from "../state.ts";

/** What is otherwise than at the beginning of a game. */
interface Laid {
  readonly display: readonly CardId[];
  readonly west: readonly CardId[];
  readonly unrest?: Readonly<Partial<Record<ProvinceId, number>>>;
  readonly factories?: readonly SiteId[];
  readonly segments?: readonly SegmentId[];
  readonly standard?: Readonly<Partial<Record<ProvinceId, number>>>;
  readonly tracks?: Partial<VolkState["tracks"]>;
  /** Half of the decade. */
  readonly part?: number;
  readonly played?: readonly CardId[];
}

const east: readonly CardId[] = ["joining-the-cmea", "monetary-reform-in-the-east"];

/** West's turn in the first decade; what is not in a hand or the display, and has not been played, lies in the deck. */
export function lay({
  display,
  west,
  unrest = {},
  factories = [],
  segments = [],
  standard = {},
  tracks = {},
  part = 1,
  played = [],
}: Laid): VolkState {
  const state = wirSindDasVolk.start(wirSindDasVolk.options({}));
  const taken = [...display, ...west, ...east, ...played];
  return {
    ...state,
    step: { at: "turn", seat: "west" },
    unrest: { ...state.unrest, ...unrest },
    factories: { ...state.factories, ...Object.fromEntries(factories.map((site) => [site, "sound"] as const)) },
    segments: [...segments],
    standard: { ...state.standard, ...standard },
    tracks: { ...state.tracks, ...tracks },
    part,
    played: [...played],
    hands: { usa: [], west: [...west], ussr: [], east: [...east] },
    display: [...display],
    deck: baseDeck(1).filter((card) => !taken.includes(card)),
  };
}
