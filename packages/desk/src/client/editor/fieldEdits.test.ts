import { expect, test } from 'vitest';
import { applyEdits } from '../../edits.ts';
import type { Json, TextShape } from '../../protocol.ts';
import { hasTextWithin, mirroredEdits, textKindAt, translationEdits } from './fieldEdits.ts';

const SHAPE: TextShape = { slug: 'address', title: 'words', body: [{ text: 'words', items: ['words'] }] };
const SOURCE: Json = {
  slug: 'oak',
  body: [
    { type: 'heading', text: 'One' },
    { type: 'list', items: ['a', 'b'] },
  ],
};

test('finds the text of a file by its shape', () => {
  expect(textKindAt(SHAPE, ['title'])).toBe('words');
  expect(textKindAt(SHAPE, ['slug'])).toBe('address');
  expect(textKindAt(SHAPE, ['body', 4, 'text'])).toBe('words');
  expect(textKindAt(SHAPE, ['body', 4, 'items'])).toBe(null);
  expect(hasTextWithin(SHAPE, ['body', 4, 'items'])).toBe(true);
  expect(hasTextWithin(SHAPE, ['theme'])).toBe(false);
});

test('gives a translation the lists of its source before it sets a text in them', () => {
  const edits = translationEdits(SOURCE, {}, ['body', 1, 'items'], ['x']);
  expect(applyEdits({}, edits)).toEqual({ body: [{ type: 'heading' }, { type: 'list', items: ['x'] }] });
});

test('sets a text alone where the lists are there', () => {
  const french: Json = { body: [{ text: 'Un' }, {}] };
  expect(translationEdits(SOURCE, french, ['body', 0, 'text'], 'Deux')).toEqual([
    { op: 'set', path: ['body', 0, 'text'], value: 'Deux' },
  ]);
});

test('mirrors changes of a list that the translation has', () => {
  const french = { body: [{ text: 'Un' }, { text: 'Deux' }] };
  const inserted = { op: 'insert', path: ['body', 1], value: { type: 'quote', text: 'Oak' } } as const;
  expect(mirroredEdits(french, inserted)).toEqual([{ ...inserted, value: { type: 'quote' } }]);
  expect(mirroredEdits({}, inserted)).toEqual([]);
});

test('removes an entry with a name from a translation that has it', () => {
  const removed = { op: 'remove', path: ['officeDays'] } as const;
  expect(mirroredEdits({ officeDays: { text: 'trois' } }, removed)).toEqual([removed]);
  expect(mirroredEdits({ homeDays: { text: 'deux' } }, removed)).toEqual([]);
});
