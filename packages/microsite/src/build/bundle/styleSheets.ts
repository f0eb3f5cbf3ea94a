import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadedConfig } from '../../config/loadConfig.ts';
import { STYLE_PARTS, type StylePart } from '../../table/styleParts.ts';
import type { CutTypefaces } from './typefaces.ts';
import type { WorkFolders } from '../workFolders.ts';

const EVERY = 'every-page';

/** The parts of pages whose bodies have blocks: stories, and resources. */
const WITH_BLOCKS: readonly StylePart[] = ['story', 'static'];

/**
 * Writes the style sheet of a site in parts: what every page has (stand-ins for its typefaces, kit and pages, and its theme)
 * and what only some kinds of pages have, those with blocks the sheets of the site's own, and own pages theirs; and a sheet
 * of all of them. Scripts fetch the typefaces themselves; visitors without script get them by the sheet. The theme stands in
 * no layer, so that no part is stronger.
 */
export function writeStyles(
  { styles, parts }: Pick<WorkFolders, 'styles' | 'parts'>,
  { faces, standIns }: CutTypefaces,
  { theme, blocks, pages }: Pick<LoadedConfig, 'theme' | 'blocks' | 'pages'>,
): void {
  mkdirSync(parts, { recursive: true });
  writeFileSync(join(parts, 'stand-ins.css'), standIns);
  writeFileSync(join(parts, 'typefaces.css'), faces);
  const every = [
    // A firm without typefaces has neither, and Vite warns of empty sheets.
    ...(standIns === '' ? [] : ['@import "./stand-ins.css";']),
    ...(faces === '' ? [] : ['@import "./typefaces.css" (scripting: none);']),
    ...importsOf(EVERY),
    ...(theme === undefined ? [] : [importOf(theme)]),
  ];
  writeFileSync(partFile(parts, EVERY), `${every.join('\n')}\n`);
  const ofBlocks = sheetsOf(Object.values(blocks));
  const ofPages = sheetsOf(pages);
  for (const part of STYLE_PARTS) {
    const imports = [
      ...importsOf(part),
      ...(WITH_BLOCKS.includes(part) ? ofBlocks : []),
      // Pages of the site's own have every part.
      ...(part === 'static' ? ofPages : []),
    ];
    writeFileSync(partFile(parts, part), `${imports.join('\n')}\n`);
  }
  const all = [EVERY, ...STYLE_PARTS].map((part) => importOf(partFile(parts, part)));
  writeFileSync(styles, `${all.join('\n')}\n`);
}

const sheetsOf = (owns: readonly { styles?: string | undefined }[]) =>
  owns.flatMap(({ styles }) => (styles === undefined ? [] : [importOf(styles)]));

/** What kit and pages have for a part. */
function importsOf(part: string): string[] {
  return ['ui', 'pages'].map((name) => {
    return importOf(fileURLToPath(import.meta.resolve(`@tamarack-lowe/${name}/styles/${part}.css`)));
  });
}

const importOf = (file: string) => `@import ${JSON.stringify(file)};`;

const partFile = (parts: string, part: string) => join(parts, `${part}.css`);
