import { expect, test } from 'vitest';
import { PATHWAY } from '../testing/pathwayFile.ts';
import { wholeFirm } from '../testing/wholeFirm.ts';
import { openContent } from './openContent.ts';

function firmWithPathway(until?: string) {
  const content = wholeFirm();
  content.json('pathway.json', PATHWAY);
  content.edit<Record<string, { until?: string; fallback?: string; owner?: string }>>(
    'facts.json',
    (facts) => {
      Object.assign(facts.bikes ?? {}, until && { until, fallback: 'some', owner: 'Workshop' });
    },
  );
  return content;
}

test('a firm without the file has no pathway', () => {
  using content = wholeFirm();
  expect(openContent(content.root).readPathway()).toBeNull();
});

test('facts are filled in and listed with their place, and the placeholders of the page stay', () => {
  using content = firmWithPathway();
  const pathway = openContent(content.root, { today: '2026-11-27' }).readPathway();
  expect(pathway?.programs[0]?.text).toBe('With forty bicycles.');
  expect(pathway?.facts?.places).toEqual({ 'With forty bicycles.': [[5, 5, 0]] });
  expect(pathway?.labels.chosen).toBe('{month}, {province}');
});

test.each([
  ['2026-11-27', 'With forty bicycles.', true],
  ['2027-06-01', 'With some bicycles.', false],
  ['2029-06-01', 'With some bicycles.', false],
])('on %s a rule is what it is then, and one that is over is no fact any more', (today, text, isFact) => {
  using content = firmWithPathway('2027-01-31');
  const pathway = openContent(content.root, { today }).readPathway();
  expect(pathway?.programs[0]?.text).toBe(text);
  expect(pathway?.facts !== undefined).toBe(isFact);
});
