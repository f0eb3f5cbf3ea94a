import type { Expectation } from '../Expectation.ts';
import type { SiteBuild } from '../siteBuild.ts';
import { SECURE } from './expectedHeaders.ts';

export function redirectRequests({ files, redirects, pages }: SiteBuild): Expectation[] {
  const hops = [...redirects].flatMap(([from, to]) => [
    ...[from, `${from}/`].flatMap((path) => [
      hop('redirects in one hop', path, '', to),
      hop('redirects in one hop', path, '?as=student', to),
    ]),
  ]);
  const indexFiles = [...redirects]
    .map(([from, to]) => [`${from}/index.html`, to] as const)
    .filter(([file]) => files.includes(file))
    .map(([file, to]) => hop('index.html to its page', file, '', to));
  return [
    ...hops,
    ...indexFiles,
    ...pages.map((page) => hop('index.html to its page', `${page}index.html`, '?a=b', page)),
  ];
}

function hop(about: string, from: string, query: string, to: string): Expectation {
  // Rules for some servers cannot hold a dollar sign.
  const location = `${to}${query}`.replaceAll(/[$?.]/g, (sign) =>
    sign === '$' ? '(?:\\$|%24)' : `\\${sign}`,
  );
  return {
    about,
    path: encodeURI(from) + query,
    status: 301,
    responseHeaders: { ...SECURE, location: new RegExp(`^${location}$`) },
  };
}
