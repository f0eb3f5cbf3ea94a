import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { editorSchemas } from './editorSchemas.ts';

test('covers each kind of file an editor writes', () => {
  expect(Object.keys(editorSchemas())).toEqual([
    'story',
    'slides',
    'member',
    'resource',
    'brand',
    'facts',
    'share',
    'catalogue',
    'pinned',
    'places',
    'glossary',
    'people',
    'consents',
    'hiring',
    'pathway',
    'statement',
    'taxonomy',
  ]);
});

test('is written out as it is; otherwise run "pnpm --filter @tamarack-lowe/content-model schema"', async () => {
  for (const [name, schema] of Object.entries(editorSchemas())) {
    const written = await readFile(new URL(`../../schema/${name}.schema.json`, import.meta.url), 'utf8');
    expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(schema)));
  }
});

test('marks misspelt keys and lets every file name its schema', () => {
  for (const schema of Object.values(editorSchemas())) {
    expect(schema.properties).toHaveProperty('$schema');
    expect(schema).toHaveProperty('additionalProperties');
  }
});

test('knows the words of a firm', () => {
  const { member, places, slides, story } = editorSchemas({ topics: ['craft', 'place'], regions: ['coast'] });
  expect(story?.properties?.topic).toMatchObject({ enum: ['craft', 'place'] });
  expect(JSON.stringify(slides)).toContain('"topic":{"enum":["craft","place"]');
  expect(member?.properties?.region).toMatchObject({ enum: ['coast'] });
  expect(places?.properties?.near).toMatchObject({ additionalProperties: { enum: ['coast'] } });
});

test('knows the blocks of a firm', () => {
  const { resource, story } = editorSchemas({
    blocks: { plan: { schema: v.object({ metres: v.number() }) } },
  });
  for (const schema of [story, resource])
    expect(JSON.stringify(schema)).toContain(
      '{"type":"object","properties":{"metres":{"type":"number"},"type":{"const":"plan"}},"required":["metres","type"],"additionalProperties":false}',
    );
});
