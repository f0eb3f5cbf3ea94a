import { expect, it } from 'vitest';
import { valueAt } from './contentPages.ts';
import { fieldsOf, kindOf } from './schemaFields.ts';

it('lists fields in lists, under any key and in blocks, each with the ones below it', () => {
  const block = { properties: { type: { const: 'quote' }, text: { type: 'string' } }, required: ['text'] };
  const schema = {
    type: 'object',
    properties: {
      images: { type: 'array', items: { type: 'object', properties: { alt: { type: 'string' } } } },
      plays: {
        type: 'object',
        additionalProperties: { type: 'object', properties: { film: { type: 'string' } } },
      },
      body: { type: 'array', items: { anyOf: [{ type: 'string' }, { oneOf: [block] }] } },
    },
  };
  expect(fieldsOf(schema).map(({ path }) => path)).toEqual([
    'images',
    'images[].alt',
    'plays',
    'plays.*.film',
    'body',
    'body[quote]',
    'body[quote].text',
  ]);
});

it('says what a field holds, with its limits', () => {
  expect(kindOf({ type: 'string', minLength: 1, maxLength: 48 })).toBe('text (1 to 48 characters)');
  expect(kindOf({ enum: ['a', 'b'] })).toBe('`a`, `b`');
  expect(kindOf({ type: 'array', minItems: 2, items: { type: 'string', format: 'date' } })).toBe(
    'a list (at least 2 entries) of a day, `YYYY-MM-DD`',
  );
});

it('finds an example of a field in a file', () => {
  const story = {
    author: { name: 'Ada' },
    body: ['Rain.', { type: 'quote', text: 'Yes.' }],
    plays: { 7: 'x' },
  };
  expect(valueAt(story, 'author.name')).toBe('Ada');
  expect(valueAt(story, 'body[quote].text')).toBe('Yes.');
  expect(valueAt(story, 'plays.*')).toBe('x');
  expect(valueAt(story, 'nav.next')).toBeUndefined();
});
