import { KEPT_AS, KEPT_AT, KEPT_BYTES } from '../labels.ts';

/** As much of a `Cache` as this needs. */
export type Shelf = Pick<Cache, 'keys' | 'match' | 'delete'>;

/**
 * Takes out of a cache what is too much for a number of bytes: the oldest first, and what is kept whether it was opened
 * or not after all else.
 */
export async function holdWithin(shelf: Shelf, most: number): Promise<void> {
  const entries = await Promise.all(
    (await shelf.keys()).map(async (request) => {
      const { headers = new Headers() } = (await shelf.match(request, { ignoreVary: true })) ?? {};
      return {
        request,
        at: Number(headers.get(KEPT_AT)),
        bytes: Number(headers.get(KEPT_BYTES)),
        isMeant: headers.has(KEPT_AS),
      };
    }),
  );
  let bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  entries.sort((a, b) => Number(a.isMeant) - Number(b.isMeant) || a.at - b.at);
  for (const entry of entries) {
    if (bytes <= most) return;
    await shelf.delete(entry.request);
    bytes -= entry.bytes;
  }
}
