import type { Expectation } from '../Expectation.ts';
import type { SiteBuild } from '../siteBuild.ts';
import { SECURE } from './answers.ts';

export function aliases({ files, moved, pages }: SiteBuild): Expectation[] {
  const hops = [...moved].flatMap(([from, to]) => [
    ...[from, `${from}/`].flatMap((path) => [
      hop('aliases, in one hop', path, '', to),
      hop('aliases, in one hop', path, '?as=student', to),
    ]),
  ]);
  const ofAliases = [...moved]
    .map(([from, to]) => [`${from}/index.html`, to] as const)
    .filter(([file]) => files.includes(file))
    .map(([file, to]) => hop('pages by their files', file, '', to));
  return [
    ...hops,
    ...ofAliases,
    ...pages.map((page) => hop('pages by their files', `${page}index.html`, '?a=b', page)),
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
    answer: { ...SECURE, location: new RegExp(`^${location}$`) },
  };
}
