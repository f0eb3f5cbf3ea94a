import { expect, test } from 'vitest';
import { danglingReferences } from './danglingReferences.ts';
import { resolveReference } from './resolveReference.ts';

const both = ['student', 'experienced'] as const;

test('reports the neighbours that do not exist', () => {
  const stories = [
    { slug: 'colleagues', for: both, nav: { next: 'gone' } },
    { slug: 'clients', for: both, nav: { prev: 'collegues', next: 'colleagues' } },
  ];
  expect(danglingReferences(stories, { collegues: 'colleagues' })).toEqual([
    { slug: 'colleagues', field: 'next', reference: 'gone' },
  ]);
  expect(danglingReferences(stories)).toHaveLength(2);
});

test('does not take a name of the language for an old reference', () => {
  expect(resolveReference('constructor', new Set(['colleagues']), {})).toBeNull();
});

test('does not resolve an old reference to a story that is gone too', () => {
  expect(resolveReference('collegues', new Set(['clients']), { collegues: 'colleagues' })).toBeNull();
});
