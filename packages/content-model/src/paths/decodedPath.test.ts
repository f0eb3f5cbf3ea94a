import { expect, test } from 'vitest';
import { decodedPath } from './decodedPath.ts';

test('decodes a path, or leaves it as it is', () => {
  expect(decodedPath('/stories/%24%24%24')).toBe('/stories/$$$');
  expect(decodedPath('/100%')).toBe('/100%');
});
