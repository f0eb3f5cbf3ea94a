import { expect, test } from 'vitest';
import * as door from './index.ts';

test('the door opens on exactly these', () => {
  expect(Object.keys(door).sort()).toEqual([
    'createApiClient',
    'parseCampusEvents',
    'parseCountry',
    'parseMenu',
  ]);
});
