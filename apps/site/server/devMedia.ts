import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const baked = path.join(import.meta.dirname, '../../../packages/stories/dist/media');
const TYPES: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', mp4: 'video/mp4', vtt: 'text/vtt', svg: 'image/svg+xml', pdf: 'application/pdf' };

/** Serves the baked pictures and films while developing; `pnpm --filter @tamarack-lowe/stories media` makes them. */
export function media(): Plugin {
  return {
    name: 'grow-together:media',
    configureServer(server) {
      server.middlewares.use('/media', (request, response, next) => {
        const name = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
        const file = path.join(baked, path.normalize(name));
        if (!file.startsWith(baked) || !existsSync(file)) return next();
        response.setHeader('Content-Type', TYPES[path.extname(file).slice(1)] ?? 'application/octet-stream');
        createReadStream(file).pipe(response);
      });
    },
  };
}
