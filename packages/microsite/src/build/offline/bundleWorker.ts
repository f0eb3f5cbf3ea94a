import { extname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import type { OfflineSettings } from '../../offline/OfflineSettings.ts';

/** The service worker of a site as one script, told what the build knows. */
export async function bundleWorker(settings: OfflineSettings): Promise<string> {
  // Sources here, scripts where this is installed.
  const file = `worker${extname(import.meta.filename)}`;
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
