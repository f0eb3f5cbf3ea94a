import { existsSync, globSync } from 'node:fs';
import { installDebian } from '../run/debian.ts';

/** Debian packages of WordPress, PHP, database and server. */
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

/** Finds Debian's WordPress, and installs it with apt if possible. Null when it is not available. */
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
