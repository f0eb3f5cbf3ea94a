import { type DeckCircle, openingImages } from '@tamarack-lowe/content-model';
import { expect, test } from 'vitest';
import { deck, visitorTypes } from './index.ts';
import { listStories, readStory } from './server.ts';

/**
 * Pictures at the beginning of a story: its first photo, both photos of a pair, the poster of a film, and its author.
 */
function openingOf(section: string, slug: string): (string | undefined)[] {
  const story = readStory(section, slug);
  const photos = story ? openingImages(story) : [];
  return [
    story?.author.portrait.src,
    ...photos.map((image) => ('film' in image ? image.film.poster.src : image.picture.src)),
  ];
}

const shows = (section: string, { picture, story }: Pick<DeckCircle, 'picture' | 'story'>) =>
  'video' in story || openingOf(section, story.id).includes(picture.src);

test.each(visitorTypes)('a $id finds the picture of every circle at the beginning of its story', ({ id }) => {
  for (const [section, { [id]: set }] of Object.entries(deck)) {
    const { slides = [], groups = [] } = set ?? {};
    const circles = slides.flatMap((slide) => slide.circles);
    const picked = groups.flatMap(({ stories }) =>
      stories.map(({ slug, picture }) => ({ picture, story: { id: slug } })),
    );
    expect(circles.length).toBeGreaterThan(0);
    expect([...circles, ...picked].filter((circle) => !shows(section, circle))).toEqual([]);
  }
});

test.each(['discover', 'recruit'])(
  'a loud sentence is the exception: at most one story of %s in three has one',
  (id) => {
    const stories = listStories().filter(({ section }) => section === id);
    const loud = stories.filter(({ section, slug }) =>
      readStory(section, slug)?.body.some(({ type }) => type === 'quote'),
    );
    expect(loud.length).toBeGreaterThan(0);
    expect(loud.length).toBeLessThanOrEqual(stories.length / 3);
  },
);
