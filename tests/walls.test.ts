import path from 'node:path';
import { expect, it } from 'vitest';
import { importCircles } from './importCircles.ts';
import { productFiles } from './productFiles.ts';

const files = productFiles();
const linesOf = (home: string) =>
  files.filter(({ name }) => name.startsWith(home)).reduce((sum, { lines }) => sum + lines, 0);

it('keeps the apps small: most code is in packages', () => {
  expect(linesOf('apps/') / linesOf('')).toBeLessThanOrEqual(0.15);
  expect(linesOf('apps/site/')).toBeLessThanOrEqual(300);
});

it('keeps files and style sheets at 400 lines or fewer', () => {
  expect(files.filter(({ lines }) => lines > 400).map(({ name, lines }) => `${name}: ${lines}`)).toEqual([]);
});

it('has no import cycle except pairs in one folder', () => {
  const wrong = importCircles(files).filter(
    (circle) => circle.length > 2 || new Set(circle.map((name) => path.posix.dirname(name))).size > 1,
  );
  expect(wrong).toEqual([]);
});
