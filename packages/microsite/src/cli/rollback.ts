import { existsSync } from 'node:fs';
import { readBuilds, rollBack } from '@tamarack-lowe/prerender/builds';
import { readSettings, SettingError } from '@tamarack-lowe/server';
import { loadConfig } from '../config/loadConfig.ts';

/**
 * Restores the previous build; a second call undoes it. Running servers notice within a second. SITE_ROOT as for `start`.
 */
export async function rollback(folder: string): Promise<void> {
  const { root } = readSettings(process.env, await loadConfig(folder));
  if (!existsSync(root) || readBuilds(root).other === null) {
    throw new SettingError(`There is no other build beside ${root}. Two are kept: build twice first.`);
  }
  const done = rollBack(root);
  console.log(
    `The site is the build of ${done?.to.id} again, and no longer that of ${done?.from.id}. To undo this: microsite rollback`,
  );
}
