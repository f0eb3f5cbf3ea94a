import { extname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import type { OfflineSettings } from '../../offline/OfflineSettings.ts';

/** The service worker of a site as one script, told what the build knows; without settings the one that takes all away. */
export async function bundleWorker(settings?: OfflineSettings): Promise<string> {
  const name = settings ? 'worker' : 'farewell';
  // Sources here, scripts where this is installed.
  const file = `${name}${extname(import.meta.filename)}`;
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"', OFFLINE_SETTINGS: JSON.stringify(settings) },
    build: {
      target: 'es2023',
      write: false,
      rolldownOptions: {
        input: join(import.meta.dirname, '../../offline/worker', file),
        output: { format: 'iife' },
      },
    },
  });
  const [output] = [made].flat() as Rolldown.RolldownOutput[];
  const code = output?.output[0].code;
  if (code === undefined) throw new Error('The build made no service worker.');
  return code;
}
