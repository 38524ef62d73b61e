import { milOpsLine, spaceLine } from "../../cold-war/reference/tracks.ts";
import type { RulesNow } from "../../why.ts";
import { spaceTrackOf } from "../components/board.ts";
import type { TwilightView } from "../view.ts";
import { book } from "./book.ts";
import { chinaLine, defconLine, vpLine, whenLine } from "./status.ts";

type Line = RulesNow<TwilightView>[string];

const military: Line = (view, language) => milOpsLine(book, view, language);
const space: Line = (view, language) => spaceLine(book, view, language, spaceTrackOf(view.options));

/** How it stands with what a rule is about. */
export const rulesNow: RulesNow<TwilightView> = {
  "4.1": whenLine,
  "4.5.D": whenLine,
  "6.3.1": defconLine,
  "6.2.1": defconLine,
  "8.1.1": defconLine,
  "8.1.3": defconLine,
  "8.1.5": defconLine,
  "8.2.1": military,
  "8.2.2": military,
  "6.4.1": space,
  "6.4.3": space,
  "6.4.4": space,
  "9.1": chinaLine,
  "9.3": chinaLine,
  "10.2.1": vpLine,
  "10.3.1": vpLine,
};
