interface Numbered {
  readonly number?: number;
  readonly code?: string;
  readonly order?: number;
}

/** The ids of a table of cards, in the order of the numbers. */
export const idsInOrder = <Id extends string>(table: Readonly<Record<Id, Numbered>>): readonly Id[] =>
  (Object.keys(table) as Id[]).sort((one, another) => placeOf(table[one]) - placeOf(table[another]));

const placeOf = ({ number, order, code = "" }: Numbered): number => number ?? order ?? Number(code.replace(/\D/g, ""));

/** The same table with every card changed. */
export const mapCards = <Id extends string, From, To>(
  ids: readonly Id[],
  table: Readonly<Record<Id, From>>,
  change: (card: From, id: Id) => To,
): Readonly<Record<Id, To>> =>
  Object.fromEntries(ids.map((id) => [id, change(table[id], id)])) as Readonly<Record<Id, To>>;
