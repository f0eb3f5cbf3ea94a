import { fileURLToPath } from 'node:url';
import { type PreviewServer, preview } from 'vite';
import { drawnPictures } from './drawnPictures.ts';

/** Serves the built workshop on a free port of this machine, with drawings in place of baked pictures. */
export function serveWorkshop(): Promise<PreviewServer> {
  return preview({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    appType: 'mpa',
    logLevel: 'silent',
    plugins: [drawnPictures()],
    build: { outDir: 'storybook-static' },
    preview: { port: 0, host: '127.0.0.1' },
  });
}
