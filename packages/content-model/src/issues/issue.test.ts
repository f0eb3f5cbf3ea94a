import { expect, test } from 'vitest';
import { applyTypography } from '../typography/applyTypography.ts';
import { ENGLISH, FRENCH, issue, message, readMore, withRemedy } from './issue.ts';

const placeholdersOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();

test('has every message in French, with the placeholders of the English one', () => {
  expect(Object.keys(FRENCH)).toEqual(Object.keys(ENGLISH));
  for (const [key, text] of Object.entries(ENGLISH)) {
    const french: string = FRENCH[key as keyof typeof ENGLISH];
    expect(placeholdersOf(french), key).toEqual(placeholdersOf(text));
    if (/\p{L}/u.test(text.replace(/\{\w+\}/g, ''))) expect(french, key).not.toBe(text);
  }
});

test('leaves the spaces of French to the typography pass', () => {
  for (const text of Object.values(FRENCH)) expect(text).not.toMatch(/[\u00a0\u202f]/);
});

test('speaks English, or French to any region', () => {
  const missing = issue('rain, block 3', message('missing', { key: 'text' }));
  expect(String(missing)).toBe('rain, block 3: "text" is missing. Add "text".');
  for (const language of ['fr', 'fr-CA'])
    expect(missing.toString(language)).toBe(
      applyTypography('rain, bloc 3 : « text » manque. Ajoutez « text ».', 'fr-CA'),
    );
  expect(missing.toString('cy')).toBe(String(missing));
});

test('an issue has the code of its first message, which is the address of its page', () => {
  const broken = message('brokenLink', { href: '/rain' });
  expect(issue('rain', broken, message('writeAgain')).code).toBe('broken-link');
  expect(issue('rain', 'It rains.').code).toBeUndefined();
  expect(issue('rain', withRemedy(broken, { instead: 'a', write: 'b' }))).toMatchObject({
    code: 'broken-link',
    remedy: { instead: 'a', write: 'b' },
  });
});

test('a message inside a message has its language, and a file name stays as it is', () => {
  const file = 'a.fr.json?1';
  const twice = issue('taxonomy.json, visitor type 2', message('noTranslatedText', { source: file }));
  expect(twice.toString('fr')).toContain(`liraient celui de ${file}. `);
  expect(twice.toString('fr')).toContain('taxonomy.json, type de visiteur 2');
});

test('a plain text stays as it is in every language', () => {
  expect(issue('rain', 'It ends before it begins.').toString('fr')).toContain('It ends before it begins.');
});

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
