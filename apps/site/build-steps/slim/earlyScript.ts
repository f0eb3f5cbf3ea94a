import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const entry = fileURLToPath(new URL('../../app/early/early.ts', import.meta.url));

/** The inline script of every page, bundled and minified. */
export async function earlyScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2023', lib: { entry, formats: ['iife'], name: 'early' } },
  });
  const [bundle] = [built].flat();
  const code = bundle && 'output' in bundle ? bundle.output[0].code : '';
  if (code === '') throw new Error('The inline script of the pages was not built.');
  return code.trim();
}
