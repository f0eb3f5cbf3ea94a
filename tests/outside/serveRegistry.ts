/**
 * A registry of packages on this machine, with what it holds in the folder that is named to it. It has what is published
 * to it, and asks no other. A process of its own; it tells who started it on which port it listens.
 */
import { runServer } from 'verdaccio';

const [storage] = process.argv.slice(2);

const server = await runServer({
  self_path: storage,
  storage,
  uplinks: {},
  packages: { '@tamarack-lowe/*': { access: '$all', publish: '$all' } },
  log: { type: 'stdout', format: 'json', level: 'error' },
  web: { enable: false },
  // Films are among the content of the sample.
  max_body_size: '200mb',
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address().port));
