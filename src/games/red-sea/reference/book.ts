import type { Book } from "../../cold-war/reference/book.ts";
import { board, boardOf } from "../components/board.ts";
import type { Region } from "../components/countries.ts";
import { redSeaMessages } from "../messages/index.ts";
import { africanVictor, regionStandings, seaLanesOf } from "../standing.ts";
import type { RedSeaView } from "../view.ts";

export const book: Book<RedSeaView> = {
  words: redSeaMessages,
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
