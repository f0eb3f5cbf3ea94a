import { expect, test } from 'vitest';
import { LEFT_TO_BUILD, namesAlone } from './leftToBuild.ts';

test('leaves of a file that only the build reads its names', () => {
  const text =
    'import * as v from "valibot";\nexport function readWorks() {}\nexport const SIZE = 1;\nexport type Page = 1;';
  expect(namesAlone(text)).toBe('export const readWorks = undefined;\nexport const SIZE = undefined;');
});

test('knows such a file by its name', () => {
  expect(LEFT_TO_BUILD.test('/site/own/readWorks.server.ts')).toBe(true);
  expect(LEFT_TO_BUILD.test('/site/own/Works.tsx')).toBe(false);
});
