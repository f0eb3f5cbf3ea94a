import { cpSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';

/** What a build makes anew, and what a copy does not need. */
const LEFT_OUT = new Set(['.git', '.turbo', '.cache', 'build', 'dist', 'storybook-static', 'test-results']);
const MEDIA = 'packages/stories/dist/media';

/** A copy of the workspace in a temporary folder, with the pictures baked and everything installed. Gives its path. */
export function copyWorkspace(root: string): string {
  const target = join(realpathSync(mkdtempSync(join(tmpdir(), 'workspace-'))), 'copy');
  const installed = join(root, 'node_modules');
  cpSync(root, target, {
    recursive: true,
    // Packages find each other by links that lead from folder to folder: they stay within the copy.
    verbatimSymlinks: true,
    filter: (path) => path !== installed && !LEFT_OUT.has(basename(path)),
  });
  symlinkSync(installed, join(target, 'node_modules'));
  cpSync(join(root, MEDIA), join(target, relative('.', MEDIA)), { recursive: true });
  return target;
}
