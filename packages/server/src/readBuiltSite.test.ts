import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { readSmallFile, siteFile } from './readBuiltSite.ts';

test('caches a small file until it is of another build', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'small-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'index.html');
  await expect(readSmallFile(path, '"first"')).rejects.toThrow('ENOENT');
  writeFileSync(path, 'first');
  expect(String(await readSmallFile(path, '"first"'))).toBe('first');
  writeFileSync(path, 'second');
  expect(String(await readSmallFile(path, '"first"'))).toBe('first');
  expect(String(await readSmallFile(path, '"second"'))).toBe('second');
});

test('reads a compressed form again when the next build has compressed the same text to other bytes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forms-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'site.js');
  writeFileSync(path, 'text');
  const compressed = async (bytes: string) => {
    writeFileSync(`${path}.br`, bytes);
    const form = siteFile(path, '/site.js').compressed.get('br');
    return {
      etag: form?.etag,
      text: await new Response(await form?.read({ start: 0, end: bytes.length - 1 })).text(),
    };
  };
  const fast = await compressed('compressed fast');
  const slow = await compressed('slowly');
  expect([fast.text, slow.text]).toEqual(['compressed fast', 'slowly']);
  expect(slow.etag).not.toBe(fast.etag);
});

test('a long file that nobody reads to its end does not end the process once it is collected', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'long-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'film.mp4');
  writeFileSync(path, Buffer.alloc(2 ** 19));
  const errors: unknown[] = [];
  const note = (error: unknown) => void errors.push(error);
  process.on('uncaughtException', note);
  onTestFinished(() => void process.off('uncaughtException', note));
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const open = async () => void (await siteFile(path, '/film.mp4').read({ start: 0, end: 2 ** 19 - 1 }));
  for (let time = 0; time < 10; time += 1) {
    await open();
    collect();
    await setImmediate();
  }
  expect(errors).toEqual([]);
});
