import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mediaKey, slugOf } from './mediaKey.ts';

test('names the picture of a person', () => {
  expect(mediaKey("Kieran O'Dunnell")).toBe('Kieran_ODunnell');
  expect(mediaKey('  Jada   St. Cyrille ')).toBe('Jada_St_Cyrille');
  expect(mediaKey('Joëlle Bernier-Côté')).toBe('Joelle_Bernier-Cote');
  expect(mediaKey('Søren Bjørk')).toBe('Soren_Bjork');
});

test('names the address of a person', () => {
  expect(slugOf('Jada St. Cyrille')).toBe('jada-st-cyrille');
  expect(slugOf('Siobhán O’Neil')).toBe('siobhan-oneil');
});

test('gives a media key without spaces, apostrophes and full stops, and the same when asked again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const key = mediaKey(name);
      expect(key).not.toMatch(/[\s'’.]/);
      expect(mediaKey(key)).toBe(key);
    }),
  );
});

test('gives a slug that needs no escape in an address, and the same when asked again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const slug = slugOf(name);
      expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      expect(slugOf(slug)).toBe(slug);
    }),
  );
});
