import { expect, test } from 'vitest';
import { openingImages } from './openingImages.ts';

const images = ['one', 'two', 'three'];

test('a story of two photos opens with both, any other with its first picture', () => {
  expect(openingImages({ theme: 'two-photo', images })).toEqual(['one', 'two']);
  expect(openingImages({ theme: 'staggered', images })).toEqual(['one']);
});
