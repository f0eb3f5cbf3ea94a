import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..');

const TESTS = /\.test\.|\.test-d\.|\/(?:e2e|bench|testing|fixtures?|tests?)\/|\.stories\.|vitest/;

/** A file of code or style that is shipped or builds what is shipped: no test, no example of the workshop. */
export type ProductFile = { name: string; text: string; lines: number };

/** All of them, by their path from the root. */
export function productFiles(): ProductFile[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    maxBuffer: 1 << 26,
  });
  return listed
    .toString()
    .split('\n')
    .filter((name) => /^(?:apps|packages)\/.*\.(?:ts|tsx|mts|js|mjs|css)$/.test(name) && !TESTS.test(name))
    .filter((name) => existsSync(path.join(ROOT, name)))
    .map((name) => {
      const text = readFileSync(path.join(ROOT, name), 'utf8');
      return { name, text, lines: text.split('\n').length - 1 };
    });
}
