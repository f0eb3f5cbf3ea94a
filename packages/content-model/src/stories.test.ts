import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  danglingReferences,
  groupByTopic,
  MOST_RELATED,
  openingImages,
  relatedStories,
  resolveReference,
  type SequenceStory,
  storyNeighbours,
  storySequence,
} from './stories.ts';

const both = ['student', 'experienced'];
const slugsOf = (stories: readonly SequenceStory[]) => stories.map((story) => story.slug);

/** Sets in which any story may point at any other, at itself, at an old name or at nothing. */
const anySet = fc.uniqueArray(fc.stringMatching(/^[a-f]{1,2}$/), { maxLength: 12 }).chain((slugs) => {
  const reference = fc.option(fc.constantFrom(...slugs, 'collegues', 'nowhere'), { nil: undefined });
  return fc.tuple(
    ...slugs.map((slug) =>
      fc.record({
        slug: fc.constant(slug),
        for: fc.subarray([...both], { minLength: 1 }),
        single: fc.boolean(),
        nav: fc.record({ prev: reference, next: reference }),
      }),
    ),
  );
});

test('keeps the given order when no story has `nav`', () => {
  const stories = ['c', 'a', 'b'].map((slug) => ({ slug, for: both }));
  expect(slugsOf(storySequence(stories, 'student'))).toEqual(['c', 'a', 'b']);
});

test('leaves out stories of the other type and single stories', () => {
  const stories: SequenceStory[] = [
    { slug: 'a', for: ['student'] },
    { slug: 'b', for: ['experienced'] },
    { slug: 'c', for: both, single: true },
    { slug: 'd', for: both },
  ];
  expect(slugsOf(storySequence(stories, 'student'))).toEqual(['a', 'd']);
  expect(slugsOf(storySequence(stories, 'experienced'))).toEqual(['b', 'd']);
});

test('follows the `nav` of stories', () => {
  const stories: SequenceStory[] = [
    { slug: 'a', for: both },
    { slug: 'b', for: both, nav: { prev: 'c' } },
    { slug: 'c', for: both, nav: { next: 'b' } },
    { slug: 'd', for: both, nav: { next: 'a' } },
  ];
  expect(slugsOf(storySequence(stories, 'student'))).toEqual(['c', 'b', 'd', 'a']);
});

test('a hint that both neighbours give wins over a hint of one', () => {
  const stories: SequenceStory[] = [
    { slug: 'a', for: both, nav: { next: 'c' } },
    { slug: 'b', for: both, nav: { next: 'c' } },
    { slug: 'c', for: both, nav: { prev: 'b' } },
  ];
  expect(slugsOf(storySequence(stories, 'student'))).toEqual(['a', 'b', 'c']);
});

test('opens a circle, so that there is a first and a last story', () => {
  const stories: SequenceStory[] = [
    { slug: 'a', for: both, nav: { next: 'b' } },
    { slug: 'b', for: both, nav: { next: 'c' } },
    { slug: 'c', for: both, nav: { next: 'a' } },
  ];
  expect(slugsOf(storySequence(stories, 'student'))).toEqual(['a', 'b', 'c']);
});

test('follows an old reference to the story that has replaced it', () => {
  const stories: SequenceStory[] = [
    { slug: 'colleagues', for: both },
    { slug: 'a', for: both, nav: { next: 'collegues' } },
  ];
  expect(slugsOf(storySequence(stories, 'student', { collegues: 'colleagues' }))).toEqual([
    'a',
    'colleagues',
  ]);
});

test('visits every story of the set once, whatever their `nav`', () => {
  fc.assert(
    fc.property(anySet, fc.constantFrom(...both), (stories, type) => {
      const set = stories.filter((story) => story.for.includes(type) && !story.single);
      const sequence = storySequence(stories, type, { collegues: 'a' });
      expect(slugsOf(sequence).toSorted()).toEqual(slugsOf(set).toSorted());
    }),
  );
});

test('the previous story of the next story is the story itself, between one first and one last', () => {
  fc.assert(
    fc.property(anySet, fc.constantFrom(...both), (stories, type) => {
      const sequence = storySequence(stories, type, { collegues: 'a' });
      const neighbours = sequence.map((story) => ({ story, ...storyNeighbours(sequence, story.slug) }));
      expect(neighbours.filter(({ prev }) => prev === null)).toHaveLength(Math.min(1, sequence.length));
      expect(neighbours.filter(({ next }) => next === null)).toHaveLength(Math.min(1, sequence.length));
      for (const { story, next } of neighbours) {
        if (next) expect(storyNeighbours(sequence, next.slug).prev).toBe(story);
      }
    }),
  );
});

const stories: SequenceStory[] = [
  { slug: 'shared-first', for: ['student', 'experienced'] },
  { slug: 'for-students', for: ['student'] },
  { slug: 'for-experienced', for: ['experienced'] },
  { slug: 'alone', for: ['student', 'experienced'], single: true },
  { slug: 'shared-last', for: ['student', 'experienced'] },
];
const neighboursOf = (slug: string, type: string) => storyNeighbours(storySequence(stories, type), slug);

test('each visitor type has its own neighbours', () => {
  expect(neighboursOf('shared-last', 'student').prev?.slug).toBe('for-students');
  expect(neighboursOf('shared-last', 'experienced').prev?.slug).toBe('for-experienced');
  expect(neighboursOf('shared-last', 'student').next).toBeNull();
  expect(neighboursOf('for-experienced', 'experienced')).toMatchObject({
    prev: { slug: 'shared-first' },
    next: { slug: 'shared-last' },
  });
});

