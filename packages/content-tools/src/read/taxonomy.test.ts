import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkContent } from '../check/checkContent.ts';
import { issuesOf } from '../files/issues.ts';
import { readSiteContent } from '../generate/siteContent.ts';
import { contentCopy } from '../testing/contentCopy.ts';
import { openContent } from './openContent.ts';

test('a changed taxonomy shows, and without one a story may have any topic', async () => {
  using content = contentCopy();
  content.edit('stories/discover/how-we-mend/story.json', (story) => {
    story.topic = 'colleagues';
  });
  const { readStory } = openContent(content.root);
  const issues = () => issuesOf(() => readStory('discover', 'how-we-mend')).map(String);
  expect(issues()).toEqual([]);
  content.json('taxonomy.json', { topics: ['communities'] });
  await expect.poll(issues).toContainEqual(expect.stringContaining('"colleagues" is not in taxonomy.json'));
  content.remove('taxonomy.json');
  await expect.poll(issues).toEqual([]);
});

const type = (id: string) => ({ id, colourScheme: 'dawn', choice: id, menu: id, roles: `Roles for ${id}` });

test.each([
  ['none', [], ['everybody']],
  ['one', ['expert'], ['expert']],
  ['three', ['intern', 'expert', 'partner'], ['intern', 'expert', 'partner']],
])('a firm with %s of its own has a set of slides and stories for each', async (_, own, ids) => {
  using content = contentCopy();
  content.json('taxonomy.json', { visitorTypes: own.map(type) });
  const { deck, visitorTypes } = await readSiteContent(content.root);
  expect(visitorTypes.map(({ id }) => id)).toEqual(own);
  expect(Object.keys(deck.discover ?? {})).toEqual(ids);
  expect(openContent(content.root).listStories()[0]?.for).toEqual(ids);
  expect(checkContent(content.root).issues).toEqual([]);
});

test('a set of its own is for one visitor type, the other for the rest', async () => {
  using content = contentCopy();
  content.json('taxonomy.json', { visitorTypes: ['intern', 'expert', 'partner'].map(type) });
  const all = JSON.parse(readFileSync(content.path('slides/discover.json'), 'utf8'));
  content.json('slides/discover.expert.json', { ...all, for: 'expert', slides: all.slides.slice(1) });
  const { discover } = (await readSiteContent(content.root)).deck;
  const lengths = Object.entries(discover ?? {}).map(([id, { slides }]) => [id, slides.length]);
  expect(lengths).toEqual([
    ['intern', 4],
    ['expert', 3],
    ['partner', 4],
  ]);
});

test('reports an unknown visitor type and suggests a similar one', () => {
  using content = contentCopy();
  content.json('taxonomy.json', { visitorTypes: ['intern', 'expert'].map(type) });
  content.edit('stories/discover/how-we-mend/story.json', (story) => {
    story.for = ['experts'];
  });
  expect(checkContent(content.root).issues).toEqual([
    'how-we-mend, for 1: "experts" is not in taxonomy.json. Check its spelling, or add it there. Did you mean "expert"?',
  ]);
});

test('asks for the text that pages show about a visitor type', () => {
  using content = contentCopy();
  const { menu: _, ...unlisted } = type('expert');
  content.json('taxonomy.json', { visitorTypes: [type('intern'), unlisted] });
  expect(checkContent(content.root).issues).toEqual([
    'taxonomy.json, visitor type 2: "menu" is missing, and a page shows it for "expert". Add "menu".',
  ]);
});
