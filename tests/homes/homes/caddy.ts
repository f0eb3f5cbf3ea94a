import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromGuide } from '../fromGuide.ts';
import type { Home } from '../Home.ts';
import { startProgram } from '../startProgram.ts';

/** Debian's Caddy before the server of the site, as the guide says; the certificate is none that it got by itself. */
export const caddy: Home = {
  name: 'Caddy',
  needs: { caddy: '/usr/bin/caddy' },
  start({ build, work, behind, port, tls }) {
    const addresses = ['127.0.0.1', 'localhost']
      .map((host) => `${tls ? 'https' : 'http'}://${host}:${port}`)
      .join(', ');
    const site = fromGuide('Node behind nginx', 'caddy', {
      '/srv/site': path.join(build, '..'),
      'grow.example.com {': `${addresses} {${tls ? `\n\ttls ${tls.certificate} ${tls.key}` : ''}`,
    });
    const config = path.join(work, 'Caddyfile');
    writeFileSync(config, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
    return startProgram('/usr/bin/caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
      port,
      env: { MICROSITE: `127.0.0.1:${behind}`, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work },
    });
  },
};
