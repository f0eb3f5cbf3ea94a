import { parseReport } from './apiReport.ts';

/** Change of a report: none, new lines only, or lines that users may depend on are gone or different. */
export type Change = 'none' | 'added' | 'changed';

/** Compares two reports and names the entry points that differ. A removed entry point is a change. */
export function compareReports(before: string, after: string): { change: Change; entryPoints: string[] } {
  const [old, now] = [parseReport(before), parseReport(after)];
  const changes = [...new Set([...old.keys(), ...now.keys()])].map((name) => ({
    name,
    change: compareLines(old.get(name), now.get(name)),
  }));
  const entryPoints = changes.filter(({ change }) => change !== 'none').map(({ name }) => name);
  if (entryPoints.length === 0) return { change: 'none', entryPoints };
  return { change: changes.some(({ change }) => change === 'changed') ? 'changed' : 'added', entryPoints };
}

function compareLines(before: string[] | undefined, after: string[] | undefined): Change {
  if (!after) return 'changed';
  if (!before) return 'added';
  let kept = 0;
  for (const line of after) if (line === before[kept]) kept += 1;
  if (kept < before.length) return 'changed';
  return before.length === after.length ? 'none' : 'added';
}

/** Sizes of a release, the smallest first. */
const BUMPS = ['none', 'patch', 'minor', 'major'] as const;
export type Bump = (typeof BUMPS)[number];

/** Smallest bump that a changeset must state. A patch never changes types; before 1.0.0 a minor release may break. */
export function requiredBump(version: string, change: Change): Bump {
  if (change === 'none') return 'none';
  return change === 'added' || version.startsWith('0.') ? 'minor' : 'major';
}

type Comparison = {
  name: string;
  /** The version released last. */
  version: string;
  /** The report of that release, empty before the first one, and the report of today. */
  released: string;
  report: string;
  /** The bumps that the pending changesets state for the package. */
  stated: readonly Bump[];
};

/** Returns a message when a report has changed since the last release and no changeset states a large enough bump. */
export function changesetIssue({ name, version, released, report, stated }: Comparison): string | null {
  const { change, entryPoints } = compareReports(released, report);
  const needed = requiredBump(version, change);
  const enough = BUMPS.slice(BUMPS.indexOf(needed));
  if (needed === 'none' || stated.some((bump) => enough.includes(bump))) return null;
  return `${name}: the types of ${entryPoints.join(', ')} differ from those of ${version}, and no changeset says so. It needs a ${needed} one: pnpm changeset.`;
}
