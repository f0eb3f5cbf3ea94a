import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { doorSheets, sheetRows } from './doorSheets.ts';

const folder = new URL('../src/sheets/', import.meta.url);
const readme = new URL('../README.md', import.meta.url);
const sheets = doorSheets();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const { name, text } of sheets) writeFileSync(new URL(`${name}.css`, folder), text);
const words = readFileSync(readme, 'utf8');
writeFileSync(readme, words.replace(/(?:\| `\.\/[a-z-]+\.css` \|.*\|\n)+/, `${sheetRows(sheets)}\n`));
