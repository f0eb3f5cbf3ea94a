import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..');

const TESTS = /\.test\.|\.test-d\.|\/(?:e2e|bench|testing|fixtures?|tests?)\/|\.stories\.|vitest/;

/** A code or style file that is published or used by a build: no test, no Storybook example. */
export type ProductFile = { name: string; text: string; lines: number };

/** Lists all product files by their path from the root. */
export function productFiles(): ProductFile[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    maxBuffer: 1 << 26,
  });
  return listed
    .toString()
    .split('\n')
    .filter(
      (name) => /^(?:apps|packages|plugins)\/.*\.(?:ts|tsx|mts|js|mjs|css)$/.test(name) && !TESTS.test(name),
    )
    .filter((name) => existsSync(path.join(ROOT, name)))
    .map((name) => {
      const text = readFileSync(path.join(ROOT, name), 'utf8');
      return { name, text, lines: text.split('\n').length - 1 };
    });
}
