import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { lettersOf } from './text/characters.ts';
import { NAME_MAX_LENGTH, readVisitorName } from './visitorName.ts';

/** Characters that show nothing, from every block that has some. */
const INVISIBLE = [
  ...'\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B\u180E\u200B\u200C\u200D\u200E\u200F\u202A\u202E\u2060\u2061\u2064',
  ...'\u2066\u2069\u206A\u2800\u3164\uFE00\uFE0F\uFEFF\uFFA0\uFFF9\uFFFB\u{1BCA0}\u{1D159}\u{1D173}\u{E0001}\u{E0041}\u{E0100}',
  '\uD800',
  '\uDFFF',
];
const BLANK = ['\u00A0', '\u1680', '\u2003', '\u2028', '\u3000', '\t', '\u0000', '\u001B', '\u0085'];
const invisible = fc.constantFrom(...INVISIBLE);
/** Whole characters of many scripts, none of which needs an invisible one. */
const visible = fc.constantFrom(
  ...['J', 'é', 'E\u0301', 'Ł', '李', '神', 'я', 'ש', '한', 'ひ', '7', '🎉', '🇨🇦', '👍🏽'],
);

test('a name of one character is a name, in any script', () => {
  const names = ['李', 'É', 'O', 'E\u0301', '🎉', '👩‍👩‍👧', '🇨🇦', '7', '한'];
  expect(names.map(readVisitorName)).toEqual(names);
});

test('a name of invisible characters is no name', () => {
  for (const character of [...INVISIBLE, ...BLANK]) {
    expect(readVisitorName(character), character.codePointAt(0)?.toString(16)).toBeNull();
    expect(readVisitorName(`${character} ${character}`)).toBeNull();
  }
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...INVISIBLE, ...BLANK), { maxLength: 12 }), (characters) => {
      expect(readVisitorName(characters.join(''))).toBeNull();
    }),
    { seed: 36 },
  );
});

test('punctuation alone, or an accent without a letter, is no name', () => {
  expect(['.', '-', '…', '—', '\u0301', '’ ’', '.\u200B'].map(readVisitorName)).toEqual(Array(7).fill(null));
});

test('invisible characters inside a name are dropped, at any position', () => {
  expect(readVisitorName('Ama\u200Bra\uFEFF')).toBe('Amara');
  expect(readVisitorName('Jo\u00ADel')).toBe('Joel');
  expect(readVisitorName('\u202Eevil\u2066')).toBe('evil');
  expect(readVisitorName('A\u200DB\u200C')).toBe('AB');
  expect(readVisitorName('A\uFE0F\u{E0100}')).toBe('A');
  fc.assert(
    fc.property(
      fc.array(fc.tuple(visible, fc.array(invisible, { maxLength: 3 })), { maxLength: 9 }),
      (parts) => {
        // A selector or joiner may change an ideograph or an emoji; here they stand between what takes none.
        const plain = parts.filter(([letter]) => !/[\p{Ideo}\p{ExtPict}]/u.test(letter));
        const bare = plain.map(([letter]) => letter).join('');
        expect(readVisitorName(plain.map(([letter, marks]) => letter + marks.join('')).join(''))).toBe(
          bare || null,
        );
      },
    ),
    { seed: 36 },
  );
});

test('no name changes the direction of the words around it', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          visible,
          fc.constantFrom(...'\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069'),
        ),
        { maxLength: 12 },
      ),
      (parts) => {
        expect(readVisitorName(parts.join('')) ?? '').not.toMatch(/\p{Bidi_C}/u);
      },
    ),
    { seed: 36 },
  );
});

test('joiners and selectors stay where a name needs them', () => {
  const names = [
    // Persian, Sinhala, Bengali, Malayalam with a joiner at the end.
    ...['نیما\u200Cجان', 'ශ්\u200Dරී', 'র\u200D্যাব', 'രാജന്\u200D'],
    ...['👩‍👩‍👧', '❤️', '❤️‍🔥', '👩🏽‍🚀', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '葛\u{E0100}城'],
  ];
  expect(names.map(readVisitorName)).toEqual(names);
  expect(readVisitorName('👩\u200D👧\u200B')).toBe('👩\u200D👧');
});

test('outer spaces go, runs of spaces and control characters become one space', () => {
  expect(readVisitorName('  Mary \u00A0 Jane\n')).toBe('Mary Jane');
  expect(readVisitorName('Ama\u0000ra\u001b[31m')).toBe('Ama ra [31m');
});

test('only a string is a name', () => {
  expect([null, undefined, 12, ['Amara'], { length: 5 }].map(readVisitorName)).toEqual(Array(5).fill(null));
});

test('a name is cut at eighty code points, never inside a character', () => {
  expect(readVisitorName('a'.repeat(100))).toBe('a'.repeat(80));
  expect(readVisitorName('🎉'.repeat(100))).toBe('🎉'.repeat(80));
  expect(readVisitorName(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79));
  expect(readVisitorName(`${'a'.repeat(78)}👩‍👩‍👧`)).toBe('a'.repeat(78));
  expect(readVisitorName(`a${'\u0301'.repeat(5000)}`)).toBeNull();
});

test('reading a name twice changes nothing, and it always has a visible character', () => {
  const odd = fc.array(fc.oneof(visible, invisible, fc.constantFrom(...BLANK, ...'\u0301يക്്മ❤🏴1\u20E3')), {
    maxLength: 120,
  });
  const any = fc.array(
    fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
    { maxLength: 120 },
  );
  const names = fc.oneof(any, odd).map((characters) => characters.join(''));
  fc.assert(
    fc.property(names, (typed) => {
      const name = readVisitorName(typed);
      if (name === null) return;
      expect(readVisitorName(name)).toBe(name);
      expect(name).toMatch(/[\p{L}\p{N}\p{S}]/u);
      expect([...name].length).toBeLessThanOrEqual(NAME_MAX_LENGTH);
      expect(name).toBe(name.trim());
    }),
    { seed: 36, numRuns: 300 },
  );
});

test('letters are the characters that a reader counts; without a segmenter an emoji is several, and nothing fails', () => {
  const names = ['Zoë O’Brien', 'E\u0301', '李明', '👩‍👩‍👧x', '🇨🇦🇫🇷', '👍🏽', ''];
  expect(names.map((name) => lettersOf(name).length)).toEqual([11, 1, 2, 2, 2, 1, 0]);
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(names.map((name) => lettersOf(name).length)).toEqual([11, 2, 2, 6, 4, 2, 0]);
  expect(readVisitorName('李')).toBe('李');
});
