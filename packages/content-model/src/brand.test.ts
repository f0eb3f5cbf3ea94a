import { expect, test } from 'vitest';
import { brandSchema } from './brand.ts';
import { parseContent } from './parseContent.ts';

const { timeZone, country, pictures } = brandSchema.entries;

test('knows the time zones of the world, and no other', () => {
  expect(parseContent(timeZone, 'Pacific/Auckland', 'brand')).toBe('Pacific/Auckland');
  expect(() => parseContent(timeZone, 'America/Nowhere', 'brand')).toThrow('This time zone is not known.');
});

test('takes a country as two capitals', () => {
  expect(parseContent(country, 'NZ', 'brand')).toBe('NZ');
  expect(() => parseContent(country, 'New Zealand', 'brand')).toThrow('two capitals');
});

test('needs no picture of a page', () => {
  expect(parseContent(pictures, undefined, 'brand')).toEqual({});
  expect(() => parseContent(pictures, { intro: { student: 'people/A' } }, 'brand')).toThrow('experienced');
});
