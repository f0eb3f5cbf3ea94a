/**
 * `pnpm preview`: serves the built site and the built Storybook with the site's server, which takes the same variables
 * (`PORT`, `HOST` …) as `npm start`. `--gather` only writes the folder, for a preview host.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { gatherPreview } from './gatherPreview.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const root = gatherPreview({
  site: at('../../site/build/client'),
  storybook: at('../storybook-static'),
  target: at('../build/preview'),
});
console.info(`Site and Storybook are in ${root}`);
if (!process.argv.includes('--gather')) {
  console.info('Storybook is at /storybook/');
  const server = spawn(at('../../site/node_modules/.bin/microsite'), ['start', at('../../site')], {
    stdio: 'inherit',
    env: { ...process.env, SITE_ROOT: root },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
  server.on('close', (code) => process.exit(code ?? 0));
}
