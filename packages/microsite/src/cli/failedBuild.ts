import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Beside the folder of a built site: when a build of it failed that came after it. */
const FILE = 'failed.txt';

/** Notes in the folder that holds a built site that a build failed. What failed is in the log of who built. */
export function noteFailure(home: string, at: Date): void {
  if (existsSync(home)) writeFileSync(join(home, FILE), at.toISOString());
}

/** A build has gone well: what failed before it is over. */
export function forgetFailure(home: string): void {
  rmSync(join(home, FILE), { force: true });
}

/** A line that says when the last build failed; empty where it did not. */
export function failedBuild(home: string): string {
  const file = join(home, FILE);
  if (!existsSync(file)) return '';
  return `The build of ${readFileSync(file, 'utf8')} failed; the site is that of the one before.\n`;
}
