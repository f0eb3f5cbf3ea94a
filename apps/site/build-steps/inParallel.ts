/** Does the same with each of a list, at most `hands` at once: for work that leaves this thread. */
export async function inParallel<Item>(
  list: readonly Item[],
  hands: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = list.values();
  const hand = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: hands }, hand));
}
