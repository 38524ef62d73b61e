/**
 * The order of a hand, wherever it is shown: picture, words and menus. Cards that have a printed order keep it, so that one is
 * found where it was a round ago; those of Wir sind das Volk! lie as they came.
 */
export const inPrintedOrder = <Card extends string>(hand: readonly Card[], all: readonly Card[]): Card[] =>
  [...hand].sort((one, other) => all.indexOf(one) - all.indexOf(other));
