import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Programs } from './installPackages.ts';
import { type Running, runServer } from './runServer.ts';

export type Database = { socket: string; query: (sql: string) => string; server: Running };

/** Starts a MariaDB in a folder, with an empty database `wordpress`, on a socket and no port. */
export async function startDatabase({ mariadb }: Programs, folder: string): Promise<Database> {
  const data = path.join(folder, 'data');
  const socket = path.join(folder, 'mariadb.sock');
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  const install = [
    '--no-defaults',
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ];
  execFileSync('/usr/bin/mariadb-install-db', [...install, ...user], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const serve = [
    '--no-defaults',
    `--datadir=${data}`,
    `--socket=${socket}`,
    '--skip-networking',
    '--innodb-flush-log-at-trx-commit=0',
  ];
  const server = await runServer(mariadb, [...serve, ...user], socket);
  const ask = ['--no-defaults', `--socket=${socket}`, '--user=root', '--skip-column-names'];
  const run = (...args: string[]) =>
    execFileSync('/usr/bin/mariadb', [...ask, ...args], { encoding: 'utf8' });
  run('--execute=CREATE DATABASE wordpress');
  return { socket, query: (sql) => run('wordpress', `--execute=${sql}`), server };
}
