import type { PackageName } from './evidence.ts';

/** A command that makes a check, in a folder of the repository. */
export type Command = { folder: string; command: readonly string[] };

const examples = (file: string): Command => ({
  folder: 'packages/ui',
  command: ['vitest', 'run', '--project', 'examples', `src/examples/${file}.test.tsx`],
});
const journeys = (folder: string, ...files: string[]): Command => ({
  folder,
  command: ['playwright', 'test', ...files.map((file) => `e2e/${file}.test.ts`)],
});
const turbo = (...tasks: string[]): Command => ({
  folder: '.',
  command: ['turbo', 'run', ...tasks, '--output-logs=errors-only', '--no-update-notifier'],
});

const SITES = turbo('build', '--filter=@tamarack-lowe/site', '--filter=@tamarack-lowe/norrbeck');

/** Commands of each check that no person makes, in their order. */
export const CHECKS: Readonly<Record<PackageName, Readonly<Record<string, readonly Command[]>>>> = {
  ui: {
    axe: [examples('axe')],
    forcedColours: [examples('forcedColours')],
    reducedMotion: [examples('reducedMotion')],
    keys: [{ folder: 'packages/ui', command: ['vitest', 'run', '--project', 'browser'] }],
  },
  pages: {
    axe: [SITES, journeys('apps/site', 'kinds'), journeys('apps/norrbeck', 'kinds')],
    files: [turbo('test:pages')],
    keys: [SITES, journeys('apps/site', 'keyboard', 'large-text', 'hostile-sizes')],
    orca: [SITES, { folder: '.', command: ['node', 'tests/screen-reader/run.ts'] }],
  },
};
