import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder that is removed when the test ends. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
