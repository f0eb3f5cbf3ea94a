import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import * as main from './index.ts';

test('has these entry points', () => {
  expect(Object.keys(manifest.exports)).toEqual(['.', './internal/parse']);
  expect(Object.keys(manifest.publishConfig.exports)).toEqual(['.', './internal/parse']);
});

test('exports exactly these names', () => {
  expect(Object.keys(main).sort()).toEqual(['createApiClient']);
});
