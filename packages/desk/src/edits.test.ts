import { expect, test } from 'vitest';
import { applyEdit, applyEdits, currentEdits, inverseOf, isWithin, pathName, valueAt } from './edits.ts';
import type { FieldEdit, Json } from './protocol.ts';

const STORY = { title: ['One', 'two'], body: [{ text: 'a' }, { text: 'b' }, { text: 'c' }] };

const textsOf = (value: Json) => [0, 1, 2, 3].map((index) => valueAt(value, ['body', index, 'text']));

test('sets a text and leaves everything beside it the same object', () => {
  const edited = applyEdit(STORY, { op: 'set', path: ['body', 1, 'text'], value: 'B' });
  expect(textsOf(edited)).toEqual(['a', 'B', 'c', undefined]);
  expect(valueAt(edited, ['body', 0])).toBe(STORY.body[0]);
  expect(STORY.body[1]).toEqual({ text: 'b' });
});

test('creates what is on the way to a new field', () => {
  expect(applyEdit({}, { op: 'set', path: ['nav', 'next'], value: 'x' })).toEqual({ nav: { next: 'x' } });
  expect(applyEdit({}, { op: 'insert', path: ['images', 0], value: {} })).toEqual({ images: [{}] });
});

test('inserts, moves and removes entries of a list', () => {
  const edited = applyEdits(STORY, [
    { op: 'insert', path: ['body', 1], value: { text: 'new' } },
    { op: 'move', path: ['body', 3], to: 0 },
    { op: 'remove', path: ['body', 2] },
  ]);
  expect(textsOf(edited)).toEqual(['c', 'a', 'b', undefined]);
});

test('a remedy leaves what was typed since the check', () => {
  const path = ['body', 0, 'text'];
  const remedy = { op: 'replace', path, instead: '{weels}', write: '{wheels}' } as const;
  const typed = { body: [{ text: 'We mend {weels} a day. Come in.' }] };
  expect(currentEdits(typed, [remedy])).toEqual([
    { op: 'set', path, value: 'We mend {wheels} a day. Come in.' },
  ]);
  expect(currentEdits({ body: [] }, [remedy])).toEqual([]);
});

test.each<FieldEdit>([
  { op: 'set', path: ['body', 1, 'text'], value: 'B' },
  { op: 'set', path: ['label'], value: 'new' },
  { op: 'remove', path: ['title'] },
  { op: 'remove', path: ['body', 0] },
  { op: 'insert', path: ['body', 3], value: { text: 'd' } },
  { op: 'move', path: ['body', 0], to: 2 },
  { op: 'move', path: ['body', 2], to: 0 },
])('takes an edit back: %j', (edit) => {
  expect(applyEdit(applyEdit(STORY, edit), inverseOf(STORY, edit))).toEqual(STORY);
});

test('names paths so that no two share a name', () => {
  expect(pathName(['redirects', '/a/b'])).toBe('redirects/~1a~1b');
  expect(pathName(['a', 0, 'b'])).toBe('a/0/b');
});

test('finds nothing at a place that does not exist, nor in the prototype', () => {
  expect(valueAt(STORY, ['body', 9, 'text'])).toBeUndefined();
  expect(valueAt(STORY, ['constructor'])).toBeUndefined();
});

test('tells a path inside another one', () => {
  expect(isWithin(['body', 1, 'text'], ['body', 1])).toBe(true);
  expect(isWithin(['body', 11], ['body', 1])).toBe(false);
});
