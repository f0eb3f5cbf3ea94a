import { expect, test } from 'vitest';
import { budgetsBelow } from './budgetsBelow.ts';

test('budgets are of the addresses that pages have', () => {
  const pages = { '/': { html: 1 }, '/take-root': { html: 2 } };
  expect(budgetsBelow('/careers/', { everyPage: {}, pages }).pages).toEqual({
    '/careers': { html: 1 },
    '/careers/take-root': { html: 2 },
  });
  expect(budgetsBelow('/', { everyPage: {}, pages }).pages).toEqual(pages);
});
