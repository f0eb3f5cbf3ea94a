import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { entrySheets, sheetRows } from './entrySheets.ts';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const sheets = entrySheets();

test('the README lists all sheets in the order of the cascade: "pnpm sheets" writes the table', () => {
  expect(read('README.md')).toContain(`\n${sheetRows(sheets)}\n\n`);
});

test('every entry point with a component and rules of its own has a sheet', () => {
  const names = sheets.map(({ name }) => name);
  const components = Object.entries(manifest.exports).filter(([, file]) => file.endsWith('.tsx'));
  expect(components.map(([name]) => name.slice('./'.length)).filter((name) => !names.includes(name))).toEqual(
    [],
  );
});

test('every part of the whole sheet but those of brands is in one of them', () => {
  const parts = sheets.flatMap(({ text }) =>
    [...text.matchAll(/@import "\.\.\/(.+)"/g)].map(([, part]) => part),
  );
  const files = readdirSync(new URL('../src', import.meta.url), { recursive: true, encoding: 'utf8' });
  const written = files.filter(
    (file) =>
      /^[a-z-]+\/[a-z-]+\.css$/.test(file) &&
      !/^__generated__|brands?\.css$/.test(file) &&
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
