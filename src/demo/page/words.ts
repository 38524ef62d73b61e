import type { Language } from "../../engine/index.ts";

const en = {
  language: "Русский",
  all: "All games",
  begin: "Begin",
  goOn: "Go on with the saved game",
  anew: "New game",
  sure: "Give this game up and begin another?",
  pass: "Pass the device to {seat}",
  mine: "I am {seat}",
  hidden: "Hands are hidden until then.",
  undo: "Undo",
  hand: "Your hand",
  news: "What happened",
  board: "The board",
  large: "Larger or smaller",
  choices: "What you can do",
  search: "Search",
  over: "The game is over",
  about: "Everybody plays on this device. The game is kept in this browser and nowhere else; nothing is sent anywhere.",
};

const ru: typeof en = {
  language: "English",
  all: "Все игры",
  begin: "Начать",
  goOn: "Продолжить сохранённую партию",
  anew: "Новая партия",
  sure: "Закончить эту партию и начать другую?",
  pass: "Передайте устройство: {seat}",
  mine: "Я – {seat}",
  hidden: "До этого карты на руках скрыты.",
  undo: "Отменить",
  hand: "Ваши карты",
  news: "Что произошло",
  board: "Поле",
  large: "Крупнее или мельче",
  choices: "Что можно сделать",
  search: "Поиск",
  over: "Игра окончена",
  about: "Все играют на этом устройстве. Партия хранится только в этом браузере; никуда ничего не отправляется.",
};

export const words: Readonly<Record<Language, typeof en>> = { en, ru };
