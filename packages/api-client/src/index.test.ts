import { expect, test } from 'vitest';
import * as door from './index.ts';

test('exports exactly these names', () => {
  expect(Object.keys(door).sort()).toEqual([
    'ANSWER_BYTES',
    'COUNTRY_BYTES',
    'createApiClient',
    'parseCampusEvents',
    'parseCountry',
    'parseMenu',
    'readBody',
    'trimMenu',
  ]);
});
