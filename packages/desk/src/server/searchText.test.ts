import { expect, it } from 'vitest';
import { findText, searchText } from './searchText.ts';

const found = (value: Parameters<typeof searchText>[0], wanted: string) => [
  ...findText(searchText(value), wanted),
];

it('finds a text whatever its capitals and accents, once in each field', () => {
  const value = { label: 'Été à Québec, été', body: [{ text: 'L’ÉTÉ' }, { text: 'hiver' }], $schema: 'ete' };
  expect(found(value, ' ete ')).toEqual([
    { path: ['label'], excerpt: 'Été à Québec, été', match: [0, 3] },
    { path: ['body', 0, 'text'], excerpt: 'L’ÉTÉ', match: [2, 5] },
  ]);
});

it('finds nothing across two fields, in a file that cannot be read, or without a text', () => {
  expect(found({ one: 'snow', other: 'shoe' }, 'snowshoe')).toEqual([]);
  expect(found({ one: 'snow', other: 'shoe' }, 'wsh')).toEqual([]);
  expect(found(undefined, 'snow')).toEqual([]);
  expect(found('snow', '  ')).toEqual([]);
});

it('says where the match stands in a long text, also after letters that have two parts', () => {
  const [hit] = found(`${'🙂 İstanbul '.repeat(20)}Amara Osei went home.`, 'amara');
  expect(hit?.excerpt.slice(...(hit.match ?? []))).toBe('Amara');
});
