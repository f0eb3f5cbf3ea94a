import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ringPoints } from '../rings/rings.ts';
import { nameRings } from './nameRings.ts';

test('every letter grows a ring, twelve at most', () => {
  expect(nameRings('Jo')).toHaveLength(2);
  expect(nameRings('Amélie')).toHaveLength(6);
  expect(nameRings('Wolfeschlegelsteinhausen')).toHaveLength(12);
});

test('a name has the colours of the reference sheet', () => {
  expect(nameRings('Amélie').map(({ colour }) => colour.slice(-8, -1))).toEqual([
    '#D8614A',
    '#C9B6F5',
    '#3C69DB',
    '#C9B6F5',
    '#B81D38',
    '#7B57C0',
  ]);
});

test('a brand has a property for each of the eight colours', () => {
  const colours = new Set(
    Array.from({ length: 8 }, (_, place) => nameRings(String.fromCharCode(65 + place))[0]?.colour),
  );

  expect([...colours].map((colour) => colour?.slice(0, 20)).toSorted()).toEqual(
    Array.from({ length: 8 }, (_, place) => `var(--gt-name-ring-${place + 1}`),
  );
});

test('an accent typed as two characters grows the same ring', () => {
  expect(nameRings('Ame\u0301lie')).toEqual(nameRings('Amélie'));
});

test('an emoji family is one letter, a space none', () => {
  expect(nameRings('👩‍👩‍👧')).toHaveLength(1);
  expect(nameRings(' Mary Ann ')).toHaveLength(7);
});

test('letters with accents and the marks of names need no segmenter', () => {
  const segmenter = vi.spyOn(Intl, 'Segmenter');
  onTestFinished(() => segmenter.mockRestore());
  expect(nameRings('Let’s Grow Together')).toHaveLength(12);
  expect(nameRings('Zoë O’Brien-Łukasz')).toHaveLength(12);
  expect(segmenter).not.toHaveBeenCalled();

  const names = fc.string({ unit: fc.constantFrom(...'Aé’łŽ-“ñ\u0301\u200d❤👩'), maxLength: 11 });
  fc.assert(
    fc.property(names, (name) => {
      const segments = [...new Intl.Segmenter().segment(name.normalize('NFC'))];
      expect(nameRings(name)).toHaveLength(
        segments.filter(({ segment }) => /[^\u200d]/.test(segment)).length,
      );
    }),
  );
});

test('an empty name has no rings of its own', () => {
  expect(nameRings('')).toEqual([]);
  expect(nameRings('   ')).toEqual([]);
});

test('an invisible character grows no ring', () => {
  for (const character of '\u00AD\u200B\u200E\u202E\u2060\u2800\u3164\uFE0F\uFEFF\u{E0100}\0') {
    expect(nameRings(character), character.codePointAt(0)?.toString(16)).toEqual([]);
    expect(nameRings(`李${character}`)).toHaveLength(1);
  }
});

test('a browser without a segmenter grows the same rings', () => {
  const names = ['李', 'Ame\u0301lie', '👩‍👩‍👧木ش', '🇨🇦🇫🇷', '👍🏽'];
  const rings = names.map((name) => nameRings(name).length);
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(names.map((name) => nameRings(name).length)).toEqual(rings);
  expect(rings).toEqual([1, 6, 3, 2, 1]);
});

test('the outermost ring fills the drawing', () => {
  expect(nameRings('Kofi').at(-1)?.radius).toBe(100);
  expect(nameRings('Kofi', 0.66).at(-1)?.radius).toBe(100);
});

test('neighbours never share a colour and rings never cross, for any name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.constantFrom(0.2, 0.66), (name, pith) => {
      const rings = nameRings(name, pith);
      return rings.every((ring, index) => {
        const inner = rings[index - 1];
        if (!inner) return true;
        const least = ring.radius * (1 - 2.15 * (ring.wobble ?? 0));
        const reach = Math.max(
          ...ringPoints(inner, 36).map(({ x, y }) => Math.hypot(x - ring.cx, y - ring.cy)),
        );
        return ring.colour !== inner.colour && reach < least;
      });
    }),
    { numRuns: 1000 },
  );
});
