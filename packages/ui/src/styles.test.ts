import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const here = new URL('./', import.meta.url);
const files = readdirSync(here, { recursive: true, encoding: 'utf8' });

/** Resolves the imports of a sheet, in the order of the cascade. */
function listed(sheet: string): string[] {
  const imports = readFileSync(new URL(sheet, here), 'utf8').matchAll(/@import "(.+?)"/g);
  return [...imports]
    .map(([, file]) => new URL(file ?? '', new URL(sheet, here)).href.slice(here.href.length))
    .flatMap((file) => [file, ...listed(file)]);
}

test('styles.css contains each sheet of each component once', () => {
  const sheets = files.filter(
    (file) => file.endsWith('.css') && file !== 'styles.css' && !file.startsWith('__generated__/'),
  );

  expect(listed('styles.css').toSorted()).toEqual(sheets.toSorted());
});

test('no component imports a style sheet', () => {
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
  const guilty = sources.filter((file) => /import .*\.css/.test(readFileSync(new URL(file, here), 'utf8')));

  expect(guilty).toEqual([]);
});

test('every component rule lives in the components layer', () => {
  const loose = files
    .filter((file) => /^[a-z-]+\/[a-z-]+\.css$/.test(file) && !/^(styles|tokens|__generated__)\//.test(file))
    .filter((file) => !readFileSync(new URL(file, here), 'utf8').includes('@layer gt.components {'));

  expect(loose).toEqual([]);
});

test('motion is reduced by --gt-motion alone, so that a page can set it before the system does', () => {
  const guilty = files
    .filter((file) => file.endsWith('.css') && file !== 'tokens/motion.css')
    .filter((file) =>
      /prefers-reduced-motion|data-gt-motion/.test(readFileSync(new URL(file, here), 'utf8')),
    );

  expect(guilty).toEqual([]);
});

test('times are defined in the tokens only', () => {
  const guilty = files
    .filter((file) => file.endsWith('.css') && !file.startsWith('tokens/'))
    .flatMap((file) => {
      const rules = readFileSync(new URL(file, here), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
      const times = rules.match(/(?<![\w.-])[\d.]+m?s\b/g) ?? [];
      return times.filter((time) => time !== '0s').map((time) => `${file}: ${time}`);
    });

  expect(guilty).toEqual([]);
});

test('no rule matches ::before or ::after of every element, which would triple the styles to calculate', () => {
  const guilty = files
    .filter((file) => file.endsWith('.css'))
    .filter((file) =>
      /(^|[\s,{}])\*?::(before|after)\b/m.test(
        readFileSync(new URL(file, here), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
      ),
    );

  expect(guilty).toEqual([]);
});
