import { expect, test } from 'vitest';
import type { ToDo } from '../../protocol.ts';
import { toDoSections } from './toDoSections.ts';

const toDo = (id: string, message: string, rest: Partial<ToDo> = {}): ToDo => ({
  ...{ id, language: 'en', state: 'issues', issue: { file: id, path: [], language: 'en', message } },
  ...rest,
});

test('says an issue of several items once, before the items, with all its places', () => {
  const list = [toDo('a', 'No such fact.'), toDo('a', 'Too short.'), toDo('b', 'No such fact.')];
  expect(toDoSections(list)).toEqual([
    { id: null, issues: [{ message: 'No such fact.', places: [list[0], list[2]] }] },
    { id: 'a', issues: [{ message: 'Too short.', places: [list[1]] }] },
  ]);
});

test('says an issue at several places of one item once, under the item', () => {
  const list = [toDo('a', 'No such fact.'), toDo('a', 'No such fact.', { language: 'fr' })];
  expect(toDoSections(list)).toEqual([{ id: 'a', issues: [{ message: 'No such fact.', places: list }] }]);
});

test('keeps the same words in another state apart', () => {
  const list = [toDo('a', 'Read it.'), toDo('b', 'Read it.', { state: 'due' })];
  expect(toDoSections(list).map(({ id }) => id)).toEqual(['a', 'b']);
});
