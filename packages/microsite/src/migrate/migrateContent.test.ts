import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { migrateContent } from './migrateContent.ts';

/** Migrates the content of a firm. Returns the folder and the result, whose files are not written. */
function migrated(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'migrate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const { moved, files: edited, changes } = migrateContent(folder);
  const short = (path: string) => path.slice(folder.length + 1);
  return {
    moved: [...moved].map(([from, to]) => [short(from), short(to)]),
    edited: Object.fromEntries([...edited].map(([path, text]) => [short(path), text])),
    changes,
  };
}

test('files of the old form get the name of today, in every language, and their schemas', () => {
  const { moved, edited } = migrated({
    'promises.json': '{ "$schema": "./schema/promises.schema.json" }\n',
    'schema/promises.schema.json': '{}',
    'schema/vocabulary.schema.json': '{}',
    'vocabulary.fr.json': '{ "topics": [] }',
    'vocabulary.json':
      '{\n  "$schema": "../node_modules/@tamarack-lowe/content-model/schema/vocabulary.schema.json"\n}',
  });
  expect(moved).toEqual([
    ['promises.json', 'pinned.json'],
    ['schema/promises.schema.json', 'schema/pinned.schema.json'],
    ['schema/vocabulary.schema.json', 'schema/taxonomy.schema.json'],
    ['vocabulary.fr.json', 'taxonomy.fr.json'],
    ['vocabulary.json', 'taxonomy.json'],
  ]);
  expect(edited).toEqual({
    'pinned.json': '{ "$schema": "./schema/pinned.schema.json" }\n',
    'taxonomy.json':
      '{\n  "$schema": "../node_modules/@tamarack-lowe/content-model/schema/taxonomy.schema.json"\n}',
  });
});

test('keeps the layout of a story, and words that look like a key', () => {
  const story =
    '\ufeff{\n  "title": "keep",\n  "keep" : true,\n  "body": [{ "type": "own", "keep": "this" }]\n}\n';
  const { edited, changes } = migrated({ 'stories/a/b/story.json': story });
  expect(edited).toEqual({ 'stories/a/b/story.json': story.replace('"keep" :', '"offline" :') });
  expect(changes).toEqual(['stories/a/b/story.json: "keep" is "offline" now']);
});

test('the colour scheme of a visitor type has its own name', () => {
  const old =
    '{\n  "topics": ["light"],\n  "visitorTypes": [{ "id": "light", "light": "dawn" }, { "light" : "dusk" }]\n}';
  const { edited, changes } = migrated({ 'taxonomy.json': old });
  expect(edited['taxonomy.json']).toBe(
    '{\n  "topics": ["light"],\n  "visitorTypes": [{ "id": "light", "colourScheme": "dawn" }, { "colourScheme" : "dusk" }]\n}',
  );
  expect(changes).toEqual(['taxonomy.json: "light" of visitor types is "colourScheme" now']);
});

test('the log of reviews names files by their new names', () => {
  const { edited } = migrated({
    'translations.fr.json': '{ "brand.json": { "by": "Ada" }, "vocabulary.json": { "by": "Ada" } }',
  });
  expect(edited['translations.fr.json']).toBe(
    '{ "brand.json": { "by": "Ada" }, "taxonomy.json": { "by": "Ada" } }',
  );
});

test('content of today stays as it is', () => {
  const { moved, edited, changes } = migrated({
    'taxonomy.json': '{ "$schema": "./schema/taxonomy.schema.json", "topics": ["keep"] }',
    'pinned.json': '{}',
    'stories/a/b/story.json': '{ "offline": true }',
    'stories/a/vocabulary.json': '{}',
    'notes.json': '[]',
  });
  expect([moved, edited, changes]).toEqual([[], {}, []]);
});

test('an old firm moves whole, and a second time nothing moves', () => {
  const first = migrated({ 'vocabulary.json': '{}', 'stories/a/b/story.json': '{ "keep": false }' });
  expect(first.changes).toHaveLength(2);
  const second = migrated({ 'taxonomy.json': '{}', ...first.edited });
  expect(second.changes).toEqual([]);
});

test('a damaged file stops the migration', () => {
  expect(() => migrated({ 'stories/a/b/story.json': '{ "keep": ' })).toThrow(SyntaxError);
});
