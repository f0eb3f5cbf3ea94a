import { expect, test } from 'vitest';
import { readMore } from './readMore.ts';

const DOCS = 'https://docs.example.com/1.0.0/';

test('names the page of each kind of issue, in the language of the reader', () => {
  const [more] = readMore(['broken-link', 'missing'], DOCS);
  const pages = `${DOCS}errors/broken-link/ ${DOCS}errors/missing/`;
  expect(String(more)).toBe(`More about these: ${pages}`);
  expect(more?.toString('fr')).toContain(pages);
});

test('names the list of all where there are many kinds', () => {
  const codes = ['a', 'b', 'c', 'd', 'e', 'f'];
  expect(String(readMore(codes, DOCS)[0])).toBe(`More about these: ${DOCS}errors/`);
});

test('says nothing without documentation or without kinds', () => {
  expect(readMore(['missing'], undefined)).toEqual([]);
  expect(readMore([], DOCS)).toEqual([]);
});
