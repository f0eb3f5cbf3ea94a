import type { Change } from './changeOf.ts';

/** Sizes of a release, the smallest first. */
export const BUMPS = ['none', 'patch', 'minor', 'major'] as const;
export type Bump = (typeof BUMPS)[number];

/** The least that a changeset has to say. Types are never changed in a patch; before 1.0.0 a minor release may break. */
export function neededBump(version: string, change: Change): Bump {
  if (change === 'none') return 'none';
  return change === 'added' || version.startsWith('0.') ? 'minor' : 'major';
}
