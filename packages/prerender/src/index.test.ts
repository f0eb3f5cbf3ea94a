import { expect, test } from 'vitest';
import * as door from './index.ts';
import * as early from './prehydration.ts';

test('the doors open on exactly these', () => {
  expect(Object.keys(door).sort()).toEqual(['prerender']);
  expect(Object.keys(early).sort()).toEqual([
    'pageDataAddress',
    'pathOfPageData',
    'pause',
    'picturePainted',
    'startEarly',
    'whenIdle',
  ]);
});
