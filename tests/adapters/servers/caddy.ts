import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { guideExample } from '../guideExample.ts';
import type { ServerAdapter } from '../ServerAdapter.ts';
import { startProgram } from '../startProgram.ts';

/** Debian's Caddy in front of the site's server, with the configuration of the guide and a certificate made here. */
export const caddy: ServerAdapter = {
  name: 'Caddy',
  needs: { caddy: '/usr/bin/caddy' },
  start({ build, work, upstreamPort, port, tls }) {
    const addresses = ['127.0.0.1', 'localhost']
      .map((host) => `${tls ? 'https' : 'http'}://${host}:${port}`)
      .join(', ');
    const site = guideExample('Node behind nginx', 'caddy', {
      '/srv/site': path.join(build, '..'),
      'grow.example.com {': `${addresses} {${tls ? `\n\ttls ${tls.certificate} ${tls.key}` : ''}`,
    });
    const config = path.join(work, 'Caddyfile');
    writeFileSync(config, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
    return startProgram('/usr/bin/caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
      port,
      env: { MICROSITE: `127.0.0.1:${upstreamPort}`, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work },
    });
  },
};
