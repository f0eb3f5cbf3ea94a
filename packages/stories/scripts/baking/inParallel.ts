import { availableParallelism } from 'node:os';

/** Works through items with as many hands as the machine has cores, in order of starting. */
export async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const hand = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, hand));
}
