import { expect, test } from 'vitest';
import { readEventFilter } from './readEventFilter.ts';

const PROVINCES = [
  { slug: 'ontario', name: 'Ontario', code: 'ON' },
  { slug: 'yukon', name: 'Yukon', code: '' },
];

const read = (search: string) => readEventFilter(new URLSearchParams(search), PROVINCES);

test('reads a province by its code, and by its slug while it has none', () => {
  expect(read('province=on').province).toBe('ontario');
  expect(read('province=yukon').province).toBe('yukon');
});

test('keeps a month in which nothing happens, so that the page can say so', () => {
  expect(read('month=2031-07').month).toBe('2031-07');
});

test('takes no notice of what is neither a province nor a month', () => {
  expect(read('province=zz&month=2027-13')).toEqual({ province: null, month: null });
});
