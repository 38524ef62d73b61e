/** What the bot says of leagues. */
export const leagues = {
  "league.opened":
    "**{name}**: a league of {title}, {system:league-system}[, {rounds} {rounds|round|rounds}]. A round takes {days} {days|day|days}[; {both:league-both}]. Everybody may join: *Join League*, or `/league join`. {host} starts it.",
  "league-system.swiss": "Swiss",
  "league-system.round-robin": "everybody against everybody",
  "league-both.true": "two who meet play both sides",
  "league.players": "{count} {count|player|players}: {players}",
  "league.round":
    "**{name}**: round {round} of {rounds}. Due: {due}.[ Free this time: {byes}.][ Won by forfeit: {forfeits}.]",
  "league.pairing":
    "**{name}**, round {round}, game {number}: {first} ({firstSeat}) – {second} ({secondSeat}). Due: {due}. It is played in this thread.",
  "league.table.head": "**{name}**: {state:league-state}",
  "league-state.open": "people may join",
  "league-state.running": "after {played} of {games} {games|game|games} of round {round} of {rounds}",
  "league-state.finished": "final table",
  "league-state.cancelled": "cancelled",
  "league.table.row": "{place}\\. {player} · **{points}** · {berger} · {won}–{drawn}–{lost}[ · {left:league-left}]",
  "league-left.true": "left",
  "league.table.note": "-# Points, Sonneborn-Berger, won–drawn–lost.",
  "league.table.open": "Still played: {games}",
  "league.table.game": "{number}\\. {first} – {second}[ ({channel})]",
  "league.finished": "**{name}** is over. Winner: {winners}. Thank you all for playing.",
  "league.cancelled": "**{name}** is cancelled. Games that are still played go on.",
  "league.corrected":
    "**{name}**: the organiser has decided round {round}, game {number}: {first} {one} – {two} {second}. The table and all ratings that hang on it are computed anew.",
  "league.due":
    "**{name}**, round {round}: your game in {channel} is due {due}. A game that is not over by then is lost by whoever has taken longer in all.",
  "league.did.new": "**{name}** is open: people can join.",
  "league.did.join": "You are in **{name}**: {count} {count|player|players} so far.",
  "league.did.leave": "You have left **{name}**.",
  "league.did.start": "**{name}** has begun: round 1 of {rounds}, due {due}.",
  "league.did.cancel": "**{name}** is cancelled.",
  "league.did.report": "Round {round}, game {number} counts {one} – {two} now.",
  "button.league-join": "Join League",
  "league.column.points": "Points",
  "league.column.berger": "S-B",
  "league.column.tally": "W–D–L",
  "log.table.forfeited":
    "The round of the league is over, or a player has left it: {seats} {seats|loses|lose} by forfeit.",
  "end.forfeit": "**{winners}** {winners|wins|win} by forfeit.",
  "end.forfeit.draw": "Nobody wins: both sides lose by forfeit.",
  "refusal.league-two": "A league is of games for two; this one has other seats.",
  "refusal.league-name": "Give the league a name.",
  "refusal.league-none": "I know no such league here. `/league new` opens one.",
  "refusal.league-joined": "You are in this league already.",
  "refusal.league-not-in": "You are not in this league.",
  "refusal.league-full": "This league is full: {most} people.",
  "refusal.league-few": "A league needs at least two people; {people} {people|has|have} joined.",
  "refusal.league-rounds":
    "With {people} people a Swiss league has at most {most} {most|round|rounds}, so that nobody meets twice; {rounds} were set. More people may join, or open one with fewer rounds, or everybody against everybody.",
  "refusal.league-swiss": "`rounds` belongs to a Swiss league: everybody against everybody has as many as it needs.",
  "refusal.league-organiser": "Only whoever opened the league, or manages this channel, can do that.",
  "refusal.league-manager": "A league makes many threads, so only somebody who manages this channel can open one.",
  "refusal.league-begun": "This league has begun already.",
  "refusal.league-not-begun": "This league has not begun yet: `/league start`.",
  "refusal.league-over": "This league is over.",
  "refusal.league-game": "There is no game {number} in round {round} of this league.",
  "refusal.league-open":
    "Round {round}, game {number} is still played. It counts when it is over; what it counts can be corrected then.",
  "refusal.league-same": "Round {round}, game {number} counts exactly that already.",
  "refusal.league-threads":
    "A league needs threads, and I may make none in this channel. Whoever manages it can grant me “Create Public Threads” and “Send Messages in Threads”.",
} as const;
