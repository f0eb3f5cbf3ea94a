import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every file below a folder, as full paths, in a fixed order. */
export function builtFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
