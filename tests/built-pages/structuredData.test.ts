import { textContent } from 'domutils';
import type { BuiltPage, BuiltSite } from './builtSite.ts';
import { tagged } from './elements.ts';
import { testRules } from './rules.ts';
import { structuredDataIssues, type Thing } from './structuredDataIssues.ts';

/** Additional types of structured data by route. */
const TYPES: Readonly<Record<string, string>> = {
  story: 'Article',
  member: 'ProfilePage',
  events: 'Event',
};

function blocksOf(page: BuiltPage): { '@context'?: string; '@graph'?: Thing[] }[] {
  return tagged(page, 'script')
    .filter(({ attribs }) => attribs.type === 'application/ld+json')
    .map((script) => JSON.parse(textContent(script)));
}

const thingsOf = (page: BuiltPage): Thing[] => blocksOf(page).flatMap((block) => block['@graph'] ?? []);

const typesOf = (page: BuiltPage) => thingsOf(page).map((thing) => thing['@type']);

const firmOn = (page: BuiltPage) => thingsOf(page).find((thing) => thing['@type'] === 'Organization');

/** Returns the pages with structured data. Custom pages may have none. */
const told = ({ own, aliases }: BuiltSite) =>
  [...own, ...aliases].filter((page) => page.kind !== 'custom' || blocksOf(page).length > 0);

const homesOf = ({ firm, own }: BuiltSite) =>
  own.filter(({ address }) => firm.languages.some(({ home }) => home.replace(/(.)\/$/, '$1') === address));

testRules({
  'the structured data of every page are valid': {
    async rule(site) {
      const found: string[] = [];
      for (const page of told(site)) {
        const contexts = blocksOf(page).map((block) => block['@context']);
        if (contexts.join() !== 'https://schema.org')
          found.push(`${page.address} speaks of ${contexts.join() || 'nothing'}`);
        const issues = await structuredDataIssues(thingsOf(page));
        found.push(...issues.map((issue) => `${page.address}: ${issue}`));
      }
      return found;
    },
    notices: [
      { file: '/people/index.html', from: '"position":2', to: '"position":"two"', says: '/people: ' },
      { file: '/people/index.html', from: '"BreadcrumbList"', to: '"BreadList"', says: 'BreadList' },
      {
        file: '/people/index.html',
        from: 'https://schema.org',
        to: 'http://schema.org',
        says: '/people speaks of http:',
      },
      {
        file: '/people/index.html',
        from: 'application/ld+json',
        to: 'application/json',
        says: '/people speaks of nothing',
      },
    ],
  },

  'a page has the data of the firm exactly when it refers to the firm': {
    rule: (site) =>
      told(site).flatMap((page) => {
        const things = thingsOf(page);
        const firms = things.filter((thing) => thing['@type'] === 'Organization').length;
        const isReferred = things.some((thing) => JSON.stringify(thing).includes('#organization'));
        const wanted = page.kind === 'slides' ? 0 : 1;
        return firms === wanted && isReferred === (wanted === 1)
          ? []
          : [`${page.address} tells of ${firms} firms`];
      }),
    notices: [
      { file: '/people/index.html', from: '"Organization"', to: '"Place"', says: '/people tells of 0 firms' },
    ],
  },

  'the first page of a language describes the firm in full, and others refer to it': {
    rule(site) {
      const homes = homesOf(site);
      const ids = new Set(told(site).flatMap((page) => firmOn(page)?.['@id'] ?? []));
      const poor = homes.filter((page) => {
        const { sameAs, logo }: Partial<Thing> = firmOn(page) ?? {};
        return !Array.isArray(sameAs) || !/^https:.+png$/.test(String(logo));
      });
      return [
        ...poor.map(({ address }) => `${address} tells too little`),
        ...(ids.size === 1 ? [] : [`${ids.size} firms`]),
      ];
    },
    notices: [
      { file: '/fr/index.html', from: '"logo"', to: '"image"', says: '/fr tells too little' },
      { file: '/people/index.html', from: '/#organization', to: '/#firm', says: '2 firms' },
    ],
  },

  'every page but the first of a language has breadcrumbs': {
    rule(site) {
      const homes = homesOf(site);
      return told(site)
        .filter((page) => !homes.includes(page) && !typesOf(page).includes('BreadcrumbList'))
        .map(({ address }) => address);
    },
    notices: [{ file: '/people/index.html', from: '"BreadcrumbList"', to: '"ItemList"', says: '/people' }],
  },

  'stories, colleagues and events have structured data of their type': {
    rule: (site) =>
      told(site)
        .filter((page) => page.kind in TYPES && !typesOf(page).includes(TYPES[page.kind] ?? ''))
        .map(({ address, kind }) => `${address} is of ${kind} and has no ${TYPES[kind]}`),
    notices: [
      { file: '/days/first/index.html', from: '"Article"', to: '"WebPage"', says: '/days/first is of story' },
      {
        file: '/people/ada/index.html',
        from: '"ProfilePage"',
        to: '"WebPage"',
        says: '/people/ada is of member',
      },
      {
        file: '/fr/rencontres/index.html',
        from: '"Event"',
        to: '"Thing"',
        says: '/fr/rencontres is of events',
      },
    ],
  },

  'every address is in the country of the firm': {
    rule: (site) =>
      told(site).flatMap((page) => {
        const addresses = [...JSON.stringify(thingsOf(page)).matchAll(/"@type":"PostalAddress"[^}]*/g)];
        return addresses
          .filter(([words]) => !words.includes(`"addressCountry":"${site.firm.country}"`))
          .map(([words]) => `${page.address}: ${words}`);
      }),
    when: ({ country }) => country !== undefined,
    notices: [{ file: '/people/ada/index.html', from: '"CA"', to: '"NZ"', says: '/people/ada: ' }],
  },

  'a page has structured data and a transcript of every film that it shows from the start': {
    rule: (site) =>
      told(site)
        .filter((page) => page.kind !== 'slides')
        .flatMap((page) => {
          const films = thingsOf(page).filter((thing) => thing['@type'] === 'VideoObject');
          const isSpoken = tagged(page, 'track').length > 0;
          return [
            ...(tagged(page, 'video').length > 0 && films.length === 0
              ? [`${page.address} shows a film and tells of none`]
              : []),
            ...films
              .filter(({ transcript }) => isSpoken && !/\w{3}/.test(String(transcript ?? '')))
              .map(({ name }) => `${page.address}: "${name}" has no words`),
          ];
        }),
    notices: [
      {
        file: '/days/first/index.html',
        from: '"VideoObject"',
        to: '"Thing"',
        says: '/days/first shows a film',
      },
      { file: '/days/first/index.html', from: '"transcript"', to: '"text"', says: '"A day" has no words' },
    ],
  },
});
