import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { isCopied } from './isCopied.ts';

const MEDIA = 'packages/stories/dist/media';

/** A copy of the workspace in a temporary folder, installed, with the pictures baked. Gives its path. */
export function copyWorkspace(root: string): string {
  const target = join(realpathSync(mkdtempSync(join(tmpdir(), 'workspace-'))), 'copy');
  const filter = (path: string) => isCopied(relative(root, path).split(sep).join('/'));
  cpSync(root, target, { recursive: true, filter });
  cpSync(join(root, MEDIA), join(target, MEDIA), { recursive: true });
  // A folder of its own: pnpm writes the paths it is installed at into it.
  execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--silent'], {
    cwd: target,
    stdio: 'inherit',
  });
  return target;
}
