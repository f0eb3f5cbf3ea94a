import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { loadedFiles } from './loadedFiles.ts';

/**
 * Bytes on the line with brotli. `html` is the page with its rules and its script; `inline` is that script by itself;
 * `styles`, `scripts` and `fonts` come after the largest paint. Pictures and films are not in it.
 */
export type PageWeight = { html: number; inline: number; styles: number; scripts: number; fonts: number };

/** Weighs a built, compressed page by its address. Null when there is no such page. */
export async function weighPage(root: string, address: string): Promise<PageWeight | null> {
  const page = join(address, 'index.html');
  if (!existsSync(join(root, page))) return null;
  const html = readFileSync(join(root, page), 'utf8');
  const { styles, scripts, fonts } = await loadedFiles(root, html);
  const weight = (files: string[]) => files.reduce((sum, file) => sum + sizeOf(join(root, file)), 0);
  return {
    html: weight([page]),
    inline: inlineBytes(html),
    styles: weight(styles),
    scripts: weight(scripts),
    fonts: weight(fonts),
  };
}

/** What the inline scripts of a page weigh together; blocks of data are not run. */
function inlineBytes(html: string): number {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
  const run = scripts.filter(([, attributes]) => !attributes?.includes('type="application/'));
  return brotliCompressSync(run.map(([, , code]) => code).join('')).length;
}

/** What lies beside it compressed, or itself where compressing was not worth it. */
function sizeOf(path: string): number {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
