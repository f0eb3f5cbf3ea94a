import { expect, test } from 'vitest';
import * as door from './index.ts';

test('the door opens on exactly these', () => {
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
