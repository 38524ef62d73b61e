/**
 * A function that keeps its last result for as long as it is asked about the very same objects. For what hangs on tables
 * alone: those are replaced, never changed, and between two decisions most of them stay.
 */
export function remembering<Objects extends readonly unknown[], Result>(
  make: (...objects: Objects) => Result,
): (...objects: Objects) => Result {
  let last: { readonly objects: Objects; readonly result: Result } | null = null;
  return (...objects) => {
    if (last === null || !areSame(last.objects, objects)) last = { objects, result: make(...objects) };
    return last.result;
  };
}

function areSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  for (let at = 0; at < some.length; at++) if (some[at] !== others[at]) return false;
  return true;
}
