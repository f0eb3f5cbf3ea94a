import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assetKey, FEEDBACK_SERIES_LENGTH, imageSeries, slugOf } from './slugs.ts';

test('makes the asset key of a person', () => {
  expect(assetKey("Kieran O'Dunnell")).toBe('Kieran_ODunnell');
  expect(assetKey('  Jada   St. Cyrille ')).toBe('Jada_St_Cyrille');
  expect(assetKey('Joëlle Bernier-Côté')).toBe('Joelle_Bernier-Cote');
  expect(assetKey('Søren Bjørk')).toBe('Soren_Bjork');
  expect(assetKey('김 철수')).toBe('김_철수');
});

test('makes the slug of a person', () => {
  expect(slugOf('Jada St. Cyrille')).toBe('jada-st-cyrille');
  expect(slugOf('Siobhán O’Neil')).toBe('siobhan-oneil');
});

test('makes the slug of a person in the script of the name, with marks of vowels and voicing', () => {
  expect(slugOf('李 王')).toBe('李-王');
  expect(slugOf('김 철수')).toBe('김-철수');
  expect(slugOf('いとう ごろう')).toBe('いとう-ごろう');
  expect(slugOf('हिन्दी शर्मा')).toBe('हिन्दी-शर्मा');
  expect(slugOf('Андрей Йович')).toBe('андрей-йович');
  expect(slugOf('مُحَمَّد علي')).toBe('مُحَمَّد-علي');
});

test('an asset key has no spaces, apostrophes and full stops, and is its own asset key', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const key = assetKey(name);
      expect(key).not.toMatch(/[\s'’.]/);
      expect(assetKey(key)).toBe(key);
    }),
  );
});

test('a slug has letters, digits and hyphens, and is its own slug', () => {
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

test('the slug of a Latin name needs no escape in an address', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abcXYZ éÖñçÅő’.-_/œßł') });
  fc.assert(
    fc.property(letters, (name) => {
      expect(slugOf(name)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
    }),
  );
});

test('numbers three pictures from one', () => {
  expect(imageSeries('scenes/feedback')).toEqual([
    'scenes/feedback-1',
    'scenes/feedback-2',
    'scenes/feedback-3',
  ]);
});

test('the feedback slider has five pictures', () => {
  expect(imageSeries('scenes/feedback', FEEDBACK_SERIES_LENGTH)).toHaveLength(5);
});
