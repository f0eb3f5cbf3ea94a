import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleCases } from './exampleCases.ts';

test('this is a server: it has no window and no document', () => {
  expect([typeof window, typeof document]).toEqual(['undefined', 'undefined']);
});

test.each(exampleCases)('$name is drawn where there is no browser', ({ element }) => {
  expect(renderToString(element)).toContain('<');
});
