import { expect, test } from 'vitest';
import { LEFT_TO_BUILD, namesAlone } from './leftToBuild.ts';

test('leaves of a file that only the build reads its names', () => {
  const text = `import * as v from "valibot";
    export function readWorks() {}
    export const SIZE = 1, { length } = [];
    const inside: number = 2;
    export { inside as outside, type Other };
    export type Page = 1;
    export default readWorks;`;
  const names = ['const readWorks =', 'const SIZE =', 'const length =', 'const outside =', 'default'];
  expect(namesAlone('works.server.ts', text)).toBe(
    names.map((name) => `export ${name} undefined;`).join('\n'),
  );
});

test('knows such a file by its name', () => {
  expect(LEFT_TO_BUILD.test('/site/own/readWorks.server.ts')).toBe(true);
  expect(LEFT_TO_BUILD.test('/site/own/Works.tsx')).toBe(false);
});
