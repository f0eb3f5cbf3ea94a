import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** What is installed or built anew, and what a copy does not need. */
const LEFT_OUT = new Set(['.git', '.turbo', '.cache', 'node_modules', 'build', 'dist', 'storybook-static']);
const MEDIA = 'packages/stories/dist/media';

/** A copy of the workspace in a temporary folder, installed, with the pictures baked. Gives its path. */
export function copyWorkspace(root: string): string {
  const target = join(realpathSync(mkdtempSync(join(tmpdir(), 'workspace-'))), 'copy');
  cpSync(root, target, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  cpSync(join(root, MEDIA), join(target, MEDIA), { recursive: true });
  // A folder of its own: pnpm writes the paths it is installed at into it.
  execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--silent'], {
    cwd: target,
    stdio: 'inherit',
  });
  return target;
}
