import { expect, test } from 'vitest';
import { newContentName } from './oldContent.ts';

test.each([
  ['vocabulary.json', 'taxonomy.json'],
  ['vocabulary.fr.json', 'taxonomy.fr.json'],
  ['promises.json', 'pinned.json'],
  ['schema/vocabulary.schema.json', 'schema/taxonomy.schema.json'],
])('%s is called %s', (name, expected) => {
  expect(newContentName(name)).toBe(expected);
});

test.each(['taxonomy.json', 'brand.json', 'stories/vocabulary.json', 'constructor.json'])(
  '%s keeps its name',
  (name) => expect(newContentName(name)).toBeNull(),
);
