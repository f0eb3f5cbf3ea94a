/**
 * Local npm registry, started as a child process. Its argument is the folder of its packages. It has only the packages that are
 * published to it, and no upstream. Sends its address to the parent process.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { runServer } from 'verdaccio';

const [storage] = process.argv.slice(2);
// Package managers cache packages by address, and a port may have been that of an earlier run with other packages.
const prefix = `/${randomUUID()}`;

const server = await runServer({
  self_path: storage,
  storage,
  uplinks: {},
  packages: { '@tamarack-lowe/*': { access: '$all', publish: '$all' } },
  log: { type: 'stdout', format: 'json', level: 'error' },
  web: { enable: false },
  url_prefix: prefix,
  // The content of the sample contains films.
  max_body_size: '200mb',
});
// Verdaccio writes the prefix into addresses and expects a proxy that removes it from requests.
server.prependListener('request', (request: IncomingMessage) => {
  request.url = request.url?.replace(prefix, '');
});
server.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${server.address().port}${prefix}`));
