import { redSeaPainter } from "../../../render/red-sea/index.ts";
import { redSeaTitle } from "../../games/red-sea/title.ts";
import { open } from "./open.ts";

open(redSeaTitle, redSeaPainter);
