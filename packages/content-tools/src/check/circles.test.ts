import type { Circle, SlideSet, StorySource } from '@tamarack-lowe/content-model';
import { expect, test } from 'vitest';
import { mismatchedCirclePictures, repeatedCircles } from './circles.ts';
import type { CheckContext } from './context.ts';

type Shown = Pick<Circle, 'media' | 'story'> & Partial<Circle>;

const story = (slug: string, name: string, ...media: string[]) =>
  ({
    section: 'discover',
    slug,
    for: ['student'],
    author: { name },
    images: media.map((key) => ({ media: key, type: 'image', alt: '' })),
  }) as unknown as StorySource;

const STORIES = [
  { ...story('a', 'Ada Quist', 'scenes/one', 'scenes/two', 'scenes/three'), theme: 'two-photo' as const },
  story('b', 'Ben Oduya', 'films/welcome'),
  story('c', 'Cam Roy', 'scenes/four', 'scenes/five'),
];

const contextOf = (...slides: Shown[][]) =>
  ({
    brand: { oldReferences: {} },
    sources: { typeIds: () => ['student'] },
    stories: STORIES,
    slideSets: [
      { section: 'discover', for: 'student', slides: slides.map((circles) => ({ circles })) },
    ] as unknown as SlideSet[],
  }) as unknown as CheckContext;

const ADA = { media: 'people/Ada_Quist', story: { id: 'a' } };
const BEN = { media: 'people/Ben_Oduya', story: { id: 'b' } };

test('a circle shows its author or an opening picture of its story', () => {
  const scene = (media: string) => ({ media, story: { id: 'a' } });
  const context = contextOf([ADA, scene('scenes/one'), scene('scenes/two'), BEN]);
  expect(mismatchedCirclePictures(context)).toEqual([]);
  expect(mismatchedCirclePictures(contextOf([BEN], [ADA, scene('scenes/three')]))).toEqual([
    'discover.student, slide 2, circle 2: "scenes/three" is not to be seen where this circle leads, so the photo would turn into another one. Choose "people/Ada_Quist" or "scenes/one" or "scenes/two".',
  ]);
  const second = { media: 'scenes/five', story: { id: 'c' } };
  expect(mismatchedCirclePictures(contextOf([second]))[0]).toContain(
    'Choose "people/Cam_Roy" or "scenes/four".',
  );
});

test('a film that a circle plays may show any picture', () => {
  expect(
    mismatchedCirclePictures(contextOf([{ media: 'scenes/one', story: { id: 'play', video: 1 } }])),
  ).toEqual([]);
});

test('reports a picture, story or group that a deck shows twice, and suggests other stories', () => {
  expect(repeatedCircles(contextOf([ADA], [BEN]))).toEqual([]);
  expect(repeatedCircles(contextOf([ADA], [BEN, { ...ADA, media: 'scenes/one' }]))).toEqual([
    'discover.student, slide 2, circle 2: the story "a" is in this deck already (discover.student, slide 1, circle 1), so visitors would meet the same face twice. Show another story; without a circle are: c.',
  ]);
  const [picture] = repeatedCircles(contextOf([ADA], [{ ...BEN, media: ADA.media }]));
  expect(picture).toContain('slide 2, circle 1: the picture "people/Ada_Quist" is in this deck already');
  const group = { topic: 'clients' };
  const [twice] = repeatedCircles(
    contextOf([
      { ...ADA, ...group },
      { ...BEN, ...group },
    ]),
  );
  expect(twice).toContain('circle 2: the group "clients" is in this deck already');
});

test('a small firm may show its stories several times', () => {
  expect(repeatedCircles(contextOf([ADA, ADA], [BEN, ADA]))).toEqual([]);
});
