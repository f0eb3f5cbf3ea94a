import { expect, it } from 'vitest';
import { importCircles } from './importCircles.ts';

const file = (name: string, ...imports: string[]) => ({
  name,
  text: imports.map((to) => `import type { X } from '${to}';`).join('\n'),
  lines: 1,
});

it('finds import cycles of any length', () => {
  const circle = [file('a/a.ts', './b.ts'), file('a/b.ts', '../c/c.ts'), file('c/c.ts', '../a/a.ts')];
  expect(importCircles([...circle, file('d.ts', './a/a.ts')]).map((names) => names.toSorted())).toEqual([
    ['a/a.ts', 'a/b.ts', 'c/c.ts'],
  ]);
});

it('finds no cycle when two paths lead to one file', () => {
  expect(
    importCircles([
      file('a.ts', './b.ts', './c.ts'),
      file('b.ts', './d.ts'),
      file('c.ts', './d.ts'),
      file('d.ts'),
    ]),
  ).toEqual([]);
});
