import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const APT = '/usr/bin/apt-get';

/** Installs Debian packages without starting their services. Does nothing without root or apt. */
export function installDebian(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return;
  const apt = (...args: string[]) =>
    spawnSync(APT, ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 600_000,
    });
  apt('update');
  apt('install', '--yes', '--no-install-recommends', ...packages);
}
