import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { entrySheets, sheetRows } from './entrySheets.ts';

/** Writes the style sheets of the entry points; with `--readme`, their table in the README too. */
const folder = new URL('../src/__generated__/', import.meta.url);
const sheets = entrySheets();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const { name, text } of sheets) writeFileSync(new URL(`${name}.css`, folder), text);

if (process.argv.includes('--readme')) {
  const readme = new URL('../README.md', import.meta.url);
  const words = readFileSync(readme, 'utf8');
  writeFileSync(readme, words.replace(/(?:\| `\.\/[a-z-]+\.css` \|.*\|\n)+/, `${sheetRows(sheets)}\n`));
}
