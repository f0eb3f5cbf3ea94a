import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyEdits } from '../edits.ts';
import type { Json } from '../protocol.ts';
import { isSame } from './document.ts';
import { editsBetween, mergeValues } from './merge.ts';

const opened: Json = {
  label: 'A',
  body: [
    { type: 'paragraph', text: 'a' },
    { type: 'quote', text: 'b', by: 'B' },
  ],
};

it('merges different fields by itself', () => {
  const theirs: Json = { ...opened, label: 'Theirs' };
  const mine: Json = {
    ...opened,
    body: [
      { type: 'paragraph', text: 'mine' },
      { type: 'quote', text: 'b', by: 'B' },
    ],
  };
  expect(mergeValues(opened, theirs, mine)).toEqual({ value: { ...mine, label: 'Theirs' }, conflicts: [] });
});

it('merges different fields of one block, and blocks that somebody added elsewhere', () => {
  const one = mergeValues(opened, changed('text', 'theirs'), changed('by', 'mine'));
  expect(one).toMatchObject({ conflicts: [], value: { body: [{}, { text: 'theirs', by: 'mine' }] } });
  const first = { type: 'paragraph', text: 'first' };
  const two = mergeValues(['a', 'b', 'c', 'd'], ['0', 'a', 'b', 'c', 'd'], ['a', 'b', 'c', 'mine']);
  expect(two).toEqual({ value: ['0', 'a', 'b', 'c', 'mine'], conflicts: [] });
  expect(mergeValues([first], [first, first], [first])).toEqual({ value: [first, first], conflicts: [] });
});

it('shows both where one field was changed twice, and keeps theirs until somebody chooses', () => {
  const { conflicts, value } = mergeValues(opened, changed('text', 'theirs'), changed('text', 'mine'));
  expect(conflicts).toEqual([{ path: ['body', 1, 'text'], opened: 'b', theirs: 'theirs', mine: 'mine' }]);
  expect(value).toEqual(changed('text', 'theirs'));
});

it('takes a change of a removed field for a conflict', () => {
  expect(mergeValues({ a: 'x' }, {}, { a: 'y' }).conflicts).toEqual([
    { path: ['a'], opened: 'x', mine: 'y' },
  ]);
  expect(mergeValues({ a: 'x' }, { a: 'y' }, {}).conflicts).toEqual([
    { path: ['a'], opened: 'x', theirs: 'y' },
  ]);
});

it('does not give the change of one entry to another that took its place', () => {
  const quotes = [
    { by: 'X', text: 'a' },
    { by: 'X', text: 'b' },
  ];
  const moved = quotes.toReversed();
  const { conflicts } = mergeValues(
    quotes,
    [
      { by: 'Y', text: 'a' },
      { by: 'X', text: 'b' },
    ],
    moved,
  );
  expect(conflicts).toMatchObject([{ path: [], mine: moved }]);
});

it('finds edits between any two values', () => {
  const { value } = fc.letrec<{ value: Json }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom('a', 'b', 'c', 1, null),
      fc.array(tie('value'), { maxLength: 5 }),
      fc.dictionary(fc.constantFrom('x', 'y', 'z', '__proto__'), tie('value'), {
        maxKeys: 4,
        noNullPrototype: true,
      }),
    ),
  }));
  fc.assert(
    fc.property(value, value, (before, after) =>
      isSame(applyEdits(before, editsBetween(before, after)), after),
    ),
  );
});

it('loses no word of three values: it is in the result or in a conflict', () => {
  const list = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 6 });
  const mine = list.map((each) => each.map((entry, index) => (index % 2 ? entry : `mine ${entry} ${index}`)));
  const theirs = list.map((each) =>
    each.map((entry, index) => (index % 3 ? entry : `theirs ${entry} ${index}`)),
  );
  fc.assert(
    fc.property(list, theirs, mine, (before, theirs, mine) => {
      const merged = JSON.stringify(mergeValues(before, theirs, mine));
      return [...theirs, ...mine]
        .filter((entry) => entry.length > 1)
        .every((entry) => merged.includes(entry));
    }),
  );
});

function changed(field: string, value: string): Json {
  return {
    label: 'A',
    body: [
      { type: 'paragraph', text: 'a' },
      { type: 'quote', text: 'b', by: 'B', [field]: value },
    ],
  };
}
