import { existsSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Agreed pictures that no example has taken: the example was renamed or removed. */
export function stalePictures(agreed: URL, taken: ReadonlySet<string>): string[] {
  if (!existsSync(agreed)) return [];
  return globSync('*/*.webp', { cwd: fileURLToPath(agreed) })
    .map((file) => file.replaceAll('\\', '/').replace(/\.webp$/, ''))
    .filter((name) => !name.startsWith('failed/') && !taken.has(name));
}
