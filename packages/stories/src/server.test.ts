import { expect, test } from 'vitest';
import { deck, visitorTypes } from './index.ts';
import {
  filmOf,
  listStories,
  readMember,
  readMembers,
  readResource,
  readShare,
  readStory,
  storyNeighbours,
} from './server.ts';

test('reads every story with blocks, pictures, portrait and length', () => {
  for (const { section, slug } of listStories()) {
    const story = readStory(section, slug);
    expect(story?.author.portrait.src).toMatch(/^\/media\/pictures\/people\//);
    expect(
      story?.images.every((image) =>
        'film' in image ? image.film.src.endsWith('.mp4') : image.picture.src !== '',
      ),
    ).toBe(true);
    expect(story?.words).toBeGreaterThan(149);
    expect(story?.readingMinutes).toBeLessThan(4);
    expect(JSON.stringify(story)).not.toMatch(/\{[a-zA-Z]+\}/);
  }
});

test('keeps the two stories of one slug apart, and the dollars whole', () => {
  const slug = 'authentic-connection-and-trust';
  expect(readStory('discover', slug)?.title).not.toEqual(readStory('recruit', slug)?.title);
  expect(readStory('recruit', '$$$')?.slug).toBe('$$$');
});

test('returns null for a story of the other section, an unknown name and a name from the prototype', () => {
  expect(readStory('discover', 'your-application')).toBeNull();
  expect(readMember('nobody')).toBeNull();
  expect(readResource('constructor')).toBeNull();
});

test('walks each sequence from the first story to the last and back', () => {
  for (const section of Object.keys(deck)) {
    for (const { id: type } of visitorTypes) {
      const set = listStories().filter((story) => story.section === section && story.for.includes(type));
      const first = set.filter((story) => storyNeighbours(section, story.slug)[type]?.prev === null);
      expect(first).toHaveLength(1);
      const walked: string[] = [];
      for (let slug = first[0]?.slug; slug; slug = storyNeighbours(section, slug)[type]?.next?.slug)
        walked.push(slug);
      expect(walked.toSorted()).toEqual(set.map((story) => story.slug).toSorted());
      for (const [index, slug] of walked.entries()) {
        expect(storyNeighbours(section, slug)[type]?.prev?.slug).toBe(walked[index - 1]);
      }
    }
  }
});

test('reads what share cards say', () => {
  expect(readShare()).toMatchObject({
    careers: expect.stringContaining('{firm}'),
    portraits: [expect.stringMatching(/^people\//), expect.stringMatching(/^people\//)],
  });
});

test('follows an old reference to the next story', () => {
  expect(storyNeighbours('discover', 'unique-career-journey').student?.next?.slug).toBe('our-people');
});

test('lets a visitor who opened a story of the other set walk on through that set', () => {
  const { student, experienced } = storyNeighbours('discover', 'the-board-nobody-wanted');
  expect(student).toEqual(experienced);
  expect(student?.next).toMatchObject({ slug: expect.any(String) });
});

test('offers a transcript in the language of the page only where a film has captions', () => {
  const { captions, transcript } = filmOf('films/Kofi_Mensah');
  expect(captions.map(({ lang }) => lang)).toEqual(['en', 'fr']);
  expect(Object.keys(transcript ?? {})).toEqual(['en']);
  expect(filmOf('films/discover-4')).toMatchObject({ captions: [], transcript: null });
});

test('lists the team by slug, each text ending with the closing line', () => {
  const members = readMembers();
  expect(members.map((member) => member.slug)).toEqual(members.map((member) => member.slug).toSorted());
  expect(new Set(members.map((member) => member.text.at(-1))).size).toBe(1);
});
