import type { BoardPart } from "../games/title.ts";

/** What a page may have: whose move it is and what one has missed stand on the same message. */
const MOST_CHARACTERS = 3000;

interface PagedBoard {
  /** The part that is told alone; what is no part of this board is the whole. */
  readonly part: string | null;
  readonly pages: readonly string[];
}

/** The board in words, a part on one page where it fits; one part alone with all there is to say of it. */
export function boardPages(board: readonly BoardPart[], wanted: string | null): PagedBoard {
  const chosen = wanted === null ? [] : board.filter(({ parts }) => parts.includes(wanted));
  if (chosen.length === 0) return { part: null, pages: pagesOf(board.map(({ lines }) => lines)) };
  const [when = ""] = board[0]?.lines ?? [];
  const told = chosen.map(({ lines, more = [] }) => [...lines, ...more]);
  return { part: wanted, pages: pagesOf([[when], ...told]) };
}

function pagesOf(blocks: readonly (readonly string[])[]): string[] {
  const pages: string[] = [];
  let page = "";
  const turn = () => {
    if (page !== "") pages.push(page);
    page = "";
  };
  for (const block of blocks) {
    const whole = block.join("\n");
    if (room(page, whole) > MOST_CHARACTERS && whole.length <= MOST_CHARACTERS) turn();
    for (const line of block) {
      if (room(page, line) > MOST_CHARACTERS) turn();
      page = page === "" ? line : `${page}\n${line}`;
    }
  }
  turn();
  return pages;
}

const room = (page: string, next: string): number => page.length + 1 + next.length;
