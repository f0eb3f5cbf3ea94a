import type { Expectation } from '../Expectation.ts';
import type { SiteBuild } from '../siteBuild.ts';
import { pageAnswer } from './answers.ts';

const escaped = (address: string) => encodeURI(address).replaceAll('$', '%24');

function page(site: SiteBuild, about: string, address: string, sent = encodeURI(address)): Expectation {
  const file = `${address.replace(/\/$/, '')}/index.html`;
  return {
    about,
    path: sent,
    status: 200,
    answer: pageAnswer(site, file),
    body: { file },
  };
}

export function pages(site: SiteBuild): Expectation[] {
  const plain = site.pages.filter((address) => address !== '/').map((address) => address.slice(0, -1));
  const signs = site.pages.filter((address) => address.includes('$'));
  return [
    ...site.pages.map((address) => page(site, 'pages, with the last slash', address)),
    ...plain.map((address) => page(site, 'pages, without it', address)),
    ...signs.flatMap((address) =>
      [address, address.slice(0, -1)].map((each) => page(site, '$$$', each, escaped(each))),
    ),
    page(site, 'pages, with a query', '/', '/?as=student&utm=x'),
  ];
}
