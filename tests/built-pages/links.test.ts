import type { Element } from 'domhandler';
import { type BuiltPage, type BuiltSite, pathOf } from './builtSite.ts';
import { nameOf, shown, tagged, wordsIn } from './elements.ts';
import { testRules } from './rules.ts';

type Link = { page: BuiltPage; element: Element; href: string; to: URL };

const known = new WeakMap<BuiltSite, Link[]>();

function linksOf(site: BuiltSite): Link[] {
  const links = known.get(site) ?? readLinks(site);
  known.set(site, links);
  return links;
}

function readLinks({ firm, pages }: BuiltSite): Link[] {
  return pages.flatMap((page) =>
    tagged(page, 'a').flatMap((element) => {
      const { href } = element.attribs;
      const from = new URL(page.canonical || page.address, firm.origin);
      return href === undefined ? [] : [{ page, element, href, to: new URL(href, from) }];
    }),
  );
}

const isInside =
  ({ firm }: BuiltSite) =>
  ({ to }: Link) =>
    to.origin === firm.origin;
const opensTab = ({ element }: Link) => element.attribs.target === '_blank';
const at = ({ page, href }: Link) => `${page.address} links to ${href}`;

/** Schemes that open a mail program, a phone or a calendar, not a tab. */
const FOR_DEVICES = /^(?:mailto:[^@\s]+@[^@\s]+|tel:\+?[\d-]+|webcal:\/\/\S+\.ics)$/;

testRules({
  'every internal link leads to the canonical address of a page, or to a file': {
    rule(site) {
      const { byCanonical, files } = site;
      // Other forms of a story are pages to read, and not to find: they name the story as the canonical one.
      const forms = new Set(
        site.hidden.filter(({ canonical }) => canonical !== '').map(({ address }) => address),
      );
      return linksOf(site)
        .filter(isInside(site))
        .filter(({ page, href, to }) => {
          const path = pathOf(to.href);
          const isHere = href.startsWith('#') || path === page.address;
          return !isHere && !byCanonical.has(path) && !forms.has(path) && !files.names.has(path);
        })
        .map((link) => `${at(link)}: there is no such page`);
    },
    notices: [
      {
        file: '/people/index.html',
        from: 'href="/people/ada"',
        to: 'href="/people/adah"',
        says: '/people/adah',
      },
      // An alias redirects to its page.
      { file: '/people/index.html', from: 'href="/people"', to: 'href="/team"', says: '/team' },
      { file: '/people/ada/index.html', whole: null, says: '/people/ada' },
      { file: '/dates/tea.ics', whole: null, says: 'tea.ics' },
    ],
  },

  'every link with a hash leads to an id of the page': {
    rule(site) {
      const ids = new Map(
        site.pages.map((page) => [page, new Set(page.elements.map(({ attribs }) => attribs.id))]),
      );
      const pageAt = ({ page, href, to }: Link) =>
        href.startsWith('#') ? page : site.byCanonical.get(pathOf(to.href));
      return linksOf(site)
        .filter(isInside(site))
        .filter((link) => {
          const page = pageAt(link);
          const id = decodeURIComponent(link.to.hash.slice(1));
          return id !== '' && page !== undefined && !ids.get(page)?.has(id);
        })
        .map((link) => `${at(link)}: there is no such place`);
    },
    notices: [
      { file: '/people/index.html', from: '#film', to: '#flim', says: '#flim' },
      { file: '/days/first/index.html', from: 'id="film"', to: 'id="films"', says: '/people links to' },
      { file: '/404/index.html', from: 'id="main"', to: 'id="mine"', says: '/404 links to #main' },
    ],
  },

  'every external link has an absolute address, and opens a new tab without access to the page': {
    rule: (site) =>
      linksOf(site)
        .filter((link) => !isInside(site)(link) && !FOR_DEVICES.test(link.href))
        .filter(({ element, href }) => {
          const isWhole = /^https?:\/\/\S+$/.test(href) && URL.canParse(href);
          const isApart = /\bnoopener\b/.test(element.attribs.rel ?? '');
          return !isWhole || element.attribs.target !== '_blank' || !isApart;
        })
        .map((link) => `${at(link)}: ${shown(link.element)}`),
    notices: [
      {
        file: '/index.html',
        from: 'target="_blank" rel="noopener" ',
        to: 'rel="noopener" ',
        says: 'www.sample',
      },
      { file: '/index.html', from: 'rel="noopener" ', to: '', says: 'www.sample' },
      { file: '/index.html', from: 'https://www.', to: 'ftp://www.', says: 'ftp:' },
      { file: '/dates/index.html', from: '.ics">Feed', to: '.txt">Feed', says: 'webcal:' },
    ],
  },

  'links that open a tab announce it in the language of the page, and other links do not': {
    rule: (site) =>
      linksOf(site)
        .filter(
          (link) => nameOf(link.page, link.element).includes(link.page.language.newTab) !== opensTab(link),
        )
        .map((link) => `${at(link)} and says "${nameOf(link.page, link.element)}"`),
    notices: [
      { file: '/fr/index.html', from: ' (nouvel onglet)', to: ' (opens in a new tab)', says: 'www.sample' },
      { file: '/index.html', from: '>People</a>', to: '>People (opens in a new tab)</a>', says: '/people' },
    ],
  },

  'every link and button has an accessible name': {
    rule: ({ pages }) =>
      pages.flatMap((page) =>
        tagged(page, 'a', 'button')
          .filter((element) => wordsIn(element) === '' && nameOf(page, element) === '')
          .map((element) => `${page.address} has a nameless ${shown(element)}`),
      ),
    notices: [
      { file: '/index.html', from: '>Main menu</button>', to: '></button>', says: 'nameless <button' },
      {
        file: '/index.html',
        from: '>Français</a>',
        to: '><img src="/a.png" alt=""></a>',
        says: 'nameless <a',
      },
    ],
  },

  'every link to another language leads to the same page in that language': {
    rule: ({ firm, own }) =>
      own.flatMap((page) => {
        const alternates = new Map(
          tagged(page, 'link').map(({ attribs }) => [attribs.hreflang, pathOf(attribs.href ?? '')]),
        );
        const links = tagged(page, 'a').filter(({ attribs }) => attribs.hreflang !== undefined);
        const missing = firm.languages
          .map(({ tag }) => tag)
          .filter((tag) => tag !== page.language.tag)
          .filter((tag) => !links.some(({ attribs }) => attribs.hreflang === tag));
        return [
          ...missing.map((tag) => `${page.address} has no link to ${tag}`),
          ...links
            .filter(({ attribs }) => pathOf(attribs.href ?? '') !== alternates.get(attribs.hreflang))
            .map(({ attribs }) => `${page.address} links to ${attribs.href} as ${attribs.hreflang}`),
        ];
      }),
    notices: [
      {
        file: '/people/index.html',
        from: '"/fr/equipe" hreflang',
        to: '"/fr" hreflang',
        says: 'to /fr as fr-CA',
      },
      {
        file: '/people/index.html',
        from: '<a href="/fr/equipe" hreflang="fr-CA"',
        to: '<a',
        says: 'no link to fr-CA',
      },
    ],
  },
});
