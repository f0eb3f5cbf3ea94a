import { expect, test } from 'vitest';
import { pageKey } from './pageKey.ts';

test.each([
  ['https://firm.example/', 'https://firm.example/'],
  ['https://firm.example/?as=student', 'https://firm.example/'],
  ['https://firm.example/stories/a-day/', 'https://firm.example/stories/a-day'],
  ['https://firm.example/stories/a-day?as=student#end', 'https://firm.example/stories/a-day'],
  ['https://firm.example/stories/page-data.json', 'https://firm.example/stories/page-data.json'],
])('%s is kept as %s', (address, key) => {
  expect(pageKey(address)).toBe(key);
});
