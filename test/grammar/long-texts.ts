/** The longest text that Discord sends. */
export const LONGEST = 6000;

const long = (piece: string): string => piece.repeat(Math.ceil(LONGEST / piece.length)).slice(0, LONGEST);

/** What has kept a parser busy before, or might. */
export const longTexts: readonly string[] = [
  long("x"),
  `a${" ".repeat(LONGEST - 2)}!`,
  `a${long(" 1")}`.slice(0, LONGEST),
  long("1"),
  long("a,"),
  long(","),
  long("italy 2, "),
  long("iran;"),
  long("(1)"),
  long(" · "),
  long("é́"),
  long("👩‍👩‍👧"),
  long("\u0000\n"),
  long("west germ"),
];
