import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { SettingError } from '@tamarack-lowe/server';
import { valid } from 'semver';
import { runMigrations } from '../migrate/migrations.ts';

type Options = {
  /** Goes on without Git, and with changes that are not committed. Default: false. */
  force?: boolean | undefined;
  /** Version that the site was on: older migrations do not run. Default: all run. */
  from?: string | undefined;
  /** Prints one line of JSON, for `microsite upgrade`. Default: false. */
  json?: boolean | undefined;
};

/**
 * Moves the config, the content and the style sheets of a site to the form of this version, and prints each change. Also moves a
 * folder that has content and no config. A second run changes nothing. Throws a `SettingError` when Git could not undo it.
 */
export async function migrate(folder: string, { force = false, from, json = false }: Options = {}) {
  const home = resolve(folder);
  if (from !== undefined && valid(from) !== from)
    throw new SettingError(`"--from ${from}" is no version. Write it whole: --from 1.0.0`);
  if (!force) refuseUncommitted(home);
  const migrations = await runMigrations(home, from);
  if (json) return console.log(JSON.stringify({ migrations }));
  const changes = migrations.flatMap((migration) => migration.changes);
  for (const line of changes) console.log(line);
  for (const line of migrations.flatMap(({ byHand }) => byHand)) console.log(`By hand: ${line}`);
  console.log(
    changes.length === 0
      ? 'Nothing to move.'
      : `${changes.length} changes. Look at them: git diff. Then: microsite check`,
  );
}

/** Refuses a folder whose changes Git could not undo. */
function refuseUncommitted(home: string): void {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', '.'], {
    cwd: home,
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new SettingError(
      `${home} is in no Git repository, so the changes could not be undone. Copy it first, then: microsite migrate --force`,
    );
  if (stdout !== '')
    throw new SettingError(
      `${home} has changes that are not committed, and Git could not tell them from those of this command. Commit them, or: microsite migrate --force`,
    );
}
