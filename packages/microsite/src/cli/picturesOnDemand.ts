import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  fileHeaders,
  fileResponse,
  type Log,
  requestPath,
  siteFile,
} from '@tamarack-lowe/server/internal/commands';
import type { MiddlewareHandler } from 'hono';
import type { MissingPictures } from '../build/outputs/media.ts';

type Options = {
  /** No other file is rendered, whatever a request asks for. */
  missing: MissingPictures;
  /** Folder of the served build. The pictures that it has are served from there. */
  build: string;
  /** Base path of the site. */
  base: string;
  log: Pick<Log, 'error'>;
};

/**
 * Middleware that renders a picture of the site when it is requested before the complete build has it. The response has the headers
 * of the finished file. A picture that cannot be rendered is not found, and the log has the reason.
 */
export function renderPictures({ missing, build, base, log }: Options): MiddlewareHandler {
  const headersOf = fileHeaders(base);
  const running = new Map<string, Promise<string>>();
  return async (c, next) => {
    const path = requestPath(c.req.url)?.path ?? '';
    const render = missing.get(path);
    if (!render || existsSync(join(build, path))) return next();
    try {
      // Several browsers may ask for the same picture.
      const rendering = running.get(path) ?? render().finally(() => running.delete(path));
      running.set(path, rendering);
      return await fileResponse(c.req.raw, siteFile(await rendering, path), { headers: headersOf(path) });
    } catch (error) {
      log.error(error);
      return next();
    }
  };
}
