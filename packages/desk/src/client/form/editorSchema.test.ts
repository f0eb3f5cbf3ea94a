import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createWords } from '../words/words.tsx';
import { blockTypeOf, type EditorSchema, editorSchema, emptyValue } from './editorSchema.ts';

const folder = dirname(
  fileURLToPath(import.meta.resolve('@tamarack-lowe/content-model/schema/story.schema.json')),
);
const kinds = readdirSync(folder).flatMap((name) => (/^(\w+)\.schema\.json$/.exec(name) ?? []).slice(1));
const read = (kind: string) =>
  editorSchema(JSON.parse(readFileSync(join(folder, `${kind}.schema.json`), 'utf8')));

function schemaFrom(value: unknown): EditorSchema {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('This is no schema.');
  return value;
}

const fieldOf = ({ properties = {} }: EditorSchema, name: string) => schemaFrom(properties[name]);
const entryOf = ({ items }: EditorSchema) => schemaFrom(items);

test('a headline is lines, and the text of a story is blocks', () => {
  const { properties = {} } = read('story');
  expect(properties.title).toMatchObject({ type: 'string', lines: true, maxLength: 110 });
  const { blocks = [] } = entryOf(fieldOf(read('story'), 'body'));
  expect(blocks.map(blockTypeOf)).toContain('paragraph');
  expect(emptyValue(blocks[0] ?? {})).toEqual({ type: 'paragraph', text: '' });
});

test('a new circle has what a circle needs', () => {
  const slide = entryOf(fieldOf(read('slides'), 'slides'));
  const circle = entryOf(fieldOf(slide, 'circles'));
  expect(emptyValue(circle)).toEqual({
    text: [''],
    media: '',
    type: 'image',
    size: 's',
    desktop: { offset: 0, degree: 0 },
    story: { id: '' },
  });
});

/** Paths of all fields of a schema. */
function pathsOf(schema: EditorSchema, path: string[] = []): string[][] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    typeof field === 'object' ? [[...path, name], ...pathsOf(field, [...path, name])] : [],
  );
  const inner = [
    schema.items,
    schema.additionalProperties,
    ...(schema.blocks ?? []),
    ...(schema.shapes ?? []),
  ];
  return [
    ...own,
    ...inner.flatMap((each) => (typeof each === 'object' && !Array.isArray(each) ? pathsOf(each, path) : [])),
  ];
}

test.each(kinds)('every field of %s has a label of its own in both languages', (kind) => {
  const [english, french] = [createWords('en'), createWords('fr')];
  for (const path of pathsOf(read(kind))) {
    const name = path.at(-1) ?? '';
    const labels = [english.field(kind, path).label, french.field(kind, path).label];
    expect(labels, path.join('.')).not.toContain(name);
  }
});

test('every block and every choice has a name in both languages', () => {
  for (const kind of kinds) {
    const visit = (schema: EditorSchema): void => {
      const type = blockTypeOf(schema);
      for (const words of [createWords('en'), createWords('fr')]) {
        if (type !== null && type !== 'image') expect(words.block(type), type).not.toBe(type);
        for (const value of schema.enum ?? []) expect(words.option(String(value)), kind).not.toBe(value);
      }
      const inner = [...Object.values(schema.properties ?? {}), schema.items, schema.additionalProperties];
      for (const each of [...inner, ...(schema.blocks ?? []), ...(schema.shapes ?? [])])
        if (typeof each === 'object' && !Array.isArray(each)) visit(each);
    };
    visit(read(kind));
  }
});
