import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuilds, rollBack } from '@tamarack-lowe/prerender/internal/builds';
import { readSettings, SettingError } from '@tamarack-lowe/server';
import { FAILURE_FILE } from '@tamarack-lowe/server/internal/commands';
import { loadConfig, servedSite } from '../config/loadConfig.ts';

/**
 * Restores the previous build; a second call undoes it. Running servers notice within a second. SITE_ROOT as for `start`.
 */
export async function rollback(folder: string): Promise<void> {
  const { root } = readSettings(process.env, servedSite(await loadConfig(folder)));
  if (!existsSync(root) || readBuilds(root).other === null) {
    throw new SettingError(`There is no other build beside ${root}. Two are kept: build twice first.`);
  }
  const done = rollBack(root);
  console.log(
    `The site is the build of ${done?.to.id} again, instead of that of ${done?.from.id}. To undo this: microsite rollback`,
  );
}

/** Records that a build failed, in the folder of the built site. The log of the build has the reason. */
export function recordFailure(built: string, at: Date): void {
  if (existsSync(built)) writeFileSync(join(built, FAILURE_FILE), at.toISOString());
}

/** Removes the record of a failed build after one that succeeded. */
export function clearFailure(built: string): void {
  rmSync(join(built, FAILURE_FILE), { force: true });
}
