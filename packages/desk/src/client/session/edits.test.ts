import { expect, test } from 'vitest';
import { applyEdit, applyEdits, pathName, valueAt } from './edits.ts';

const STORY = { title: ['One', 'two'], body: [{ text: 'a' }, { text: 'b' }, { text: 'c' }] };

test('sets a text and leaves everything beside it the same object', () => {
  const edited = applyEdit(STORY, { op: 'set', path: ['body', 1, 'text'], value: 'B' });
  expect(valueAt(edited, ['body', 1, 'text'])).toBe('B');
  expect(valueAt(edited, ['body', 0])).toBe(STORY.body[0]);
  expect(STORY.body[1]).toEqual({ text: 'b' });
});

test('creates what is on the way to a new field', () => {
  expect(applyEdit({}, { op: 'set', path: ['nav', 'next'], value: 'x' })).toEqual({ nav: { next: 'x' } });
  expect(applyEdit({}, { op: 'insert', path: ['images', 0], value: {} })).toEqual({ images: [{}] });
});

test('inserts, moves and removes entries of a list', () => {
  const texts = (value: unknown) => (valueAt(value, ['body']) as { text: string }[]).map(({ text }) => text);
  const edited = applyEdits(STORY, [
    { op: 'insert', path: ['body', 1], value: { text: 'new' } },
    { op: 'move', path: ['body', 3], to: 0 },
    { op: 'remove', path: ['body', 2] },
  ]);
  expect(texts(edited)).toEqual(['c', 'a', 'b']);
});

test('removes a field', () => {
  expect(applyEdit({ a: 1, b: 2 }, { op: 'remove', path: ['a'] })).toEqual({ b: 2 });
});

test('names a path with slashes in its keys so that no two paths share a name', () => {
  expect(pathName(['redirects', '/a/b'])).toBe('redirects/~1a~1b');
  expect(pathName(['a', 0, 'b'])).toBe('a/0/b');
});

test('finds nothing at a place that does not exist, nor in the prototype', () => {
  expect(valueAt(STORY, ['body', 9, 'text'])).toBeUndefined();
  expect(valueAt(STORY, ['constructor'])).toBeUndefined();
});
