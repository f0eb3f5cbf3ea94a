/** Pairs each item with the first one of the same key. Items with an empty or undefined key are not compared. */
export function repeats<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | undefined,
): [item: Item, first: Item][] {
  const firsts = new Map<string, Item>();
  return items.flatMap((item): [Item, Item][] => {
    const key = keyOf(item);
    if (!key) return [];
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, item);
    return first === undefined ? [] : [[item, first]];
  });
}
