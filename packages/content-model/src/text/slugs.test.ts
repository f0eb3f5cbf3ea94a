import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mediaKey, slugOf } from './slugs.ts';

test('names the picture of a person', () => {
  expect(mediaKey("Kieran O'Dunnell")).toBe('Kieran_ODunnell');
  expect(mediaKey('  Jada   St. Cyrille ')).toBe('Jada_St_Cyrille');
  expect(mediaKey('Joëlle Bernier-Côté')).toBe('Joelle_Bernier-Cote');
  expect(mediaKey('Søren Bjørk')).toBe('Soren_Bjork');
  expect(mediaKey('김 철수')).toBe('김_철수');
});

test('names the address of a person', () => {
  expect(slugOf('Jada St. Cyrille')).toBe('jada-st-cyrille');
  expect(slugOf('Siobhán O’Neil')).toBe('siobhan-oneil');
});

test('names the address of a person in the script of the name, vowels and voicing with it', () => {
  expect(slugOf('李 王')).toBe('李-王');
  expect(slugOf('김 철수')).toBe('김-철수');
  expect(slugOf('いとう ごろう')).toBe('いとう-ごろう');
  expect(slugOf('हिन्दी शर्मा')).toBe('हिन्दी-शर्मा');
  expect(slugOf('Андрей Йович')).toBe('андрей-йович');
  expect(slugOf('مُحَمَّد علي')).toBe('مُحَمَّد-علي');
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

test('gives a slug of letters, digits and hyphens, and the same when asked again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const slug = slugOf(name);
      expect(slug).toMatch(/^(?:[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*)?$/u);
      expect(slugOf(slug)).toBe(slug);
      // A mark may make one sign with the sign before it, which is neither letter nor mark.
      expect(slug === '').toBe(!/[\p{L}\p{M}\p{N}]/u.test(name.normalize('NFC')));
    }),
  );
});

test('gives a Latin name a slug that needs no escape in an address', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abcXYZ éÖñçÅő’.-_/œßł') });
  fc.assert(
    fc.property(letters, (name) => {
      expect(slugOf(name)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
    }),
  );
});
