import type { Painter } from "../../../render/painter.ts";
import { type Ask, type Language, type OptionValue, type OptionValues, Refusal } from "../../engine/index.ts";
import type { AnyTitle } from "../../games/title.ts";
import { capitalised } from "../../i18n/capitals.ts";
import {
  dangerWords,
  gamePhrase,
  optionLabel,
  optionParts,
  outcomeLine,
  prompt,
  settingName,
  settingValue,
  story,
} from "../../i18n/index.ts";
import { button, formatted, h } from "../../replay/page/dom.ts";
import { draw } from "../../replay/page/drawing.ts";
import { type Drawer, Table } from "./table.ts";
import { words } from "./words.ts";

/** From so many options on they can be searched. */
const MANY = 12;

/** The page of a title: before the game, while the device is passed, and at one's turn. */
export class Screen {
  private language: Language = remembered();
  private table: Table | null = null;
  private search = "";
  private isLarge = false;

  constructor(
    private readonly page: HTMLElement,
    private readonly title: AnyTitle,
    private readonly painter: Painter,
  ) {}

  show(): void {
    document.documentElement.lang = this.language;
    document.title = this.title.name[this.language];
    const { table } = this;
    this.page.replaceChildren(this.head(), ...(table === null ? this.beginning() : this.play(table)));
  }

  private get say() {
    return words[this.language];
  }

  private seatName(seat: string): string {
    return this.title.messages.name(seat)?.[this.language] ?? seat;
  }

  private with(sentence: string, seat: string): string {
    return sentence.replace("{seat}", this.seatName(seat));
  }

  private get drawer(): Drawer {
    const key = `dead-drop ${this.title.game.id}`;
    return {
      read: () => localStorage.getItem(key),
      write: (text) => {
        try {
          if (text === null) localStorage.removeItem(key);
          else localStorage.setItem(key, text);
        } catch {
          // a browser that keeps nothing, or no more: the game goes on without a save
        }
      },
    };
  }

  private head(): HTMLElement {
    const { say, title, language, table } = this;
    const other = button(say.language, say.language, () => {
      this.language = language === "en" ? "ru" : "en";
      localStorage.setItem("dead-drop language", this.language);
      this.show();
    });
    other.lang = language === "en" ? "ru" : "en";
    const undo = button(say.undo, say.undo, () => {
      table?.undo();
      this.show();
    });
    undo.disabled = table === null || table.taker === null;
    const anew = button(say.anew, say.anew, () => {
      if (table === null || (table.match.outcome === null && !confirm(say.sure))) return;
      table.leave();
      this.table = null;
      this.show();
    });
    return h(
      "header",
      {},
      h("div", {}, h("h1", {}, title.name[language]), h("a", { href: "index.html" }, say.all)),
      ...(table === null ? [] : [undo, anew]),
      other,
    );
  }

  private beginning(): HTMLElement[] {
    const { title, say, language } = this;
    const chosen: Record<string, OptionValue> = {};
    const settings = Object.entries(title.game.optionSpecs).map(([name, { values, standard }]) => {
      const menu = h(
        "select",
        {},
        ...values.map((value, at) =>
          h("option", { value: at, selected: value === standard }, settingValue(language, name, value, title.messages)),
        ),
      );
      menu.addEventListener("change", () => {
        const value = values[Number(menu.value)];
        if (value !== undefined) chosen[name] = value;
      });
      return h("label", { class: "setting" }, settingName(language, name, title.messages), menu);
    });
    const kept = Table.kept(title, this.drawer);
    const goOn = button(say.goOn, say.goOn, () => this.sit(kept));
    const begin = button(say.begin, say.begin, () => this.begin(chosen));
    const buttons = h("p", { class: "begin" }, ...(kept === null ? [] : [goOn]), begin);
    return [h("section", { class: "lobby" }, h("p", {}, say.about), buttons, ...settings)];
  }

  /** Options that do not go together are refused in words. */
  private begin(chosen: OptionValues): void {
    const { title, language } = this;
    try {
      this.sit(Table.begin(title, chosen, newSeed(), this.drawer));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      alert(gamePhrase(language, error.reason, title.messages));
    }
  }

  private sit(table: Table | null): void {
    this.table = table;
    this.show();
  }

