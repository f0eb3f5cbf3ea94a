import type { Expectation } from '../Expectation.ts';
import type { SiteBuild } from '../siteBuild.ts';
import { compressedFiles } from './compressedFiles.ts';
import { SECURE } from './expectedHeaders.ts';

export function conditionalRequests(site: SiteBuild): Expectation[] {
  const film = site.files.find((file) => file.endsWith('.mp4')) ?? '';
  const known = [...compressedFiles(site), [film, film], ['/favicon.ico', '/favicon.ico']] as const;
  return known.flatMap(([address, file]) =>
    ['br', 'gzip', 'identity'].map((coding) => ({
      about: '304 by ETag',
      path: encodeURI(address),
      headers: { 'Accept-Encoding': coding },
      status: 200,
      responseHeaders: SECURE,
      body: { file },
      revalidates: true,
    })),
  );
}
