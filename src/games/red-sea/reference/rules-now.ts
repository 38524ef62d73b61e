import { milOpsLine, spaceLine } from "../../cold-war/reference/tracks.ts";
import type { RulesNow } from "../../why.ts";
import { spaceTrack } from "../components/board.ts";
import type { RedSeaView } from "../view.ts";
import { book } from "./book.ts";
import { defconLine, romaniaLine, seaLanesLine, vpLine, whenLine } from "./status.ts";

type Line = RulesNow<RedSeaView>[string];

const military: Line = (view, language) => milOpsLine(book, view, language);
const space: Line = (view, language) => spaceLine(book, view, language, spaceTrack);

/** How it stands with what a rule is about. */
export const rulesNow: RulesNow<RedSeaView> = {
  "4.1": whenLine,
  "4.5.D": whenLine,
  "6.3.1": defconLine,
  "6.2.1": defconLine,
  "8.1.1": defconLine,
  "8.1.4": defconLine,
  "8.1.7": defconLine,
  "8.2.1": military,
  "6.4.1": space,
  "6.4.3": space,
  "9.1": romaniaLine,
  "9.3": romaniaLine,
  "10.2.1": seaLanesLine,
  "10.3.1": vpLine,
  "10.4.1": vpLine,
};
