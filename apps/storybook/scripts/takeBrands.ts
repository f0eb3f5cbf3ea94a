/**
 * Copies the brand of the second firm from its site: its theme, which `data-brand` selects, and its logo in each language.
 * Writes src/__generated__/.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Selector of the pages that have the brand. */
const BRAND = ':root[data-brand="norrbeck"]';
const target = path.join(import.meta.dirname, '../src/__generated__');
const firm = path.join(import.meta.dirname, '../../norrbeck');

await mkdir(target, { recursive: true });
const theme = await readFile(path.join(firm, 'theme.css'), 'utf8');
await writeFile(
  path.join(target, 'norrbeck.css'),
  theme.replace(/^( *):root(?= \{)/gm, `$1${BRAND}`).replace(/^(?=\.gt-|\[data-href)/gm, `${BRAND} `),
);
for (const [from, to] of [
  ['logo.svg', 'norrbeck-fr.svg'],
  ['logo-en.svg', 'norrbeck-en.svg'],
] as const) {
  await copyFile(path.join(firm, 'content/pictures/objects', from), path.join(target, to));
}
