import type { Language } from "../../../engine/index.ts";
import type { Region } from "../countries.ts";
import { regionStandings } from "../scoring.ts";
import type { TwilightView } from "../view.ts";
import { say } from "./say.ts";

/** How both sides stand in a region, and what its scoring card would give now. */
export function regionLine(view: TwilightView, region: Region, language: Language): string {
  const { us, ussr } = regionStandings(view, region);
  const gap = us.vp - ussr.vp;
  const ahead = gap === 0 ? "even" : gap > 0 ? "us" : "ussr";
  const net = us.wins ? "us-wins" : ussr.wins ? "ussr-wins" : ahead;
  return say(language, "board.region", {
    region,
    us: us.status,
    usVp: us.vp,
    ussr: ussr.status,
    ussrVp: ussr.vp,
    net,
    gap: Math.abs(gap),
  });
}
