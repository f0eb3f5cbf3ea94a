import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileResponse, type PartialHandler, requestPath, siteFile } from '@tamarack-lowe/server';
import type { Development } from './development.ts';

/** Serves pictures, films, typefaces and the favicon in development: rendered files, or else their originals. */
export function serveMedia({ base, media, assets, content, readSite }: Development): PartialHandler {
  return async (request) => {
    const requested = requestPath(request.url)?.path ?? '';
    const path = requested.startsWith(base) ? requested.slice(base.length - 1) : '';
    const candidates = [
      path.startsWith('/media/') && join(media, path.slice('/media'.length)),
      path.startsWith('/assets/') && join(assets, path.slice('/assets'.length)),
      ...originalsOf(content, path),
      path === '/favicon.svg' && (await readSite()).drawings[0]?.fileOf('favicon'),
    ];
    const file = candidates.find((each) => each && existsSync(each) && statSync(each).isFile());
    return file
      ? fileResponse(request, siteFile(file, file), { headers: { 'Cache-Control': 'no-cache' } })
      : null;
  };
}

/** A photograph is preferred to a drawing, as when images are rendered. */
const EXTENSIONS = ['.jpg', '.jpeg', '.webp', '.avif', '.svg'];

/**
 * Returns files of a content folder that may be the original of a rendered file, the best first: photographs or a drawing, the poster
 * of a film, or the film itself. Empty for addresses of other files.
 */
export function originalsOf(content: string, address: string): string[] {
  const [, object] = /^\/media\/pictures\/objects\/([\w-]+)\.[0-9a-f]{6}\.svg$/.exec(address) ?? [];
  if (object) return [`${content}/pictures/objects/${object}.svg`];
  const picture = /^\/media\/pictures\/(people|scenes|films)\/([\w-]+)\.[0-9a-f]{6}-\d+\.avif$/.exec(address);
  if (picture) {
    const [, kind, name] = picture;
    return kind === 'films'
      ? [`${content}/films/${name}.poster.webp`]
      : EXTENSIONS.map((extension) => `${content}/pictures/${kind}/${name}${extension}`);
  }
  const film = /^\/media\/films\/([\w-]+)\.[0-9a-f]{6}((?:\.[a-z]{2})?\.(?:mp4|vtt))$/.exec(address);
  return film ? [`${content}/films/${film[1]}${film[2]}`] : [];
}
