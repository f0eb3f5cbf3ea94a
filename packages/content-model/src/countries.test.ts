import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EUROPEAN_COUNTRY_CODES, isEuropean } from './countries.ts';

test('publishes 28 codes, Greece as EL and the United Kingdom as UK', () => {
  expect(new Set(EUROPEAN_COUNTRY_CODES).size).toBe(28);
  expect(EUROPEAN_COUNTRY_CODES).toContain('EL');
  expect(EUROPEAN_COUNTRY_CODES).toContain('UK');
  expect(EUROPEAN_COUNTRY_CODES).not.toContain('GR');
});

test('knows Greece and the United Kingdom in both spellings', () => {
  expect(['GR', 'EL', 'GB', 'UK', 'gr', ' fr '].every(isEuropean)).toBe(true);
  expect(['CA', 'US', 'CH', 'NO', '', 'FRA'].some(isEuropean)).toBe(false);
});

test('returns a boolean for anything that a service may send', () => {
  fc.assert(fc.property(fc.anything(), (code) => typeof isEuropean(code) === 'boolean'));
});
