import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder that is gone when the test is over. */
export function emptyFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'create-'));
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) };
}
