import type { Args, Ask } from "../../engine/index.ts";
import type { Passage } from "../../i18n/index.ts";
import { provincesOf } from "./components/board/index.ts";
import { decadeResult } from "./forecast/index.ts";
import type { MessageKey } from "./messages/keys.ts";
import { germanyOf, other, powerOf, rivalOf, type Seat } from "./seats.ts";
import { PROTEST, protestsOf } from "./standing.ts";
import { armsRaceTrack, spaceRaceTrack } from "./two-plus-two/components/tracks.ts";
import { PARTS } from "./two-plus-two/decade.ts";
import { warWinners } from "./two-plus-two/nuclear-war.ts";
import { lead } from "./two-plus-two/winner.ts";
import type { VolkView } from "./view.ts";

const told = (key: MessageKey, args: Args = {}) => ({ key, args });

/** What matters before a turn, what matters most first, from what the seat may know. */
export const coach = (view: VolkView, { kind, seat }: Ask<Seat>): Passage =>
  kind === "turn.card"
    ? [
        ...doves(view, seat),
        ...endOfDecade(view, seat),
        ...protests(view, seat),
        ...races(view, seat),
        ...points(view, seat),
      ]
    : [];

/** Of a base game, whose decade has two halves. */
const HALVES = 2;

const isLastPart = ({ part, powers }: VolkView): boolean => part === (powers === null ? HALVES : PARTS);

/** Cards that are still taken from the display before the part is over: in 2+2 the last one happens by itself. */
const cardsLeft = ({ display, powers }: VolkView): number => display.length - (powers === null ? 0 : 1);

/** So many cards before the end of a decade it is said. */
const LATE = 4;

/** [B13] What the end of the decade would bring, at worst. */
function endOfDecade(view: VolkView, seat: Seat): Passage {
  const left = cardsLeft(view);
  if (!isLastPart(view) || left > LATE) return [];
  const own = germanyOf(seat);
  const [worst, best] = [other(own), own].map((favoured) => decadeResult(view, favoured, "coach.goes-on"));
  const key = JSON.stringify(worst) === JSON.stringify(best) ? "coach.end" : "coach.end.worst";
  return [{ ...told(key, { left, decade: view.decade }), items: worst ?? [] }];
}

/** So many of the four that make a state collapse are worth a word. */
const MANY = 2;

/** [B8, B13.10] */
function protests(view: VolkView, seat: Seat): Passage {
  const own = germanyOf(seat);
  const count = protestsOf(view, provincesOf[own]);
  const theirs = protestsOf(view, provincesOf[other(own)]);
  const provinces = provincesOf[own].filter((id) => view.unrest[id] % PROTEST === PROTEST - 1);
  return [
    ...(count >= MANY
      ? [told("coach.protests", { count, provinces })]
      : provinces.length > 0
        ? [told("coach.restless", { provinces })]
        : []),
    ...(theirs >= MANY ? [told("coach.theirs", { count: theirs })] : []),
  ];
}

const FEW_DOVES = 2;

/** [11] */
function doves({ powers }: VolkView, seat: Seat): Passage {
  if (powers === null || powers.doves > FEW_DOVES) return [];
  const { usa, west, ussr, east } = powers.peacemakers;
  const counts = { usa: usa.length, west: west.length, ussr: ussr.length, east: east.length };
  return [told("coach.doves", { doves: powers.doves, winners: warWinners(seat, counts) })];
}

/** [12.1, 12.2] A superpower in a box of victory, or next to one. */
function races(view: VolkView, seat: Seat): Passage {
  if (view.powers === null) return [];
  return (["usa", "ussr"] as const).flatMap((power) =>
    (["arms", "space"] as const).flatMap((track) => {
      const boxes = track === "arms" ? armsRaceTrack.boxes : spaceRaceTrack[power];
      const steps = boxes.findIndex((box) => "victory" in box) - lead(view, track, power);
      if (steps > 1) return [];
      const whose = power === seat ? "own" : "theirs";
      return [told(steps <= 0 ? `coach.race.${whose}-now` : `coach.race.${whose}`, { track, steps, power })];
    }),
  );
}

/** [12.4] Which of the two allies would win, where it is close or the decade about to end. */
function points(view: VolkView, seat: Seat): Passage {
  const { powers } = view;
  if (powers === null) return [];
  const { usa, ussr } = powers.points;
  if (!isLastPart(view) && Math.abs(usa - ussr) > 1) return [];
  const power = powerOf(germanyOf(seat));
  const winner = powers.points[power] > powers.points[rivalOf(power)] ? power : germanyOf(seat);
  return [told("coach.points", { winner, usa, ussr })];
}
