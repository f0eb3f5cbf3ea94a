import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Home } from '../Home.ts';
import { startProgram } from '../startProgram.ts';

/** Debian's Varnish before the server of the site. */
export const varnish: Home = {
  name: 'Varnish',
  needs: { varnish: '/usr/sbin/varnishd' },
  start({ build, work, behind, port }) {
    const vcl = path.join(work, 'varnish.vcl');
    const written = readFileSync(path.join(build, 'homes/varnish.vcl'), 'utf8');
    writeFileSync(vcl, written.replace('"4173"', `"${behind}"`));
    // As whoever runs this: the folder is nobody else's.
    const args = [
      '-j',
      'none',
      '-F',
      '-n',
      work,
      '-a',
      `127.0.0.1:${port}`,
      '-f',
      vcl,
      '-p',
      'http_gzip_support=off',
    ];
    return startProgram('/usr/sbin/varnishd', [...args, '-s', 'malloc,64m'], { port });
  },
};
