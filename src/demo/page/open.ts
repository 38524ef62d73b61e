import type { Painter } from "../../../render/painter.ts";
import type { AnyTitle } from "../../games/title.ts";
import { readyToDraw } from "../../replay/page/drawing.ts";
import css from "../../replay/page/style.css";
import { Screen } from "./screen.ts";
import own from "./style.css";

/** Puts a title on the page, to be played by all on one device. */
export function open(title: AnyTitle, painter: Painter): void {
  const style = document.createElement("style");
  style.textContent = `${css}\n${own}`;
  document.head.append(style);
  const page = document.getElementById("page");
  if (page !== null) void readyToDraw().then(() => new Screen(page, title, painter).show());
}
