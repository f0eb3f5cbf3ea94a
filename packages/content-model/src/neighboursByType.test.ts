import { expect, test } from 'vitest';
import { neighboursByType } from './neighboursByType.ts';
import type { ChainStory } from './storyChain.ts';

const stories: ChainStory[] = [
  { slug: 'shared-first', for: ['student', 'experienced'] },
  { slug: 'for-students', for: ['student'] },
  { slug: 'for-experienced', for: ['experienced'] },
  { slug: 'alone', for: ['student', 'experienced'], single: true },
  { slug: 'shared-last', for: ['student', 'experienced'] },
];

test('gives each visitor type its own neighbours', () => {
  const neighbours = neighboursByType(stories, 'shared-last');
  expect(neighbours.student.prev?.slug).toBe('for-students');
  expect(neighbours.experienced.prev?.slug).toBe('for-experienced');
  expect(neighbours.student.next).toBeNull();
});

test('walks on through the set a story belongs to when the visitor is of the other type', () => {
  const neighbours = neighboursByType(stories, 'for-experienced');
  expect(neighbours.student.prev?.slug).toBe('shared-first');
  expect(neighbours.student.next?.slug).toBe('shared-last');
  expect(neighbours.student).toEqual(neighbours.experienced);
});

test('gives a single story and an unknown slug no neighbours', () => {
  const none = { prev: null, next: null };
  expect(neighboursByType(stories, 'alone')).toEqual({ student: none, experienced: none });
  expect(neighboursByType(stories, 'nobody')).toEqual({ student: none, experienced: none });
});
