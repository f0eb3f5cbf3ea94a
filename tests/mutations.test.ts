import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { MUTATIONS } from './mutations/mutations.ts';

test.each(MUTATIONS)('the fault "$harm" can be applied to its file', ({ file, from }) => {
  const text = readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');
  expect(text.split(from)).toHaveLength(2);
});
