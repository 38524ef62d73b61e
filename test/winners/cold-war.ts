import type { Side } from "../../src/games/cold-war/seats.ts";
import { cards as redSeaCards } from "../../src/games/red-sea/cards/index.ts";
import { board as redSeaBoard, spaceTrack } from "../../src/games/red-sea/components/board.ts";
import { redSea } from "../../src/games/red-sea/index.ts";
import type { RedSeaOptions } from "../../src/games/red-sea/options.ts";
import type { RedSeaState } from "../../src/games/red-sea/state.ts";
import type { RedSeaView } from "../../src/games/red-sea/view.ts";
import { cards } from "../../src/games/twilight-struggle/cards/index.ts";
import { board, spaceTracks } from "../../src/games/twilight-struggle/components/board.ts";
import { twilightStruggle } from "../../src/games/twilight-struggle/index.ts";
import type { TwilightOptions } from "../../src/games/twilight-struggle/options.ts";
import type { TwilightState } from "../../src/games/twilight-struggle/state.ts";
import type { TwilightView } from "../../src/games/twilight-struggle/view.ts";
import { warlikeCards as warlikeOfRedSea } from "../fuzz/red-sea.ts";
import { warlikeCards } from "../fuzz/twilight-struggle.ts";
import { sensiblePlayer } from "./cold-war/player.ts";
import type { Contest } from "./player.ts";

export const twilightStruggleContest: Contest<TwilightState, TwilightView, Side, TwilightOptions> = {
  game: twilightStruggle,
  sensible: sensiblePlayer({ cards, warlike: warlikeCards, shaky: new Set(), board, space: spaceTracks.deluxe }),
  tables: new Map([["standard", {}]]),
};

export const redSeaContest: Contest<RedSeaState, RedSeaView, Side, RedSeaOptions> = {
  game: redSea,
  sensible: sensiblePlayer({
    cards: redSeaCards,
    warlike: warlikeOfRedSea,
    shaky: new Set(["ethiopia", "somalia"]),
    board: redSeaBoard,
    space: spaceTrack,
  }),
  tables: new Map([["standard", {}]]),
};
