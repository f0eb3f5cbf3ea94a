import { existsSync, globSync } from 'node:fs';
import { installDebian } from '../run/debian.ts';

/** WordPress of Debian, and what runs it. */
const PACKAGES = [
  'wordpress',
  'wordpress-theme-twentytwentythree',
  'php',
  'php-fpm',
  'nginx',
  'mariadb-server-core',
];

/** Folder of Debian's packages. */
export type Programs = { wordpress: string; nginx: string; php: string; fpm: string; mariadb: string };

/** Finds Debian's WordPress and what it needs, installed by apt where we may. Null where there is none. */
export function installPackages(): Programs | null {
  const present = findPrograms();
  if (!present) installDebian(PACKAGES);
  return present ?? findPrograms();
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
