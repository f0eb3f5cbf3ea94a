import { expect, test } from 'vitest';
import { hasKnownClasses, selectorsIn } from './selectorsIn.ts';

const met = (css: string, ...known: string[]) =>
  selectorsIn(css).map((selector) => hasKnownClasses(selector, (name) => known.includes(name)));

test('reads selectors with their nesting, without conditions', () => {
  expect(selectorsIn('@layer a { /* .gt-x {} */ .gt-a, .gt-b { color: red; & .gt-c { top: 0 } } }')).toEqual([
    [['.gt-a', '.gt-b']],
    [['.gt-a', '.gt-b'], ['& .gt-c']],
  ]);
});

test('requires every class of a selector', () => {
  expect(met('.gt-a .gt-b {}', 'gt-a')).toEqual([false]);
  expect(met('.gt-a .gt-b {}', 'gt-a', 'gt-b')).toEqual([true]);
  expect(met('html:has(.gt-a[open]) {}', 'gt-b')).toEqual([false]);
  expect(met('.gt-a { & .gt-b {} }', 'gt-a')).toEqual([true, false]);
});

test('requires one of several alternatives, and no class in :not()', () => {
  expect(met('.gt-a, .gt-b {}', 'gt-b')).toEqual([true]);
  expect(met(':is(.gt-a, .gt-b) .gt-c {}', 'gt-b', 'gt-c')).toEqual([true]);
  expect(met('.gt-a:not(:has(.gt-b)) {}', 'gt-a')).toEqual([true]);
});

test('assigns a rule without a class to no component', () => {
  expect(met('a:hover {}', 'gt-a')).toEqual([false]);
});
