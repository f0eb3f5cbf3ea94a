import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { configSchema } from './configSchema.ts';
import { definePlugin } from './plugins/definePlugin.ts';
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

/** Finds the schemas at the path of an option: several where a value may have several forms. */
function schemasAt(schema: v.GenericSchema, keys: readonly string[]): v.GenericSchema[] {
  const { type, entries = {}, item, value, wrapped, options = [] }: Container = schema;
  const [key, ...rest] = keys;
  if (key === undefined) return [schema];
  if (wrapped) return schemasAt(wrapped, keys);
  if (type === 'union') return options.flatMap((option) => schemasAt(option, keys));
  const below = key === '[]' ? item : key === '*' ? value : entries[key];
  return below ? schemasAt(below, rest) : [];
}

/** Stands for everything that an example takes from elsewhere: components, and functions that return some. */
const elsewhere = (): unknown => elsewhere;

/** Stands for a plugin that an example calls with its options. */
const plugin = definePlugin({
  name: 'office-hours',
  compatible: '*',
  from: import.meta.url,
  options: v.looseObject({}),
  setup: () => ({}),
});

/** Runs the example of an option, and returns its value. */
function runExample(example: string): unknown {
  const scope = new Proxy(
    {},
    { has: (_, name) => name !== 'Object', get: (_, name) => (name === 'officeHours' ? plugin : elsewhere) },
  );
  const code = example.replaceAll(/import\([^)]*\)/g, 'elsewhere');
  return new Function('scope', `with (scope) return Object.values({ ${code} })[0]`)(scope);
}

test('the example of every option is a value that its schema accepts', () => {
  const wrong = readOptions().flatMap(({ path, example }) => {
    const keys = path.match(/\[\]|[^.[\]]+/g) ?? [];
    const schemas = schemasAt(configSchema, keys);
    const value = runExample(example);
    return schemas.some((schema) => v.safeParse(schema, value).success) ? [] : [`${path}: ${example}`];
  });
  expect(wrong).toEqual([]);
});
