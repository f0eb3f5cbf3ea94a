import type { Expectation } from '../Expectation.ts';
import type { SiteBuild } from '../siteBuild.ts';
import { compressedFiles } from './compressedFiles.ts';
import { SECURE } from './expectedHeaders.ts';

export function compression(site: SiteBuild): Expectation[] {
  const accepted: [accepted: string | null, coding: string | null][] = [
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0, br;q=0', null],
    ['identity', null],
    [null, null],
  ];
  return compressedFiles(site).flatMap(([address, file]) =>
    accepted.map(([accept, coding]) => ({
      about: coding === null ? 'uncompressed' : coding === 'br' ? 'brotli' : 'gzip',
      path: encodeURI(address),
      ...(accept !== null && { headers: { 'Accept-Encoding': accept } }),
      status: 200,
      responseHeaders: { ...SECURE, 'content-encoding': coding, vary: /^accept-encoding$/i },
      body: { file },
    })),
  );
}
