import { expect, test } from 'vitest';
import { passesBox } from './sharedElement.ts';

const CIRCLE = { x: 1000, y: 300, size: 200 };
const PHOTO_LEFT = { x: 300, y: 450, size: 600 };
const PHOTO_RIGHT = { x: 1100, y: 450, size: 600 };
const WORDS_IN_BETWEEN = { left: 650, right: 850, top: 300, bottom: 500 };

test('a disc passes a box between its place and its goal', () => {
  expect(passesBox(CIRCLE, PHOTO_LEFT, WORDS_IN_BETWEEN)).toBe(true);
  expect(passesBox(PHOTO_LEFT, CIRCLE, WORDS_IN_BETWEEN)).toBe(true);
});

test('a disc passes no box beside its way', () => {
  expect(passesBox(CIRCLE, PHOTO_RIGHT, { left: 60, right: 560, top: 200, bottom: 800 })).toBe(false);
});

test('a disc that begins over a box passes it', () => {
  expect(passesBox(CIRCLE, PHOTO_RIGHT, { left: 880, right: 950, top: 290, bottom: 310 })).toBe(true);
});

test('a disc does not pass a box that it reaches only at its goal', () => {
  expect(passesBox(CIRCLE, PHOTO_RIGHT, { left: 1050, right: 1150, top: 730, bottom: 760 })).toBe(false);
});

test('a box of nothing is never passed', () => {
  expect(passesBox(CIRCLE, PHOTO_LEFT, { left: 0, right: 0, top: 0, bottom: 0 })).toBe(false);
});
