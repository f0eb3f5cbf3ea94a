import { expect, test } from 'vitest';
import * as builds from './builds.ts';
import * as policy from './csp.ts';
import * as door from './index.ts';
import * as early from './prehydration.ts';

test('the doors open on exactly these', () => {
  expect(Object.keys(door).sort()).toEqual([
    'builtFiles',
    'linkFile',
    'precompress',
    'prerender',
    'weigherOf',
    'writePolicies',
  ]);
  expect(Object.keys(builds).sort()).toEqual(['readBuilds', 'rollBack']);
  expect(Object.keys(early).sort()).toEqual([
    'pageDataAddress',
    'pathOfPageData',
    'pause',
    'picturePainted',
    'startEarly',
    'whenIdle',
  ]);
  expect(Object.keys(policy).sort()).toEqual(['REPORTS', 'contentSecurityPolicy']);
});
