import { join } from 'node:path';
import { graduationMonths, makePlan } from '@tamarack-lowe/content-model/internal/pathway';
import { openContent } from '@tamarack-lowe/content-tools';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../content');
const pathwayOn = (today: string, language = 'en') => {
  const pathway = openContent(folder, { today, language }).readPathway();
  if (pathway === null) throw new Error('The content has no pathway.json.');
  return pathway;
};
const DAYS = ['2026-11-27', '2027-06-01', '2029-06-01'];

test.each(DAYS)('on %s every month and every province give a whole plan', (today) => {
  const pathway = pathwayOn(today);
  for (const graduation of graduationMonths(today))
    for (const { body, id } of pathway.provinces) {
      const plan = makePlan(pathway, { graduation, body, today });
      const where = `${graduation}, ${id}`;
      expect(plan?.program.id, where).toBe(graduation < '2027-01' ? 'pep' : 'cpapp');
      expect(
        plan?.stages.map((stage) => stage.id),
        where,
      ).toEqual(plan?.program.stages.map((stage) => stage.id));
      expect(
        plan?.stages.filter(
          ({ from, kind, late, to }) => from <= graduation || to < from || (late && kind !== 'experience'),
        ),
        where,
      ).toEqual([]);
      expect(
        plan?.stages.some(({ kind }) => kind === 'experience'),
        where,
      ).toBe(true);
      expect(
        plan?.seasons.map(({ season }) => season.id),
        where,
      ).toContain('first-job');
    }
});

test('the last intake of the old program ends with its last final examination', () => {
  const pathway = pathwayOn('2026-11-27');
  const plan = makePlan(pathway, { graduation: '2026-12', body: 'cpa-ontario', today: '2026-11-27' });
  const { 'core-1': first, cfe } = Object.fromEntries(plan?.stages.map((stage) => [stage.id, stage]) ?? []);
  expect([first?.from, first?.examinationMonth, cfe?.from]).toEqual(['2027-01', '2027-03', '2028-09']);
});

test('Québec asks for fewer months in the old program, and the last module of the new one waits for the experience', () => {
  const pathway = pathwayOn('2026-11-27');
  const monthsIn = (body: string) =>
    makePlan(pathway, { graduation: '2026-04', body, today: '2026-11-27' })?.stages[1]?.months;
  expect([monthsIn('ocpaq'), monthsIn('cpa-ontario')]).toEqual([24, 30]);
  const plan = makePlan(pathway, { graduation: '2027-04', body: 'ocpaq', today: '2026-11-27' });
  const experience = plan?.stages[1]?.to ?? '';
  expect((plan?.stages.at(-1)?.from ?? '') > experience).toBe(true);
});

test('experience that would outlast the old program is marked', () => {
  const pathway = pathwayOn('2026-11-27');
  const experienceOf = (body: string) =>
    makePlan(pathway, { graduation: '2026-04', body, today: '2026-11-27' })?.stages[1];
  expect(experienceOf('cpa-ontario')).toMatchObject({ to: '2029-02', late: true });
  expect(experienceOf('ocpaq')).toMatchObject({ to: '2028-08', late: false });
});

test.each(['en', 'fr'])(
  'a rule whose last day is over gives way to words that hold at any time: %s',
  (language) => {
    const dates = /20(?:26|27|28)/;
    const ruleTexts = (today: string) =>
      pathwayOn(today, language).programs.flatMap(({ stages, text }) => [
        text,
        ...stages.map((stage) => stage.text),
      ]);
    expect(ruleTexts('2026-11-27').filter((text) => dates.test(text)).length).toBeGreaterThan(5);
    expect(ruleTexts('2029-06-01').filter((text) => dates.test(text))).toEqual([]);
    const sources = (today: string) => pathwayOn(today, language).facts?.sources.length ?? 0;
    expect(sources('2027-06-01')).toBeLessThan(sources('2026-11-27'));
    expect(sources('2029-06-01')).toBe(0);
  },
);
