import type { Province } from '@tamarack-lowe/content-model';
import { entriesOf, isRecord } from './entriesOf.ts';
import { lineOf } from './plainText.ts';

/** A slug as WordPress makes them: letters, digits, hyphens, and percent-encoding for other scripts. */
export function isSlug(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z0-9%_-]*[a-z%_-][a-z0-9%_-]*$/i.test(value);
}

/**
 * Provinces from a list, from an object with numeric keys (a list with a gap, in PHP), or from slug => name. Anything
 * else, the `{"errors": …}` of an unregistered taxonomy included, yields none. The order is kept; the first of two with
 * the same slug wins.
 */
export function parseProvinces(value: unknown): Province[] {
  const provinces = new Map<string, Province>();
  const add = (slug: unknown, name: string, code: string) => {
    if (isSlug(slug) && name !== '' && !provinces.has(slug)) provinces.set(slug, { slug, name, code });
  };
  if (isRecord(value) && !('errors' in value)) {
    for (const [key, entry] of Object.entries(value))
      if (typeof entry === 'string') add(key, lineOf(entry), '');
  }
  for (const entry of entriesOf(value) ?? []) {
    if (isRecord(entry)) add(entry.slug, lineOf(entry.name), lineOf(entry.code));
  }
  return [...provinces.values()];
}
