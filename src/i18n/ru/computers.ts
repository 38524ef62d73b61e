/** What the bot says of computers that play. */
export const computers = {
  computer: "Компьютер",
  "computer.easy": "Компьютер (лёгкий)",
  "level.easy": "Лёгкий",
  "lobby.computer": "Посадить компьютер…",
  "lobby.computer.seat": "{seat}: {player}",
  "lobby.computer.level.easy": "играет быстро и не без толку, для первой партии",
  "lobby.computer.free": "{seat}: снова свободно",
  "refusal.host-computer": "Посадить компьютер может только тот, кто открыл сбор игроков.",
  "refusal.draw-computer": "Компьютер на ничью не соглашается.",
  "refusal.nudge-computer": "Ждут только компьютер: он ходит сам.",
} as const;
