import { sideAt } from "../messages/enrich.ts";
import type { VolkView } from "../view.ts";

/** On whose side each marker stands, and how far. */
export const trackArgs = ({ tracks }: VolkView): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(tracks).flatMap(([track, at]) => [
      [track, sideAt(track, at)],
      [`${track}By`, Math.abs(at)],
    ]),
  );
