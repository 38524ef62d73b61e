import type { Book } from "../../cold-war/reference/book.ts";
import type { Region } from "../components/areas.ts";
import { board } from "../components/board.ts";
import { twilightStruggleMessages } from "../messages/index.ts";
import { boardOf, regionStandings } from "../standing.ts";
import type { TwilightView } from "../view.ts";

export const book: Book<TwilightView> = {
  words: twilightStruggleMessages,
  board: (view) => (view === null ? board : boardOf(view)),
  score(view, region) {
    const { us, ussr } = regionStandings(view, region as Region);
    return { us, ussr, wins: us.wins ? "us" : ussr.wins ? "ussr" : null };
  },
};
