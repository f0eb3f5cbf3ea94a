import { createHash } from 'node:crypto';
import { ownStamp } from '../ownStamp.ts';
import type { PrerenderOptions } from '../PrerenderOptions.ts';

/** A word that changes with what all pages of a site are made with; `more`: texts that are not among its options. */
export function stampOf<Source>(
  { critical, early, policy }: PrerenderOptions<Source>,
  more: readonly string[],
): string {
  const told = JSON.stringify([critical, early, policy, more], (_, value) =>
    value instanceof RegExp ? String(value) : value,
  );
  return createHash('sha256')
    .update(ownStamp() + told)
    .digest('base64url');
}
