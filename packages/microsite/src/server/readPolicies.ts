import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The Content-Security-Policy of each page of a built site, by the address of its file, as its build wrote them beside it. */
export function readPolicies(root: string): Map<string, string> {
  const file = join(root, '..', 'csp.json');
  return new Map(existsSync(file) ? Object.entries<string>(JSON.parse(readFileSync(file, 'utf8'))) : []);
}
