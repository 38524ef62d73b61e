import { volkPainter } from "../../../render/wir-sind-das-volk/index.ts";
import { twoPlusTwoTitle } from "../../games/wir-sind-das-volk/title.ts";
import { open } from "./open.ts";

open(twoPlusTwoTitle, volkPainter);
