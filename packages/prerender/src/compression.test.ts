import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { precompress } from './compression.ts';

test('compresses text files where that saves bytes, and removes files whose text is gone', async () => {
  const root = mkdtempSync(join(tmpdir(), 'packed-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const words = 'Rye, spelt and wheat. '.repeat(200);
  const files = { 'page.html': words, 'packed.html': words, 'small.css': 'p{}', 'film.mp4': words };
  for (const [name, text] of Object.entries({ ...files, 'gone.js.br': 'old', 'small.css.gz': 'old' }))
    writeFileSync(join(root, name), text);

  expect(await precompress(root, { isCompressed: (name) => name === 'packed.html' })).toBe(3);
  expect(brotliDecompressSync(readFileSync(join(root, 'page.html.br'))).toString()).toBe(words);
  expect(gunzipSync(readFileSync(join(root, 'page.html.gz'))).toString()).toBe(words);
  for (const name of ['packed.html.br', 'small.css.br', 'small.css.gz', 'film.mp4.br', 'gone.js.br'])
    expect(existsSync(join(root, name))).toBe(false);
});
