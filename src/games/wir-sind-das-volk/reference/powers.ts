import type { Language } from "../../../engine/index.ts";
import { seats } from "../seats.ts";
import type { VolkView } from "../view.ts";
import { say } from "./say.ts";
import { trackArgs } from "./tracks.ts";

/** What 2+2 adds to the position in words. */
export function powerLines(view: VolkView, language: Language): string[] {
  const { powers } = view;
  if (powers === null) return [];
  const { treasury, points, doves, order, dearerArms, weakerAid, peacemakers } = powers;
  const { armsDeckSize: arms, conflictDeckSize: conflict, prepared } = powers;
  return [
    say(language, "board.order", { order }),
    say(language, "board.powers", trackArgs(view)),
    say(language, "board.treasury", { ...treasury, doves, usaVp: points.usa, ussrVp: points.ussr }),
    say(language, "board.decks", { arms, conflict, prepared }),
    ...(dearerArms ? [say(language, "board.lasting.dearer")] : []),
    ...(weakerAid ? [say(language, "board.lasting.weaker")] : []),
    ...seats
      .filter((seat) => peacemakers[seat].length > 0)
      .map((seat) => say(language, "board.peacemakers", { seat, cards: peacemakers[seat] })),
  ];
}
