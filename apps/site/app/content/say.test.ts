import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { headMessages, messages } from '@tamarack-lowe/stories';
import { expect, test } from 'vitest';
import { say } from './say.ts';

const ROOT = path.join(import.meta.dirname, '../../../..');

test('fills in the names of the brand and what it is given', () => {
  expect(say('copyright', { year: 2027 })).toBe('© 2027 Tamarack Lowe');
});

test('has no words that nobody says: every visitor would fetch them', () => {
  const places = ['apps/*/{app,src,build-steps,.storybook,preview,server}', 'packages/{pages,stories}/src'];
  const code = places
    .flatMap((place) => globSync(`${place}/**/*.{ts,tsx}`, { cwd: ROOT }))
    .filter((file) => !/node_modules|__generated__|say\.test/.test(file))
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
    .join('\n');
  const said = new Set(code.match(/\w+/g));
  expect(Object.keys({ ...messages, ...headMessages }).filter((key) => !said.has(key))).toEqual([]);
});
