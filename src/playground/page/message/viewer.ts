import { h, iconButton, type Shape } from "../dom.ts";
import type { Words } from "../messages.ts";

const nearest = 8;

/** A picture over the whole window: wheel, pinch, double click and keys zoom; dragging moves. */
export function openViewer(url: string, alt: string, words: Words): void {
  const image = h("img", { src: url, alt, draggable: "false" });
  const stage = h("div", { class: "viewer-stage" }, image);
  const tool = (label: string, shape: Shape, click: () => void) => iconButton(shape, label, click, "round");
  const view = new View(image, stage);
  const dialog = h(
    "dialog",
    { class: "viewer", "aria-label": alt },
    stage,
    h("p", { class: "viewer-alt" }, alt),
    h(
      "div",
      { class: "viewer-tools" },
      tool(words.zoomOut, "minus", () => view.zoom(1 / 1.5)),
      tool(words.zoomIn, "plus", () => view.zoom(1.5)),
      tool(words.closePicture, "close", () => dialog.close()),
    ),
  );
  dialog.addEventListener("keydown", (event) => view.key(event));
  dialog.addEventListener("close", () => dialog.remove());
  stage.addEventListener("click", (event) => {
    if (event.target === stage && !view.dragged) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
}

class View {
  #scale = 1;
  #x = 0;
  #y = 0;
  readonly #pointers = new Map<number, PointerEvent>();
  dragged = false;

  constructor(
    private readonly image: HTMLImageElement,
    private readonly stage: HTMLElement,
  ) {
    stage.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    stage.addEventListener("dblclick", (event) => this.#toggle(event));
    stage.addEventListener("pointerdown", (event) => this.#down(event));
    stage.addEventListener("pointermove", (event) => this.#move(event));
    for (const end of ["pointerup", "pointercancel"] as const)
      stage.addEventListener(end, (event) => this.#pointers.delete(event.pointerId));
  }

  /** Around a point of the window; the middle unless told. */
  zoom(factor: number, at?: { clientX: number; clientY: number }): void {
    const box = this.stage.getBoundingClientRect();
    const x = at === undefined ? 0 : at.clientX - box.left - box.width / 2;
    const y = at === undefined ? 0 : at.clientY - box.top - box.height / 2;
    const scale = Math.min(nearest, Math.max(1, this.#scale * factor));
    const grown = scale / this.#scale;
    this.#x = scale === 1 ? 0 : x - (x - this.#x) * grown;
    this.#y = scale === 1 ? 0 : y - (y - this.#y) * grown;
    this.#scale = scale;
    this.#show();
  }

  key(event: KeyboardEvent): void {
    const moves: Record<string, readonly [number, number]> = {
      ArrowLeft: [60, 0],
      ArrowRight: [-60, 0],
      ArrowUp: [0, 60],
      ArrowDown: [0, -60],
    };
    const move = moves[event.key];
    if (event.key === "+" || event.key === "=") this.zoom(1.5);
    else if (event.key === "-") this.zoom(1 / 1.5);
    else if (move !== undefined) this.#pan(...move);
    else return;
    event.preventDefault();
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY / 400), event);
  }

  #toggle(event: MouseEvent): void {
    this.zoom(this.#scale > 1 ? 1 / nearest : 2.5, event);
  }

  #down(event: PointerEvent): void {
    this.dragged = false;
    this.stage.setPointerCapture(event.pointerId);
    this.#pointers.set(event.pointerId, event);
  }

  #move(event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId);
    if (before === undefined) return;
    const other = [...this.#pointers.values()].find((each) => each.pointerId !== event.pointerId);
    this.#pointers.set(event.pointerId, event);
    this.dragged ||= Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY) > 2;
    if (other === undefined) return this.#pan(event.clientX - before.clientX, event.clientY - before.clientY);
    const middle = { clientX: (event.clientX + other.clientX) / 2, clientY: (event.clientY + other.clientY) / 2 };
    this.zoom(distance(event, other) / Math.max(1, distance(before, other)), middle);
  }

  #pan(x: number, y: number): void {
    if (this.#scale === 1) return;
    this.#x += x;
    this.#y += y;
    this.#show();
  }

  #show(): void {
    this.image.style.transform = `translate(${this.#x}px, ${this.#y}px) scale(${this.#scale})`;
  }
}

const distance = (one: PointerEvent, two: PointerEvent): number =>
  Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
