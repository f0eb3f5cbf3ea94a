import { expect, test } from 'vitest';
import { neighboursByType } from './neighboursByType.ts';
import type { ChainStory } from './stories.ts';

const TYPES = ['student', 'experienced', 'partner'];

const stories: ChainStory[] = [
  { slug: 'shared-first', for: ['student', 'experienced'] },
  { slug: 'for-students', for: ['student'] },
  { slug: 'for-experienced', for: ['experienced'] },
  { slug: 'alone', for: ['student', 'experienced'], single: true },
  { slug: 'shared-last', for: ['student', 'experienced'] },
];

test('gives each visitor type its own neighbours', () => {
  const neighbours = neighboursByType(stories, 'shared-last', TYPES);
  expect(neighbours.student?.prev?.slug).toBe('for-students');
  expect(neighbours.experienced?.prev?.slug).toBe('for-experienced');
  expect(neighbours.student?.next).toBeNull();
});

test('walks on through the set a story belongs to when the visitor is of the other type', () => {
  const neighbours = neighboursByType(stories, 'for-experienced', TYPES);
  expect(neighbours.student?.prev?.slug).toBe('shared-first');
  expect(neighbours.student?.next?.slug).toBe('shared-last');
  expect(neighbours.student).toEqual(neighbours.experienced);
  expect(neighbours.partner).toEqual(neighbours.experienced);
});

test('gives a single story and an unknown slug no neighbours, but stories of the set to read', () => {
  for (const slug of ['alone', 'nobody']) {
    const { student } = neighboursByType(stories, slug, TYPES);
    expect(student).toMatchObject({ prev: null, next: null });
    expect(student?.related.map((story) => story.slug)).toEqual([
      'shared-first',
      'for-students',
      'shared-last',
    ]);
  }
});

test('relates stories of the visitor’s set', () => {
  const { student, experienced } = neighboursByType(stories, 'shared-first', TYPES);
  expect(student?.related.map((story) => story.slug)).toEqual(['shared-last']);
  expect(experienced?.related.map((story) => story.slug)).toEqual(['shared-last']);
});
