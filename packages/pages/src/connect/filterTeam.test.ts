import { expect, test } from 'vitest';
import { dividesTeam, filterTeam, schoolsOf, validTeamFilter } from './filterTeam.ts';

const ALL = { region: null, school: null, recruits: null };
const TEAM = [
  { region: 'quebec', recruits: ['student'], schools: ['Université Laval'] },
  {
    region: 'quebec',
    recruits: ['student', 'expert', 'partner'],
    schools: ['École de technologie supérieure', 'Université Laval'],
  },
  { region: 'ontario', recruits: ['expert'], schools: ['Western University'] },
] as const satisfies Parameters<typeof schoolsOf>[0];

const TYPES = ['student', 'expert', 'partner'].map((id) => ({ id }));

const REGIONS = ['quebec', 'ontario'].map((value) => ({ value }));

function read(search: string) {
  const asked = new URLSearchParams(search);
  const wanted = { region: asked.get('region'), school: asked.get('school'), recruits: asked.get('for') };
  return validTeamFilter(wanted, { team: TEAM, regions: REGIONS, types: TYPES });
}

test('an empty filter keeps the whole team', () => {
  expect(filterTeam(TEAM, read(''))).toEqual(TEAM);
});

test('a colleague who recruits all types passes the filter of each', () => {
  expect(filterTeam(TEAM, read('for=partner'))).toEqual([TEAM[1]]);
  expect(filterTeam(TEAM, { ...ALL, recruits: 'expert' })).toEqual([TEAM[1], TEAM[2]]);
  expect(filterTeam(TEAM, { ...ALL, region: 'quebec', recruits: 'student' })).toEqual([TEAM[0], TEAM[1]]);
});

test('a school keeps the colleagues who recruit there', () => {
  expect(filterTeam(TEAM, read('school=universite-laval'))).toEqual([TEAM[0], TEAM[1]]);
});

test('schools are listed once, and accents do not change their order', () => {
  expect(schoolsOf(TEAM).map(({ name }) => name)).toEqual([
    'École de technologie supérieure',
    'Université Laval',
    'Western University',
  ]);
});

test('unknown regions, schools and types are ignored', () => {
  expect(read('region=ontario&school=universite-laval')).toEqual({ ...ALL, region: 'ontario' });
  expect(read('region=mars&school=hogwarts&for=martians')).toEqual(ALL);
});

test('a filter is offered only if colleagues differ in it', () => {
  const [first, second] = TEAM;
  expect(dividesTeam(TEAM, 'region')).toBe(true);
  expect(dividesTeam([first, second], 'region')).toBe(false);
  expect(dividesTeam(TEAM, 'recruits')).toBe(true);
  expect(dividesTeam([second], 'recruits')).toBe(false);
  expect(dividesTeam(TEAM, 'school')).toBe(true);
  expect(dividesTeam([], 'school')).toBe(false);
});
