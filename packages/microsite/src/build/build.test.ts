import { expect, test } from 'vitest';
import { budgetsBelow } from './build.ts';

test('budgets below a base are of the addresses below it', () => {
  const pages = { '/': { html: 1 }, '/take-root': { html: 2 } };
  expect(budgetsBelow('/careers/', { everyPage: {}, pages }).pages).toEqual({
    '/careers': { html: 1 },
    '/careers/take-root': { html: 2 },
  });
  expect(budgetsBelow('/', { everyPage: {}, pages }).pages).toEqual(pages);
});
