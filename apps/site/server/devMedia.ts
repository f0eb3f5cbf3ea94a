import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { asMiddleware, fileResponse, requestPath, siteFile } from '@tamarack-lowe/microsite/server';
import type { Plugin } from 'vite';
import { masterOf } from './masterOf.ts';

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
      const answer = asMiddleware(async (request) => {
        const path = requestPath(request.url)?.path ?? '';
        const candidates = path.startsWith('/media/') ? [BAKED + path, masterOf(path)] : [];
        const file = candidates.find((each) => each && existsSync(each) && statSync(each).isFile());
        return file
          ? fileResponse(request, siteFile(file, file), { headers: { 'Cache-Control': 'no-cache' } })
          : null;
      });
      server.middlewares.use(answer);
    },
  };
}
