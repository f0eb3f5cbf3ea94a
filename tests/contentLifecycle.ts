/**
 * Tests what happens to content after it is published: withdraws five people in turn and searches the site built without them
 * for traces, asks every published query for its story, and moves the clock past the last day of every figure. Prints problems, then
 * `withdrawn 5, traces 0, found 60 of 60, expired N of N`. The exit code is 1 if there are problems.
 *
 *   pnpm --silent test:lifecycle [PERSON…]
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { proveExpiry } from '../packages/content-tools/src/check/proveExpiry.ts';
import { askPairs } from '../packages/stories/src/testing/findPairs.ts';

/** A teller of stories with a film, one without, two members of the team, and somebody whom others name. */
const PEOPLE = ['Kofi_Mensah', 'Owen_MacLeod', 'Amara_Osei', 'Imran_Sheikh', 'Ruth_Abelman'];

const root = path.join(import.meta.dirname, '..');
const people = process.argv.length > 2 ? process.argv.slice(2) : PEOPLE;

const { expired, of, issues } = proveExpiry(path.join(root, 'packages/stories/content'));
const pairs = await askPairs();
const lost = pairs.filter(({ place }) => place === null);
const { withdrawn, traces } = withdrawals();

const problems = [
  ...issues,
  ...lost.map(({ language, query, story }) => `${language}: "${query}" does not lead to ${story}.`),
  ...traces,
];
for (const problem of problems) console.error(problem);
console.info(
  `withdrawn ${withdrawn}, traces ${traces.length}, found ${pairs.length - lost.length} of ${pairs.length}, expired ${expired} of ${of}`,
);
if (problems.length > 0) process.exitCode = 1;

/** Builds the site without each of the people, in a process of its own, which prints progress before its outcome. */
function withdrawals(): { withdrawn: number; traces: string[] } {
  const script = path.join(root, 'packages/microsite/src/cli/testing/proveWithdrawals.ts');
  const printed = execFileSync(process.execPath, [script, path.join(root, 'apps/site'), ...people], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(printed.trim().split('\n').at(-1) ?? '');
}
