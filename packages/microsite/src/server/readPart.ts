import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FileForm } from './BuiltSite.ts';
import { readSmall } from './readSmall.ts';

/** Larger files are sent while they are read. */
const READ_WHOLE_BYTES = 2 ** 18;

/** What reads parts of a file with such a tag, as an answer carries them. */
export function readPart(path: string, { size, etag }: Omit<FileForm, 'read'>): FileForm['read'] {
  return async ({ start, end }) => {
    if (size <= READ_WHOLE_BYTES) return (await readSmall(path, etag)).subarray(start, end + 1);
    // Opened before the answer begins: a file that has gone is an error and not half an answer.
    const handle = await open(path);
    return Readable.toWeb(handle.createReadStream({ start, end })) as ReadableStream;
  };
}
