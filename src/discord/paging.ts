import { button, buttonRows } from "./components.ts";

interface Page {
  readonly page: number;
  readonly pages: number;
}

/** Buttons to the neighbouring pages; `id` makes the one of a page. */
export function pageButtons({ page, pages }: Page, id: (page: number) => string) {
  return buttonRows([
    ...(page > 1 ? [button(id(page - 1), "◀")] : []),
    ...(page < pages ? [button(id(page + 1), "▶")] : []),
  ]);
}

/** The page that a button stands for; whatever is no page is the first. */
export const pageOf = (option: string): number => (/^[1-9]\d{0,5}$/.test(option) ? Number(option) : 1);
