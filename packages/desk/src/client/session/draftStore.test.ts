import { expect, test } from 'vitest';
import { latestOnly } from './draftStore.ts';
import type { StoredDraft } from './editSession.ts';

const draft = (title: string): StoredDraft => ({ id: 'a', title, at: 0, files: [] });

test('writes the first draft at once, and of those typed meanwhile the last alone', async () => {
  const written: (string | null)[] = [];
  const keep = latestOnly(async (_id, draft) => {
    written.push(draft?.title ?? null);
    await Promise.resolve();
  });
  const all = ['B', 'Be', 'Bel', 'Belo'].map((title) => keep('a', draft(title)));
  expect(written).toEqual(['B']);
  await Promise.all(all);
  expect(written).toEqual(['B', 'Belo']);
  await keep('a', null);
  expect(written).toEqual(['B', 'Belo', null]);
});

test('writes the last draft after one that the device could not keep', async () => {
  const written: (string | undefined)[] = [];
  const keep = latestOnly(async (_id, draft) => {
    written.push(draft?.title);
    if (written.length === 1) throw new Error('The disk is full.');
  });
  const first = keep('a', draft('B'));
  const last = keep('a', draft('Be'));
  await expect(first).rejects.toThrow('full');
  await last;
  expect(written).toEqual(['B', 'Be']);
});

test('writes the drafts of two items beside each other', () => {
  const written: string[] = [];
  const keep = latestOnly(async (id) => {
    written.push(id);
    await new Promise(() => undefined);
  });
  void keep('a', draft('A'));
  void keep('b', draft('B'));
  expect(written).toEqual(['a', 'b']);
});
