import { undauntedPainter } from "../../../render/undaunted/index.ts";
import { undauntedMessages } from "../../games/undaunted/messages/index.ts";
import { open } from "./open.ts";

open(undauntedPainter, undauntedMessages);
