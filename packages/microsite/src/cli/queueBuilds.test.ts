import { expect, test } from 'vitest';
import { queueBuilds } from './queueBuilds.ts';

/** Builds that end when a test says so. */
function builds() {
  const ends: ((isBuilt: boolean) => void)[] = [];
  const queue = queueBuilds({
    build: () => new Promise((resolve) => ends.push(resolve)),
    now: () => new Date('2026-11-25T17:24:00Z'),
  });
  return { ...queue, begun: () => ends.length, end: (isBuilt: boolean) => ends.at(-1)?.(isBuilt) };
}

test('builds at once, and one more for all that is asked for meanwhile', async () => {
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

test('says that a build failed, until one goes well', async () => {
  const { request, begun, end, state } = builds();
  request();
  end(false);
  await expect.poll(() => state().last?.isBuilt).toBe(false);
  expect(request()).toBe('building');
  await expect.poll(begun).toBe(2);
  end(true);
  await expect.poll(() => state().last?.isBuilt).toBe(true);
});
