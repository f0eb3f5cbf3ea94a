import { expect, test } from 'vitest';
import * as exported from './index.ts';

const { eventsFromICal } = exported;

/** Opens the plugin. Returns its issues, or the words of the address that it fetches in a language. */
function open(options: Parameters<typeof eventsFromICal>[0]) {
  const opened = eventsFromICal(options).open();
  return 'issues' in opened ? opened.issues : Object.keys(opened.setup() ?? {});
}

test('exports exactly this', () => {
  expect(Object.keys(exported)).toEqual(['eventsFromICal']);
});

test('adds events, and nothing else', () => {
  expect(open({ url: 'webcal://example.com/events.ics' })).toEqual(['events']);
  expect(open({ url: { en: 'https://example.com/en.ics' }, days: 30 })).toEqual(['events']);
});

test.each([
  [{ url: 'events.ics' }, 'Write the address of a calendar, such as "https://example.com/events.ics".'],
  [{ url: 'https://example.com/a.ics', days: 0 }, 'Invalid value: Expected >=1 but received 0'],
])('names what is wrong in %j', (options, words) => {
  expect(open(options)).toMatchObject([{ words: expect.stringContaining(words) }]);
});
