import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import * as index from './index.ts';

test('publishes its entry points and its command', () => {
  expect(Object.keys(manifest.publishConfig.exports)).toEqual(Object.keys(manifest.exports));
  expect(Object.keys(manifest.publishConfig.bin)).toEqual(Object.keys(manifest.bin));
});

test('exports exactly these names', () => {
  expect(Object.keys(index).toSorted()).toEqual([
    'checkContent',
    'openContent',
    'readJsonFile',
    'readSiteContent',
    'readTextFile',
  ]);
});
