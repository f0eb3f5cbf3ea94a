import { expect, test } from 'vitest';
import * as exported from './index.ts';

const { jobsFromJson } = exported;

/** Opens the plugin. Returns its issues, or what it adds. */
function open(options: Parameters<typeof jobsFromJson>[0]) {
  const opened = jobsFromJson(options).open();
  return 'issues' in opened ? opened.issues : opened.setup();
}

test('exports exactly this', () => {
  expect(Object.keys(exported)).toEqual(['jobsFromJson']);
});

test('adds one page, whose key the firm may choose', () => {
  const page = { component: './JobsPage', styles: './jobs.css', load: expect.any(Function) };
  const url = 'https://example.com/jobs.json';
  expect(open({ url })).toEqual({ routes: [{ page: 'jobs', ...page }] });
  expect(open({ url, page: 'openings' })).toEqual({ routes: [{ page: 'openings', ...page }] });
});

test.each([
  [{ url: 'jobs.json' }, 'url', 'Write the address of a feed'],
  [{ url: 'https://example.com/a.json', words: { 'en-CA': { titel: 'A' } } }, 'words.en-CA.titel', '"title"'],
])('names what is wrong in %j', (options, field, words) => {
  expect(open(JSON.parse(JSON.stringify(options)))).toEqual([
    { field, words: expect.stringContaining(words) },
  ]);
});
