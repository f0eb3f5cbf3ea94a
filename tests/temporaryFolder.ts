import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes a temporary folder for a run of tests, and removes it at the end, also when tests fail: `os.tmpdir()` in tests, and
 * in the programs and browsers that they start, is this folder.
 */
export default function useTemporaryFolder(): () => void {
  const above = tmpdir();
  const folder = mkdtempSync(join(above, 'tests-'));
  process.env.TMPDIR = folder;
  return () => {
    process.env.TMPDIR = above;
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
}
