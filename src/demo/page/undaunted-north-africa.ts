import { undauntedPainter } from "../../../render/undaunted/index.ts";
import { undauntedTitle } from "../../games/undaunted/title.ts";
import { open } from "./open.ts";

open(undauntedTitle, undauntedPainter);
