import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type {
  Evidence,
  EvidenceRow,
  Subject,
} from '../../packages/microsite/src/routes/accessibility/evidence.ts';

export const ROOT = path.join(import.meta.dirname, '../..');

/** Packages with an `accessibility.json`. */
export const PACKAGES = ['ui', 'pages'] as const;
export type PackageName = (typeof PACKAGES)[number];

export const fileOf = (name: PackageName) => path.join(ROOT, 'packages', name, 'accessibility.json');

export const readEvidence = (name: PackageName): Evidence => JSON.parse(readFileSync(fileOf(name), 'utf8'));

const HASH_LENGTH = 12;
/** Tests and examples change nothing of what a visitor meets. */
const NOT_SERVED = /\.(?:test|stories)\.tsx?$|(?:^|\/)(?:__generated__|testing)\//;

/**
 * Returns a hash of names and contents of the files in folders of the repository. It does not ask Git, whose dates are those of a
 * merge, and which a shallow clone does not have.
 */
export function sourceHash(folders: readonly string[], root = ROOT): string {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const file of filesIn(path.join(root, folder))) {
      hash.update(`${folder}/${file}\n`);
      hash.update(readFileSync(path.join(root, folder, file)));
    }
  return hash.digest('hex').slice(0, HASH_LENGTH);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !NOT_SERVED.test(file))
    .sort();
}

/** Result of running the machine checks: true when a check has passed, null when its program is not installed. */
export type Ran = Readonly<Record<string, boolean | null>>;

/**
 * Renews the rows of a subject whose sources have the hash `now`. Rows of checks that have passed get the day and the hash, and
 * appear where the check was never made. All others, those by hand first of all, become stale until somebody makes the check again (`made`: its name).
 */
export function renewed(
  { checks }: Pick<Evidence, 'checks'>,
  subject: Subject,
  { now, today, ran, made }: { now: string; today: string; ran: Ran; made?: string | undefined },
): Subject {
  const passed = (check: string) => (checks[check]?.by === 'hand' ? check === made : ran[check] === true);
  const rows = subject.rows.map(({ stale: _, ...row }): EvidenceRow => {
    if (passed(row.check)) return { ...row, checked: today, source: now };
    return row.source === now ? row : { ...row, stale: true };
  });
  const first = subject.checks.filter((check) => passed(check) && !rows.some((row) => row.check === check));
  return {
    ...subject,
    rows: [
      ...rows,
      ...first.map((check): EvidenceRow => ({ check, result: 'passes', checked: today, source: now })),
    ],
  };
}

/** Lists what the evidence says that is not true of the sources, a line each. */
export function untrue({ checks, subjects }: Evidence, hashOf: (subject: Subject) => string): string[] {
  return subjects.flatMap((subject) => {
    const now = hashOf(subject);
    return subject.rows.flatMap(({ check, note, result, source, stale }) => {
      const where = `${subject.id}, ${check}`;
      const by = checks[check]?.by;
      if (by === undefined) return `${where}: there is no such check`;
      return [
        ...(source !== now && !stale ? [`${where}: is older than the code`] : []),
        ...(source === now && stale ? [`${where}: is as old as the code, and says that it is older`] : []),
        ...(stale && by === 'machine' ? [`${where}: a machine can make it again at once`] : []),
        ...((result === 'partly') === (note === undefined)
          ? [`${where}: says what is not perfect with "partly", and only then`]
          : []),
      ];
    });
  });
}
