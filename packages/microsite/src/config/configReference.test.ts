import { readFileSync } from 'node:fs';
import type * as v from 'valibot';
import { expect, test } from 'vitest';
import { configSchema } from './configSchema.ts';
import { configReference, REFERENCE, readOptions } from './testing/configReference.ts';

type Container = v.GenericSchema & {
  entries?: Record<string, v.GenericSchema>;
  item?: v.GenericSchema;
  value?: v.GenericSchema;
  wrapped?: v.GenericSchema;
  options?: readonly v.GenericSchema[];
};

/** Lists the paths of all options of a schema. */
function pathsOf(schema: v.GenericSchema, path = ''): string[] {
  const { type, entries = {}, item, value, wrapped, options = [] }: Container = schema;
  if (wrapped) return pathsOf(wrapped, path);
  if (type === 'union') return options.flatMap((option) => pathsOf(option, path));
  if (item) return pathsOf(item, `${path}[]`);
  if (value) return pathsOf(value, `${path}.*`);
  return Object.entries(entries).flatMap(([name, entry]) => {
    const below = path === '' ? name : `${path}.${name}`;
    return [below, ...pathsOf(entry, below)];
  });
}

test('every option of the schema has a description and an example', () => {
  expect(readOptions().map(({ path }) => path)).toEqual(pathsOf(configSchema));
});

test('docs/configuration.md is up to date', () => {
  const remedy = 'Write it again: pnpm --filter @tamarack-lowe/microsite reference';
  expect(readFileSync(REFERENCE, 'utf8'), remedy).toBe(configReference(readOptions()));
});
