/**
 * Renews `accessibility.json` of the packages: runs the checks of subjects whose code has changed, and writes the day. Checks by hand
 * become "being checked again" until somebody has made them: `--made NAME SUBJECT…` writes that. `--all` runs every check.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { dayOf, readClock } from '../../packages/content-model/src/clock.ts';
import type { Evidence, Subject } from '../../packages/microsite/src/routes/accessibility/evidence.ts';
import { missingPackages } from '../screen-reader/programs.ts';
import { CHECKS, type Command } from './checks.ts';
import { fileOf, PACKAGES, type PackageName, ROOT, readEvidence, renewed, sourceHash } from './evidence.ts';

const args = process.argv.slice(2);
const all = args.includes('--all');
const at = args.indexOf('--made');
const [made, ...subjects] = at === -1 ? [] : args.slice(at + 1);
const today = dayOf(readClock(process.env)());
const known = new Map<string, boolean>();

for (const name of PACKAGES) {
  const evidence = readEvidence(name);
  const ran = made === undefined ? run(name, evidence) : {};
  const next = evidence.subjects.map((subject) => {
    const chosen = made !== undefined && subjects.includes(subject.id) ? made : undefined;
    const isDue = chosen !== undefined || all || changed(subject);
    return isDue
      ? renewed(evidence, subject, { now: sourceHash(subject.sources), today, ran, made: chosen })
      : subject;
  });
  writeFileSync(fileOf(name), `${JSON.stringify({ ...evidence, subjects: next }, null, 2)}\n`);
  const failed = Object.keys(ran).filter((check) => ran[check] === false);
  for (const check of failed)
    console.error(`✗ ${name}: ${check} does not pass, so its rows stay as old as they are`);
  const stale = next.flatMap(({ id, rows }) =>
    rows.filter((row) => row.stale).map(({ check }) => `${id}: ${check}`),
  );
  for (const line of stale) console.log(`to be checked again: ${name}, ${line}`);
  if (failed.length > 0) process.exitCode = 1;
}
spawnSync('biome', ['format', '--write', ...PACKAGES.map(fileOf)], { cwd: ROOT, stdio: 'ignore' });

/** Returns whether the code of a subject has changed, or a check of it was never made. */
function changed({ checks, rows, sources }: Subject): boolean {
  const now = sourceHash(sources);
  return (
    rows.some(({ source }) => source !== now) ||
    checks.some((check) => !rows.some((row) => row.check === check))
  );
}

/** Runs the checks of the subjects whose code has changed. */
function run(name: PackageName, { checks, subjects: listed }: Evidence): Record<string, boolean | null> {
  const due = listed.filter((subject) => all || changed(subject)).flatMap((subject) => subject.checks);
  const entries = Object.entries(CHECKS[name]).filter(([check]) => due.includes(check));
  return Object.fromEntries(
    entries.map(([check, commands]) => {
      if (checks[check]?.by === 'reader' && missingPackages().length > 0) return [check, null];
      return [check, commands.every(passes)];
    }),
  );
}

function passes({ folder, command }: Command): boolean {
  const [program = '', ...rest] = command;
  const key = [folder, ...command].join(' ');
  const before = known.get(key);
  if (before !== undefined) return before;
  console.log(`${folder}: ${command.join(' ')}`);
  const cwd = path.join(ROOT, folder);
  // Servers that a journey starts are commands of its own site.
  const commands = path.join(cwd, 'node_modules/.bin');
  const { status } = spawnSync(program, rest, {
    cwd,
    env: { ...process.env, PATH: `${commands}${path.delimiter}${process.env.PATH ?? ''}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  known.set(key, status === 0);
  return status === 0;
}
