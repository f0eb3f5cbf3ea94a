import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Programs } from './installPackages.ts';
import { type Running, runServer } from './runServer.ts';
import { startDatabase } from './startDatabase.ts';

/** The administrator that WordPress's installer creates. */
export const ADMINISTRATOR = { name: 'ada', password: 'A fair with no network' };

const PLUGIN = path.join(import.meta.dirname, '../../integrations/wordpress/microsite-content');

export type WordPress = {
  origin: string;
  /** Address: `/learn` below the origin. */
  home: string;
  /** Folder with all its data. */
  folder: string;
  /** Its files. */
  files: string;
  /** Queries its database. Returns rows as lines. */
  query: (sql: string) => string;
  /** Runs PHP code inside of WordPress. Returns its output. */
  run: (php: string) => string;
  /** Copies our plugin into WordPress, without activating it. */
  addPlugin: () => void;
  stop: () => Promise<void>;
};

/**
 * Starts Debian's WordPress in a folder: a copy of its files behind nginx and PHP-FPM, set up by its installer. Our plugin is
 * there, but not activated.
 */
export async function startWordPress(programs: Programs, folder: string): Promise<WordPress> {
  const files = path.join(folder, 'www/learn');
  cpSync(programs.wordpress, files, { recursive: true, dereference: true });
  const addPlugin = () =>
    cpSync(PLUGIN, path.join(files, 'wp-content/plugins/microsite-content'), { recursive: true });
  addPlugin();
  const running: Running[] = [];
  const stop = async () => {
    for (const server of running.toReversed()) await server.stop();
  };
  try {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const home = `${origin}/learn`;
    const database = await startDatabase(programs, folder);
    running.push(database.server);
    writeFileSync(path.join(files, 'wp-config.php'), config(database.socket, home));
    const fpm = path.join(folder, 'fpm.sock');
    writeFileSync(path.join(folder, 'fpm.conf'), fpmConfig(folder, fpm));
    const root = process.getuid?.() === 0;
    running.push(
      await runServer(
        programs.fpm,
        [
          '--nodaemonize',
          '--fpm-config',
          path.join(folder, 'fpm.conf'),
          ...(root ? ['--allow-to-run-as-root'] : []),
        ],
        fpm,
      ),
    );
    writeFileSync(path.join(folder, 'nginx.conf'), nginxConfig({ folder, fpm, port, root }));
    mkdirSync(path.join(folder, 'logs'));
    running.push(
      await runServer(programs.nginx, ['-p', folder, '-c', path.join(folder, 'nginx.conf')], port),
    );
    await install(home);
    const run = (php: string) =>
      execFileSync(
        programs.php,
        [
          '-r',
          `$_SERVER['HTTP_HOST'] = '127.0.0.1:${port}'; $_SERVER['REQUEST_URI'] = '/learn/'; require '${files}/wp-load.php'; ${php}`,
        ],
        { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
      );
    return { origin, home, folder, files, query: database.query, run, addPlugin, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Fills in the form of the installer. */
async function install(home: string): Promise<void> {
  const answer = await fetch(`${home}/wp-admin/install.php?step=2`, {
    method: 'POST',
    body: new URLSearchParams({
      weblog_title: 'Content',
      user_name: ADMINISTRATOR.name,
      admin_password: ADMINISTRATOR.password,
      admin_password2: ADMINISTRATOR.password,
      admin_email: 'ada@example.com',
      blog_public: '0',
    }),
  });
  const page = await answer.text();
  if (!page.includes('WordPress has been installed'))
    throw new Error(`WordPress was not installed:\n${page}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Keeps WordPress off the network, and shows every warning. */
const config = (socket: string, home: string) => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'WP_SITEURL', '${home}' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_LOG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_ACCESSIBLE_HOSTS', '127.0.0.1' );
define( 'DISABLE_WP_CRON', true );
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
`;

const fpmConfig = (folder: string, socket: string) => `[global]
error_log = ${folder}/fpm.log
[www]
listen = ${socket}
user = ${process.getuid?.() === 0 ? 'root' : process.env.USER}
pm = static
pm.max_children = 4
php_admin_value[sendmail_path] = /bin/true
php_admin_value[opcache.revalidate_freq] = 0
`;

const nginxConfig = (of: {
  folder: string;
  fpm: string;
  port: number;
  root: boolean;
}) => `${of.root ? 'user root;' : ''}
daemon off;
pid ${of.folder}/nginx.pid;
error_log ${of.folder}/nginx.log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${of.folder}/temp;
  fastcgi_temp_path ${of.folder}/temp;
  proxy_temp_path ${of.folder}/temp;
  scgi_temp_path ${of.folder}/temp;
  uwsgi_temp_path ${of.folder}/temp;
  server {
    listen 127.0.0.1:${of.port};
    root ${of.folder}/www;
    index index.php;
    location / {
      try_files $uri $uri/ /learn/index.php?$args;
    }
    location ~ \\.php$ {
      include /etc/nginx/fastcgi_params;
      # Debian's leaves the port out, by which a network knows its sites.
      fastcgi_param HTTP_HOST 127.0.0.1:${of.port};
      fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      fastcgi_pass unix:${of.fpm};
    }
  }
}
`;
