import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

it('writes no duration or breakpoint anywhere else', () => {
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|testing|constants\.ts/.test(file),
  );
  const written = sources.filter((file) =>
    /\b(1600|600|1700|0\.1|700|1000|120_?000|768|1112|520|274)\b/.test(
      readFileSync(path.join(import.meta.dirname, file), 'utf8').replaceAll(/\/\*\*[\s\S]*?\*\/|\/\/.*/g, ''),
    ),
  );
  expect(written).toEqual([]);
});
