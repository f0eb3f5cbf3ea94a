import type { Expectation } from '../Expectation.ts';
import type { SiteBuild } from '../siteBuild.ts';
import { pageHeaders } from './expectedHeaders.ts';

export function notFound(site: SiteBuild): Expectation[] {
  return [...site.missing].flatMap(([home, file]) =>
    ['/nowhere', '/nowhere/at/all/', '/404', '/404/', '/404/index.html'].map((path) => ({
      about: 'unknown addresses',
      path: home + path,
      status: 404,
      responseHeaders: pageHeaders(site, file),
      body: { file },
    })),
  );
}
