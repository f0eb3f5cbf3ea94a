import { gt } from 'semver';
import { moveToFirstRelease } from './firstRelease.ts';

/** Changes that a migration made, and changes that it leaves to a person (file, line, what to do), a line each. */
export type Migrated = { changes: string[]; byHand: string[] };

export type Migration = {
  /** The version whose form it moves a site to. */
  version: string;
  /** A few words for the report. */
  about: string;
  /** Changes the files of a folder (full path). Does nothing the second time. */
  run: (home: string) => Promise<Migrated>;
};

/** All migrations, oldest first. A version that changes config, content or style sheets of sites adds its own at the end. */
const MIGRATIONS: readonly Migration[] = [
  { version: '1.0.0', about: 'one form of config, content and style sheets', run: moveToFirstRelease },
];

/** A migration that has run. */
export type RanMigration = Migrated & Pick<Migration, 'version' | 'about'>;

/**
 * Runs the migrations of all versions after `from` on a folder (full path), oldest first; all of them without `from`. Each sees
 * the files as the one before left them.
 */
export async function runMigrations(
  home: string,
  from?: string,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<RanMigration[]> {
  const ran: RanMigration[] = [];
  for (const { version, about, run } of migrations)
    if (from === undefined || gt(version, from)) ran.push({ version, about, ...(await run(home)) });
  return ran;
}
