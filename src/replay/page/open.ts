import type { Painter } from "../../../render/painter.ts";
import type { Language } from "../../engine/index.ts";
import type { GameMessages } from "../../i18n/index.ts";
import { type Film, framesOf } from "../film.ts";
import { readyToDraw } from "./drawing.ts";
import { Player } from "./player.ts";
import css from "./style.css";

declare global {
  /** The film, as it was unpacked: for whoever wants to read it by a script. */
  var deadDropFilm: Film;
  var deadDropPlayer: Player;
}

/** Shows the film that the file has unpacked. */
export function open(painter: Painter, messages: GameMessages): void {
  const style = document.createElement("style");
  style.textContent = css;
  document.head.append(style);
  const film = globalThis.deadDropFilm;
  const language: Language = document.documentElement.lang === "ru" ? "ru" : "en";
  const page = document.getElementById("page");
  if (page === null) return;
  void readyToDraw().then(() => {
    globalThis.deadDropPlayer = new Player(page, film, framesOf(film), painter, messages, language);
  });
}
