import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a folder that is deleted after the test. */
export function emptyFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'create-'));
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) };
}
