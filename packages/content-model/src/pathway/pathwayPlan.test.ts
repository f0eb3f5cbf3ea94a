import { expect, test } from 'vitest';
import type { PathwayProgram, PathwaySeason } from '../schema/pathway.ts';
import { graduationMonths, hasEnded, makePlan, monthAfter, nextOf } from './pathwayPlan.ts';

const course = { kind: 'course', text: 'Words.', months: 2 } as const;
const OLD: PathwayProgram = {
  id: 'old',
  name: 'The old way',
  until: '2030-06',
  ends: '2031-12',
  ended: 'It has ended.',
  text: 'Words.',
  stages: [
    { ...course, id: 'cut', name: 'Cutting', begins: [1, 7], last: '2030-07' },
    { ...course, id: 'sew', name: 'Sewing', examination: { name: 'A seam', held: [3, 9] } },
    { ...course, id: 'bench', name: 'The bench', kind: 'experience', months: 30, monthsOf: { coast: 24 } },
    { ...course, id: 'master', name: 'The masterpiece', kind: 'examination', months: 1, after: ['bench'] },
  ],
};
const NEW: PathwayProgram = {
  id: 'new',
  name: 'The new way',
  from: '2030-07',
  text: 'Words.',
  stages: [{ ...course, id: 'all', name: 'All at once', first: '2031-02' }],
} as const;
const SEASON: PathwaySeason = { id: 'fair', name: 'The fair', month: 10, before: 6, text: 'Words.' };

const PATHWAY = { programs: [OLD, NEW], seasons: [SEASON] };

const planOf = (graduation: string, body: string | null = null, today = '2030-01-15') =>
  makePlan(PATHWAY, { graduation, body, today });
const monthsOf = (plan: ReturnType<typeof planOf>) => plan?.stages.map(({ id, from, to }) => [id, from, to]);

test('courses follow one another, each in its months, and end with their examination', () => {
  expect(monthsOf(planOf('2029-04'))?.slice(0, 2)).toEqual([
    ['cut', '2029-07', '2029-08'],
    ['sew', '2029-09', '2030-03'],
  ]);
});

test('experience runs beside the courses, and what comes after it waits for its end', () => {
  expect(monthsOf(planOf('2029-04'))?.slice(2)).toEqual([
    ['bench', '2029-05', '2031-10'],
    ['master', '2031-11', '2031-11'],
  ]);
});

test('a body asks for its own number of months', () => {
  expect(planOf('2029-04', 'coast')?.stages[2]).toMatchObject({ months: 24, to: '2031-04' });
});

test('the month of graduation decides the program, to the month', () => {
  expect(planOf('2030-06')?.program.id).toBe('old');
  expect(planOf('2030-07')?.program.id).toBe('new');
});

test('a stage does not begin before its first month, and one after its last month is marked', () => {
  expect(monthsOf(planOf('2030-07'))).toEqual([['all', '2031-02', '2031-03']]);
  expect(planOf('2030-06')?.stages[0]).toMatchObject({ from: '2030-07', late: false });
  const programs = [{ ...OLD, until: '2031-01' }];
  const plan = makePlan(
    { programs, seasons: [] },
    { graduation: '2030-08', body: null, today: '2030-01-15' },
  );
  expect(plan?.stages[0]).toMatchObject({ from: '2031-01', late: true });
});

test('a stage that would end after the program is marked', () => {
  const lateOf = (body: string | null) => planOf('2029-12', body)?.stages.map(({ late }) => late);
  expect(lateOf('coast')).toEqual([false, false, false, true]);
  expect(lateOf(null)).toEqual([false, false, true, true]);
});

test('a program that has ended is for nobody any more', () => {
  expect(planOf('2030-06', null, '2031-12-31')?.program.id).toBe('old');
  expect(planOf('2030-06', null, '2032-01-01')?.program.id).toBe('new');
  expect(hasEnded({}, '2099-01-01')).toBe(false);
});

test('a season comes early enough before graduation, or is the next one when that is over', () => {
  expect(planOf('2031-04')?.seasons[0]?.month).toBe('2030-10');
  expect(planOf('2031-03')?.seasons[0]?.month).toBe('2030-10');
  expect(planOf('2029-12')?.seasons[0]?.month).toBe('2030-10');
});

test('a season for students is left out once they have graduated', () => {
  const options = { graduation: '2031-04', body: null, today: '2030-01-15' };
  const seasons = [{ ...SEASON, studying: true }];
  const monthsFor = (today: string) =>
    makePlan({ ...PATHWAY, seasons }, { ...options, today })?.seasons.map(({ month }) => month);
  expect(monthsFor('2030-01-15')).toEqual(['2030-10']);
  expect(monthsFor('2030-11-15')).toEqual([]);
});

test.each(['2026-11-27', '2029-12-31', '2032-01-01'])('every month has a whole plan on %s', (today) => {
  for (const graduation of graduationMonths(today))
    for (const body of [null, 'coast', 'elsewhere']) {
      const plan = planOf(graduation, body, today);
      expect(plan?.stages.length).toBe(plan?.program.id === 'old' ? 4 : 1);
      expect(plan?.stages.every(({ from, to }) => graduation < from && from <= to)).toBe(true);
      expect(plan?.seasons.every(({ month }) => month >= today.slice(0, 7))).toBe(true);
    }
});

test('months go over the ends of years', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2027-01', -1)).toBe('2026-12');
  expect(monthAfter('2027-01', -13)).toBe('2025-12');
  expect(nextOf('2026-11', [1, 10])).toBe('2027-01');
  expect(graduationMonths('2027-01-31').at(0)).toBe('2026-01');
  expect(graduationMonths('2027-01-31').at(-1)).toBe('2031-01');
});
