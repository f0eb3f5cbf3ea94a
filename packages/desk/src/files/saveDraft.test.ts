import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Draft, FieldEdit } from '../protocol.ts';
import { readRawFile, removeFiles, saveDraft } from './saveDraft.ts';
import { unfinishedFile } from './writeFile.ts';

const TEXT = '{\n  "a": "x",\n  "b": "y"\n}\n';
const set = (name: string, value: string): FieldEdit => ({ op: 'set', path: [name], value });

function folderWith(files: Record<string, string | Uint8Array>): string {
  const root = mkdtempSync(join(tmpdir(), 'desk-'));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
  return root;
}

async function draftOf(root: string, file: string, edits: FieldEdit[]): Promise<Draft> {
  const { text, version } = await readRawFile(root, file);
  return { file, version, opened: text, edits };
}

const textIn = (root: string, file: string) => readFileSync(join(root, file), 'utf8');

it('saves a draft of a file that nobody changed', async () => {
  const root = folderWith({ 'a.json': TEXT });
  const saved = await saveDraft(root, await draftOf(root, 'a.json', [set('a', 'z')]));
  expect(saved).toMatchObject({ result: 'saved', merged: false, file: { text: TEXT.replace('x', 'z') } });
  expect(textIn(root, 'a.json')).toBe(TEXT.replace('x', 'z'));
  expect(readdirSync(root)).toEqual(['a.json']);
});

it('merges what others changed in other fields, and never overwrites the same field', async () => {
  const root = folderWith({ 'a.json': TEXT });
  const mine = await draftOf(root, 'a.json', [set('a', 'mine')]);
  writeFileSync(join(root, 'a.json'), TEXT.replace('y', 'theirs'));
  expect(await saveDraft(root, mine)).toMatchObject({ result: 'saved', merged: true });
  expect(textIn(root, 'a.json')).toBe('{\n  "a": "mine",\n  "b": "theirs"\n}\n');

  const late = { ...mine, edits: [set('a', 'late')] };
  const response = await saveDraft(root, late);
  expect(response).toMatchObject({
    result: 'conflict',
    theirs: { value: { a: 'mine', b: 'theirs' } },
    conflicts: [{ path: ['a'], opened: 'x', theirs: 'mine', mine: 'late' }],
  });
  expect(textIn(root, 'a.json')).toContain('"mine"');
});

it('shows a conflict when the file was removed or made meanwhile', async () => {
  const root = folderWith({ 'a.json': TEXT });
  const gone = { ...(await draftOf(root, 'a.json', [set('a', 'z')])), file: 'b.json' };
  expect(await saveDraft(root, gone)).toMatchObject({
    result: 'conflict',
    conflicts: [{ path: [], mine: { a: 'z' } }],
  });
  const made = { file: 'a.json', version: null, opened: '', edits: [set('a', 'z')] };
  expect(await saveDraft(root, made)).toMatchObject({
    result: 'conflict',
    conflicts: [{ path: ['a'], mine: 'z' }],
  });
});

it('keeps a byte order mark and UTF-16', async () => {
  const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(TEXT, 'utf16le')]);
  const root = folderWith({ 'a.json': `\ufeff${TEXT}`, 'b.json': wide });
  for (const file of ['a.json', 'b.json']) await saveDraft(root, await draftOf(root, file, [set('a', 'é')]));
  expect(textIn(root, 'a.json')).toBe(`\ufeff${TEXT.replace('x', 'é')}`);
  expect(readFileSync(join(root, 'b.json')).toString('utf16le')).toBe(`\ufeff${TEXT.replace('x', 'é')}`);
});

it('refuses a file in another encoding, or one that is not JSON, and leaves it as it is', async () => {
  const latin = Buffer.from('{"a": "caf\xe9"}', 'latin1');
  const root = folderWith({ 'a.json': latin, 'b.json': '{"a": ' });
  for (const file of ['a.json', 'b.json'])
    expect(await saveDraft(root, await draftOf(root, file, [set('a', 'z')]))).toMatchObject({
      reason: 'unreadable',
    });
  expect(readFileSync(join(root, 'a.json'))).toEqual(latin);
});

it('says that a file is read-only, or in use by another process, and leaves it as it is', async () => {
  const root = folderWith({ 'a.json': TEXT });
  const draft = await draftOf(root, 'a.json', [set('a', 'z')]);
  const unfinished = unfinishedFile(join(root, 'a.json'));
  writeFileSync(unfinished, '');
  expect(await saveDraft(root, draft)).toMatchObject({ result: 'failed', reason: 'busy' });
  chmodSync(join(root, 'a.json'), 0o444);
  expect(await saveDraft(root, draft)).toMatchObject({ result: 'failed', reason: 'read-only' });
  expect(textIn(root, 'a.json')).toBe(TEXT);
  chmodSync(join(root, 'a.json'), 0o640);
  utimesSync(unfinished, 0, 0);
  expect(await saveDraft(root, draft)).toMatchObject({ result: 'saved' });
});

it('refuses paths out of the folder, hidden files and symbolic links that lead out', async () => {
  const outside = folderWith({ 'a.json': TEXT });
  const root = folderWith({ 'a.json': TEXT, '.hidden.json': TEXT });
  mkdirSync(join(root, 'in'));
  symlinkSync(outside, join(root, 'out'));
  symlinkSync(join(outside, 'a.json'), join(root, 'link.json'));
  symlinkSync(join(outside, 'none.json'), join(root, 'none.json'));
  const refused = [
    '../a.json',
    '/a.json',
    'out/a.json',
    'out/new.json',
    'link.json',
    'none.json',
    '.hidden.json',
    'in/../a.json',
    'a.json/b.json',
    'a.ts',
    'con.json',
    'a.json ',
    'in\\a.json',
    '',
  ];
  for (const file of refused)
    expect(
      await saveDraft(root, { file, version: null, opened: '', edits: [set('a', 'z')] }),
      file,
    ).toMatchObject({
      result: 'failed',
      reason: 'unsafe',
    });
  expect(textIn(outside, 'a.json')).toBe(TEXT);
  expect(readdirSync(outside)).toEqual(['a.json']);
});

it('saves many drafts of one file at once, each in its turn', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `field${index}`);
  const root = folderWith({ 'a.json': JSON.stringify(Object.fromEntries(names.map((name) => [name, '']))) });
  const drafts = await Promise.all(names.map((name) => draftOf(root, 'a.json', [set(name, `said ${name}`)])));
  const responses = await Promise.all(drafts.map((draft) => saveDraft(root, draft)));
  expect(responses.every(({ result }) => result === 'saved')).toBe(true);
  for (const name of names) expect(textIn(root, 'a.json')).toContain(`"said ${name}"`);
});

it('removes files that nobody changed', async () => {
  const root = folderWith({ 'a.json': TEXT, 'a.fr.json': TEXT });
  const { version } = await readRawFile(root, 'a.json');
  const files = ['a.json', 'a.fr.json'].map((file) => ({ file, version: version ?? '' }));
  writeFileSync(join(root, 'a.fr.json'), `${TEXT} `);
  expect(await removeFiles(root, { files })).toMatchObject({
    result: 'conflict',
    theirs: { file: 'a.fr.json' },
  });
  expect(readdirSync(root)).toHaveLength(2);
  writeFileSync(join(root, 'a.fr.json'), TEXT);
  expect(await removeFiles(root, { files })).toMatchObject({ result: 'saved' });
  expect(readdirSync(root)).toEqual([]);
});
