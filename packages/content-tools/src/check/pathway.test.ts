import type { Pathway } from '@tamarack-lowe/content-model';
import { expect, test } from 'vitest';
import { PATHWAY } from '../testing/pathwayFile.ts';
import { wholeFirm } from '../testing/wholeFirm.ts';
import { checkContent } from './checkContent.ts';

function issuesOf(change: (pathway: Pathway) => void) {
  using content = wholeFirm();
  const pathway = structuredClone(PATHWAY);
  change(pathway);
  content.json('pathway.json', pathway);
  return checkContent(content.root, { now: new Date('2026-11-27') }).issues;
}

test('accepts programs, bodies and provinces that agree', () => {
  expect(issuesOf(() => {})).toEqual([]);
});

test('reports a month that is none, and a label that lost one of its values', () => {
  expect(
    issuesOf(({ programs: [first], labels }) => {
      if (first) first.until = '2026-13';
      labels.fromTo = 'From {from}';
    }),
  ).toEqual([
    expect.stringContaining('"until" must be a month, written as "YYYY-MM"'),
    expect.stringContaining('"fromTo" must keep all words between curly brackets'),
  ]);
});

test('reports a body and a stage that do not exist', () => {
  expect(
    issuesOf(({ programs: [first], provinces: [north] }) => {
      const [spokes, bench] = first?.stages ?? [];
      if (!north || !spokes || !bench) return;
      north.body = 'gild';
      bench.monthsOf = { cost: 24 };
      spokes.after = ['bench'];
    }),
  ).toEqual([
    expect.stringMatching(/^pathway, north: there is no body "gild".*guild, coast/),
    expect.stringMatching(/^pathway, bench: there is no body "cost"/),
    expect.stringMatching(/^pathway, spokes, after: there is no stage "bench" before this one/),
  ]);
});

test('reports a month of graduation without a program, and an end without words for the time after it', () => {
  expect(
    issuesOf(({ programs: [first, second] }) => {
      if (second) second.from = '2027-03';
      if (first) delete first.ended;
    }),
  ).toEqual([
    expect.stringContaining('pathway, old: it ends in 2028-12'),
    expect.stringContaining('pathway, new, from: nobody who graduates in 2027-01 would have a program'),
  ]);
});

test('reports an id that is there twice, an unknown fact, and a change in the future', () => {
  const issues = issuesOf((pathway) => {
    const [north, coast] = pathway.provinces;
    if (north && coast) coast.id = north.id;
    pathway.decides = 'The guild has {bikess}.';
    pathway.updated = '2027-11-02';
  }).join('\n');
  expect(issues).toContain('pathway, provinces: "north" is there twice');
  expect(issues).toContain('Did you mean "{bikes}"?');
  expect(issues).toContain('pathway, updated');
});
