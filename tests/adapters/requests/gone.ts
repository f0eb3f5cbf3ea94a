import type { Expectation } from '../Expectation.ts';
import type { SiteBuild } from '../siteBuild.ts';
import { pageHeaders } from './expectedHeaders.ts';

/** Addresses of colleagues who have left, where the site has any; their pages have no address of their own. */
export function gone(site: SiteBuild): Expectation[] {
  return [...site.gone].flatMap(([address, file]) => [
    ...[address, `${address}/`].map((path) => ({
      about: 'colleagues who have left',
      path,
      status: 410,
      responseHeaders: pageHeaders(site, file),
      body: { file },
    })),
    ...[file, file.replace('/index.html', '')].map((path) => ({
      about: 'colleagues who have left',
      path,
      status: 404,
    })),
  ]);
}
