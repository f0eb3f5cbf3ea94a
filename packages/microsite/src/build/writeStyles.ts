import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { STYLE_PARTS } from '../table/styleParts.ts';
import type { CutTypefaces } from './typefaces/cutTypefaces.ts';
import type { WorkFolders } from './workFolders.ts';

const EVERY = 'every-page';

/**
 * Writes the style sheet of a site in parts: what every page has (stand-ins for its typefaces, kit and pages, and its theme)
 * and what only some kinds of pages have; and a sheet of all of them. Scripts fetch the typefaces themselves; visitors
 * without script get them by the sheet. The theme stands in no layer, so that no part is stronger.
 */
export function writeStyles(
  { styles, parts }: Pick<WorkFolders, 'styles' | 'parts'>,
  { faces, standIns }: CutTypefaces,
  theme: string | undefined,
): void {
  mkdirSync(parts, { recursive: true });
  writeFileSync(join(parts, 'stand-ins.css'), standIns);
  writeFileSync(join(parts, 'typefaces.css'), faces);
  const every = [
    // A firm without typefaces has neither, and Vite warns of empty sheets.
    ...(standIns === '' ? [] : ['@import "./stand-ins.css";']),
    ...(faces === '' ? [] : ['@import "./typefaces.css" (scripting: none);']),
    ...importsOf(EVERY),
    ...(theme === undefined ? [] : [`@import ${JSON.stringify(theme)};`]),
  ];
  writeFileSync(partFile(parts, EVERY), `${every.join('\n')}\n`);
  for (const part of STYLE_PARTS) writeFileSync(partFile(parts, part), `${importsOf(part).join('\n')}\n`);
  const all = [EVERY, ...STYLE_PARTS].map((part) => `@import ${JSON.stringify(partFile(parts, part))};`);
  writeFileSync(styles, `${all.join('\n')}\n`);
}

/** What kit and pages have for a part. */
function importsOf(part: string): string[] {
  return ['ui', 'pages'].map((name) => {
    const file = fileURLToPath(import.meta.resolve(`@tamarack-lowe/${name}/styles/${part}.css`));
    return `@import ${JSON.stringify(file)};`;
  });
}

const partFile = (parts: string, part: string) => join(parts, `${part}.css`);
