import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildInChild, queueBuilds } from './hook.ts';

/** A queue of builds that end when the test ends them. */
function builds() {
  const ends: ((isBuilt: boolean) => void)[] = [];
  const queue = queueBuilds({
    build: () => new Promise((resolve) => ends.push(resolve)),
    now: () => new Date('2026-11-25T17:24:00Z'),
  });
  return { ...queue, begun: () => ends.length, end: (isBuilt: boolean) => ends.at(-1)?.(isBuilt) };
}

test('builds at once, and once more for all requests during a build', async () => {
  const { request, begun, end, state } = builds();
  expect(state()).toEqual({ status: 'idle', last: null });
  expect(['first', 'second', 'third'].map(request)).toEqual(['building', 'queued', 'queued']);
  expect(begun()).toBe(1);
  end(true);
  await expect.poll(begun).toBe(2);
  expect(state()).toEqual({ status: 'building', last: { ended: '2026-11-25T17:24:00.000Z', isBuilt: true } });
  end(true);
  await expect.poll(() => state().status).toBe('idle');
  expect(begun()).toBe(2);
});

test('reports a failed build until one succeeds', async () => {
  const { request, begun, end, state } = builds();
  request();
  end(false);
  await expect.poll(() => state().last?.isBuilt).toBe(false);
  expect(request()).toBe('building');
  await expect.poll(begun).toBe(2);
  end(true);
  await expect.poll(() => state().last?.isBuilt).toBe(true);
});

test('a build that never ends is stopped, and counts as failed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stuck-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const stuck = 'setInterval(() => undefined, 1000);\nawait new Promise(() => undefined);\n';
  writeFileSync(join(folder, 'microsite.config.ts'), stuck);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const log = { info: vi.fn(), error: vi.fn() };
  const { signal } = new AbortController();
  expect(await buildInChild({ folder, log, signal, limitMs: 3000 })).toBe(false);
  // A build that ends by itself would print a reason.
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ output: [] }),
    expect.any(String),
  );
  expect(log.info).not.toHaveBeenCalled();
});
