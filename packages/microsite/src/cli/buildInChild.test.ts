import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildInChild } from './buildInChild.ts';

test('a build that never ends is ended, and counts as failed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stuck-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const stuck = 'setInterval(() => undefined, 1000);\nawait new Promise(() => undefined);\n';
  writeFileSync(join(folder, 'microsite.config.ts'), stuck);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const log = { info: vi.fn(), error: vi.fn() };
  const { signal } = new AbortController();
  expect(await buildInChild({ folder, log, signal, limitMs: 3000 })).toBe(false);
  // It has not ended by itself: then it would have said why.
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ said: [] }),
    expect.any(String),
  );
  expect(log.info).not.toHaveBeenCalled();
});
