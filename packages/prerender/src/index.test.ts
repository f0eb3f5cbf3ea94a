import { expect, test } from 'vitest';
import * as main from './index.ts';
import * as prehydration from './prehydration.ts';

test('exports exactly these names from each entry point', () => {
  expect(Object.keys(main).sort()).toEqual(['prerender']);
  expect(Object.keys(prehydration).sort()).toEqual([
    'pageDataAddress',
    'pathOfPageData',
    'pause',
    'picturePainted',
    'startPrehydration',
    'whenIdle',
  ]);
});
