import { expect, test } from 'vitest';
import { asChunkLoadError } from './asChunkLoadError.ts';
import { loadChunk } from './chunkErrors.ts';

test('gives what was loaded', async () => {
  await expect(loadChunk('part', async () => 'loaded')).resolves.toBe('loaded');
});

test('names a script that failed, and keeps the reason', async () => {
  const reason = new TypeError('Failed to fetch');
  await expect(loadChunk('story', () => Promise.reject(reason))).rejects.toMatchObject({
    name: 'ChunkLoadError',
    message: 'Loading chunk story failed',
    cause: reason,
  });
});

test('takes silence for a failure', async () => {
  const silent = () => new Promise<never>(() => undefined);
  await expect(loadChunk('part', silent, 1)).rejects.toThrow('Loading chunk part failed');
});

test('knows what browsers say of a missing script', () => {
  const chromium = new TypeError(
    'Failed to fetch dynamically imported module: https://site.example/assets/a-1.js',
  );
  expect(asChunkLoadError(chromium)?.message).toBe('Loading chunk a-1.js failed');
  expect(asChunkLoadError(new TypeError('Importing a module script failed.'))?.name).toBe('ChunkLoadError');
  expect(asChunkLoadError(new TypeError('x is undefined'))).toBeNull();
});
