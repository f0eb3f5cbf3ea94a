import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import * as index from './index.ts';

test('publishes one entry point and its command', () => {
  expect(Object.keys(manifest.exports)).toEqual(['.']);
  expect(Object.keys(manifest.publishConfig.exports)).toEqual(['.']);
  expect(Object.keys(manifest.publishConfig.bin)).toEqual(Object.keys(manifest.bin));
});

test('exports exactly these names', () => {
  expect(Object.keys(index).toSorted()).toEqual(['CreateError', 'createMicrosite']);
});
