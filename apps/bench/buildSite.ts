import { execFileSync } from 'node:child_process';
import { childSeconds } from './childSeconds.ts';

/** Seconds of a build: those that passed, and those that processors spent on it. */
export type BuildTime = { passed: number; processors: number };

const COMMAND = 'cd apps/site && pnpm run --silent build > /dev/null && times';

/** Builds the site of a workspace without turbo's cache. Throws when a page is over its budget. */
export function buildSite(workspace: string): BuildTime {
  const began = performance.now();
  const times = execFileSync('sh', ['-c', COMMAND], {
    cwd: workspace,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { passed: (performance.now() - began) / 1000, processors: childSeconds(times) };
}
