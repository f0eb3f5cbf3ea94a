import type { Element } from 'domhandler';
import { findAll, getElementsByTagName, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { type BuiltSite, pathOf, withoutSlash } from './builtSite.ts';
import { headOf } from './head.ts';
import { testRules } from './rules.ts';

type Listed = { address: string; day: string; alternates: ReadonlyMap<string, string> };

function listedIn({ files }: BuiltSite): Listed[] {
  const sitemap = parseDocument(files.read('/sitemap.xml').toString(), { xmlMode: true });
  const words = (element: Element, name: string) => textContent(getElementsByTagName(name, element));
  return getElementsByTagName('url', sitemap).map((url) => ({
    address: words(url, 'loc'),
    day: words(url, 'lastmod'),
    alternates: new Map(
      findAll(({ attribs }) => attribs.rel === 'alternate', [url]).map(({ attribs }) => [
        attribs.hreflang ?? '',
        attribs.href ?? '',
      ]),
    ),
  }));
}

const redirectsIn = ({ files }: BuiltSite) =>
  Object.entries((files.beside('redirects.json') ?? {}) as Record<string, string>);

testRules({
  'the sitemap lists the canonical address of every page once, and nothing else': {
    rule(site) {
      const listed = listedIn(site).map(({ address }) => address);
      const own = [...site.byCanonical.keys()].map((address) => site.firm.origin + address);
      return [
        ...own.filter((address) => !listed.includes(address)).map((address) => `${address} is not listed`),
        ...listed
          .filter((address, index) => !own.includes(address) || listed.indexOf(address) !== index)
          .map((address) => `${address} is listed`),
      ];
    },
    notices: [
      {
        file: '/sitemap.xml',
        from: '<loc>https://sample.example/people</loc>',
        to: '<loc>https://sample.example/team</loc>',
        says: '/people is not listed',
      },
      {
        file: '/sitemap.xml',
        from: '<loc>https://sample.example/people</loc>',
        to: '<loc>https://sample.example/dates</loc>',
        says: '/dates is listed',
      },
      { file: '/people/index.html', whole: null, says: '/people is listed' },
    ],
  },

  'the sitemap has the day of the last change of each page': {
    rule: (site) =>
      listedIn(site)
        .filter(({ day }) => !/^20\d\d-\d\d-\d\d$/.test(day) && (site.firm.dated || day !== ''))
        .map(({ address, day }) => `${address}: "${day}"`),
    notices: [
      { file: '/sitemap.xml', from: '2026-11-21', to: '21 November', says: '21 November' },
      { file: '/sitemap.xml', from: '<lastmod>2026-11-21</lastmod>', to: '', says: '""' },
    ],
  },

  'the sitemap has the alternates of each page': {
    rule(site) {
      const pages = new Map(site.own.map((page) => [site.firm.origin + page.canonical, page]));
      return listedIn(site)
        .filter(({ address, alternates }) => {
          const page = pages.get(address);
          const named = page ? [...headOf(page).alternates].filter(([tag]) => tag !== 'x-default') : [];
          return (
            named.some(([tag, href]) => alternates.get(tag) !== href) || named.length !== alternates.size
          );
        })
        .map(({ address }) => address);
    },
    notices: [
      {
        file: '/sitemap.xml',
        from: 'hreflang="fr-CA" href="https://sample.example/fr/equipe"',
        to: 'hreflang="fr-CA" href="https://sample.example/fr"',
        says: '/people',
      },
    ],
  },

  'robots.txt names the sitemap and forbids nothing': {
    rule: ({ firm, files }) => {
      const told = files.read('/robots.txt').toString();
      const lines = told.split('\n').filter((line) => /^(?:Disallow: *\S|Sitemap:)/i.test(line));
      return lines.join() === `Sitemap: ${firm.origin}/sitemap.xml` ? [] : [told];
    },
    notices: [
      { file: '/robots.txt', from: 'Allow: /', to: 'Disallow: /', says: 'Disallow' },
      { file: '/robots.txt', from: 'sitemap.xml', to: 'map.xml', says: 'map.xml' },
    ],
  },

  'every alias that is built as a page redirects to its canonical page': {
    rule(site) {
      const redirects = new Map(redirectsIn(site));
      return site.aliases
        .filter(({ address, canonical }) => pathOf(redirects.get(address) ?? '') !== canonical)
        .map(
          ({ address, canonical }) => `${address} shows ${canonical} and leads to ${redirects.get(address)}`,
        );
    },
    notices: [
      {
        file: 'redirects.json',
        from: '/people',
        to: '/dates',
        says: '/team shows /people and leads to /dates',
      },
      { file: 'redirects.json', from: '/team', to: '/teams', says: 'leads to undefined' },
    ],
  },

  'every redirect leads to a page in one hop': {
    rule: (site) =>
      redirectsIn(site)
        .filter(([from, to]) => site.byCanonical.has(pathOf(from)) || !site.byCanonical.has(pathOf(to)))
        .map(([from, to]) => `${from} leads to ${to}`),
    notices: [
      { file: 'redirects.json', from: '"/people"', to: '"/team"', says: '/team leads to /team' },
      { file: 'redirects.json', from: '"/team"', to: '"/dates"', says: '/dates leads to /people' },
    ],
  },

  'every published old address still redirects': {
    rule(site) {
      const redirects = new Map(redirectsIn(site));
      return Object.entries(site.firm.redirects)
        .filter(([from, to]) => redirects.get(from) !== to)
        .map(([from]) => `${from} leads to ${redirects.get(from)}`);
    },
    notices: [
      {
        file: 'redirects.json',
        from: '"/team":"/people"',
        to: '"/crew":"/people"',
        says: '/team leads to undefined',
      },
    ],
  },

  'pages with noindex are not in the sitemap and have no canonical address': {
    rule: (site) => {
      const listed = listedIn(site).map(({ address }) => withoutSlash(pathOf(address)));
      return site.hidden.filter(({ address }) => listed.includes(address)).map(({ address }) => address);
    },
    notices: [
      {
        file: '/sitemap.xml',
        from: '<loc>https://sample.example/people</loc>',
        to: '<loc>https://sample.example/404</loc>',
        says: '/404',
      },
    ],
  },
});
