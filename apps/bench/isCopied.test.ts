import { expect, test } from 'vitest';
import { isCopied } from './isCopied.ts';

test('copies what is written, a folder of sources that is called build too', () => {
  const written = ['', 'package.json', 'apps/site/bench/bench.ts', 'packages/microsite/src/build/build.ts'];
  expect(written.filter((path) => !isCopied(path))).toEqual([]);
});

test('leaves out what is installed, kept or built', () => {
  const made = [
    '.git',
    'node_modules',
    'packages/ui/node_modules/react',
    'apps/site/.microsite/cache',
    'apps/site/build',
    'packages/stories/dist/media',
    'apps/storybook/storybook-static',
  ];
  expect(made.filter(isCopied)).toEqual([]);
});
