import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { builtFiles } from './builtFiles.ts';
import { inParallel } from './inParallel.ts';
import { isWhole, type MadeFiles } from './madeFiles.ts';
import { packText } from './packText.ts';

const COMPRESSIBLE = /\.(?:html|js|mjs|css|svg|json|xml|txt|webmanifest|vtt)$/;
/** zlib has four threads. */
const AT_ONCE = 4;

/** A text that was packed, by its name from the root: which text it was, and what lies beside it. */
export type PackedTexts = Record<string, MadeFiles>;

/**
 * Writes `.br` and `.gz` beside each text of the built site, and takes away those that belong to no text. `done`: files
 * that have theirs, by their names from the root. `known`: what an earlier call gave; its texts are left alone while
 * they are the same.
 */
export async function precompress(
  root: string,
  { done = new Set(), known = {} }: { done?: ReadonlySet<string>; known?: PackedTexts } = {},
): Promise<PackedTexts> {
  const texts: PackedTexts = {};
  const files = builtFiles(root).map((path) => ({ path, name: relative(root, path).split(sep).join('/') }));
  const open = files.filter(({ name }) => COMPRESSIBLE.test(name) && !done.has(name));
  await inParallel(open, AT_ONCE, async ({ path, name }) => {
    const bytes = await readFile(path);
    const from = createHash('sha256').update(bytes).digest('base64url');
    const before = known[name];
    if (before?.from === from && isWhole(root, before)) {
      texts[name] = before;
      return;
    }
    for (const ending of ['.br', '.gz']) rmSync(path + ending, { force: true });
    const sizes = Object.entries(await packText(path, bytes));
    texts[name] = { from, files: Object.fromEntries(sizes.map(([ending, size]) => [name + ending, size])) };
  });
  const beside = new Set(Object.values(texts).flatMap(({ files }) => Object.keys(files)));
  for (const { path, name } of files) {
    if (/\.(?:br|gz)$/.test(name) && !beside.has(name) && !done.has(name)) rmSync(path, { force: true });
  }
  return texts;
}
