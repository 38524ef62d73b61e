/** What the bot says of where games are: one that has no place, one that moves, what is missing where it is to go. */
export const places = {
  "log.table.goes-on": "The game goes on here, as it stood.",
  "log.table.moved": "{player} has moved the game here from {channel}.",
  "log.table.stays": "The game stays here: no place could be made for it in {channel}.",
  "place.goes-on": "**{title}**[ ({players})]: the game goes on here.",
  "place.went": "**{title}**: this game is played elsewhere now: {link}",
  "place.will-move": "The game gets a thread of its own in {channel}, and goes on there as soon as that is made.",
  "place.will-post": "The game gets a post of its own in {channel}, and goes on there as soon as that is made.",
  "place.moved": "The game has moved: it goes on in {channel}.",
  "place.did-move": "The game goes on in {channel}.",
  "list.parked": "parked",
  "parked.channel":
    "{title}[ with {others}] is parked: its channel or thread is gone. Nothing is lost, and the clock stands still. Type `/game move` in another channel and choose the game, and it goes on there.",
  "parked.permission":
    "{title}[ with {others}] is parked: I may no longer post in {channel}. Nothing is lost, and the clock stands still. It goes on when whoever manages the channel lets me post again; or type `/game move` in another channel and choose the game.",
  "parked.locked":
    "{title}[ with {others}] is parked: its thread {channel} is locked. Nothing is lost, and the clock stands still. It goes on when the thread is unlocked; or type `/game move` in another channel and choose the game.",
  "parked.server":
    "{title}[ with {others}] is parked: I was removed from its server. Nothing is lost, and the clock stands still. It goes on when I am invited back, or elsewhere: type `/game move` in another channel and choose the game. After {days} {days|day|days} it is forgotten.",
  "parked.over": "{title}[ with {others}] is over; it was parked, so its channel was not told.[ {end}]",
  "parked.more": "{count} more of your games {count|is|are} parked too: `/game list` has them all.",
  "refusal.parked":
    "The game is parked, because I cannot post where it is. `/game move`, typed in another channel, takes it there.",
  "refusal.claim-parked":
    "The game is parked, because I cannot post where it is: its clock stands still, and nobody can claim it.",
  "refusal.occupied-there": "There is already a game in that channel. One game at a time.",
  "refusal.already-there": "The game is there already. Name another channel with `channel:`, or type this there.",
  "refusal.move-not-yours":
    "A game can be moved by its players, by whoever may manage its channel, and within its server by whoever may manage the one it moves to.",
  "refusal.move-where": "Say where to: name the channel with `channel:`, or type this in it.",
  "refusal.move-mute": "You cannot move a game to a channel where you may not write yourself: {channel}.",
  "refusal.no-channel":
    "Neither of us knows a channel “{name}”. Choose one of those offered, paste a link to it, or type this in it.",
  "refusal.place.files":
    "I may not attach files in this channel. Whoever manages the channel can grant me “Attach Files”. In a direct message with me it works: the same command, with `game`.",
  "refusal.place.kind": "Games are posted in text channels, threads and forums, and {channel} is none of these.",
  "refusal.place.locked":
    "This thread[ ({channel})] is locked, so I could not post any move. Whoever manages threads can unlock it.",
  welcome:
    "**Dead Drop** plays board games by post, with the rules enforced: a move now, the answer tomorrow.\nThe bot posts the board after each move and calls whoever is next; cards are seen by their owner alone. `/help` says more.",
  "welcome.against": "Play against the computer…",
  "welcome.open": "Open a Table",
} as const;
