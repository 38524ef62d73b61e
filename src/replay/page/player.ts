import type { Painter } from "../../../render/painter.ts";
import type { Language } from "../../engine/index.ts";
import { type GameMessages, worded } from "../../i18n/index.ts";
import type { Film, Frame } from "../film.ts";
import { momentOf, type Telling, type Turn, tellingOf, turnsOf } from "../telling.ts";
import { button, formatted, h } from "./dom.ts";
import { draw } from "./drawing.ts";
import { words } from "./words.ts";

/** How long a step stands while the game is played by itself. */
const STEP_MS = 1800;
/** A finger that goes so far to the side turns to another step. */
const SWIPE = 45;

/** The page: the board at one step of the game, what was told there, and the ways to the others. */
export class Player {
  private at: number;
  private playing: ReturnType<typeof setInterval> | null = null;
  private drawn: number | null = null;
  private readonly turns: readonly Turn[];
  private readonly board = h("canvas", { class: "board" });
  private readonly closeup = h("canvas", { class: "closeup" });
  private readonly graph = h("canvas", { class: "graph" });
  private readonly hands = h("div", { class: "hands" });
  private readonly story = h("div", { class: "story", "aria-live": "polite" });
  private readonly list = h("ol", { class: "moves" });
  private readonly slider: HTMLInputElement;
  private readonly chapters = h("select", { class: "turns" });
  private readonly place = h("output", { class: "place" });
  private readonly open = new Set<string>();

  constructor(
    private readonly page: HTMLElement,
    private readonly film: Film,
    private readonly frames: readonly Frame[],
    private readonly painter: Painter,
    private readonly messages: GameMessages,
    private language: Language,
  ) {
    this.turns = turnsOf(frames, messages);
    this.at = this.wanted() ?? (film.over ? 0 : frames.length - 1);
    this.slider = h("input", { type: "range", min: 0, max: frames.length - 1, step: 1 });
    this.slider.addEventListener("input", () => this.go(Number(this.slider.value)));
    this.chapters.addEventListener("change", () => this.go(Number(this.chapters.value)));
    document.addEventListener("keydown", (event) => this.pressed(event));
    addEventListener("hashchange", () => this.go(this.wanted() ?? this.at));
    this.watchFingers();
    this.lay();
  }

  /** What a step tells, in a language. */
  telling(language: Language, at: number): Telling {
    const frame = this.frames[at];
    if (frame === undefined) throw new Error(`There is no step ${at}`);
    return tellingOf(language, frame, this.film, this.messages);
  }

  /** The positions, one after the other. */
  views(): readonly unknown[] {
    return this.frames.map(({ view }) => view);
  }

  /** Shows a step. */
  go(to: number): void {
    const at = Math.max(0, Math.min(this.frames.length - 1, Math.round(to)));
    if (at === this.at) return;
    this.at = at;
    this.show();
  }

  private get say() {
    return words[this.language];
  }

  private get turn(): number {
    return Math.max(
      0,
      this.turns.findLastIndex(({ from }) => from <= this.at),
    );
  }

  /** Everything anew: at the beginning, and in the other language. */
  private lay(): void {
    const { say, language, film, turns } = this;
    document.documentElement.lang = language;
    this.slider.setAttribute("aria-label", say.move);
    this.chapters.setAttribute("aria-label", say.turn);
    this.chapters.replaceChildren(...turns.map((turn) => h("option", { value: turn.from }, this.turnName(turn))));
    const other = button(say.language, say.language, () => this.turnLanguage());
    other.lang = language === "en" ? "ru" : "en";
    const zoom = button("⤢", say.large, () => zoomed.classList.toggle("large"));
    const zoomed = h("div", { class: "picture", tabindex: 0, role: "region", "aria-label": say.board }, this.board);
    this.page.replaceChildren(
      h(
        "header",
        {},
        h("div", {}, h("h1", {}, film.name[language]), h("p", { class: "players" }, this.playersLine())),
        zoom,
        other,
      ),
      h("section", { class: "pictures", "aria-label": say.board }, zoomed, this.closeup, this.hands),
      h(
        "section",
        { class: "told", "aria-label": say.story },
        this.story,
        h("h2", {}, say.moves),
        this.list,
        h("h2", {}, say.graph),
        this.graph,
        h("p", { class: "note" }, film.over ? say.keys : `${say.running} ${say.keys}`),
      ),
      this.bar(),
    );
    this.show();
  }

