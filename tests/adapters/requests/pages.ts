import type { Expectation } from '../Expectation.ts';
import type { SiteBuild } from '../siteBuild.ts';
import { pageHeaders } from './expectedHeaders.ts';

const escaped = (address: string) => encodeURI(address).replaceAll('$', '%24');

function page(site: SiteBuild, about: string, address: string, sent = encodeURI(address)): Expectation {
  const file = `${address.replace(/\/$/, '')}/index.html`;
  return {
    about,
    path: sent,
    status: 200,
    responseHeaders: pageHeaders(site, file),
    body: { file },
  };
}

export function pages(site: SiteBuild): Expectation[] {
  const withoutSlash = site.pages.filter((address) => address !== '/').map((address) => address.slice(0, -1));
  const withDollar = site.pages.filter((address) => address.includes('$'));
  return [
    ...site.pages.map((address) => page(site, 'pages, trailing slash', address)),
    ...withoutSlash.map((address) => page(site, 'pages, no trailing slash', address)),
    ...withDollar.flatMap((address) =>
      [address, address.slice(0, -1)].map((each) => page(site, 'pages, dollar sign', each, escaped(each))),
    ),
    page(site, 'pages, query', '/', '/?as=student&utm=x'),
  ];
}
