import { expect, test } from 'vitest';
import { eventWords, readSearch, teamWords, writeParam } from './addressWords.ts';

const FRENCH: Record<string, string> = {
  teamParams: 'region ecole pour',
  teamRegionParams: 'atlantique quebec ontario prairies ouest',
  teamForParams: 'releve experience',
  eventsParams: 'province mois',
};
const say = (key: string) => FRENCH[key] ?? '';
const read = (search: string, words = teamWords(say)) => `${readSearch(new URLSearchParams(search), words)}`;

test('reads a question in the words of the language, and as code writes it', () => {
  expect(read('pour=releve&region=ouest&ecole=mcgill')).toBe('for=students&region=west&school=mcgill');
  expect(read('for=students&region=west')).toBe('for=students&region=west');
  expect(read('mois=2027-01&province=qc', eventWords(say))).toBe('month=2027-01&province=qc');
});

test('writes it in the words of the language, and as code does where nobody named it', () => {
  expect(writeParam(teamWords(say), 'for', 'experienced')).toEqual(['pour', 'experience']);
  expect(writeParam(teamWords(say), 'school', 'mcgill')).toEqual(['ecole', 'mcgill']);
  expect(
    writeParam(
      eventWords(() => ''),
      'month',
      '2027-01',
    ),
  ).toEqual(['month', '2027-01']);
});
