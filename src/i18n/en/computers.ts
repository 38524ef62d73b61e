/** What the bot says of computers that play. */
export const computers = {
  computer: "Computer",
  "computer.easy": "Computer (easy)",
  "level.easy": "Easy",
  "lobby.computer": "Seat the computer…",
  "lobby.computer.seat": "{seat}: {player}",
  "lobby.computer.level.easy": "a quick player with some sense, for a first game",
  "lobby.computer.free": "{seat}: free again",
  "refusal.host-computer": "Only whoever opened the lobby can seat the computer.",
  "refusal.draw-computer": "The computer does not agree to draws.",
  "refusal.nudge-computer": "Only the computer is waited for: it moves by itself.",
} as const;
