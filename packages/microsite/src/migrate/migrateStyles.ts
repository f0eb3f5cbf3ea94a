import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { renameInCode, renameInStyles } from '../config/oldStyles.ts';

export type MigratedStyles = {
  /** New texts, by full path. */
  files: Map<string, string>;
  /** A line for each name that another one replaced in a file. */
  changes: string[];
};

/** Folders with output, or with the work of others. */
const SKIPPED = ['node_modules', 'build', 'dist'];

/** Moves names in style sheets of a folder, and in the components and tests beside them, to those of today. */
export function migrateStyles(folder: string): MigratedStyles {
  const result: MigratedStyles = { files: new Map(), changes: [] };
  for (const file of filesIn(folder)) {
    const rename = file.endsWith('.css')
      ? renameInStyles
      : /\.[cm]?[jt]sx?$/.test(file)
        ? renameInCode
        : null;
    if (!rename) continue;
    const { text, changes } = rename(readFileSync(file, 'utf8'));
    if (changes.length === 0) continue;
    const name = relative(folder, file).replaceAll('\\', '/');
    result.files.set(file, text);
    result.changes.push(...changes.map((change) => `${name}: ${change}`));
  }
  return result;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !SKIPPED.includes(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(path);
      return entry.isFile() ? [path] : [];
    });
}
