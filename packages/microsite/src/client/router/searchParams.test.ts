import { visitorTypesOf } from '@tamarack-lowe/content-model';
import { expect, test } from 'vitest';
import { eventWords, readSearch, teamWords, writeParam } from './searchParams.ts';

const FRENCH: Record<string, string> = {
  teamParams: 'region ecole pour',
  eventsParams: 'province mois',
};
const say = (key: string) => FRENCH[key] ?? '';
const regions = [
  { id: 'coast', label: 'La côte', slug: 'cote' },
  { id: 'plateau', label: 'Le plateau' },
];
const visitorTypes = visitorTypesOf(
  [
    { id: 'student', slug: 'releve', light: 'dawn', choice: 'aux études', roles: 'Stages' },
    { id: 'experienced', slug: 'experience', light: 'dusk', choice: 'en poste', roles: 'Postes' },
  ],
  say,
);
const team = teamWords({ regions, visitorTypes, say });
const read = (search: string, words = team) => `${readSearch(new URLSearchParams(search), words)}`;

test('reads a question in the words of the language, and as code writes it', () => {
  expect(read('pour=releve&region=cote&ecole=mcgill')).toBe('for=student&region=coast&school=mcgill');
  expect(read('for=student&region=plateau')).toBe('for=student&region=plateau');
  expect(read('mois=2027-01&province=qc', eventWords(say))).toBe('month=2027-01&province=qc');
});

test('writes it in the words of the language, and as code does where nobody named it', () => {
  expect(writeParam(team, 'for', 'experienced')).toEqual(['pour', 'experience']);
  expect(writeParam(team, 'school', 'mcgill')).toEqual(['ecole', 'mcgill']);
  expect(
    writeParam(
      eventWords(() => ''),
      'month',
      '2027-01',
    ),
  ).toEqual(['month', '2027-01']);
});
