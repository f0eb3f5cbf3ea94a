import { expect, test } from 'vitest';
import { deck } from './index.ts';

/** Pages do not grow with the number of stories. */
const MOST_STORIES_PER_GROUP = 6;

function studentsIn(section: string) {
  const set = deck[section]?.student;
  if (!set) throw new Error(`There is no section ${section}.`);
  return set;
}

test('fills facts in and finds a picture for every circle and card', () => {
  expect(JSON.stringify(deck)).not.toMatch(/\{[a-zA-Z]+\}/);
  for (const { slides, groups } of Object.values(deck).flatMap((types) => Object.values(types))) {
    expect(slides.every((slide) => slide.circles.every((circle) => circle.picture.widths.length > 1))).toBe(
      true,
    );
    expect(groups.every((group) => group.stories.length <= MOST_STORIES_PER_GROUP)).toBe(true);
  }
});

test('leaves files that no circle wants out of what pages say of it', () => {
  const { slides, groups } = studentsIn('discover');
  const circles = slides.flatMap((slide) => slide.circles);
  const cards = groups.flatMap(({ stories }) => stories);
  for (const { picture } of [...circles, ...cards])
    expect(Math.min(...picture.widths)).toBe(picture.src.includes('/films/') ? 640 : 320);
});

test('puts the story of a group circle first in its group', () => {
  const { slides, groups } = studentsIn('recruit');
  for (const circle of slides.flatMap((slide) => slide.circles).filter((candidate) => candidate.topic)) {
    expect(groups.find((group) => group.topic === circle.topic)?.stories[0]?.slug).toBe(circle.story.id);
  }
});

test('holds each author once per group', () => {
  for (const { stories } of studentsIn('recruit').groups)
    expect(new Set(stories.map((story) => story.author)).size).toBe(stories.length);
});

test('knows that a play circle leads to a film', () => {
  const circles = studentsIn('discover').slides.flatMap((slide) => slide.circles);
  expect(circles.filter((circle) => 'video' in circle.story).map((circle) => circle.film)).toEqual([true]);
});

test('gives no story the name of a circle that leads to a group of stories', () => {
  const sets = Object.values(deck).flatMap((types) => Object.values(types));
  const circles = sets.flatMap(({ slides }) => slides.flatMap((slide) => slide.circles));
  const groups = circles.filter(({ topic }) => topic).map(({ text }) => [text].flat().join(' '));
  const labels = sets.flatMap(({ groups }) =>
    groups.flatMap(({ stories }) => stories.map(({ label }) => label)),
  );
  expect(labels.filter((label) => groups.includes(label))).toEqual([]);
});
