import { twoPlusTwo, type VolkGame, wirSindDasVolk } from "../../src/games/wir-sind-das-volk/index.ts";
import type { VolkOptions } from "../../src/games/wir-sind-das-volk/options.ts";
import type { Seat } from "../../src/games/wir-sind-das-volk/seats.ts";
import type { VolkState } from "../../src/games/wir-sind-das-volk/state.ts";
import type { VolkView } from "../../src/games/wir-sind-das-volk/view.ts";
import type { Contest } from "./player.ts";
import { sensible } from "./wir-sind-das-volk/index.ts";

type VolkContest = Contest<VolkState, VolkView, Seat, VolkOptions>;

const contest = (game: VolkGame): VolkContest => ({ game, sensible, tables: new Map([["standard", {}]]) });

export const wirSindDasVolkContest: VolkContest = contest(wirSindDasVolk);
export const twoPlusTwoContest: VolkContest = contest(twoPlusTwo);
