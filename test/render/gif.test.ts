import { expect, test } from "vitest";
import { gifOf } from "../../render/studio/gif.ts";

/** Stripes, one of which another picture has elsewhere. */
const striped = (at: number) => ({
  width: 1600,
  height: 800,
  draw: (pen: Parameters<Parameters<typeof gifOf>[0][number]["draw"]>[0]) => {
    for (const [row, colour] of ["#204060", "#f0e0c0", "#902020"].entries()) {
      pen.fillStyle = row === at ? "#ffcc00" : colour;
      pen.fillRect(0, row * 280, 1600, 280);
    }
  },
});

/** The blocks of a GIF: how long each picture stands, in hundredths of a second, and whether it lets the one before show through. */
function framesIn(bytes: Uint8Array): { readonly delay: number; readonly isPartial: boolean }[] {
  const data = Buffer.from(bytes);
  const frames = [];
  for (let at = data.indexOf("21f904", 0, "hex"); at >= 0; at = data.indexOf("21f904", at + 1, "hex"))
    frames.push({ delay: data.readUInt16LE(at + 4), isPartial: (data.readUInt8(at + 3) & 1) === 1 });
  return frames;
}

test("a moving picture is 800 wide, its first frame whole, the others what has changed, the last stands longest", () => {
  const one = gifOf([striped(0)]);
  const three = gifOf([striped(0), striped(1), striped(1)]);
  const size = Buffer.from(three);
  expect([size.toString("latin1", 0, 6), size.readUInt16LE(6), size.readUInt16LE(8)]).toEqual(["GIF89a", 800, 400]);
  expect(framesIn(three)).toEqual([
    { delay: 170, isPartial: false },
    { delay: 170, isPartial: true },
    { delay: 400, isPartial: true },
  ]);
  expect(three.length).toBeLessThan(3 * one.length);
  // drawn on whatever was drawn before, it comes out the same
  expect(gifOf([striped(0)])).toEqual(one);
});
