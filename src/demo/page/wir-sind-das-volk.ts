import { volkPainter } from "../../../render/wir-sind-das-volk/index.ts";
import { wirSindDasVolkTitle } from "../../games/wir-sind-das-volk/title.ts";
import { open } from "./open.ts";

open(wirSindDasVolkTitle, volkPainter);
