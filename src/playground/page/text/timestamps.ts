const styles: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** `<t:…:R>` and its kin, in the reader's language. */
export function timeInWords(seconds: number, style: string, locale: string, now: number): string {
  if (style === "R") return relative(seconds - now / 1000, locale);
  return new Intl.DateTimeFormat(locale, styles[style] ?? styles.f).format(seconds * 1000);
}

function relative(left: number, locale: string): string {
  const [unit, size] = steps.find(([, seconds]) => Math.abs(left) >= seconds) ?? (["second", 1] as const);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(left / size), unit);
}

/** When a message was written, as Discord says it beside the name. */
export function writtenAt(iso: string, locale: string, now: number): string {
  const date = new Date(iso);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "short" }).format(date);
  const day = (each: Date) => each.toDateString();
  if (day(date) === day(new Date(now))) return time;
  return `${new Intl.DateTimeFormat(locale, { dateStyle: "short" }).format(date)}, ${time}`;
}