  private bar(): HTMLElement {
    const { say } = this;
    const step = (sign: string, label: string, to: () => number) => button(sign, label, () => this.go(to()));
    const play = button(this.playing === null ? "▶" : "❚❚", this.playing === null ? say.play : say.stop, () =>
      this.playOrStop(),
    );
    play.classList.add("play");
    return h(
      "nav",
      { class: "bar" },
      h(
        "div",
        { class: "buttons" },
        step("|‹", say.first, () => 0),
        step("«", say.turnBefore, () => this.turnStart(-1)),
        step("‹", say.before, () => this.at - 1),
        play,
        step("›", say.after, () => this.at + 1),
        step("»", say.turnAfter, () => this.turnStart(1)),
        step("›|", say.last, () => this.frames.length - 1),
      ),
      h("div", { class: "where" }, this.chapters, this.slider, this.place),
    );
  }

  /** The beginning of the turn; of the one before it if it is shown already. */
  private turnStart(by: 1 | -1): number {
    const here = this.turns[this.turn]?.from ?? 0;
    if (by === -1 && here < this.at) return here;
    return this.turns[this.turn + by]?.from ?? (by === 1 ? this.frames.length - 1 : 0);
  }

  private turnName({ name }: Turn): string {
    const told = name === undefined ? undefined : worded(this.language, name, this.messages, false);
    return told ?? this.say.beginning;
  }

  private playersLine(): string {
    const { film, language, messages } = this;
    return film.players.map(([seat, name]) => `${name} (${messages.name(seat)?.[language] ?? seat})`).join(" – ");
  }

  private show(): void {
    const frame = this.frames[this.at];
    if (frame === undefined) return;
    const { language, messages } = this;
    this.slider.value = `${this.at}`;
    const moment = momentOf(language, frame, messages);
    this.slider.setAttribute(
      "aria-valuetext",
      `${this.at + 1}/${this.frames.length}${moment === undefined ? "" : `, ${moment}`}`,
    );
    this.chapters.value = `${this.turns[this.turn]?.from ?? 0}`;
    this.place.textContent = `${this.at + 1} / ${this.frames.length}`;
    this.tell(frame);
    this.listMoves();
    this.remember();
    // while the slider runs only the last picture is drawn
    if (this.drawn !== null) cancelAnimationFrame(this.drawn);
    this.drawn = requestAnimationFrame(() => {
      this.drawn = null;
      this.paint(frame);
    });
  }

  private tell(frame: Frame): void {
    const { lines, next } = this.telling(this.language, this.at);
    const told = lines.length === 0 ? [this.say.untold] : lines;
    this.story.replaceChildren(
      h("p", { class: "score" }, ...formatted(frame.score[this.language])),
      ...told.map((line) => h("p", {}, ...formatted(line))),
      ...next.map((line) => h("p", { class: "next" }, ...formatted(line))),
    );
  }

  private listMoves(): void {
    const { turns, turn, language } = this;
    const from = turns[turn]?.from ?? 0;
    const to = turns[turn + 1]?.from ?? this.frames.length;
    this.list.start = from + 1;
    const hadFocus = this.list.contains(document.activeElement);
    this.list.replaceChildren(
      ...this.frames.slice(from, to).map((_, index) => {
        const [line = this.say.untold] = this.telling(language, from + index).lines;
        const entry = h(
          "button",
          { type: "button", "aria-current": from + index === this.at ? "step" : undefined },
          ...formatted(line),
        );
        entry.addEventListener("click", () => this.go(from + index));
        return h("li", {}, entry);
      }),
    );
    const shown = this.list.querySelector<HTMLElement>("[aria-current]");
    if (shown === null) return;
    // in the list alone: the page stays where it is
    this.list.scrollTop = shown.offsetTop - this.list.clientHeight / 3;
    if (hadFocus) shown.focus({ preventScroll: true });
  }

