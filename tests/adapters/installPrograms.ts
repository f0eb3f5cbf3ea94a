import { existsSync } from 'node:fs';
import { installDebian } from '../run/debian.ts';
import type { ServerAdapter } from './ServerAdapter.ts';

/** Installs the Debian packages that a server needs. Returns those that cannot be installed. */
export function installPrograms({ needs = {} }: ServerAdapter): string[] {
  const missing = () => Object.keys(needs).filter((name) => !existsSync(needs[name] ?? ''));
  if (missing().length > 0) installDebian(missing());
  return missing();
}
