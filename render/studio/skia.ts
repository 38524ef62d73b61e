import { createRequire } from "node:module";
import { createCanvas, GlobalFonts } from "@napi-rs/canvas";
import { drawOn } from "../kit/canvas.ts";
import { families } from "../kit/fonts.ts";

// Whoever imports this draws with Skia, and in letters that are the same on every machine.
drawOn(createCanvas);

const { resolve } = createRequire(import.meta.url);
GlobalFonts.registerFromPath(resolve("dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf"), families.regular);
GlobalFonts.registerFromPath(resolve("dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf"), families.bold);
