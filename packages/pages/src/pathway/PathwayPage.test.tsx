import { expect, test } from 'vitest';
import { pathway } from '../testing/pathway.ts';
import { render } from '../testing/render.tsx';
import { PathwayPage, type PathwayPageProps } from './PathwayPage.tsx';
import { stageCircles } from './pathwayRings.ts';

const nothing = () => undefined;
const page = (asked: Partial<PathwayPageProps['asked']> = {}, props: Partial<PathwayPageProps> = {}) =>
  render(
    <PathwayPage
      {...pathway}
      asked={{ month: null, province: null, ...asked }}
      onChoose={nothing}
      onClear={nothing}
      hrefOf={(field, value) => `/path?${field}=${value}`}
      {...props}
    />,
    'en-CA',
  );
const words = (markup: string) => markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const planIn = (markup: string) =>
  words(/<section class="pathway__plan".*?<\/section>/s.exec(markup)?.[0] ?? '');
const tableIn = (markup: string) => words(/<table.*?<\/table>/s.exec(markup)?.[0] ?? '');

test('the built page has both programs and every province in tables, and no plan', () => {
  const markup = page();
  expect(planIn(markup)).toBe('');
  expect(tableIn(markup)).toMatch(
    /The old way until December 2026 By axe\. Axes Words\. A tree ours We sharpen\./,
  );
  expect(tableIn(markup)).toContain('The new way from January 2027 By saw.');
  expect(words(markup)).toContain(
    'North The guild opensNewTab The school Coast The guild of the coast The harbour',
  );
  expect(markup.match(/<th scope="row">/g)).toHaveLength(6);
});

test('a month and a province give a plan: either side of a change, another one', () => {
  const before = planIn(page({ month: '2026-12', province: 'north' }));
  expect(before).toContain('December 2026, in the North The old way');
  expect(before).toContain('body The guild opensNewTab school The school');
  expect(before).toContain('Axes January 2027 to June 2027 Words. A tree: June 2027');
  expect(before).toContain('30 months');
  const after = planIn(page({ month: '2027-01', province: 'north' }));
  expect(after).toContain('January 2027, in the North The new way');
  expect(after).toContain('Saws May 2027 to June 2027');
});

test('a body asks for its own months of experience', () => {
  expect(planIn(page({ month: '2026-12', province: 'coast' }))).toContain('24 months');
});

test('a month alone gives a plan, without a body', () => {
  const plan = planIn(page({ month: '2026-12' }));
  expect(plan).toContain('December 2026 alone');
  expect(plan).not.toContain('school');
});

test('a stage after the last date that is known says so', () => {
  expect(planIn(page({ month: '2027-12' }))).not.toContain('late');
  expect(planIn(page({ month: '2028-01' }))).toContain('late');
});

test('values that the page does not know are named, and it offers those that it knows', () => {
  const markup = page({ month: '1999-13', province: 'atlantis' });
  expect(planIn(markup)).toBe('');
  expect(words(markup)).toContain('no month 1999-13');
  expect(words(markup)).toContain('no province atlantis');
  const links = [...markup.matchAll(/href="\/path\?(\w+=[\w-]+)"/g)].map(([, query]) => query);
  expect(links.slice(0, 2)).toEqual(['month=2025-12', 'month=2026-04']);
  expect(links.slice(-2)).toEqual(['province=north', 'province=coast']);
});

test('the fields offer five years of months, which move with the day', () => {
  const months = (today: string) =>
    [...page({}, { today }).matchAll(/<option value="(\d[^"]+)"/g)].map(([, month]) => month);
  expect(months('2026-11-27')).toHaveLength(61);
  expect([months('2027-06-01').at(0), months('2029-06-01').at(-1)]).toEqual(['2026-06', '2033-06']);
});

test('a program that has ended says so in place of its stages', () => {
  const table = tableIn(page({}, { today: '2029-01-01' }));
  expect(table).toContain('The old way It is no more. The new way');
  expect(table).not.toContain('Axes');
});

test('circles stay within the ring of months, and experience has none', () => {
  const [program] = pathway.programs;
  const circles = stageCircles(program?.stages ?? []);
  expect(circles.map(({ id }) => id)).toEqual(['axe', 'oak']);
  for (const { cx, cy, radius } of circles) expect(Math.hypot(cx, cy) + radius).toBeLessThan(96);
});

test('each circle has the name of its stage, and the middle the months of experience', () => {
  const ringIn = (markup: string) =>
    words(/<div class="pathway__ring".*?<\/div>/s.exec(markup)?.[0] ?? '').trim();
  expect(ringIn(page())).toBe('Saws');
  const before = ringIn(page({ month: '2026-12', province: 'north' }));
  expect(before).toMatch(/^Axes Jan 2027 The oak .*30 months$/);
  expect(before).not.toContain('In the wood');
});
