import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { contentCopy, EXAMPLE } from '../testing/contentCopy.ts';
import { type AnyStory, MENDING, wholeFirm } from '../testing/wholeFirm.ts';
import { openContent } from './openContent.ts';

test('reads a story with blocks, pictures, portrait and length', () => {
  const story = openContent(EXAMPLE).readStory('discover', 'how-we-mend');
  expect(story).toMatchObject({
    title: ['The wheel that came back three times.'],
    author: { portrait: { src: expect.stringMatching(/^\/media\/pictures\/people\/Ada_Quist/) } },
    images: [{ picture: { ratio: 1.3333 } }],
    readingMinutes: 1,
  });
  expect(story?.body.map(({ type }) => type)).toEqual([
    'paragraph',
    'paragraph',
    'quote',
    'paragraph',
    'paragraph',
  ]);
});

test('reads the header of a story as its page does', () => {
  const { readStory, readStoryHeader } = openContent(EXAMPLE);
  const story = readStory('discover', 'how-we-mend');
  const { body, words, readingMinutes, ...header } = story ?? { body: null, words: 0, readingMinutes: 0 };
  expect(body).toHaveLength(5);
  expect([words, readingMinutes].every((count) => count > 0)).toBe(true);
  expect(readStoryHeader('discover', 'how-we-mend')).toEqual(header);
  expect(readStoryHeader('recruit', 'how-we-mend')).toBeNull();
});

test('lists the film of a story, and whether it has sentences for the short form', () => {
  using content = wholeFirm();
  content.edit<AnyStory & { sixtySeconds?: string[] }>(MENDING, (story) => {
    story.sixtySeconds = ['One.', 'Two.', 'Three.'];
  });
  const stories = openContent(content.root).listStories();
  const entryOf = (slug: string) => stories.find((story) => story.slug === slug);
  expect(entryOf('how-we-mend')).toMatchObject({ film: undefined, hasShortForm: true });
  expect(entryOf('first-ride')).toMatchObject({ film: 'films/welcome', hasShortForm: false });
});

test('returns empty values for parts that a firm does not have', () => {
  const content = openContent(EXAMPLE);
  expect(content.readMembers()).toEqual([]);
  expect(content.readResources()).toEqual([]);
  expect(content.readShare()).toBeNull();
  expect(content.documentsOf('cv-tips')).toEqual([]);
});

test('returns null for a story of another section, an unknown slug and a name from the prototype', () => {
  using firm = wholeFirm();
  const { readMember, readResource, readStory } = openContent(firm.root);
  expect(readStory('recruit', 'how-we-mend')).toBeNull();
  expect(readMember('nobody')).toBeNull();
  expect(readResource('constructor')).toBeNull();
});

test('finds the facts in the words of slides, for all visitor types together, and marks a source once', () => {
  using firm = wholeFirm();
  firm.edit<{ slides: { header: unknown; body: string }[] }>('slides/discover.student.json', ({ slides }) => {
    Object.assign(slides[0] ?? {}, {
      header: ['We mend', '{bikes} bicycles.'],
      body: '{Bikes}, and a tandem.',
    });
  });
  const { readSlideFacts } = openContent(firm.root);
  const [facts, ...others] = readSlideFacts('discover');
  expect(facts?.sources.map(({ source, texts }) => [source, texts])).toEqual([['The hooks', ['forty']]]);
  expect(facts?.places).toEqual({ 'forty bicycles.': [[0, 5, 0]] });
  expect(others.every((each) => each === null)).toBe(true);
  expect(readSlideFacts('recruit')).toEqual([null]);
});

test('fills facts in and finds films', () => {
  using firm = wholeFirm();
  const { filmOf, readStory } = openContent(firm.root);
  const story = readStory('discover', 'first-ride');
  expect(JSON.stringify(story?.body)).toContain('We have forty bicycles');
  expect(story?.images[0]).toMatchObject({ film: { captions: [{ lang: 'en', label: 'English' }] } });
  expect(filmOf('films/silent')).toMatchObject({ captions: [], transcript: null });
});

test('fills facts into the text of a team member', () => {
  using firm = wholeFirm();
  firm.edit('members/ben-oduya.json', (member) => {
    member.text = '{Bikes} bicycles hang here.';
  });
  expect(openContent(firm.root).readMember('ben-oduya')?.text[0]).toBe('Forty bicycles hang here.');
});

test('reads a file that only one route needs, and reports what is wrong in it', () => {
  using firm = wholeFirm();
  const schema = v.object({ offices: v.array(v.string()) });
  const { readFile } = openContent(firm.root);
  writeFileSync(join(firm.root, 'offices.json'), '{ "offices": ["Gatineau"] }');
  expect(readFile('offices.json', schema)).toEqual({ offices: ['Gatineau'] });
  writeFileSync(join(firm.root, 'offices.json'), '{ "offices": [7] }');
  expect(() => readFile('offices.json', schema)).toThrow(/offices\.json.*offices/s);
});

test('follows the sequence of a visitor type, also from stories of the other', () => {
  using firm = wholeFirm();
  const { storyNeighbours } = openContent(firm.root);
  const { student, experienced } = storyNeighbours('discover', 'how-we-mend');
  expect([student?.next?.slug, experienced?.next?.slug]).toEqual(['the-long-way-round', 'first-ride']);
  expect(storyNeighbours('discover', 'first-ride').student?.prev?.slug).toBe('how-we-mend');
  const related = storyNeighbours('discover', 'the-long-way-round').experienced?.related;
  expect(related?.map((card) => card.label)).toEqual(['How we mend']);
});

test('returns the documents of the resources they print', () => {
  using firm = wholeFirm();
  const document = { key: 'list', title: 'A list', src: '/a.pdf', bytes: 1, resources: ['cv-tips'] };
  expect(openContent(firm.root, { documents: [document] }).documentsOf('cv-tips')).toEqual([document]);
});

test('asks for the source language where there are labels in several', () => {
  using firm = wholeFirm();
  firm.json('messages.fr.json', { memberClosing: 'Passez.' });
  expect(() => openContent(firm.root).readMembers()).toThrow('"language": "en-GB"');
  firm.edit('brand.json', (brand) => {
    brand.language = 'fr';
  });
  expect(openContent(firm.root).readMembers()[0]?.text.at(-1)).toBe('Passez.');
  expect(openContent(firm.root, { language: 'fr-CA' }).readMembers()[0]?.text.at(-1)).toBe('Passez.');
  expect(() => openContent(firm.root, { language: 'cy' }).readMembers()).toThrow(
    'messages.cy.json is missing',
  );
});

test('shows an edit of a story without a restart', async () => {
  using content = contentCopy();
  const { readStory } = openContent(content.root);
  expect(readStory('discover', 'how-we-mend')?.label).toBe('How we mend');
  content.edit('stories/discover/how-we-mend/story.json', (story) => {
    story.label = 'How we mend now';
  });
  await expect.poll(() => readStory('discover', 'how-we-mend')?.label).toBe('How we mend now');
});
