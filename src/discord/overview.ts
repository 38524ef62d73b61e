import { type APIButtonComponent, ComponentType } from "discord.js";
import { type OwnTold, passageLines, phrase } from "../i18n/index.ts";
import { stillRunning } from "../table/index.ts";
import { button, buttonRows, type Components, text } from "./components.ts";
import { writeId } from "./ids.ts";
import { pageButtons } from "./paging.ts";
import type { Reply } from "./responder.ts";
import type { GameSession } from "./session.ts";

/** What a message holds, with something to spare for news under it, and what a phone scrolls through with ease. */
const PAGE = 3000;

/** Buttons that Discord puts into one row. */
const ROW = 5;

const overviews = ["forecast", "piles"] as const;
type Overview = (typeof overviews)[number];

/** For what would be scored now and for what lies where. */
const overviewButtons = ({ game, language }: GameSession) =>
  overviews.map((action) =>
    button(writeId({ action, game: game.id }), phrase(language, { key: `button.${action}`, args: {} })),
  );

/** Under what is asked, and under the board. */
export const withOverview = (
  components: Components,
  session: GameSession,
  besides: readonly APIButtonComponent[] = [],
) => withButtons(components, [...besides, ...overviewButtons(session)]);

/** A message with buttons in its last row, if that is one of buttons with room for them, else under it. */
export function withButtons(components: Components, buttons: readonly APIButtonComponent[]): Components {
  const last = components.at(-1);
  if (last?.type !== ComponentType.ActionRow || last.components.length + buttons.length > ROW)
    return [...components, ...buttonRows(buttons)];
  const row = last.components.filter((each) => each.type === ComponentType.Button);
  if (row.length < last.components.length) return [...components, ...buttonRows(buttons)];
  return [...components.slice(0, -1), ...buttonRows([...row, ...buttons])];
}

/** What would be scored now, and what would come of it: for its reader alone, from what he may know. */
export function forecastAnswer(session: GameSession, page = 1): Reply {
  stillRunning(session.position);
  return overview(session, "forecast", page);
}

/** What lies where, and what has not been seen yet. */
export const pilesAnswer = (session: GameSession, page = 1): Reply => overview(session, "piles", page);

function overview({ title, game, language, look }: GameSession, action: Overview, wanted: number): Reply {
  const view = look.match.view(look.seat);
  const passages = action === "forecast" ? title.forecast(view) : title.piles(view);
  const pages = paged(passages.map((passage) => passageLines(language, passage, title.messages)));
  const page = Math.min(wanted, pages.length);
  const count: OwnTold = { key: "overview.page", args: { page, pages: pages.length } };
  const lines = [pages[page - 1] ?? "", ...(pages.length > 1 ? [phrase(language, count)] : [])];
  const buttons = pageButtons({ page, pages: pages.length }, (number) =>
    writeId({ action, game: game.id, option: String(number) }),
  );
  return { components: [text(lines.join("\n")), ...buttons] };
}

/** Passages on as few pages as hold them; one that is too long for a page by itself goes on with the next. */
function paged(passages: readonly (readonly string[])[]): string[] {
  const pages: string[] = [""];
  for (const passage of passages) {
    const whole = passage.join("\n");
    for (const part of whole.length <= PAGE ? [whole] : passage) {
      const last = pages.at(-1) ?? "";
      if (last === "") pages[pages.length - 1] = part;
      else if (last.length + part.length < PAGE) pages[pages.length - 1] = `${last}\n${part}`;
      else pages.push(part);
    }
  }
  return pages;
}
