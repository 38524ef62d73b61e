import type { Book } from "../../cold-war/look-up/book.ts";
import { board, boardOf } from "../board.ts";
import type { Region } from "../countries.ts";
import { africanVictor, regionStandings, seaLanesOf } from "../scoring.ts";
import type { RedSeaView } from "../view.ts";
import { redSeaWords } from "../words/index.ts";

export const book: Book<RedSeaView> = {
  words: redSeaWords,
  board: (view) => (view === null ? board : boardOf(view)),
  score(view, region) {
    const { us, ussr } = regionStandings(view, region as Region);
    const lanes = seaLanesOf(view);
    const vp = { us: us.vp, ussr: ussr.vp };
    if (lanes !== null) vp[lanes.side] += lanes.how === "control" ? vp[lanes.side] : 1;
    return {
      us: { status: us.status, vp: vp.us },
      ussr: { status: ussr.status, vp: vp.ussr },
      wins: region === "africa" ? (africanVictor(view) ?? null) : null,
    };
  },
};
