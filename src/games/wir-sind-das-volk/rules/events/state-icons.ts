import type { Flow } from "../../../../engine/index.ts";
import type { Volk } from "../../volk.ts";
import { guillaume } from "../guillaume.ts";
import { disbandStasi, gainPolice } from "../police.ts";
import type { Executing } from "./types.ts";

function* police(g: Volk, { icon: { strength = "light" } }: Executing): Flow<boolean> {
  return gainPolice(g, strength);
}

function* buildWall(g: Volk): Flow<boolean> {
  g.state.wall = true;
  g.tell("wall", { stands: true });
  return true;
}

function* removeWall(g: Volk): Flow<boolean> {
  g.state.wall = false;
  g.tell("wall", { stands: false });
  return true;
}

function* stasi(g: Volk): Flow<boolean> {
  yield* disbandStasi(g);
  return true;
}

function* affair(g: Volk): Flow<boolean> {
  return yield* guillaume(g);
}

export const stateIcons = {
  police,
  "build-wall": buildWall,
  "remove-wall": removeWall,
  "disband-stasi": stasi,
  guillaume: affair,
} as const;
