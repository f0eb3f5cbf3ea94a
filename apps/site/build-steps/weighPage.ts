import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { loadedFiles } from './loadedFiles.ts';

/** Bytes on the line with brotli; `html` includes what is inline. Pictures and films are not in it. */
export type PageWeight = { html: number; styles: number; scripts: number; fonts: number };

/** Weighs a built, compressed page by its address. Null when there is no such page. */
export async function weighPage(root: string, address: string): Promise<PageWeight | null> {
  const page = join(address, 'index.html');
  if (!existsSync(join(root, page))) return null;
  const { styles, scripts, fonts } = await loadedFiles(root, readFileSync(join(root, page), 'utf8'));
  const weight = (files: string[]) => files.reduce((sum, file) => sum + sizeOf(join(root, file)), 0);
  return { html: weight([page]), styles: weight(styles), scripts: weight(scripts), fonts: weight(fonts) };
}

/** What lies beside it compressed, or itself where compressing was not worth it. */
function sizeOf(path: string): number {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
