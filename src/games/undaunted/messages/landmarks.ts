import type { Landmarks } from "../../../i18n/game-messages.ts";

export const landmarks: Landmarks = {
  scenario: () => ({ chapter: { key: "chapter.round", args: { round: 1 } } }),
  round: ({ round }) => ({ chapter: { key: "chapter.round", args: { round: Number(round) } } }),
};
