import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { folderOf } from './siteFolder.ts';

const PORT = 4329;

/** Serves a built site as `npm start` does; `root` names other built files to serve. Rejects without a build. */
export async function serveBuild(
  site: string,
  { root, port = PORT }: { root?: string; port?: number } = {},
): Promise<{ address: string; stop: () => void }> {
  const folder = folderOf(site);
  const server = spawn(join(folder, 'node_modules/.bin/microsite'), ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), ...(root && { SITE_ROOT: root }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.once('data', () => resolve());
    server.once('exit', () => reject(new Error('The site did not start. Build it first: pnpm build.')));
  });
  return { address: `http://localhost:${port}`, stop: () => server.kill() };
}

const START_MS = 10_000;

/** A server in a child process, whose log is a file. */
export type Served = {
  /** `http://127.0.0.1:4430` */
  address: string;
  pid: number;
  stop: () => Promise<void>;
};

/** Serves a built site as `npm start` does, with its log in a file. */
export function serveOurs(site: string, port: number): Promise<Served> {
  const folder = folderOf(site);
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1' };
  return served(port, (_, out) =>
    spawn(join(folder, 'node_modules/.bin/microsite'), ['start'], {
      cwd: folder,
      env,
      stdio: ['ignore', out, 'inherit'],
    }),
  );
}

/** Serves the same files with the installed nginx. Rejects when it is missing. */
export function serveNginx(root: string, port: number): Promise<Served> {
  return served(port, (place, out) => {
    const config = join(place, 'nginx.conf');
    writeFileSync(config, nginxConfig({ root, port, place }));
    return spawn('nginx', ['-c', config, '-g', 'daemon off;'], { stdio: ['ignore', out, 'inherit'] });
  });
}

async function served(port: number, start: (place: string, out: number) => ChildProcess): Promise<Served> {
  const place = mkdtempSync(join(tmpdir(), 'load-'));
  const child = start(place, openSync(join(place, 'lines.log'), 'w'));
  const ended = once(child, 'exit').catch((error: unknown) => error);
  const address = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill();
    await ended;
    rmSync(place, { recursive: true });
  };
  const responds = async () => {
    while (!(await fetch(address).catch(() => null))) await setTimeout(50);
    return 'responds';
  };
  const first = await Promise.race([responds(), ended, setTimeout(START_MS)]);
  if (first === 'responds' && child.pid !== undefined) return { address, pid: child.pid, stop };
  throw first instanceof Error ? first : new Error(`Nothing responds at ${address}.`);
}

/** Configuration of Debian's nginx: a process per processor, precompressed files, a log line per response. */
function nginxConfig({ root, port, place }: { root: string; port: number; place: string }): string {
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `worker_processes auto;
pid ${place}/nginx.pid;
error_log ${place}/error.log;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log ${place}/lines.log;
  ${own.map((name) => `${name}_temp_path ${place}/${name};`).join('\n  ')}
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000000;
  gzip_static on;
  server {
    listen 127.0.0.1:${port};
    root ${root};
    location / { try_files $uri $uri/index.html =404; }
  }
}
`;
}
