import { SECTIONS, VISITOR_TYPES } from '@tamarack-lowe/content-model';
import { expect, test } from 'vitest';
import { CONTENT_FOLDER } from '../contentFolder.ts';
import { createPictures } from '../media/createPictures.ts';
import { createPictureNotes } from '../media/pictureNotes.ts';
import { contentCopy } from '../testing/contentCopy.ts';
import { buildDeck, MOST_STORIES_PER_GROUP } from './buildDeck.ts';
import { createSources } from './createSources.ts';

function deckOf(root: string) {
  return buildDeck(createSources(root), createPictures(root, createPictureNotes(root)));
}

test('fills facts in and finds a picture for every circle and card', () => {
  const deck = deckOf(CONTENT_FOLDER);
  expect(JSON.stringify(deck)).not.toMatch(/\{[a-zA-Z]+\}/);
  for (const section of SECTIONS) {
    for (const type of VISITOR_TYPES) {
      const { slides, groups } = deck[section][type];
      expect(slides.every((slide) => slide.circles.every((circle) => circle.picture.widths.length > 1))).toBe(
        true,
      );
      expect(groups.every((group) => group.stories.length <= MOST_STORIES_PER_GROUP)).toBe(true);
    }
  }
});

test('leaves files that no circle wants out of what pages say of it', () => {
  const { slides, groups } = deckOf(CONTENT_FOLDER).discover.student;
  const circles = slides.flatMap((slide) => slide.circles);
  const cards = groups.flatMap(({ stories }) => stories);
  for (const { picture } of [...circles, ...cards])
    expect(Math.min(...picture.widths)).toBe(picture.src.includes('/films/') ? 640 : 320);
});

test('puts the story of a group circle first in its group', () => {
  const { slides, groups } = deckOf(CONTENT_FOLDER).recruit.student;
  for (const circle of slides.flatMap((slide) => slide.circles).filter((candidate) => candidate.topic)) {
    expect(groups.find((group) => group.topic === circle.topic)?.stories[0]?.slug).toBe(circle.story.id);
  }
});

test('holds each author once per group, and no single story', () => {
  using content = contentCopy();
  content.edit('stories/recruit/meet-your-recruiter/story.json', (story) => {
    story.single = true;
  });
  const { groups } = deckOf(content.root).recruit.student;
  expect(groups.flatMap((group) => group.stories.map((story) => story.slug))).not.toContain(
    'meet-your-recruiter',
  );
  for (const { stories } of groups)
    expect(new Set(stories.map((story) => story.author)).size).toBe(stories.length);
});

test('knows that a play circle leads to a film', () => {
  const circles = deckOf(CONTENT_FOLDER).discover.student.slides.flatMap((slide) => slide.circles);
  expect(circles.filter((circle) => 'video' in circle.story).map((circle) => circle.film)).toEqual([true]);
});

test('resolves an old reference of a circle', () => {
  using content = contentCopy();
  content.edit<{ slides: { circles: { story: unknown }[] }[] }>(
    'slides/discover.student.json',
    ({ slides }) => {
      Object.assign(slides[2]?.circles[0] ?? {}, { story: { id: 'collegues' } });
    },
  );
  expect(deckOf(content.root).discover.student.slides[2]?.circles[0]?.story).toEqual({ id: 'our-people' });
});

test('is the same every time', () => {
  expect(JSON.stringify(deckOf(CONTENT_FOLDER))).toBe(JSON.stringify(deckOf(CONTENT_FOLDER)));
});
