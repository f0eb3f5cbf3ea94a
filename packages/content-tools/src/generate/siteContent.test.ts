import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentCopy, EXAMPLE } from '../testing/contentCopy.ts';
import { wholeFirm } from '../testing/wholeFirm.ts';
import { generateContent, readSiteContent } from './siteContent.ts';

const none = { slides: [], groups: [] };

test('shows the slides of one visitor type to both when there are no others', async () => {
  const { deck } = await readSiteContent(EXAMPLE);
  expect(Object.keys(deck)).toEqual(['discover']);
  expect(Object.keys(deck.discover ?? {})).toEqual(['everybody']);
  expect(deck.discover?.everybody?.slides).toHaveLength(4);
});

test('separates the labels of heads, and has no facts or documents where there are none', async () => {
  const content = await readSiteContent(EXAMPLE);
  expect(Object.keys(content.messages)).toEqual(['introTitle']);
  expect(Object.keys(content.headMessages)).toEqual(['introPageTitle', 'introDescription']);
  expect([content.facts, content.documents]).toEqual([{}, []]);
});

test('fills facts into the brand and into labels', async () => {
  using firm = wholeFirm();
  firm.edit('brand.json', (brand) => {
    brand.award = '{Bikes} bicycles mended';
  });
  firm.edit('messages.en-GB.json', (messages) => {
    messages.introTitle = '{Bikes}, {name}';
  });
  const { brand, messages } = await readSiteContent(firm.root);
  expect([brand.award, messages.introTitle]).toEqual(['Forty bicycles mended', 'Forty, {name}']);
});

test('has a label for the field of a known name where content has none of its own', async () => {
  using firm = wholeFirm();
  firm.edit('messages.en-GB.json', (messages) => {
    messages.introNameLabel = 'Tell us your first name:';
    delete messages.introNameKept;
  });
  const label = async () => (await readSiteContent(firm.root)).messages.introNameKept;
  expect(await label()).toBe('Tell us your first name:');
  firm.edit('messages.en-GB.json', (messages) => {
    messages.introNameKept = 'Your first name:';
  });
  expect(await label()).toBe('Your first name:');
});

test('resolves old references, finds films, and keeps single stories out of groups', async () => {
  using firm = wholeFirm();
  firm.edit<{ slides: { circles: object[] }[] }>('slides/discover.student.json', ({ slides }) => {
    Object.assign(slides[1]?.circles[0] ?? {}, { story: { id: 'menders' } });
  });
  firm.edit('stories/discover/the-long-way-round/story.json', (story) => {
    story.single = true;
  });
  const { slides, groups } = (await readSiteContent(firm.root)).deck.discover?.student ?? none;
  expect(slides[1]?.circles[0]?.story).toEqual({ id: 'how-we-mend' });
  expect(slides[0]?.circles.map(({ film }) => film)).toEqual([false, true, false, false, false]);
  expect(groups.flatMap(({ stories }) => stories.map(({ slug }) => slug))).toEqual(['how-we-mend']);
});

test('reports every picture that is missing at once', async () => {
  using content = contentCopy();
  content.remove('pictures/scenes/bench-dawn.svg');
  await expect(readSiteContent(content.root)).rejects.toThrow(
    /slide 1, circle 1: there is no picture "scenes\/bench-dawn"[\s\S]*slide 4, circle/,
  );
});

test('writes a module for each part, skips unchanged files, and returns the content', async () => {
  using firm = wholeFirm();
  const out = firm.path('made', 'data');
  const value = await generateContent({ folder: firm.root, out });
  expect(readdirSync(out)).toEqual(
    Object.keys(value)
      .map((name) => `${name}.ts`)
      .toSorted(),
  );
  const before = statSync(`${out}/deck.ts`).mtimeMs;
  await generateContent({ folder: firm.root, out });
  expect(statSync(`${out}/deck.ts`).mtimeMs).toBe(before);
  expect((await import(`${out}/deck.ts`)).deck).toEqual(value.deck);
  expect(readFileSync(`${out}/messages.ts`, 'utf8')).toContain('} as const;');
});
