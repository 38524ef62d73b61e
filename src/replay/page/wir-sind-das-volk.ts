import { volkPainter } from "../../../render/wir-sind-das-volk/index.ts";
import { volkMessages } from "../../games/wir-sind-das-volk/messages/index.ts";
import { open } from "./open.ts";

open(volkPainter, volkMessages);
