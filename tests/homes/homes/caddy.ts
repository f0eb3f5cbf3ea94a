import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromGuide } from '../fromGuide.ts';
import type { Home } from '../Home.ts';
import { startProgram } from '../startProgram.ts';

/** Debian's Caddy before the server of the site, as the guide says, without a certificate. */
export const caddy: Home = {
  name: 'Caddy',
  needs: { caddy: '/usr/bin/caddy' },
  start({ build, work, behind, port }) {
    const site = fromGuide('Node behind nginx', 'caddy', {
      '/srv/site': path.join(build, '..'),
      'grow.example.com': `http://127.0.0.1:${port}, http://localhost:${port}`,
    });
    const config = path.join(work, 'Caddyfile');
    writeFileSync(config, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
    return startProgram('/usr/bin/caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
      port,
      env: { MICROSITE: `127.0.0.1:${behind}`, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work },
    });
  },
};
