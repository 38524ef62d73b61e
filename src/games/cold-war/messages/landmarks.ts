import type { Landmarks } from "../../../i18n/game-messages.ts";
import type { Told } from "../../../i18n/index.ts";

const turn = (number: unknown): Told => ({ key: "chapter.turn", args: { turn: Number(number ?? 1) } });

/** Turns with their headlines and action rounds. The first turn begins with its headlines. */
export const landmarks: Landmarks = {
  turn: ({ turn: number }) => ({ chapter: turn(number) }),
  headline: (_, before) => {
    const chapter = turn(before?.chapter.args.turn);
    return { chapter, at: { key: "moment.headline", args: chapter.args } };
  },
  round: ({ turn: number, round }) => ({
    chapter: turn(number),
    at: { key: "moment.round", args: { turn: Number(number), round: Number(round) } },
  }),
};
