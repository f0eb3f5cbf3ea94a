import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a build says of itself, in a file beside its site. */
export type BuildRecord = {
  version: string;
  /** Folders, from the root, whose files have a hash in their names. */
  hashed: readonly string[];
  /** Files in them that are those of the other build, for pages of it that are still open. Names from the root. */
  kept: readonly string[];
};

/** Its name. */
const RECORD = 'build.json';
const NONE: BuildRecord = { version: '', hashed: [], kept: [] };

/** Reads the record of a build; one that says nothing where there is none. */
export function readRecord(folder: string): BuildRecord {
  const file = join(folder, RECORD);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : NONE;
}

/** Writes the record of a build. */
export function writeRecord(folder: string, record: BuildRecord): void {
  writeFileSync(join(folder, RECORD), `${JSON.stringify(record)}\n`);
}
