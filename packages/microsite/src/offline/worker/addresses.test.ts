import { expect, test, vi } from 'vitest';

vi.stubGlobal('OFFLINE_SETTINGS', { languages: [] });
vi.resetModules();
const { pageKey } = await import('./addresses.ts');

test.each([
  ['https://firm.example/', 'https://firm.example/'],
  ['https://firm.example/?as=student', 'https://firm.example/'],
  ['https://firm.example/stories/a-day/', 'https://firm.example/stories/a-day'],
  ['https://firm.example/stories/a-day?as=student#end', 'https://firm.example/stories/a-day'],
  ['https://firm.example/stories/page-data.json', 'https://firm.example/stories/page-data.json'],
])('the cache key of %s is %s', (address, key) => {
  expect(pageKey(address)).toBe(key);
});
