import { expect, test } from 'vitest';
import * as exported from './index.ts';

const { analytics } = exported;

test('exports exactly this', () => {
  expect(Object.keys(exported)).toEqual(['analytics']);
});

test('asks browsers for one script after consent, and lets it call one origin', () => {
  const opened = analytics({ service: 'matomo', host: 'https://example.com/matomo', site: 3 }).open();
  if ('issues' in opened) throw new Error('The options are valid.');
  expect(opened.setup()).toEqual({
    connect: ['https://example.com'],
    clientScript: {
      entry: './countViews',
      weight: 400,
      options: { service: 'matomo', host: 'https://example.com/matomo/', site: 3 },
      when: 'consent',
    },
  });
});

test.each([
  [{ service: 'other' }, 'service', 'Write service: "plausible" or "matomo".'],
  [{ service: 'plausible', host: 'http://stats.example.com', site: 'a' }, 'host', 'Write the address of'],
  [{ service: 'matomo', host: 'https://stats.example.com', site: 'a' }, 'site', 'Write the number of'],
  [{ service: 'plausible', host: 'https://a.example', site: 'a', sitee: 1 }, 'sitee', 'Did you mean "site"?'],
])('names what is wrong in %j', (options, field, words) => {
  const opened = analytics(JSON.parse(JSON.stringify(options))).open();
  if (!('issues' in opened)) throw new Error('The options are wrong.');
  expect(opened.issues).toEqual([{ field, words: expect.stringContaining(words) }]);
});
