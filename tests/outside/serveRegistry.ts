/**
 * Local npm registry, started as a child process. Its argument is the folder of its packages. It has only the packages that are
 * published to it, and no upstream. Sends its port to the parent process.
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
  // The content of the sample contains films.
  max_body_size: '200mb',
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address().port));
