import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { requestPath } from './requestPath.ts';
import { sendFile } from './sendFile.ts';
import { siteFile } from './siteFile.ts';

const BAKED = fileURLToPath(new URL('../../../packages/stories/dist', import.meta.url));

/** Serves the baked pictures and films at `/media/…` while developing; a build has them in its own folder. */
export function media(): Plugin {
  return {
    name: 'media',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = requestPath(request.url)?.path ?? '';
        const file = path.startsWith('/media/') ? BAKED + path : '';
        if (file === '' || !existsSync(file) || !statSync(file).isFile()) return next();
        sendFile(request, response, siteFile(file, path), { cacheControl: 'no-cache' }).catch(next);
      });
    },
  };
}
