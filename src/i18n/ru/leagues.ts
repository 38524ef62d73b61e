import type { leagues as english } from "../en/leagues.ts";

export const leagues: Readonly<Record<keyof typeof english, string>> = {
  "league.opened":
    "**{name}**: лига, игра – {title}, {system:league-system}[, {rounds} {rounds|тур|тура|туров}]. На тур {days} {days|день|дня|дней}[; {both:league-both}]. Вступить может каждый: «Вступить в лигу» или `/league join`. Начинает её {host}.",
  "league-system.swiss": "швейцарская система",
  "league-system.round-robin": "круговая система",
  "league-both.true": "соперники играют обеими сторонами",
  "league.players": "{count} {count|игрок|игрока|игроков}: {players}",
  "league.round":
    "**{name}**: тур {round} из {rounds}. Срок: {due}.[ Пропускают тур: {byes}.][ Победа за неявкой: {forfeits}.]",
  "league.pairing":
    "**{name}**, тур {round}, партия {number}: {first} ({firstSeat}) – {second} ({secondSeat}). Срок: {due}. Играют в этой ветке.",
  "league.table.head": "**{name}**: {state:league-state}",
  "league-state.open": "можно вступать",
  "league-state.running": "тур {round} из {rounds}, сыграно партий: {played} из {games}",
  "league-state.finished": "итоговая таблица",
  "league-state.cancelled": "отменена",
  "league.table.row": "{place}\\. {player} · **{points}** · {berger} · {won}–{drawn}–{lost}[ · {left:league-left}]",
  "league-left.true": "выбыл",
  "league.table.note": "-# Очки, Зоннеборн-Бергер, победы–ничьи–поражения.",
  "league.table.open": "Ещё играются: {games}",
  "league.table.game": "{number}\\. {first} – {second}[ ({channel})]",
  "league.finished": "**{name}**: лига завершена. Победа: {winners}. Спасибо всем за игру.",
  "league.cancelled": "**{name}**: лига отменена. Начатые партии продолжаются.",
  "league.corrected":
    "**{name}**: организатор определил результат, тур {round}, партия {number}: {first} {one} – {two} {second}. Таблица и рейтинги, которые от него зависят, пересчитаны.",
  "league.due":
    "**{name}**, тур {round}: срок вашей партии в {channel} – {due}. Не оконченную к сроку партию проигрывает тот, кто всего думал дольше.",
  "league.did.new": "Лига **{name}** открыта: можно вступать.",
  "league.did.join": "Вы в лиге **{name}**, пока {count} {count|игрок|игрока|игроков}.",
  "league.did.leave": "Вы вышли из лиги **{name}**.",
  "league.did.start": "Лига **{name}** началась: тур 1 из {rounds}, срок {due}.",
  "league.did.cancel": "Лига **{name}** отменена.",
  "league.did.report": "Тур {round}, партия {number}: теперь {one} – {two}.",
  "button.league-join": "Вступить в лигу",
  "league.column.points": "Очки",
  "league.column.berger": "З-Б",
  "league.column.tally": "В–Н–П",
  "log.table.forfeited":
    "Тур лиги кончился или игрок вышел из лиги: {seats} {seats|проигрывает|проигрывают} за неявкой.",
  "end.forfeit": "Победа за неявкой: **{winners}**.",
  "end.forfeit.draw": "Никто не победил: обеим сторонам засчитано поражение за неявкой.",
  "refusal.league-two": "Лига бывает в играх для двоих, а здесь мест другое число.",
  "refusal.league-name": "Дайте лиге название.",
  "refusal.league-none": "Такой лиги я здесь не знаю. Открыть лигу: `/league new`.",
  "refusal.league-joined": "Вы уже в этой лиге.",
  "refusal.league-not-in": "Вас нет в этой лиге.",
  "refusal.league-full": "В этой лиге больше нет мест: {most} {most|игрок|игрока|игроков}.",
  "refusal.league-few": "Для лиги нужно хотя бы двое; сейчас {people} {people|игрок|игрока|игроков}.",
  "refusal.league-rounds":
    "При {people} {people|игроке|игроках|игроках} в швейцарской лиге не больше {most} {most|тура|туров|туров}, чтобы никто не встретился дважды; задано {rounds}. Можно подождать ещё игроков, открыть лигу с меньшим числом туров или круговую.",
  "refusal.league-swiss": "`туры` – настройка швейцарской лиги: в круговой их столько, сколько нужно.",
  "refusal.league-organiser": "Это может только тот, кто открыл лигу или управляет каналом.",
  "refusal.league-manager": "Лига создаёт много веток, поэтому открыть её может только тот, кто управляет каналом.",
  "refusal.league-begun": "Эта лига уже началась.",
  "refusal.league-not-begun": "Эта лига ещё не началась: `/league start`.",
  "refusal.league-over": "Эта лига окончена.",
  "refusal.league-game": "В туре {round} этой лиги нет партии {number}.",
  "refusal.league-open":
    "Тур {round}, партия {number} ещё идёт. Засчитают её по окончании, тогда результат можно и поправить.",
  "refusal.league-same": "Тур {round}, партия {number}: именно так она и засчитана.",
  "refusal.league-threads":
    "Лиге нужны ветки, а в этом канале мне их создавать нельзя. Тот, кто управляет каналом, может разрешить мне «Создавать публичные ветки» и «Отправлять сообщения в ветках».",
};
