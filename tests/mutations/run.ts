/**
 * `pnpm mutate`: puts one small fault after the other into product code, and checks that the right test step fails. Restores every
 * file. `pnpm mutate menu` tries the faults whose harm or file contains the word. Needs a clean work tree.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findNeeds } from '../run/needs.ts';
import { MUTATIONS, type Mutation } from './mutations.ts';

const root = path.join(import.meta.dirname, '../..');
const [word] = process.argv.slice(2);
const chosen = MUTATIONS.filter(({ harm, file }) => word === undefined || `${harm} ${file}`.includes(word));

if (execFileSync('git', ['status', '--porcelain'], { cwd: root }).length > 0) {
  console.error('✗ Commit or stash your changes first: a fault is put into the files that are here.');
  process.exit(1);
}

const { env } = findNeeds(chosen.length > 0 ? ['browser'] : []);
const SITES = ['@tamarack-lowe/site#build', '@tamarack-lowe/norrbeck#build'];
let missed = 0;
for (const mutation of chosen) {
  const caught = isCaught(mutation);
  if (!caught) missed += 1;
  console.info(
    `${caught ? '✓' : '✗'} ${mutation.harm} (${mutation.file}): ${caught ? '' : 'not '}caught by ${mutation.caughtBy}`,
  );
}
console.info(`\n${chosen.length - missed} passed, ${missed} failed`);
process.exitCode = missed > 0 ? 1 : 0;

/** Returns true when the step, or the build before it, fails with the fault in the file. */
function isCaught({ file, from, to, command: [folder, program, ...args], builds }: Mutation): boolean {
  const target = path.join(root, file);
  const before = readFileSync(target, 'utf8');
  if (before.split(from).length !== 2)
    throw new Error(`${file} has "${from}" not once: mend tests/mutations/mutations.ts.`);
  const run = (program: string, args: readonly string[], cwd: string) =>
    spawnSync(program, args, { cwd, stdio: 'ignore', env: { ...process.env, ...env } }).status === 0;
  try {
    writeFileSync(
      target,
      before.replace(from, () => to),
    );
    if (builds && !run('turbo', ['run', ...SITES], root)) return true;
    return !run(program, args, path.join(root, folder));
  } finally {
    writeFileSync(target, before);
  }
}
