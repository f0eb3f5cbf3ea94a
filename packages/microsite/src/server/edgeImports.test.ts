import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** All that a file imports for more than its types, and what those files import. */
function importsOf(file: string, known = new Set<string>()): Set<string> {
  const text = readFileSync(file, 'utf8');
  const found = text.matchAll(/^(?:import|export) (?!type )(?:[^;']*from )?'([^']+)'/gm);
  for (const [, name = ''] of found) {
    const isOurs = name.startsWith('.');
    const next = isOurs ? join(dirname(file), name) : name;
    if (known.has(next)) continue;
    known.add(next);
    if (isOurs) importsOf(next, known);
  }
  return known;
}

test('what runs on an edge imports nothing of Node', () => {
  const imports = [...importsOf(join(import.meta.dirname, '../edge.ts'))];
  expect(imports).toContain('hono');
  expect(imports.filter((name) => name.startsWith('node:') || name === '@hono/node-server')).toEqual([]);
});
