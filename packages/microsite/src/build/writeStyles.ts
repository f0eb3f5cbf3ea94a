import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CutTypefaces } from './typefaces/cutTypefaces.ts';
import type { WorkFolders } from './workFolders.ts';

const sheet = (door: string) => fileURLToPath(import.meta.resolve(door));

/**
 * Writes the one style sheet of a site: stand-ins for its typefaces, the kit, the pages, and its theme, which comes last.
 * Scripts fetch the typefaces themselves; visitors without script get them by the sheet.
 */
export function writeStyles(
  { styles }: Pick<WorkFolders, 'styles'>,
  { faces, standIns }: CutTypefaces,
  theme: string | undefined,
): void {
  const folder = dirname(styles);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'stand-ins.css'), standIns);
  writeFileSync(join(folder, 'typefaces.css'), faces);
  const imports = [
    // A firm without typefaces has neither, and Vite warns of empty sheets.
    ...(standIns === '' ? [] : ['@import "./stand-ins.css";']),
    ...(faces === '' ? [] : ['@import "./typefaces.css" (scripting: none);']),
    ...[sheet('@tamarack-lowe/ui/styles.css'), sheet('@tamarack-lowe/pages/styles.css'), theme].flatMap(
      (file) => (file === undefined ? [] : [`@import ${JSON.stringify(file)};`]),
    ),
  ];
  writeFileSync(styles, `${imports.join('\n')}\n`);
}
