import path from 'node:path';
import type { ServerAdapter } from '../ServerAdapter.ts';
import { startProgram } from '../startProgram.ts';

const root = path.join(import.meta.dirname, '../../..');

/** The site's own server on Node. */
export const node: ServerAdapter = {
  name: 'Node',
  start: ({ build, port }) =>
    startProgram(
      process.execPath,
      [path.join(root, 'packages/microsite/src/cli/main.ts'), 'start', path.join(build, '..')],
      { port, env: { PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'silent' } },
    ),
};
