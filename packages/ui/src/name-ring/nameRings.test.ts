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

test('a browser without a segmenter grows a ring for each code point that is seen', () => {
  const names = ['李', 'Ame\u0301lie', '👩‍👩‍👧木ش', '🇨🇦🇫🇷', '👍🏽'];
  expect(names.map((name) => nameRings(name).length)).toEqual([1, 6, 3, 2, 1]);
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(names.map((name) => nameRings(name).length)).toEqual([1, 6, 5, 4, 2]);
});

test('the outermost ring fills the drawing', () => {
  expect(nameRings('Kofi').at(-1)?.radius).toBe(100);
  expect(nameRings('Kofi', 0.66).at(-1)?.radius).toBe(100);
});

/** Colour of a ring in CIELAB (D65). */
function labOf(colour: string): [number, number, number] {
  const [red = 0, green = 0, blue = 0] = [-7, -5, -3].map((from) => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [x = 0, y = 0, z = 0] = [
    (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047,
    0.2126 * red + 0.7152 * green + 0.0722 * blue,
    (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883,
  ].map((value) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Distance of two colours, ΔE of 1976. */
function distance(one: string, other: string): number {
  const [to, from] = [labOf(one), labOf(other)];
  return Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
}

test('the colours of neighbours are at least 20 ΔE apart, for any name', () => {
  expect(distance('(#ffffff)', '(#000000)')).toBeCloseTo(100, 0);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (name) => {
      const rings = nameRings(name);
      return rings.every(({ colour }, index) => {
        const inner = rings[index - 1];
        return !inner || distance(colour, inner.colour) >= 20;
      });
    }),
    { numRuns: 1000, examples: [['Élodie']] },
  );
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
