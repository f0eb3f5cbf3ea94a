import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fuzz, tableOf } from './fuzz.ts';
import { TARGETS } from './targets.ts';

/** Share of the cases that runs here; `test:fuzz` sends all of them. */
const SHARE = 0.01;

it('hostile input leads to no error, nothing outside, and nothing slow', async () => {
  const rows = [];
  for (const run of TARGETS) rows.push(await run(SHARE));
  expect(rows.flatMap(({ name, issues }) => issues.map((issue) => `${name}: ${issue}`))).toEqual([]);
  expect(rows.map(({ cases }) => cases)).toEqual([100, 160, 90, 70, 30, 30, 20]);
}, 120_000);

it('counts what must not be, and names the cases', async () => {
  const row = await fuzz({
    name: 'a bad server',
    cases: 100,
    arbitrary: fc.nat(9),
    open: async () => ({
      run: async (each) => {
        if (each === 1) throw new Error('broken');
        return { status: each === 2 ? 503 : 200, outside: each === 3, wrong: each === 4 ? 'odd' : undefined };
      },
      close: async () => undefined,
    }),
  });
  expect(row.failed).toBeGreaterThan(10);
  expect(row.outside).toBeGreaterThan(3);
  expect(row.issues).toHaveLength(5);
  expect(tableOf([row, row])).toContain(`| all | 200 | ${2 * row.failed} | ${2 * row.outside} | 0 |`);
});

it('notices a case that takes long of the processor each time', async () => {
  const row = await fuzz({
    name: 'a slow server',
    cases: 1,
    arbitrary: fc.constant(0),
    open: async () => ({
      run: async () => {
        const before = process.cpuUsage();
        while (process.cpuUsage(before).user < 210_000);
        return { status: 200 };
      },
      close: async () => undefined,
    }),
  });
  expect(row.slow).toBe(1);
});
