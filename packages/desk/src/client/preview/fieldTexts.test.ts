import { expect, test } from 'vitest';
import type { Json, TextShape } from '../../protocol.ts';
import { hasSameLists, shownText, textsOf, withTexts } from './fieldTexts.ts';

const SHAPE: TextShape = { slug: 'address', title: 'words', body: [{ text: 'words', items: ['words'] }] };
const STORY: Json = {
  slug: 'oak',
  title: ['One', 'two'],
  body: [{ type: 'list', items: ['a', 'b'] }, { text: 'c' }],
};

test('lists the words of a file, line by line, and no addresses', () => {
  expect(textsOf(STORY, SHAPE)).toEqual([
    { path: ['title', 0], text: 'One' },
    { path: ['title', 1], text: 'two' },
    { path: ['body', 0, 'items', 0], text: 'a' },
    { path: ['body', 0, 'items', 1], text: 'b' },
    { path: ['body', 1, 'text'], text: 'c' },
  ]);
});

test('shows figures and French spaces as a page does', () => {
  const facts = { colleagues: { text: 'about 3,000', source: 's', asOf: '2026-01-01' } };
  expect(shownText('We are {colleagues}, {name}.', facts, 'en-CA')).toBe('We are about 3,000, {name}.');
  expect(shownText('Une ferme : la mienne', {}, 'fr-CA')).toBe('Une ferme\u00a0: la mienne');
});

test('follows a text wherever a page shows it, and leaves the rest the same objects', () => {
  const page = {
    story: { title: ['One'], body: [{ text: 'c' }], images: [{ alt: 'c' }] },
    around: { student: {} },
  };
  const followed = withTexts(page, new Map([['c', 'C']]));
  expect(followed.story).toEqual({ title: ['One'], body: [{ text: 'C' }], images: [{ alt: 'C' }] });
  expect(followed.around).toBe(page.around);
});

test('tells when a list changed, so that a text is not taken for its neighbour', () => {
  expect(hasSameLists(STORY, { ...STORY, title: ['x', 'y'] })).toBe(true);
  expect(hasSameLists(STORY, { ...STORY, title: ['x'] })).toBe(false);
});
