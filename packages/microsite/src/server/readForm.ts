import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Part } from './conditionOf.ts';
import { readSmall } from './readSmall.ts';
import type { FileForm } from './siteFile.ts';

/** Larger files are sent while they are read. */
const READ_WHOLE_BYTES = 2 ** 18;

/** The bytes of a part of a file, as an answer carries them. Rejects when the file cannot be read. */
export async function readForm(
  form: FileForm,
  { start, end }: Part,
): Promise<ConstructorParameters<typeof Response>[0]> {
  if (form.size <= READ_WHOLE_BYTES) return (await readSmall(form)).subarray(start, end + 1);
  // Opened before the answer begins: a file that has gone is an error and not half an answer.
  const handle = await open(form.path);
  return Readable.toWeb(handle.createReadStream({ start, end })) as ReadableStream;
}
