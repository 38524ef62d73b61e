/**
 * A function that keeps its last result for as long as it is asked about the very same objects. For what depends on
 * tables alone: those are replaced, never changed, and most of them stay from one decision to the next.
 */
export const remembering = <Objects extends readonly unknown[], Result>(
  make: (...objects: Objects) => Result,
): ((...objects: Objects) => Result) => rememberingBy((...objects) => objects, make);

/** The same for a function that depends on some of the objects in what it is given. */
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
