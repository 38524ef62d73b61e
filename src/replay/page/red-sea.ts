import { redSeaPainter } from "../../../render/red-sea/index.ts";
import { redSeaMessages } from "../../games/red-sea/messages/index.ts";
import { open } from "./open.ts";

open(redSeaPainter, redSeaMessages);
