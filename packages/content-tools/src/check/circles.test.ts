import type { Circle } from '@tamarack-lowe/content-model';
import type { SlideSet, StorySource } from '@tamarack-lowe/content-model/internal/content';
import { expect, test } from 'vitest';
import { type AnySet, type AnyStory, wholeFirm } from '../testing/wholeFirm.ts';
import { checkContent } from './checkContent.ts';
import { mismatchedCirclePictures, repeatedCircles, repeatedPictures } from './circles.ts';
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
  expect(mismatchedCirclePictures(contextOf([BEN], [ADA, scene('scenes/three')])).map(String)).toEqual([
    'discover.student, slide 2, circle 2: "scenes/three" isn’t shown where this circle leads, so the photo would turn into another one. Choose one of: people/Ada_Quist, scenes/one, scenes/two.',
  ]);
  const second = { media: 'scenes/five', story: { id: 'c' } };
  expect(mismatchedCirclePictures(contextOf([second]))[0]?.toString()).toContain(
    'Choose one of: people/Cam_Roy, scenes/four.',
  );
});

test('a film that a circle plays may show any picture', () => {
  expect(
    mismatchedCirclePictures(contextOf([{ media: 'scenes/one', story: { id: 'play', video: 1 } }])),
  ).toEqual([]);
});

test('reports a picture, story or group that a deck shows twice, and suggests other stories', () => {
  expect(repeatedCircles(contextOf([ADA], [BEN]))).toEqual([]);
  expect(repeatedCircles(contextOf([ADA], [BEN, { ...ADA, media: 'scenes/one' }])).map(String)).toEqual([
    'discover.student, slide 2, circle 2: the story "a" is in this deck already (discover.student, slide 1, circle 1), so visitors would meet the same face twice. Show another story. These have no circle: c.',
  ]);
  const [picture] = repeatedCircles(contextOf([ADA], [{ ...BEN, media: ADA.media }]));
  expect(String(picture)).toContain(
    'slide 2, circle 1: the picture "people/Ada_Quist" is in this deck already',
  );
  const group = { topic: 'clients' };
  const [twice] = repeatedCircles(
    contextOf([
      { ...ADA, ...group },
      { ...BEN, ...group },
    ]),
  );
  expect(String(twice)).toContain('circle 2: the group "clients" is in this deck already');
});

test('a small firm may show its stories several times', () => {
  expect(repeatedCircles(contextOf([ADA, ADA], [BEN, ADA]))).toEqual([]);
});

test('reports a picture that a small firm shows twice while another has no circle', () => {
  const again = { ...ADA, media: 'scenes/one' };
  expect(repeatedPictures(contextOf([ADA, again], [BEN, { ...ADA, media: 'scenes/two' }]))).toEqual([]);
  expect(repeatedPictures(contextOf([ADA, again], [BEN, ADA])).map(String)).toEqual([
    'discover.student, slide 2, circle 2: the picture "people/Ada_Quist" is in this deck already (discover.student, slide 1, circle 1), so visitors would see it twice. Show another picture. These have no circle: scenes/two, people/Cam_Roy, scenes/four.',
  ]);
});

test('asks for fewer circles when each picture has one', () => {
  const pictures = ['people/Ada_Quist', 'scenes/one', 'scenes/two'].map((media) => ({ ...ADA, media }));
  const others = ['people/Cam_Roy', 'scenes/four'].map((media) => ({ media, story: { id: 'c' } }));
  expect(repeatedPictures(contextOf([...pictures, ADA], [...others, BEN])).map(String)).toEqual([
    'discover.student, slide 1, circle 4: the picture "people/Ada_Quist" is in this deck already (discover.student, slide 1, circle 1), so visitors would see it twice. No other picture is left: take this circle out.',
  ]);
});

test('a firm may show pictures twice when it has too few for its slides', () => {
  expect(repeatedPictures(contextOf([ADA, BEN], [ADA, BEN], [ADA, BEN]))).toEqual([]);
});

test('leaves a deck with a story for each circle to the rule about stories', () => {
  expect(repeatedPictures(contextOf([ADA], [BEN, { ...BEN, media: ADA.media }]))).toEqual([]);
});

test('reports a circle that leads nowhere', () => {
  using content = wholeFirm();
  content.edit<AnySet>('slides/recruit.student.json', ({ slides }) => {
    Object.assign(slides[0]?.circles[0] ?? {}, { story: { id: 'ask-uss' } });
  });
  expect(checkContent(content.root).issues.join()).toContain('there is no recruit story "ask-uss"');
});

test('reports a circle that shows a story of the other visitor type', () => {
  using content = wholeFirm();
  content.edit<AnySet>('slides/discover.student.json', ({ slides }) => {
    Object.assign(slides[0]?.circles[2] ?? {}, { story: { id: 'first-ride' } });
  });
  expect(checkContent(content.root).issues.join()).toContain('"first-ride" is not for student visitors');
});

test('reports a group circle whose story has another topic', () => {
  using content = wholeFirm();
  content.edit<AnySet>('slides/recruit.student.json', ({ slides }) => {
    Object.assign(slides[0]?.circles[2] ?? {}, { topic: 'leads-by-example' });
  });
  expect(checkContent(content.root).issues.join()).toContain(
    'this circle shows the group "leads-by-example"',
  );
});

test('reports a film number that nothing plays', () => {
  using content = wholeFirm();
  content.edit('brand.json', (brand) => {
    brand.plays = {};
  });
  expect(checkContent(content.root).issues.join()).toContain('there is no film number 1');
});

test('reports a topic with too few authors', () => {
  using content = wholeFirm();
  content.remove('stories/discover/the-long-way-round');
  expect(checkContent(content.root).issues.join()).toContain(
    'the topic "colleagues" has fewer than two authors for student visitors',
  );
});

test('asks for a choice only where a circle offers one', () => {
  using content = wholeFirm();
  content.edit<AnyStory>('stories/discover/the-long-way-round/story.json', (story) => {
    Object.assign(story, { topic: 'communities' });
  });
  const words = checkContent(content.root).issues.join();
  expect(words).toContain('the topic "colleagues"');
  expect(words).not.toContain('the topic "communities"');
});
