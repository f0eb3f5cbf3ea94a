import { expect, it } from 'vitest';
import { WEIGHT_LINE, weightIssues, weightLine, weightsOf } from './weightsOf.ts';

const weighed = [
  { name: 'ui, every entry point', size: 25_000 },
  { name: 'ui/circle', size: 2314 },
  { name: 'ui/seed-of', size: 13 },
  { name: 'api-client', size: 4685 },
];

it('reads the entry point from the name of a bundle', () => {
  expect([...weightsOf('ui', weighed)]).toEqual([
    ['./circle', 2.3],
    ['./seed-of', 0.1],
  ]);
  expect([...weightsOf('api-client', weighed)]).toEqual([['.', 4.7]]);
});

it('reports sizes that a README lacks or that differ by more than a tenth', () => {
  const weights = weightsOf('ui', weighed);
  const line = weightLine(weights);
  expect(`# ui\n\n${line}\n`).toMatch(WEIGHT_LINE);
  expect(weightIssues(`# ui\n\n${line}\n`, weights)).toEqual([]);
  expect(weightIssues(line, weights.set('./circle', 2.4))).toEqual([]);
  expect(weightIssues(line, weights.set('./circle', 2.5).set('./deck', 1))).toEqual([
    './circle weighs 2.5 KB, and its README says 2.3',
    './deck weighs 1 KB, and its README says nothing',
  ]);
});
