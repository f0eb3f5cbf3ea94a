import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanName } from './cleanName.ts';

it('takes a name that is longer than one character', () => {
  expect(['Al', 'Amara', 'Zoë', '李明'].map(cleanName)).toEqual(['Al', 'Amara', 'Zoë', '李明']);
});

it('takes no name of one character or none', () => {
  expect(['', ' ', 'A', ' A ', '🎉', '\n\t', '\u202EA'].map(cleanName)).toEqual(Array(7).fill(null));
});

it('takes nothing that is not a string', () => {
  expect([null, undefined, 12, ['Amara'], { length: 5 }].map(cleanName)).toEqual(Array(5).fill(null));
});

it('drops outer space, runs of space, control characters and marks of direction', () => {
  expect(cleanName('  Mary   Jane ')).toBe('Mary Jane');
  expect(cleanName('Ama\u0000ra\u001b[31m')).toBe('Ama ra [31m');
  expect(cleanName('\u202Eevil\u2066')).toBe('evil');
});

it('keeps the joiners that some names and signs need', () => {
  expect(cleanName('نیما\u200Cجان')).toBe('نیما\u200Cجان');
});

it('cuts a name at eighty characters, never through one', () => {
  expect(cleanName('a'.repeat(100))).toBe('a'.repeat(80));
  expect(cleanName('🎉'.repeat(100))).toBe('🎉'.repeat(80));
  expect(cleanName(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79));
});

it('changes nothing when it cleans a clean name again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      const name = cleanName(value);
      if (name !== null) expect(cleanName(name)).toBe(name);
    }),
  );
});