test('a single story and an unknown slug have no neighbours, but related stories of the set', () => {
  for (const slug of ['alone', 'nobody']) {
    const neighbours = neighboursOf(slug, 'student');
    expect(neighbours).toMatchObject({ prev: null, next: null });
    expect(neighbours.related.map((story) => story.slug)).toEqual([
      'shared-first',
      'for-students',
      'shared-last',
    ]);
  }
});

test('related stories are those of the visitor’s set', () => {
  for (const type of ['student', 'experienced'])
    expect(neighboursOf('shared-first', type).related.map((story) => story.slug)).toEqual(['shared-last']);
});

/** A sequence of stories named by their place, with these topics. */
const sequenceOf = (topics: readonly string[]) => topics.map((topic, place) => ({ place, topic }));
const relatedPlaces = (topics: readonly string[], place: number) =>
  relatedStories(sequenceOf(topics), place).map((story) => story.place);
const topics = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 4, maxLength: 20 });

test('relates stories of the same topic first, then the one two places further', () => {
  expect(relatedPlaces(['a', 'b', 'b', 'b', 'a', 'a', 'a'], 0)).toEqual([4, 5, 2]);
});

test('skips an author of the same topic whom the visitor has just met', () => {
  const sequence = ['Ada', 'Ben', 'Cam', 'Ben', 'Dee'].map((author) => ({ author, topic: 'a' }));
  expect(relatedStories(sequence, 0).map(({ author }) => author)).toEqual(['Cam', 'Dee', 'Ben']);
});

test('shows an author again only when there are no others', () => {
  const byAuthor = (...names: string[]) =>
    relatedStories(
      names.map((name) => ({ author: { name }, topic: name })),
      0,
    ).map(({ author }) => author.name);
  expect(byAuthor('Ada', 'Ben', 'Ada', 'Cam', 'Cam', 'Dee', 'Eli')).toEqual(['Cam', 'Dee', 'Eli']);
  expect(byAuthor('Ada', 'Ben', 'Ada', 'Cam', 'Cam')).toEqual(['Cam', 'Ada', 'Cam']);
});

test('wraps around at the end of the sequence', () => {
  expect(relatedPlaces(['a', 'a', 'b', 'b', 'b', 'a'], 5)).toEqual([1, 0, 2]);
});

test('relates no story when all others are its neighbours', () => {
  expect(relatedPlaces(['a', 'a', 'a'], 1)).toEqual([]);
  expect(relatedPlaces(['a'], 0)).toEqual([]);
});

test('relates neither the story itself nor its neighbours, and none twice', () => {
  fc.assert(
    fc.property(topics, fc.nat(), (all, number) => {
      const place = number % all.length;
      const named = relatedPlaces(all, place);
      expect(named.every((each) => Math.abs(each - place) > 1)).toBe(true);
      expect(new Set(named).size).toBe(named.length);
      expect(named.length).toBeLessThanOrEqual(MOST_RELATED);
    }),
  );
});

test('every story is related to another, whatever the topics', () => {
  fc.assert(
    fc.property(topics, (all) => {
      const named = new Set(all.flatMap((_, place) => relatedPlaces(all, place)));
      expect(named.size).toBe(all.length);
    }),
  );
});

test('reports references to stories that do not exist', () => {
  const stories = [
    { slug: 'colleagues', for: both, nav: { next: 'gone' } },
    { slug: 'clients', for: both, nav: { prev: 'collegues', next: 'colleagues' } },
  ];
  expect(danglingReferences(stories, { collegues: 'colleagues' })).toEqual([
    { slug: 'colleagues', field: 'next', reference: 'gone' },
  ]);
  expect(danglingReferences(stories)).toHaveLength(2);
});

test('`constructor` is no old reference', () => {
  expect(resolveReference('constructor', new Set(['colleagues']), {})).toBeNull();
});

test('does not resolve an old reference to a story that is gone as well', () => {
  expect(resolveReference('collegues', new Set(['clients']), { collegues: 'colleagues' })).toBeNull();
});

const card = (slug: string, topic: 'clients' | 'belonging', author: string) => ({ slug, topic, author });

test('shows an author once per topic, with their first story', () => {
  const groups = groupByTopic([
    card('a', 'clients', 'Kofi Mensah'),
    card('b', 'belonging', 'Kofi Mensah'),
    card('c', 'clients', ' Kofi Mensah '),
    card('d', 'clients', 'Owen MacLeod'),
  ]);
  expect(groups.map(({ topic, stories }) => [topic, stories.map(({ slug }) => slug).join()])).toEqual([
    ['clients', 'a,d'],
    ['belonging', 'b'],
  ]);
});

test('keeps all stories without an author', () => {
  const [group] = groupByTopic([card('a', 'clients', ''), card('b', 'clients', ' ')]);
  expect(group?.stories).toHaveLength(2);
});

test('caps a group after removing repeated authors', () => {
  const [group] = groupByTopic(
    [
      card('a', 'clients', 'A'),
      card('b', 'clients', 'A'),
      card('c', 'clients', 'B'),
      card('d', 'clients', 'C'),
    ],
    2,
  );
  expect(group?.stories.map(({ slug }) => slug)).toEqual(['a', 'c']);
});

const images = ['one', 'two', 'three'];

test('a story of two photos opens with both, any other with its first picture', () => {
  expect(openingImages({ theme: 'two-photo', images })).toEqual(['one', 'two']);
  expect(openingImages({ theme: 'staggered', images })).toEqual(['one']);
});
