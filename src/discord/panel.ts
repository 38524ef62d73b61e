import { type PhraseKey, prompt, says } from "../i18n/index.ts";
import { cardsAskedAbout } from "./card-texts.ts";
import { type Choosing, choices, onButtons, type Question } from "./choices.ts";
import { button, buttonRows, type Components, text } from "./components.ts";
import { writeId } from "./ids.ts";
import { notesOn } from "./option-words.ts";

/** What the private panel of a seat is made from. */
interface PanelData extends Omit<Choosing, "now"> {
  /** What is asked; nothing if the seat has nothing to answer. */
  readonly now: Question | null;
  /** What the seat has done since its last post, and anything else to say first. */
  readonly lines: readonly string[];
  /** What the choice can come to. */
  readonly stakes: readonly string[];
  /** What matters now, for whoever wants to be told. */
  readonly coach: readonly string[];
  /** What it costs to do nothing about something, as military operations not met. */
  readonly notices: readonly string[];
  /** What can be taken back: a pick of the move in hand, or a move that is done. */
  readonly undo: "pick" | "move" | null;
  /** Whether it can be put away. */
  readonly closes?: boolean;
}

/** What is asked of a seat with every way to answer it, and the way back. */
export function panel(data: PanelData): Components {
  const { now, language, title, lines } = data;
  const say = (key: PhraseKey) => says(language, { key, args: {} }, title.messages);
  const components: Components = [];
  const head = now === null ? say("panel.nothing") : inBold(prompt(language, now.ask, title.messages));
  const small = [...data.notices, ...(now === null ? [] : notesBeside({ ...data, now }))];
  components.push(
    text([...lines, head, ...data.stakes, ...data.coach, ...small.map((line) => `-# ${line}`)].join("\n")),
  );
  if (now !== null) components.push(...choices({ ...data, now }));
  const id = { game: data.game, version: data.version };
  const back = button(writeId({ ...id, action: "back" }), say(data.undo === "pick" ? "button.back" : "button.undo"));
  const close = button(writeId({ ...id, action: "close" }), say("button.close"));
  const hasCards = now !== null && cardsAskedAbout(title, now.ask).length > 0;
  const texts = button(writeId({ ...id, action: "texts" }), say("button.texts"));
  components.push(
    ...buttonRows([
      ...(data.undo === null ? [] : [back]),
      ...(hasCards ? [texts] : []),
      ...(data.undo === "pick" || data.closes === false ? [] : [close]),
    ]),
  );
  return components;
}

/** Bold, without the marks of bold names inside, which would end it. */
const inBold = (sentence: string): string => `**${sentence.replaceAll("**", "")}**`;

/** What is said once for all that is offered, now and next. */
function notesBeside({ title, language, now, next }: Choosing): string[] {
  const ahead = [...next.map(({ ask }) => ask), ...(now.only?.values() ?? [])];
  const sight = { title, language, ...now };
  return notesOn(sight, now.ask, onButtons(sight, now.ask), ahead);
}
