import { statSync } from 'node:fs';
import path from 'node:path';
import type { Expectation } from '../Expectation.ts';
import type { SiteBuild } from '../siteBuild.ts';
import { CACHE, SECURE } from './expectedHeaders.ts';

export function films({ client, files }: SiteBuild): Expectation[] {
  return files
    .filter((file) => file.endsWith('.mp4'))
    .slice(0, 3)
    .flatMap((file) => {
      const { size } = statSync(path.join(client, file));
      const range = (header: string, start: number, end: number): Expectation => ({
        about: 'ranges of films',
        path: encodeURI(file),
        headers: { Range: header, 'Accept-Encoding': 'identity;q=1, *;q=0' },
        status: 206,
        responseHeaders: {
          ...SECURE,
          'content-type': 'video/mp4',
          'content-range': `bytes ${start}-${end}/${size}`,
          'content-length': String(end - start + 1),
          'cache-control': CACHE.immutable,
        },
        body: { file, part: [start, end] },
      });
      return [
        range('bytes=0-', 0, size - 1),
        range('bytes=0-1', 0, 1),
        range('bytes=1000-65999', 1000, 65_999),
        range('bytes=-500', size - 500, size - 1),
        range(`bytes=${size - 10}-${size + 1000}`, size - 10, size - 1),
        {
          about: 'ranges of films',
          path: encodeURI(file),
          headers: { Range: `bytes=${size}-` },
          status: 416,
          responseHeaders: { 'content-range': `bytes */${size}` },
        },
      ];
    });
}
