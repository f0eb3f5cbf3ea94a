import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';

const KEPT_BYTES = 2 ** 25;

/** What was asked for last, by what is in it: a build that takes the place of another has other tags. */
const kept = new LRUCache<string, Buffer<ArrayBuffer>>({
  maxSize: KEPT_BYTES,
  sizeCalculation: ({ length }) => length + 1,
});

/**
 * The bytes of a file that is read at once. At most 32 MiB of them are kept, so that a page waits for no disk, nor for those who
 * wait for it. Rejects when the file cannot be read.
 */
export async function readSmall(path: string, etag: string): Promise<Buffer<ArrayBuffer>> {
  const known = kept.get(etag);
  if (known) return known;
  const bytes = await readFile(path);
  kept.set(etag, bytes);
  return bytes;
}
