import { expect, test } from 'vitest';
import { splitBody } from './StaggeredStory.tsx';
import type { ShownBlock } from './storyData.ts';

const heading = (text: string): ShownBlock => ({ type: 'heading', text });
const paragraph = (text: string): ShownBlock => ({ type: 'paragraph', text });

test('headings begin parts if there is one for each part but the first', () => {
  const [a, b, c] = [paragraph('a'.repeat(400)), paragraph('b'), paragraph('c')];
  const first = heading('First');
  const second = heading('Second');
  expect(splitBody([a, first, b, second, c], 3)).toEqual([[a], [first, b], [second, c]]);
});

test('without headings, text is split evenly, in order', () => {
  const blocks = ['one', 'two', 'three', 'four', 'five', 'six'].map((word) => paragraph(word.padEnd(100)));
  const parts = splitBody(blocks, 3);
  expect(parts.map((part) => part.length)).toEqual([2, 2, 2]);
  expect(parts.flat()).toEqual(blocks);
});

test('no block is lost when there are more parts than blocks', () => {
  const block = paragraph('alone');
  expect(splitBody([block], 3).flat()).toEqual([block]);
  expect(splitBody([], 2)).toEqual([[], []]);
});

test('a list stays with the sentence before it', () => {
  const list: ShownBlock = { type: 'list', ordered: false, items: ['c'.repeat(200)] };
  const blocks = [paragraph('a'.repeat(100)), paragraph('b:'), list, paragraph('d'.repeat(50))];
  expect(splitBody(blocks, 2)).toEqual([blocks.slice(0, 3), blocks.slice(3)]);
});

test('a heading stays with the text after it', () => {
  const blocks = [
    paragraph('a'.repeat(570)),
    heading('On the bridge'),
    paragraph('b'.repeat(560)),
    paragraph('c'.repeat(100)),
  ];
  expect(splitBody(blocks, 3)).toEqual([blocks.slice(0, 1), blocks.slice(1, 3), blocks.slice(3)]);
});
