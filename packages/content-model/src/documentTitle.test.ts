import { expect, test } from 'vitest';
import { documentTitle } from './documentTitle.ts';

const brand = { short: 'Tamarack Lowe' };

test('puts the firm before the title of the page', () => {
  expect(documentTitle(brand, 'Meet the team')).toBe('Tamarack Lowe | Meet the team');
});

test('joins the lines of a title', () => {
  expect(documentTitle(brand, ['Discover', 'a place to belong'])).toBe(
    'Tamarack Lowe | Discover a place to belong',
  );
});

test('leaves the bar out where there is no title', () => {
  expect(documentTitle(brand, ' ')).toBe('Tamarack Lowe');
});
