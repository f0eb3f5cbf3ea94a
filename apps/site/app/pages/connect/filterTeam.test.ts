import { expect, test } from 'vitest';
import { filterTeam, readTeamFilter } from './filterTeam.ts';

const TEAM = [
  { region: 'quebec', recruits: 'students' },
  { region: 'quebec', recruits: 'both' },
  { region: 'ontario', recruits: 'experienced' },
] as const;

test('shows everybody to a visitor who asks for nothing', () => {
  expect(filterTeam(TEAM, readTeamFilter(new URLSearchParams()))).toEqual(TEAM);
});

test('counts a colleague who looks after everyone under both', () => {
  expect(filterTeam(TEAM, { region: null, recruits: 'experienced' })).toEqual([TEAM[1], TEAM[2]]);
  expect(filterTeam(TEAM, { region: 'quebec', recruits: 'students' })).toEqual([TEAM[0], TEAM[1]]);
});

test('takes no notice of regions and people it does not know', () => {
  const filter = readTeamFilter(new URLSearchParams('region=mars&for=martians'));
  expect(filter).toEqual({ region: null, recruits: null });
});
