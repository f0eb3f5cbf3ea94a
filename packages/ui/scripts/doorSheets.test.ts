import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { doorSheets, sheetRows } from './doorSheets.ts';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const sheets = doorSheets();

test.each(sheets)('$name.css lists its parts', ({ name, text }) => {
  expect(read(`src/sheets/${name}.css`)).toBe(text);
});

test('no sheet is left over, and the README lists all in order', () => {
  expect(readdirSync(new URL('../src/sheets', import.meta.url)).toSorted()).toEqual(
    sheets.map(({ name }) => `${name}.css`).toSorted(),
  );
  expect(read('README.md')).toContain(`\n${sheetRows(sheets)}\n\n`);
});

test('every part of the whole sheet but those of brands is in one of them', () => {
  const parts = sheets.flatMap(({ text }) =>
    [...text.matchAll(/@import "\.\.\/(.+)"/g)].map(([, part]) => part),
  );
  const files = readdirSync(new URL('../src', import.meta.url), { recursive: true, encoding: 'utf8' });
  const written = files.filter(
    (file) =>
      /^[a-z-]+\/[a-z-]+\.css$/.test(file) &&
      !/^sheets|brands?\.css$/.test(file) &&
      !read(`src/${file}`).includes('@import'),
  );
  expect(parts.toSorted()).toEqual(written.toSorted());
});

test('a sheet comes after those that it needs', () => {
  const names = sheets.map(({ name }) => name);
  const wrong = sheets.flatMap(({ name, after }) =>
    after.filter((other) => names.indexOf(other) > names.indexOf(name)).map((other) => `${other}, ${name}`),
  );
  expect(wrong).toEqual([]);
});
