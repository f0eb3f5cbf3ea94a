import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { MOVED_FILE } from './writeMoved.ts';

/** The addresses of a built site that lead to another, as its build wrote them beside it. */
export function readMoved(root: string): Record<string, string> {
  const file = join(root, '..', MOVED_FILE);
  if (!existsSync(file)) return {};
  return v.parse(v.record(v.string(), v.string()), JSON.parse(readFileSync(file, 'utf8')));
}
