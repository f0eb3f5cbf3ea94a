import { basename, dirname, extname, join } from 'node:path';
import { build, type Plugin } from 'vite';
import type { WorkFolders } from '../workFolders.ts';

/** Bundles the service worker as one script, which is told by `OFFLINE_SETTINGS` what each build knows. */
export async function bundleWorker(
  { worker }: Pick<WorkFolders, 'worker'>,
  plugins: Plugin[],
): Promise<void> {
  // Sources here, scripts where this is installed.
  const file = `worker${extname(import.meta.filename)}`;
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2023',
      outDir: dirname(worker),
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(import.meta.dirname, '../../offline/worker', file),
        output: { format: 'iife', entryFileNames: basename(worker) },
      },
    },
  });
}
