import { drawOn, type Pen } from "../../../render/kit/canvas.ts";
import { families } from "../../../render/kit/fonts.ts";
import type { Sketch } from "../../../render/kit/sketch.ts";
import bold from "../fonts/bold.woff2";
import regular from "../fonts/regular.woff2";

type Maker = Parameters<typeof drawOn>[0];

/** Loads the letters, and says where canvases come from. */
export async function readyToDraw(): Promise<void> {
  drawOn((width, height) => {
    const canvas: unknown = Object.assign(document.createElement("canvas"), { width, height });
    // painters use of a canvas only what both kinds have
    return canvas as ReturnType<Maker>;
  });
  const faces = [new FontFace(families.regular, regular), new FontFace(families.bold, bold)];
  for (const face of faces) document.fonts.add(await face.load());
}

/** Draws a sketch, and says to whoever does not see it what it shows; without one nothing is there. */
export function draw(canvas: HTMLCanvasElement, sketch: Omit<Sketch, "enough"> | null): void {
  canvas.hidden = sketch === null;
  if (sketch === null || canvas.dataset.key === sketch.key) return;
  canvas.dataset.key = sketch.key;
  canvas.width = sketch.width;
  canvas.height = sketch.height;
  canvas.setAttribute("role", "img");
  canvas.setAttribute("aria-label", sketch.alt);
  const pen: unknown = canvas.getContext("2d");
  // as above
  if (pen !== null) sketch.draw(pen as Pen);
}