  private paint(frame: Frame): void {
    const { painter, language, film } = this;
    const { view, entries, asks, outcome = null, log } = frame;
    const input = { view, language, last: entries };
    draw(this.closeup, outcome === null ? painter.closeup(input) : null);
    draw(this.board, painter.board({ ...input, asks, outcome }));
    draw(this.graph, painter.end({ view, language, outcome, entries: log }));
    this.hands.replaceChildren(...(film.over ? film.players.map(([seat, name]) => this.hand(frame, seat, name)) : []));
  }

  /** What a seat held, behind a line that opens it. */
  private hand({ seen }: Frame, seat: string, player: string): HTMLElement {
    const { language, messages, say, open } = this;
    const called = messages.name(seat)?.[language] ?? seat;
    const shown = h("details", {}, h("summary", {}, `${say.hand}: ${called} – ${player}`));
    const fill = () => {
      if (shown.childElementCount > 1) return;
      const view = seen[seat];
      const sketch = view === undefined ? null : this.painter.hand({ view, language });
      const canvas = h("canvas", { class: "hand" });
      draw(canvas, sketch);
      shown.append(sketch === null ? h("p", {}, say.noHand) : canvas);
    };
    shown.addEventListener("toggle", () => {
      if (shown.open) open.add(seat);
      else open.delete(seat);
      if (shown.open) fill();
    });
    if (open.has(seat)) {
      fill();
      shown.open = true;
    }
    return shown;
  }

  private turnLanguage(): void {
    this.language = this.language === "en" ? "ru" : "en";
    this.lay();
    this.page.querySelector<HTMLElement>("header button")?.focus();
  }

  private playOrStop(): void {
    if (this.playing !== null) {
      clearInterval(this.playing);
      this.playing = null;
    } else {
      if (this.at === this.frames.length - 1) this.go(0);
      this.playing = setInterval(() => {
        if (this.at === this.frames.length - 1) this.playOrStop();
        else this.go(this.at + 1);
      }, STEP_MS);
    }
    const { say, playing } = this;
    const play = this.page.querySelector<HTMLElement>("button.play");
    if (play === null) return;
    play.textContent = playing === null ? "▶" : "❚❚";
    const label = playing === null ? say.play : say.stop;
    play.setAttribute("aria-label", label);
    play.title = label;
  }

  private pressed(event: KeyboardEvent): void {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isControl = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    // a slider and a list know what to do
    if (isControl && !["PageUp", "PageDown"].includes(key)) return;
    if (key === " " && target instanceof HTMLElement && target.closest("button, summary") !== null) return;
    const ways: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => this.go(this.at - 1),
      ArrowRight: () => this.go(this.at + 1),
      PageUp: () => this.go(this.turnStart(-1)),
      PageDown: () => this.go(this.turnStart(1)),
      Home: () => this.go(0),
      End: () => this.go(this.frames.length - 1),
      " ": () => this.playOrStop(),
    };
    if (!Object.hasOwn(ways, key)) return;
    event.preventDefault();
    ways[key]?.();
  }

  /** A finger drawn across the pictures turns to the next step, unless it moves a picture that is larger than its frame. */
  private watchFingers(): void {
    let from: { readonly x: number; readonly y: number } | null = null;
    this.page.addEventListener(
      "touchstart",
      ({ target, touches }) => {
        const [finger] = touches;
        const isPicture = target instanceof HTMLCanvasElement && target.closest(".large") === null;
        from =
          finger === undefined || touches.length > 1 || !isPicture ? null : { x: finger.clientX, y: finger.clientY };
      },
      { passive: true },
    );
    this.page.addEventListener("touchend", ({ changedTouches: [finger] }) => {
      if (from === null || finger === undefined) return;
      const [x, y] = [finger.clientX - from.x, finger.clientY - from.y];
      from = null;
      if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) this.go(this.at + (x < 0 ? 1 : -1));
    });
  }

  /** The step in the address, which counts from one. */
  private wanted(): number | null {
    const [, step] = /^#(\d{1,5})$/.exec(location.hash) ?? [];
    return step === undefined ? null : Math.max(0, Math.min(this.frames.length, Number(step)) - 1);
  }

  private remember(): void {
    try {
      history.replaceState(null, "", `#${this.at + 1}`);
    } catch {
      // a page without an address of its own
    }
  }
}
