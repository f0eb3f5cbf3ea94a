import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { guideExample } from '../guideExample.ts';
import type { ServerAdapter } from '../ServerAdapter.ts';
import { startProgram } from '../startProgram.ts';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Debian's nginx in front of the site's server, with the configuration of the guide. */
export const nginx: ServerAdapter = {
  name: 'nginx',
  needs: { nginx: '/usr/sbin/nginx', 'libnginx-mod-http-brotli-static': BROTLI },
  start({ build, work, upstreamPort, port, tls }) {
    const site = guideExample('Node behind nginx', 'nginx', {
      '/srv/site': path.join(build, '..'),
      ':4173': `:${upstreamPort}`,
      'listen 80;': tls
        ? `listen 127.0.0.1:${port} ssl; ssl_certificate ${tls.certificate}; ssl_certificate_key ${tls.key};`
        : `listen 127.0.0.1:${port};`,
    });
    const config = path.join(work, 'nginx.conf');
    writeFileSync(
      config,
      `daemon off;
pid ${work}/nginx.pid;
error_log stderr;
worker_processes 1;
load_module ${BROTLI};
events { }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${work}/${name};`).join('\n  ')}
  ${site}
}
${process.getuid?.() === 0 ? 'user root;' : ''}`,
    );
    return startProgram('/usr/sbin/nginx', ['-p', work, '-c', config], { port });
  },
};
