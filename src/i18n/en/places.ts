/** What the bot says of where games are: one that has no place, one that moves, what is missing where it is to go. */
export const places = {
  "log.table.goes-on": "The game goes on here, as it stood.",
  "log.table.moved": "{player} has moved the game here from {channel}.",
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
    "{title}[ with {others}] is parked: I was removed from its server. Nothing is lost, and the clock stands still. It goes on when I am invited back, or elsewhere: type `/game move` in another channel and choose the game. After {days} days it is forgotten.",
  "parked.over": "{title}[ with {others}] is over; it was parked, so its channel was not told.[ {end}]",
  "refusal.parked":
    "The game is parked, because I cannot post where it is. `/game move`, typed in another channel, takes it there.",
  "refusal.claim-parked":
    "The game is parked, because I cannot post where it is: its clock stands still, and nobody can claim it.",
  "refusal.occupied-there": "There already is a game in that channel. One game at a time.",
  "refusal.already-there": "The game is there already. Name another channel with `channel:`, or type this there.",
  "refusal.move-not-yours":
    "A game can be moved by its players, by whoever may manage its channel, and within its server by whoever may manage the one it moves to.",
  "refusal.move-where": "Say where to: name the channel with `channel:`, or type this in it.",
  "refusal.move-mute": "You cannot move a game to a channel where you may not write yourself: {channel}.",
  "refusal.no-channel":
    "Neither of us knows a channel “{name}”. Choose one of those offered, paste a link to it, or type this in it.",
  "refusal.place.kind": "Games are posted in text channels and threads, and {channel} is neither.",
  "refusal.place.locked":
    "This thread[ ({channel})] is locked, so I could not post any move. Whoever manages threads can unlock it.",
} as const;
