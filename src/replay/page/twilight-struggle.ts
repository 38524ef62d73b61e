import { twilightStrugglePainter } from "../../../render/twilight-struggle/index.ts";
import { twilightStruggleMessages } from "../../games/twilight-struggle/messages/index.ts";
import { open } from "./open.ts";

open(twilightStrugglePainter, twilightStruggleMessages);
