import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Returns the full path of a typeface: relative to `root`, the folder of the config, or in an installed package. Throws when the
 * package is not there.
 */
export function typefacePath(file: string, root: string): string {
  const { resolve } = createRequire(join(root, 'package.json'));
  return file.startsWith('.') ? join(root, file) : resolve(file);
}
