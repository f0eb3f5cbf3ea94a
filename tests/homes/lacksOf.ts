import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Home } from './Home.ts';

const APT = '/usr/bin/apt-get';

/** Debian's packages of a home that are not here. They are installed where that may be done: as root, where there is apt. */
export function lacksOf({ needs = {} }: Home): string[] {
  const lacking = () => Object.keys(needs).filter((name) => !existsSync(needs[name] ?? ''));
  if (lacking().length > 0 && process.getuid?.() === 0 && existsSync(APT)) {
    const apt = (...args: string[]) =>
      spawnSync(APT, ['-qq', ...args], {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    apt('update');
    apt('install', '--yes', '--no-install-recommends', ...lacking());
  }
  return lacking();
}
