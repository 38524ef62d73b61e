/**
 * A function that keeps its last result for as long as it is asked about the very same objects. For what hangs on tables
 * alone: those are replaced, never changed, and between two decisions most of them stay.
 */
export const remembering = <Objects extends readonly unknown[], Result>(
  make: (...objects: Objects) => Result,
): ((...objects: Objects) => Result) => rememberingBy((...objects) => objects, make);

/** The same for a function that hangs on some objects among what it is given. */
export function rememberingBy<Given extends readonly unknown[], Result>(
  objectsOf: (...given: Given) => readonly unknown[],
  make: (...given: Given) => Result,
): (...given: Given) => Result {
  let last: { readonly objects: readonly unknown[]; readonly result: Result } | null = null;
  return (...given) => {
    const objects = objectsOf(...given);
    if (last === null || !areSame(last.objects, objects)) last = { objects, result: make(...given) };
    return last.result;
  };
}

function areSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  for (let at = 0; at < some.length; at++) if (some[at] !== others[at]) return false;
  return true;
}
