type Handlers = { readonly [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void };

interface Props {
  readonly [attribute: string]: string | number | boolean | null | undefined | Handlers;
  readonly on?: Handlers;
}

export type Child = Node | string | null | undefined | false;

/** An element with its attributes, listeners and children. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "object") listen(element, value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

function listen(element: HTMLElement, handlers: Handlers): void {
  for (const [name, handler] of Object.entries(handlers)) element.addEventListener(name, handler as EventListener);
}

const shapes = {
  menu: "M3 6h18v2H3zM3 11h18v2H3zM3 16h18v2H3z",
  split: "M3 4h18v16H3zM5 6v12h6V6zM13 6v12h6V6z",
  eye: "M12 5c5 0 9 4.5 10 7-1 2.500-5 7-10 7S3 14.500 2 12c1-2.500 5-7 10-7zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
  close:
    "M5.600 4.200 12 10.600l6.400-6.400 1.400 1.400L13.400 12l6.400 6.400-1.400 1.400L12 13.400l-6.400 6.400-1.400-1.400L10.600 12 4.200 5.600z",
  pin: "M15 2l7 7-2 1-2 4 1 3-1 1-5-5-6 6-1-1 6-6-5-5 1-1 3 1 4-2z",
  send: "M3 3l19 9-19 9 3-8 9-1-9-1z",
  file: "M6 2h8l5 5v15H6zM13 3v5h5z",
  down: "M5 8.500 12 15.500 19 8.500 20.400 10 12 18.400 3.600 10z",
  plus: "M11 4h2v7h7v2h-7v7h-2v-7H4v-2h7z",
  minus: "M4 11h16v2H4z",
  letter: "M2 5h20v14H2zM4 8v9h16V8l-8 5zM5 7l7 4 7-4z",
} as const;

export type Shape = keyof typeof shapes;

/** A small drawing that says nothing by itself: whatever holds it has the words. */
export function icon(shape: Shape): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", shapes[shape]);
  path.setAttribute("fill-rule", "evenodd");
  svg.append(path);
  return svg;
}

/** A button with a drawing on it; the words are for those who do not see it, or point at it. */
export const iconButton = (shape: Shape, label: string, click: () => void, kind = "plain-icon"): HTMLButtonElement =>
  h("button", { type: "button", class: kind, "aria-label": label, title: label, on: { click } }, icon(shape));

let lastId = 0;

export const freshId = (prefix: string): string => `${prefix}-${++lastId}`;
