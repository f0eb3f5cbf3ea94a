import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Step } from './steps.ts';

/** Result of a step: from turbo's cache, passed, failed, or skipped because something it needs is missing. */
export type Outcome = 'cached' | 'run' | 'failed' | 'not run';

/** A row of the table. `seconds` adds up the tasks that ran, side by side or not. */
export type Row = {
  name: string;
  seconds: number;
  passed: number;
  failed: number;
  outcome: Outcome;
  /** Remark of the last column: the number of cached tasks, or the reason for skipping. */
  detail: string;
};

/** Entry of a task in the summary of turbo (`--summarize`). Times are milliseconds since 1970. */
type TaskSummary = {
  taskId: string;
  command: string;
  logFile: string;
  cache: { status: 'HIT' | 'MISS' };
  execution?: { startTime: number; endTime: number; exitCode: number | null };
};

/** Reads and removes the summaries of turbo's last runs in this workspace. */
export function takeSummaries(root: string): TaskSummary[] {
  const folder = path.join(root, '.turbo/runs');
  const files = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => name.endsWith('.json'));
  const tasks = files.flatMap(({ name }) => {
    const summary = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as { tasks: TaskSummary[] };
    return summary.tasks;
  });
  rmSync(folder, { recursive: true });
  return tasks.filter(({ command }) => command !== '<NONEXISTENT>');
}

/** Returns true when a task belongs to a step: `test` is that task of every package. */
const belongs = (taskId: string, name: string) => taskId === name || taskId.split('#')[1] === name;

/** Returns the row of a step from the tasks of one run. A task that turbo does not list depends on a failed one. */
export function rowOf(step: Step, tasks: readonly TaskSummary[], read: (file: string) => string): Row {
  const own = tasks.filter(({ taskId }) => step.tasks.some((name) => belongs(taskId, name)));
  const ran = own.filter(({ cache }) => cache.status === 'MISS');
  const failed = own.filter(({ execution }) => execution?.exitCode !== 0);
  const milliseconds = ran.map(({ execution }) => (execution ? execution.endTime - execution.startTime : 0));
  const cases = own.map((task) => countCases(read(task.logFile), task.execution?.exitCode === 0));
  const missing = own.length === 0;
  return {
    name: step.name,
    seconds: milliseconds.reduce((sum, each) => sum + each, 0) / 1000,
    passed: cases.reduce((sum, each) => sum + each.passed, 0),
    failed: missing ? 1 : cases.reduce((sum, each) => sum + each.failed, 0),
    outcome: missing || failed.length > 0 ? 'failed' : ran.length > 0 ? 'run' : 'cached',
    detail: missing
      ? 'never began'
      : failed.length > 0
        ? failed.map(({ taskId }) => taskId).join(', ')
        : ran.length > 0 && ran.length < own.length
          ? `${own.length - ran.length} of ${own.length} cached`
          : '',
  };
}

/** Number of lines of a failed log that are printed above the table. Vitest and Playwright name their failures last. */
const LAST_LINES = 60;

/** Returns the end of the log of each failed task, so that nobody has to look for it among the lines of all steps. */
export function failuresOf(tasks: readonly TaskSummary[], read: (file: string) => string): string[] {
  return tasks
    .filter(({ execution }) => execution !== undefined && execution.exitCode !== 0)
    .map(({ taskId, logFile }) => {
      const lines = stripVTControlCharacters(read(logFile)).trimEnd().split('\n');
      return `✗ ${taskId}\n${lines.slice(-LAST_LINES).join('\n')}`;
    });
}

/** Reads the last counts in a log of vitest, Playwright or our programs. A log without counts is one case. */
export function countCases(log: string, ended: boolean): { passed: number; failed: number } {
  const text = stripVTControlCharacters(log);
  const last = (pattern: RegExp) => Number([...text.matchAll(pattern)].at(-1)?.[1] ?? 0);
  const line = [...text.matchAll(/^.*?\bTests {2}(.*)$/gm)].at(-1)?.[1];
  const counted = line
    ? {
        passed: Number(/(\d+) passed/.exec(line)?.[1] ?? 0),
        failed: Number(/(\d+) failed/.exec(line)?.[1] ?? 0),
      }
    : { passed: last(/^\D*(\d+) passed\b/gm), failed: last(/^\D*(\d+) failed\b/gm) };
  if (ended) return { passed: Math.max(counted.passed, 1), failed: 0 };
  return { passed: counted.passed, failed: Math.max(counted.failed, 1) };
}

/** Returns the table of a run, and the line with the numbers of passed and failed cases. */
export function tableOf(rows: readonly Row[], seconds: number): string {
  const cells = rows.map((row) => [
    row.name,
    row.outcome === 'run' || row.outcome === 'failed' ? row.seconds.toFixed(1) : '',
    row.outcome === 'not run' ? '' : String(row.passed + row.failed),
    row.detail ? `${row.outcome}: ${row.detail}` : row.outcome,
  ]);
  const all = [['Step', 'seconds', 'cases', 'cached or run'], ...cells];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lines = all.map(([name = '', took = '', cases = '', how = '']) =>
    [name.padEnd(widths[0] ?? 0), took.padStart(widths[1] ?? 0), cases.padStart(widths[2] ?? 0), how].join(
      '  ',
    ),
  );
  const passed = rows.reduce((sum, row) => sum + row.passed, 0);
  const failed = rows.reduce((sum, row) => sum + row.failed, 0);
  return [...lines, '', `${Math.round(seconds)} s`, `${passed} passed, ${failed} failed`].join('\n');
}
