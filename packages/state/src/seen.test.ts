import { expect, it } from 'vitest';
import { newSinceLastVisit, type SeenStorage } from './seen.ts';
import type { StorageLike } from './storage.ts';

function memory(): StorageLike {
  const values = new Map<string, string>();
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) };
}

/** A device, which opens a new tab for each visit. */
function device() {
  const local = memory();
  return (): SeenStorage => {
    const session = memory();
    return { local: () => local, session: () => session };
  };
}

const KEY = 'seenEvents';

it('calls nothing new on a first visit, and afterwards what was added since', () => {
  const visit = device();
  expect(newSinceLastVisit(visit(), KEY, ['1', '2'])).toEqual([]);
  expect(newSinceLastVisit(visit(), KEY, ['1', '2', '3'])).toEqual(['3']);
  expect(newSinceLastVisit(visit(), KEY, ['1', '2', '3'])).toEqual([]);
});

it('says the same as long as a visit lasts, whatever else arrives', () => {
  const visit = device();
  newSinceLastVisit(visit(), KEY, ['1']);
  const today = visit();
  expect(newSinceLastVisit(today, KEY, ['1', '2'])).toEqual(['2']);
  expect(newSinceLastVisit(today, KEY, ['1', '2', '3'])).toEqual(['2', '3']);
  expect(newSinceLastVisit(today, KEY, ['1', '2'])).toEqual(['2']);
});

it('does not call new again what was gone for a while', () => {
  const visit = device();
  newSinceLastVisit(visit(), KEY, ['1', '2']);
  newSinceLastVisit(visit(), KEY, ['1']);
  expect(newSinceLastVisit(visit(), KEY, ['1', '2'])).toEqual([]);
});

it('calls nothing new where storage is blocked, missing or damaged', () => {
  const blocked = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  expect(newSinceLastVisit({ local: blocked, session: blocked }, KEY, ['1'])).toEqual([]);
  expect(newSinceLastVisit({ local: () => null, session: () => null }, KEY, ['1'])).toEqual([]);
  const damaged = memory();
  damaged.setItem(KEY, '{');
  const session = memory();
  expect(newSinceLastVisit({ local: () => damaged, session: () => session }, KEY, ['1'])).toEqual([]);
});
