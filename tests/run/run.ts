/**
 * `npm test`, `npm run test:all` with the slow steps, and `npm run test:release` with what a release needs. Turbo runs the steps, and
 * skips a step whose files did not change. Prints a table of all steps at the end.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findNeeds } from './needs.ts';
import { type Round, type Step, TEST, TEST_ALL, TEST_RELEASE } from './steps.ts';
import { failuresOf, type Row, rowOf, tableOf, takeSummaries } from './summary.ts';
import { halfInstalled } from './workspace.ts';

const root = path.join(import.meta.dirname, '../..');
const COMMANDS: Record<string, readonly Round[]> = { test: TEST, all: TEST_ALL, release: TEST_RELEASE };
const [command = 'test'] = process.argv.slice(2);
const rounds = COMMANDS[command];
if (!rounds) {
  console.error(`✗ There is no test command “${command}”: write ${Object.keys(COMMANDS).join(', ')}.`);
  process.exit(1);
}
const began = Date.now();

const broken = halfInstalled(root);
if (broken.length > 0) {
  console.error(
    `✗ The workspace is half installed: ${broken.join(', ')}.\nRun npm run bootstrap, then this again.`,
  );
  process.exit(1);
}

const { missing, env } = findNeeds(rounds.flatMap(({ steps }) => steps.flatMap(({ needs }) => needs ?? [])));
const failures: string[] = [];
const rows = rounds.flatMap((round) => runRound(round));
for (const failure of failures) console.error(`\n${failure}`);
console.info(`\n${tableOf(rows, (Date.now() - began) / 1000)}`);
const notRun = rows.filter(({ outcome }) => outcome === 'not run');
if (rows.some(({ outcome }) => outcome === 'failed')) process.exitCode = 1;
// A step may be skipped on other machines, but not in CI.
else if (notRun.length > 0 && process.env.CI) {
  console.error(`✗ Not run: ${notRun.map(({ name }) => name).join(', ')}.`);
  process.exitCode = 1;
}

/** Runs the steps of a round whose needs are met. Returns a row for each step. */
function runRound({ lanes, steps }: Round): Row[] {
  const ready = steps.filter(({ needs }) => !needs?.some((need) => missing.has(need)));
  rmSync(path.join(root, '.turbo/runs'), { recursive: true, force: true });
  const tasks = ready.flatMap(({ tasks }) => tasks);
  spawnSync(
    'turbo',
    [
      'run',
      ...tasks,
      `--concurrency=${lanes}`,
      '--continue=dependencies-successful',
      '--output-logs=new-only',
      '--summarize',
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...env }, shell: process.platform === 'win32' },
  );
  const summaries = existsSync(path.join(root, '.turbo/runs')) ? takeSummaries(root) : [];
  const read = (file: string) => {
    const log = path.join(root, file);
    return existsSync(log) ? readFileSync(log, 'utf8') : '';
  };
  failures.push(...failuresOf(summaries, read));
  return steps.map((step) => (ready.includes(step) ? rowOf(step, summaries, read) : notRunRow(step)));
}

function notRunRow(step: Step): Row {
  const detail = (step.needs ?? []).flatMap((need) => missing.get(need) ?? []).join('; ');
  return { name: step.name, seconds: 0, passed: 0, failed: 0, outcome: 'not run', detail };
}
