import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FONTS } from './printStyle.ts';

/** What draws documents: the files here, those of the whole package where it is installed, the library and the typefaces. */
const drawnBy = () => [
  ...readdirSync(import.meta.dirname)
    .filter((name) => /\.[jt]s$/.test(name))
    .sort()
    .map((name) => readFileSync(join(import.meta.dirname, name))),
  readFileSync(fileURLToPath(import.meta.resolve('pdfkit'))),
  ...Object.values(FONTS).map((read) => read()),
];

/**
 * The bytes of a document that was drawn from the same, by the same, in an earlier build: from the folder `cache`. What
 * is not there is drawn, and takes the place of what the document was before.
 */
export async function keptDocument(
  cache: string,
  { name, from, draw }: { name: string; from: string; draw: () => Promise<Buffer> },
): Promise<Buffer> {
  const hash = createHash('sha256').update(from);
  for (const part of drawnBy()) hash.update(part);
  const own = `${name}.${hash.digest('hex').slice(0, 16)}.pdf`;
  if (existsSync(join(cache, own))) return readFileSync(join(cache, own));
  const pdf = await draw();
  mkdirSync(cache, { recursive: true });
  for (const other of readdirSync(cache)) if (other.startsWith(`${name}.`)) rmSync(join(cache, other));
  // A build that is stopped halfway must not leave half a document under this name.
  writeFileSync(join(cache, `${own}.part`), pdf);
  renameSync(join(cache, `${own}.part`), join(cache, own));
  return pdf;
}