  private play(table: Table): HTMLElement[] {
    const { say, language, title, painter } = this;
    const { match, ask } = table;
    const input = { view: table.view, language, last: table.news };
    const asks = match.pending
      .filter(({ answered }) => !answered)
      .map(({ seat, kind, args }) => ({ seat, kind, args }));
    const board = h("canvas", { class: "board" });
    draw(board, painter.board({ ...input, asks, outcome: match.outcome }));
    const picture = h(
      "div",
      { class: this.isLarge ? "picture large" : "picture", tabindex: 0, role: "region", "aria-label": say.board },
      board,
    );
    const zoom = button("⤢", say.large, () => {
      this.isLarge = picture.classList.toggle("large");
    });
    const told = story(language, table.news, title.messages).map((line) => h("p", {}, ...formatted(line)));
    return [
      h("section", { class: "pictures", "aria-label": say.board }, picture, h("p", { class: "zoom" }, zoom)),
      h(
        "section",
        { class: "told" },
        ...(ask === null ? this.end(table) : table.isToPass ? this.passing(table, ask) : this.choices(table, ask)),
        h(
          "section",
          { class: "news", "aria-label": say.news },
          ...(told.length === 0 ? [] : [h("h2", {}, say.news)]),
          ...told,
        ),
      ),
    ];
  }

  private passing(table: Table, { seat }: Ask): HTMLElement[] {
    const { say } = this;
    const mine = button(this.with(say.mine, seat), this.with(say.mine, seat), () => {
      table.take();
      this.show();
      this.page.querySelector<HTMLElement>(".ask")?.focus();
    });
    return [h("div", { class: "story pass" }, h("h2", {}, this.with(say.pass, seat)), h("p", {}, say.hidden), mine)];
  }

  private choices(table: Table, ask: Ask): HTMLElement[] {
    const { say, language, title, painter } = this;
    const view = table.match.view(ask.seat);
    const hand = h("canvas", { class: "hand" });
    draw(hand, painter.hand({ view, language }));
    const held = h("details", { open: true }, h("summary", {}, say.hand), hand);
    const list = h("ul", { class: "choices", "aria-label": say.choices });
    const fill = () => list.replaceChildren(...this.options(table, ask, view));
    const search = h("input", { type: "search", placeholder: say.search, "aria-label": say.search });
    search.addEventListener("input", () => {
      this.search = search.value;
      fill();
    });
    this.search = "";
    fill();
    return [
      h(
        "h2",
        { class: "ask", tabindex: -1 },
        `${this.seatName(ask.seat)}: `,
        ...formatted(prompt(language, ask, title.messages)),
      ),
      ...(ask.options.length >= MANY ? [search] : []),
      list,
      ...(hand.hidden ? [] : [held]),
    ];
  }

  /** As the panels of the bot name them, with what one decides by behind. */
  private options(table: Table, ask: Ask, view: unknown): HTMLElement[] {
    const { language, title } = this;
    const wanted = this.search.trim().toLowerCase();
    return ask.options.flatMap(({ id }) => {
      const label = capitalised(optionLabel(language, ask, id, title.messages));
      const parts = optionParts(language, ask, id, title.messages, view);
      if (!label.toLowerCase().includes(wanted)) return [];
      const choice = h(
        "button",
        { type: "button", "data-option": id },
        h("span", {}, label),
        ...(parts.length === 0 ? [] : [h("small", {}, parts.join(" · "))]),
      );
      choice.addEventListener("click", () => this.choose(table, id));
      return [h("li", {}, choice)];
    });
  }

  /** What may lose the game is asked about. */
  private choose(table: Table, option: string): void {
    const danger = table.danger(option);
    if (danger !== null && !confirm(dangerWords(this.language, danger, this.title.messages))) return;
    table.answer(option);
    this.show();
    this.page.querySelector<HTMLElement>(".ask, .pass button")?.focus();
  }

  private end(table: Table): HTMLElement[] {
    const { language, title, painter, say } = this;
    const { match } = table;
    const graph = h("canvas", { class: "graph" });
    if (match.outcome === null) return [];
    draw(graph, painter.end({ view: match.view(null), language, outcome: match.outcome, entries: match.logFor(null) }));
    return [
      h("h2", {}, say.over),
      h("p", {}, ...formatted(outcomeLine(language, match.outcome, title.messages))),
      graph,
    ];
  }
}

function remembered(): Language {
  const language = localStorage.getItem("dead-drop language") ?? navigator.language;
  return language.startsWith("ru") ? "ru" : "en";
}

const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
