import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileResponse, type PartialHandler, requestPath, siteFile } from '@tamarack-lowe/server';
import type { Development } from './development.ts';

/** Answers addresses of pictures, films, typefaces and the icon while developing: as baked, or their originals. */
export function devMedia({ base, media, assets, mastersOf, readSite }: Development): PartialHandler {
  return async (request) => {
    const asked = requestPath(request.url)?.path ?? '';
    const path = asked.startsWith(base) ? asked.slice(base.length - 1) : '';
    const candidates = [
      path.startsWith('/media/') && join(media, path.slice('/media'.length)),
      path.startsWith('/assets/') && join(assets, path.slice('/assets'.length)),
      ...mastersOf(path),
      path === '/favicon.svg' && (await readSite()).drawings[0]?.fileOf('favicon'),
    ];
    const file = candidates.find((each) => each && existsSync(each) && statSync(each).isFile());
    return file
      ? fileResponse(request, siteFile(file, file), { headers: { 'Cache-Control': 'no-cache' } })
      : null;
  };
}
