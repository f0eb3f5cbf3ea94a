import { expect, test } from 'vitest';
import { brandSchema, brandSchemaFor } from './brand.ts';
import { parseContent } from './parseContent.ts';

const { timeZone, country, pictures } = brandSchema.entries;

test('knows the time zones of the world, and no other', () => {
  expect(parseContent(timeZone, 'Pacific/Auckland', 'brand')).toBe('Pacific/Auckland');
  expect(() => parseContent(timeZone, 'America/Nowhere', 'brand')).toThrow('must be a known time zone');
});

test('takes a country as two capitals', () => {
  expect(parseContent(country, 'NZ', 'brand')).toBe('NZ');
  expect(() => parseContent(country, 'New Zealand', 'brand')).toThrow('two capitals');
});

test('pictures of pages are optional', () => {
  expect(parseContent(pictures, undefined, 'brand')).toEqual({});
});

test('has pictures and jobs for all visitors, or for each type of them', () => {
  const brand = brandSchemaFor(['apprentice', 'expert']);
  const read = (value: unknown) => parseContent(brand.entries.pictures, value, 'brand');
  expect(read({ intro: 'people/A' })).toEqual({ intro: 'people/A' });
  const each = { apprentice: 'people/A', expert: 'people/B' };
  expect(read({ campus: { film: 'films/A', poster: each } }).campus?.poster).toEqual(each);
  expect(() => read({ intro: { apprentice: 'people/A' } })).toThrow('"expert" is missing. Add "expert".');
  expect(() => read({ intro: { ...each, exprt: 'people/C' } })).toThrow('"exprt" is not known here.');
  const { jobs } = brand.entries.links.entries;
  expect(parseContent(jobs, 'https://e.com', 'brand')).toBe('https://e.com');
});
