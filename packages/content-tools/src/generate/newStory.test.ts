import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../check/checkContent.ts';
import { contentCopy } from '../testing/contentCopy.ts';
import { inWelsh } from '../testing/inWelsh.ts';
import { newStory } from './newStory.ts';

const today = '2027-01-02';

test('makes a story whose issues lead an editor through it', () => {
  using content = contentCopy();
  const file = newStory({ folder: content.root, section: 'discover', slug: 'my-first-winter', today });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    $schema: '../../../../../content-model/schema/story.schema.json',
    section: 'discover',
    slug: 'my-first-winter',
    updated: today,
  });
  const { issues } = checkContent(content.root);
  expect(issues.length).toBeGreaterThanOrEqual(7);
  expect(issues.every((issue) => issue.startsWith('my-first-winter'))).toBe(true);
  expect(issues.join('\n')).toContain('label: "label" is empty.');
});

test.each([
  ['https://schemas.quist.example/brand.schema.json', 'https://schemas.quist.example/story.schema.json'],
  ['./schema/brand.schema.json', '../../../schema/story.schema.json'],
  [undefined, undefined],
])('finds the schema of stories beside %s', (brandSchema, storySchema) => {
  using content = contentCopy();
  content.edit('brand.json', (brand) => {
    brand.$schema = brandSchema;
  });
  const file = newStory({ folder: content.root, section: 'discover', slug: 'rain', today });
  expect(JSON.parse(readFileSync(file, 'utf8')).$schema).toBe(storySchema);
});

test('starts a translation in each other language, with a place for each of its words', () => {
  using content = inWelsh(contentCopy());
  const file = newStory({ folder: content.root, section: 'discover', slug: 'rain', today });
  expect(JSON.parse(readFileSync(file.replace('.json', '.cy.json'), 'utf8'))).toEqual({
    slug: '',
    label: '',
    title: [''],
    summary: '',
    author: { job: '' },
    images: [{ alt: '' }],
    body: [
      { type: 'paragraph', text: '' },
      { type: 'paragraph', text: '' },
    ],
  });
  expect(readdirSync(dirname(file))).toEqual(['story.cy.json', 'story.json']);
});

test('never writes over a story', () => {
  using content = contentCopy();
  expect(() => newStory({ folder: content.root, section: 'discover', slug: 'how-we-mend', today })).toThrow(
    'There is a discover story "how-we-mend" already',
  );
});

test('asks for a valid section and slug', () => {
  using content = contentCopy();
  const start = (section?: string, slug?: string) => () =>
    newStory({ folder: content.root, section, slug, today });
  expect(start('culture', 'x')).toThrow('<discover> <slug>');
  expect(start('discover')).toThrow('the end of its address');
  expect(start('discover', 'My Story')).toThrow('"My Story" must have lowercase letters');
});
