import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuilds, rollBack } from '@tamarack-lowe/prerender/internal/builds';
import { readSettings, SettingError } from '@tamarack-lowe/server';
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

/** File beside a built site with the time of a later build that failed. */
const FILE = 'failed.txt';

/** Records that a build failed, in the folder of the built site. The log of the build has the reason. */
export function recordFailure(built: string, at: Date): void {
  if (existsSync(built)) writeFileSync(join(built, FILE), at.toISOString());
}

/** Removes the record after a build that succeeded. */
export function clearFailure(built: string): void {
  rmSync(join(built, FILE), { force: true });
}

/** Returns a line with the time of the last build if it failed, else an empty string. */
export function failureNote(built: string): string {
  const file = join(built, FILE);
  if (!existsSync(file)) return '';
  return `The build of ${readFileSync(file, 'utf8')} failed; the site is still the build before it.\n`;
}
