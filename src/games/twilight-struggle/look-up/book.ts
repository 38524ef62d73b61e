import type { Book } from "../../cold-war/look-up/book.ts";
import { board } from "../board.ts";
import { boardOf } from "../board-now.ts";
import type { Region } from "../countries.ts";
import { regionStandings } from "../scoring.ts";
import type { TwilightView } from "../view.ts";
import { twilightStruggleWords } from "../words/index.ts";

export const book: Book<TwilightView> = {
  words: twilightStruggleWords,
  board: (view) => (view === null ? board : boardOf(view)),
  score(view, region) {
    const { us, ussr } = regionStandings(view, region as Region);
    return { us, ussr, wins: us.wins ? "us" : ussr.wins ? "ussr" : null };
  },
};
