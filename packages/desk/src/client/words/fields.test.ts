import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSources, editorSchemasOf } from '@tamarack-lowe/content-tools/internal/editing';
import { expect, test } from 'vitest';
import { isObject, type JsonObject } from '../../edits.ts';
import type { Json } from '../../protocol.ts';
import { createWords } from './words.tsx';

const sample = join(
  dirname(fileURLToPath(import.meta.resolve('@tamarack-lowe/stories/package.json'))),
  'content',
);

/** Fields that are named after a visitor type: the firm names them. */
const OF_FIRM = new Set(['student', 'experienced']);

/** Lists the paths of all fields of a schema, without indexes of lists. */
function pathsIn(schema: Json, path: readonly string[] = []): string[][] {
  if (!isObject(schema)) return [];
  const { additionalProperties, anyOf, items, oneOf, properties } = schema as JsonObject;
  const choices = [...(Array.isArray(anyOf) ? anyOf : []), ...(Array.isArray(oneOf) ? oneOf : [])];
  const fields = isObject(properties) ? Object.entries(properties) : [];
  return [
    ...[...choices, items ?? null, additionalProperties ?? null].flatMap((inner) => pathsIn(inner, path)),
    ...fields.flatMap(([name, field]) =>
      name === '$schema' ? [] : [[...path, name], ...pathsIn(field, [...path, name])],
    ),
  ];
}

const schemas: Readonly<Record<string, Json>> = JSON.parse(
  JSON.stringify(editorSchemasOf(createSources(sample))),
);

for (const language of ['en', 'fr'] as const) {
  test(`every field of every kind has a name for people: ${language}`, () => {
    const { field } = createWords(language);
    const unnamed = Object.entries(schemas).flatMap(([kind, schema]) =>
      pathsIn(schema)
        .filter((path) => !OF_FIRM.has(path.at(-1) ?? '') && field(kind, path).label === path.at(-1))
        .map((path) => `${kind}: ${path.join('.')}`),
    );
    expect(unnamed).toEqual([]);
  });
}
