import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { masterOf } from './masterOf.ts';
import { requestPath } from './requestPath.ts';
import { sendFile } from './sendFile.ts';
import { siteFile } from './siteFile.ts';

const BAKED = fileURLToPath(new URL('../../../packages/stories/dist', import.meta.url));

/**
 * Serves pictures and films at `/media/…` while developing: as baked, or their originals as long as nothing is baked. A
 * build has them in its own folder.
 */
export function media(): Plugin {
  return {
    name: 'media',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = requestPath(request.url)?.path ?? '';
        const candidates = path.startsWith('/media/') ? [BAKED + path, masterOf(path)] : [];
        const file = candidates.find((each) => each && existsSync(each) && statSync(each).isFile());
        if (!file) return next();
        sendFile(request, response, siteFile(file, file), { cacheControl: 'no-cache' }).catch(next);
      });
    },
  };
}
