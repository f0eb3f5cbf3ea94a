import { existsSync } from 'node:fs';
import { installDebian } from '../run/debian.ts';
import type { Home } from './Home.ts';

/** Debian's packages of a home that are not here and cannot be installed. */
export function lacksOf({ needs = {} }: Home): string[] {
  const lacking = () => Object.keys(needs).filter((name) => !existsSync(needs[name] ?? ''));
  if (lacking().length > 0) installDebian(lacking());
  return lacking();
}
