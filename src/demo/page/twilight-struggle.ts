import { twilightStrugglePainter } from "../../../render/twilight-struggle/index.ts";
import { twilightStruggleTitle } from "../../games/twilight-struggle/title.ts";
import { open } from "./open.ts";

open(twilightStruggleTitle, twilightStrugglePainter);
