import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type PageParts, readPage } from '../pageElements.ts';
import { loadedFilesOf } from '../weights.ts';

/**
 * Bytes on the line with brotli. `html` is the page with its rules and its script; `inline` is that script by itself;
 * `styles`, `scripts` and `fonts` come after the largest paint. Pictures and films are not in it.
 */
export type PageWeight = { html: number; inline: number; styles: number; scripts: number; fonts: number };

/**
 * Weighs built, compressed pages by their addresses. Null when there is no such page. What pages share is read once: ask
 * anew for another build.
 */
export function weigherOf(root: string): (address: string) => Promise<PageWeight | null> {
  const loadedFiles = loadedFilesOf(root);
  const sizes = new Map<string, number>();
  const inline = new Map<string, number>();
  const once = (known: Map<string, number>, key: string, measure: (key: string) => number) => {
    const size = known.get(key) ?? measure(key);
    known.set(key, size);
    return size;
  };
  const weight = (files: string[]) =>
    files.reduce((sum, file) => sum + once(sizes, file, (name) => sizeOf(join(root, name))), 0);

  return async (address) => {
    const page = join(root, address, 'index.html');
    if (!existsSync(page)) return null;
    const parts = readPage(readFileSync(page, 'utf8'));
    const { styles, scripts, fonts } = await loadedFiles(parts);
    return {
      html: sizeOf(page),
      inline: once(inline, inlineCode(parts), (code) => brotliCompressSync(code).length),
      styles: weight(styles),
      scripts: weight(scripts),
      fonts: weight(fonts),
    };
  };
}

/** The inline scripts of a page together. */
function inlineCode({ scripts }: PageParts): string {
  return scripts.map(({ text }) => text ?? '').join('');
}

/** What lies beside it compressed, or itself where compressing was not worth it. */
function sizeOf(path: string): number {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
