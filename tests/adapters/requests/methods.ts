import { statSync } from 'node:fs';
import path from 'node:path';
import type { Expectation } from '../Expectation.ts';
import type { SiteBuild } from '../siteBuild.ts';
import { SECURE } from './expectedHeaders.ts';

/** A HEAD request gets the `content-length` of the file and no body. */
export function headRequests({ client, files, missing }: SiteBuild): Expectation[] {
  const lengthOf = (file: string) => String(statSync(path.join(client, file)).size);
  const film = files.find((file) => file.endsWith('.mp4')) ?? '';
  const notFound = missing.get('') ?? '';
  const found = [
    ['/', '/index.html', 200],
    [film, film, 200],
    ['/nowhere', notFound, 404],
  ] as const;
  return found.map(([address, file, status]) => ({
    about: 'HEAD',
    method: 'HEAD',
    path: encodeURI(address),
    headers: { 'Accept-Encoding': 'identity' },
    status,
    responseHeaders: { ...SECURE, 'content-length': lengthOf(file) },
    body: null,
  }));
}

export function refusedMethods({ pages }: SiteBuild): Expectation[] {
  return ['POST', 'PUT', 'DELETE', 'PATCH'].flatMap((method) =>
    pages.slice(0, 2).map((path) => ({
      about: 'other methods',
      method,
      path: encodeURI(path),
      status: 405,
      responseHeaders: { ...SECURE, allow: 'GET, HEAD' },
    })),
  );
}
