import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleCases, exampleFiles } from './exampleCases.ts';

test('this is a server: it has no window and no document', () => {
  expect([typeof window, typeof document]).toEqual(['undefined', 'undefined']);
});

test('every component has an example called Default', () => {
  expect(exampleFiles.filter((file) => !file.Default).map((file) => file.default.title)).toEqual([]);
});

test.each(exampleCases)('$name renders without a browser', ({ element }) => {
  expect(renderToString(element)).toContain('<');
});
