import { changeOf } from './changeOf.ts';
import { BUMPS, type Bump, neededBump } from './neededBump.ts';

type Compared = {
  name: string;
  /** The last that was released. */
  version: string;
  /** The report of that release, empty before the first, and the one of today. */
  released: string;
  report: string;
  /** Size of each changeset of the package. */
  said: readonly Bump[];
};

/** Returns the issue of a report that has changed since the last release without a changeset of the right size; else null. */
export function changesetComplaint({ name, version, released, report, said }: Compared): string | null {
  const { change, doors } = changeOf(released, report);
  const needed = neededBump(version, change);
  const enough = BUMPS.slice(BUMPS.indexOf(needed));
  if (needed === 'none' || said.some((bump) => enough.includes(bump))) return null;
  return `${name}: types of ${doors.join(', ')} are not what they were in ${version}, and no changeset says so. It needs a ${needed} one: pnpm changeset.`;
}
