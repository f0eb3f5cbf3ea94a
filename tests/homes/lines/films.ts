import { statSync } from 'node:fs';
import path from 'node:path';
import type { Expectation } from '../Expectation.ts';
import type { SiteBuild } from '../siteBuild.ts';
import { CACHE, SECURE } from './answers.ts';

export function films({ client, files }: SiteBuild): Expectation[] {
  return files
    .filter((file) => file.endsWith('.mp4'))
    .slice(0, 3)
    .flatMap((file) => {
      const { size } = statSync(path.join(client, file));
      const part = (range: string, start: number, end: number): Expectation => ({
        about: 'parts of films',
        path: encodeURI(file),
        headers: { Range: range, 'Accept-Encoding': 'identity;q=1, *;q=0' },
        status: 206,
        answer: {
          ...SECURE,
          'content-type': 'video/mp4',
          'content-range': `bytes ${start}-${end}/${size}`,
          'content-length': String(end - start + 1),
          'cache-control': CACHE.forEver,
        },
        body: { file, part: [start, end] },
      });
      return [
        part('bytes=0-', 0, size - 1),
        part('bytes=0-1', 0, 1),
        part('bytes=1000-65999', 1000, 65_999),
        part('bytes=-500', size - 500, size - 1),
        part(`bytes=${size - 10}-${size + 1000}`, size - 10, size - 1),
        {
          about: 'parts of films',
          path: encodeURI(file),
          headers: { Range: `bytes=${size}-` },
          status: 416,
          answer: { 'content-range': `bytes */${size}` },
        },
      ];
    });
}
