import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ServerAdapter } from '../ServerAdapter.ts';
import { startProgram } from '../startProgram.ts';

/** Debian's Varnish in front of the site's server. */
export const varnish: ServerAdapter = {
  name: 'Varnish',
  needs: { varnish: '/usr/sbin/varnishd' },
  start({ build, work, upstreamPort, port }) {
    const vcl = path.join(work, 'varnish.vcl');
    const written = readFileSync(path.join(build, 'adapters/varnish.vcl'), 'utf8');
    writeFileSync(vcl, written.replace('"4173"', `"${upstreamPort}"`));
    // Without a jail: the user who runs this owns the folder.
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
