/** What matters before a turn, for whoever wants to be told. */
export const en = {
  "coach.end": "{left} more {left|card|cards} from the display and decade {decade:roman} ends. As it stands: {list}",
  "coach.end.worst":
    "{left} more {left|card|cards} from the display and decade {decade:roman} ends. As it stands, with every choice against you: {list}",
  "coach.goes-on": "mass protests West {west}, East {east}; four make a state collapse",
  "coach.protests":
    "You have {count} of the four mass protests that make your state collapse.[ 1 more unrest is another in {provinces}.]",
  "coach.restless": "1 more unrest is a mass protest in {provinces}.",
  "coach.theirs": "The other state has {count} of the four mass protests that make it collapse.",
  "coach.points": "If your side won now, the victory would be that of {winner}: victory points USA {usa}, USSR {ussr}.",
  "coach.race.own": "{steps} more in the {track} and you win at the end of the decade.",
  "coach.race.theirs": "{steps} more in the {track} and {power} wins at the end of the decade.",
  "coach.race.own-now": "You lead the {track} far enough to win at the end of the decade.",
  "coach.race.theirs-now": "{power} leads the {track} far enough to win at the end of the decade.",
  "coach.doves":
    "{doves} of 6 doves left; whoever turns the last one down starts the nuclear war. If you did, the victory would be that of {winners}.",
} as const;
