/** What the bot says of opponents that are sought, and of open seats. */
export const seeks = {
  "seek.any": "any",
  "seek.any-options": "any options",
  "seek.head": "**{title}**[ · {player} seeks {count|an opponent|opponents}]",
  "seek.details":
    "[plays {seat} · ][{options} · ][a move within {days} {days|day|days} · ][{rated:seek-rated} · ][opponents with {range} · ][usually plays {hours} · ][{must:seek-must} · ]ends {until}",
  "seek-rated.true": "counts for the ladder",
  "seek-must.true": "only with somebody who plays then too",
  "seek.range.both": "{least} to {most} points",
  "seek.range.least": "{least} points or more",
  "seek.range.most": "{most} points at most",
  "seek.lobby": "**{title}** · {player} has opened a lobby in {channel}",
  "seek.lobby.details": "free: {seats} · [{options} · ]a move within {days} {days|day|days}[ · {rated:seek-rated}]",
  "seek.match": "**{title}**: {people} have found each other.",
  "seek.match.seat": "{player} ({seat})",
  "seek.match.rated": "It counts for the ladder: all of you asked for that.",
  "seek.match.hours": "You usually play at the same time: {hours}.",
  "seek.match.thread": "Your game begins in this thread.",
  "seek.ended": "Nobody has come to play **{title}** with you[ on {server}]. If you still want to: `/game seek`.",
  "seek.did":
    "You seek somebody to play **{title}**. Whoever fits is found by itself, and a game is opened in a thread.",
  "seek.did.board": "It is on the board in {channel}.",
  "seek.did.no-board":
    "No channel of this server has a board of open seats, so nobody sees it who does not look: others find it with `/game seek`. Whoever manages the server chooses a channel with `/settings server`.",
  "seek.did.match": "**{title}**: you play with {others}. Your game is being opened in a thread, where you are called.",
  "seek.did.withdraw": "You no longer seek anybody to play **{title}**.",
  "seek.own": "You seek {count|an opponent|opponents}:",
  "seek.how":
    "Choose a game to seek an opponent for it as it is usually played. With `/game seek` you can also say options, your side, days for a move, ratings, hours, and whether it counts.",
  "seek.which": "Choose a game",
  "seats.head":
    "**Open seats**: {count}[ · page {page} of {pages}]\n*Join* takes one. `/game seek` or *Seek* adds yours.",
  "seats.more": "And {count} more: *Show All*.",
  "seats.parked":
    "The board of open seats cannot be posted in {channel}[ on {server}]: {why:seats-why} It comes back by itself when it can, or choose another channel: `/settings server` with `board`.",
  "seats-why.channel": "the channel is gone.",
  "seats-why.permission": "I lack **View Channel** or **Send Messages** there.",
  "seats-why.locked": "the thread is locked.",
  "seats-why.server": "I am not on that server.",
  "settings.board": "Board of open seats: {board}.",
  "button.seek": "Seek",
  "button.seek-join": "Join",
  "button.unseek": "Withdraw[: {title}]",
  "button.seats": "Show All",
  "refusal.seek-server": "An opponent is sought on a server: use it in a channel there.",
  "refusal.seek-title": "Say for which game: `title`.",
  "refusal.seek-again":
    "You seek somebody for this game here already. Take that back first: `/game seek` with `withdraw`, or its button.",
  "refusal.seek-many":
    "You seek opponents for {most} games already, which is as many as one may. Take one back first: `/game list` has them.",
  "refusal.seek-none": "There is no such search of yours: it has ended, or you have taken it back.",
  "refusal.seek-matched": "Somebody has been found, and your game is being opened: it cannot be taken back now.",
  "refusal.seek-gone": "That seat is no longer open: somebody was faster, or it was taken back.",
  "refusal.seek-own": "That is your own search. `/game seek` takes it back with `withdraw`.",
  "refusal.seek-rating": "That player seeks somebody with other ratings than yours.",
  "refusal.seek-hours":
    "That player seeks somebody who plays at the same hours. Say yours with `/game seek`, and if they meet you are found by itself.",
  "refusal.seek-place":
    "I cannot open a thread here that everybody reaches who may be found: I need **View Channel**, **Send Messages**, **Create Public Threads** and **Send Messages in Threads** in a channel that everybody sees. Try another channel, or ask whoever manages the server for a board: `/settings server`.",
  "refusal.seek-zone": "Your hours are told by your own clock. Set it first: `/settings mine` with `time-zone`.",
  "refusal.seek-together": "`same-hours` needs your own: say them with `hours`, as in `19-23`.",
  "refusal.seek-range":
    "The range is upside down: from {least} to {most}. Say the lower number first, as in `4700-5300`.",
  "refusal.seek-rating-typed":
    "I do not understand that as ratings. Say how near to yours, as in `±300`, or from and to, as in `4700-5300`, `from 4800` or `to 5200`.",
  "refusal.seek-hours-typed":
    "I do not understand that as hours. Say whole hours of a day from 0 to 24, as in `19-23` or `7-9, 20-1`.",
  "refusal.board-channel":
    "I cannot keep a board in {channel}: I need **View Channel**, **Send Messages**, **Create Public Threads** and **Send Messages in Threads** there.",
} as const;
