import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readRawFile } from '../files/saveDraft.ts';
import { createFileIndex } from './fileIndex.ts';

/** An index of a folder with many stories, and the files that it read since it was asked last. */
function openMany(count: number) {
  const root = mkdtempSync(join(tmpdir(), 'desk-index-'));
  const fileOf = (number: number) => `stories/discover/s${number}/story.json`;
  for (let number = 0; number < count; number += 1) {
    mkdirSync(join(root, `stories/discover/s${number}`), { recursive: true });
    writeFileSync(join(root, fileOf(number)), JSON.stringify({ label: `Story ${number}`, body: ['Été'] }));
  }
  const read: string[] = [];
  const index = createFileIndex(root, (folder, file) => {
    read.push(file);
    return readRawFile(folder, file);
  });
  return { root, index, fileOf, reads: () => read.splice(0) };
}

it('reads every file once, and then those alone that changed', async () => {
  const { fileOf, index, reads, root } = openMany(300);
  expect(await index.list()).toHaveLength(300);
  expect(reads()).toHaveLength(300);
  await Promise.all([index.search('story'), index.versions(), index.refresh(), index.read(fileOf(7))]);
  expect(reads()).toEqual([]);

  writeFileSync(join(root, fileOf(7)), JSON.stringify({ label: 'Another' }));
  await index.refresh();
  expect(reads()).toEqual([fileOf(7)]);
  expect((await index.read(fileOf(7))).value).toEqual({ label: 'Another' });
  expect(await index.search('another')).toMatchObject([{ file: fileOf(7), path: ['label'] }]);
});

it('looks at the files it is told of alone', async () => {
  const { fileOf, index, reads, root } = openMany(20);
  await index.list();
  reads();
  for (const number of [1, 2]) writeFileSync(join(root, fileOf(number)), '{}');
  await index.refresh(new Set([fileOf(2)]));
  expect(reads()).toEqual([fileOf(2)]);
});

it('keeps what is made of the files until one of them has other bytes', async () => {
  const { fileOf, index, root } = openMany(3);
  let made = 0;
  const count = index.whileUnchanged(async () => {
    made += 1;
    return (await index.list()).length;
  });
  expect([await count(), await count()]).toEqual([3, 3]);
  writeFileSync(join(root, fileOf(0)), JSON.stringify({ label: 'Story 0', body: ['Été'] }));
  await index.refresh();
  await count();
  expect(made).toBe(1);
  rmSync(join(root, 'stories/discover/s0'), { recursive: true });
  await index.refresh();
  expect(await count()).toBe(2);
  expect(made).toBe(2);
});

it('makes a result again after one that failed', async () => {
  const { index } = openMany(1);
  let asked = 0;
  const make = index.whileUnchanged(async () => {
    asked += 1;
    if (asked === 1) throw new Error('No.');
    return asked;
  });
  await expect(make()).rejects.toThrow('No.');
  expect(await make()).toBe(2);
});

it('forgets a file that became a link out of the folder', async () => {
  const { fileOf, index, root } = openMany(2);
  await index.list();
  rmSync(join(root, fileOf(0)));
  symlinkSync('/etc/hostname', join(root, fileOf(0)));
  await index.refresh();
  expect(await index.list()).toEqual([fileOf(1)]);
  expect((await index.read(fileOf(0))).version).toBeNull();
});
