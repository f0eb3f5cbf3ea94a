import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

/** WordPress of Debian, and what runs it. */
const PACKAGES = [
  'wordpress',
  'wordpress-theme-twentytwentythree',
  'php',
  'php-fpm',
  'nginx',
  'mariadb-server-core',
];

/** Where Debian puts them. */
export type Programs = { wordpress: string; nginx: string; php: string; fpm: string; mariadb: string };

/** Finds Debian's WordPress and what it needs, installed by apt where we may. Null where there is none. */
export function installPackages(): Programs | null {
  const present = findPrograms();
  if (present || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return present;
  const apt = (...args: string[]) =>
    spawnSync('/usr/bin/apt-get', ['--quiet', '-o', 'DPkg::Lock::Timeout=300', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      // Of a system in this run level no service is started.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
  apt('update');
  apt('install', '--yes', '--no-install-recommends', ...PACKAGES);
  return findPrograms();
}

function findPrograms(): Programs | null {
  const programs = {
    wordpress: '/usr/share/wordpress',
    nginx: '/usr/sbin/nginx',
    php: '/usr/bin/php',
    fpm: globSync('/usr/sbin/php-fpm*')[0] ?? '',
    mariadb: '/usr/sbin/mariadbd',
  };
  return Object.values(programs).every((file) => existsSync(file)) ? programs : null;
}
