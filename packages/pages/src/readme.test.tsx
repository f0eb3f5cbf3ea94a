import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { page } from './testing/readmeExample.tsx';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

test('the example of the README is the one in `testing`, and renders', () => {
  const [, example = ''] = /```tsx\n([\s\S]+?)```/.exec(read('../README.md')) ?? [];
  const tried = read('./testing/readmeExample.tsx');
  expect(example.replaceAll(/from '@tamarack-lowe\/pages[^']*'/g, 'from pages')).toBe(
    tried.replaceAll(/from '\.\.?\/[^']*'/g, 'from pages'),
  );
  expect(renderToStaticMarkup(page)).toContain('Nothing grows here');
});
