import { visitorTypesOf } from '@tamarack-lowe/content-model';
import { expect, test } from 'vitest';
import { eventParams, readSearch, teamParams, writeParam } from './searchParams.ts';

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
    { id: 'student', slug: 'releve', colourScheme: 'dawn', choice: 'aux études', roles: 'Stages' },
    { id: 'experienced', slug: 'experience', colourScheme: 'dusk', choice: 'en poste', roles: 'Postes' },
  ],
  say,
);
const team = teamParams({ regions, visitorTypes, say });
const read = (search: string, names = team) => `${readSearch(new URLSearchParams(search), names)}`;

test('readSearch accepts the names of the language and those of code', () => {
  expect(read('pour=releve&region=cote&ecole=mcgill')).toBe('for=student&region=coast&school=mcgill');
  expect(read('for=student&region=plateau')).toBe('for=student&region=plateau');
  expect(read('mois=2027-01&province=qc', eventParams(say))).toBe('month=2027-01&province=qc');
});

test('writeParam uses the names of the language, or those of code when there are none', () => {
  expect(writeParam(team, 'for', 'experienced')).toEqual(['pour', 'experience']);
  expect(writeParam(team, 'school', 'mcgill')).toEqual(['ecole', 'mcgill']);
  expect(
    writeParam(
      eventParams(() => ''),
      'month',
      '2027-01',
    ),
  ).toEqual(['month', '2027-01']);
});
