import { expect, it } from 'vitest';
import { TEST_ALL } from './steps.ts';
import { countCases, failuresOf, rowOf, tableOf } from './summary.ts';

const step = { name: 'Units', tasks: ['test'] };
const task = (name: string, status: 'HIT' | 'MISS', exitCode: number | null = 0) => ({
  taskId: `@firm/${name}#test`,
  command: 'vitest run',
  logFile: name,
  cache: { status },
  execution: { startTime: 1000, endTime: 3500, exitCode },
});
const log = () => '\u001B[2m      Tests \u001B[22m \u001B[32m12 passed\u001B[39m (12)';

it('counts the cases of vitest, Playwright and our programs', () => {
  expect(countCases(log(), true)).toEqual({ passed: 12, failed: 0 });
  expect(countCases('      Tests  2 failed | 10 passed (12)', false)).toEqual({ passed: 10, failed: 2 });
  expect(countCases('  3 failed\n    a.test.ts:1:1 › it\n  120 passed (1.2m)', false)).toEqual({
    passed: 120,
    failed: 3,
  });
  expect(countCases('120 passed, 0 failed', true)).toEqual({ passed: 120, failed: 0 });
});

it('counts a log without counts as one case', () => {
  expect(countCases('Checked 2000 files', true)).toEqual({ passed: 1, failed: 0 });
  expect(countCases('error TS2322', false)).toEqual({ passed: 0, failed: 1 });
});

it('reports whether a step passed, came from the cache, failed or did not start', () => {
  expect(rowOf(step, [task('a', 'HIT'), task('b', 'HIT')], log)).toMatchObject({
    outcome: 'cached',
    seconds: 0,
    passed: 24,
  });
  expect(rowOf(step, [task('a', 'HIT'), task('b', 'MISS')], log)).toMatchObject({
    outcome: 'run',
    seconds: 2.5,
    detail: '1 of 2 cached',
  });
  expect(rowOf(step, [task('a', 'HIT'), task('b', 'MISS', 1)], log)).toMatchObject({
    outcome: 'failed',
    failed: 1,
    detail: '@firm/b#test',
  });
  expect(rowOf(step, [], log)).toMatchObject({ outcome: 'failed', failed: 1, detail: 'never began' });
});

it('prints the last lines of each failed log', () => {
  const long = [...Array(200).keys(), 'Expected 4, received 5'].join('\n');
  const [failure, ...others] = failuresOf([task('a', 'MISS'), task('b', 'MISS', 1)], () => `${long}\n`);
  expect(others).toEqual([]);
  expect(failure?.split('\n').slice(0, 2)).toEqual(['✗ @firm/b#test', '141']);
  expect(failure?.split('\n').at(-1)).toBe('Expected 4, received 5');
});

it('ends its table with a machine-readable line', () => {
  const rows = [rowOf(step, [task('a', 'MISS')], log)];
  expect(tableOf(rows, 12.3).split('\n')).toEqual([
    'Step   seconds  cases  cached or run',
    'Units      2.5     12  run',
    '',
    '12 s',
    '12 passed, 0 failed',
  ]);
});

it('has one row for each task', () => {
  const steps = TEST_ALL.flatMap(({ steps }) => steps);
  expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length);
});
