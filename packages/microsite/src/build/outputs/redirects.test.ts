import { makePaths } from '@tamarack-lowe/content-model';
import { joinPath } from '@tamarack-lowe/content-model/internal/addresses';
import { createRedirects } from '@tamarack-lowe/server/internal/commands';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LocalizedSite, openTranslations, translatedRedirects } from './redirects.ts';

/** Paths below the home of a language, by page: `''` is the path of the first page. */
type Pages = Readonly<Record<string, string>>;
type Language = {
  home: string;
  pages: Pages;
  aliases?: Record<string, string>;
  redirects?: Record<string, string>;
};

/** Makes a site with pages in several languages. */
function sitesOf(languages: Readonly<Record<string, Language>>): LocalizedSite[] {
  const below = ([language, { home, pages }]: [string, Language]) =>
    Object.entries(pages).map(([id, path]) => ({
      language,
      id,
      path: path === '' ? home : joinPath(home, path),
    }));
  const all = Object.entries(languages).flatMap(below);
  return Object.entries(languages).map(([language, { home, aliases = {}, redirects = {} }]) => {
    const own = all.filter((page) => page.language === language).map(({ path }) => ({ path, label: path }));
    const paths = makePaths({ sections: [], pages: {}, redirects }, {}, home);
    return {
      site: { language, paths: { ...paths, aliases } },
      context: {
        alternates: (path) => {
          const id = all.find((page) => page.path === path && page.language === language)?.id;
          return all.filter((page) => page.id === id);
        },
      },
      pages: [...own, { path: joinPath(home, '/404'), label: '', hidden: true }],
      publicPages: own,
    };
  });
}

const FIRM = sitesOf({
  'en-CA': {
    home: '/',
    pages: {
      '': '',
      slide: '/why-us',
      section: '/grow',
      story: '/grow/a-farm-passed-on',
      price: '/how/$$$',
      team: '/people/',
      member: '/people/mo',
      events: '/campus/events',
    },
    aliases: { '/discover': '/grow' },
    redirects: { '/charity': '/people/' },
  },
  'fr-CA': {
    home: '/fr',
    pages: {
      '': '',
      slide: '/raison',
      section: '/grandir',
      story: '/grandir/ferme-en-fille',
      price: '/comment/$$$',
      team: '/equipe/',
      member: '/equipe/mo',
      events: '/campus/evenements',
    },
    aliases: { '/fr/decouvrir': '/fr/grandir' },
  },
});

test('redirects addresses with words of the other language, in each direction, whatever the base', () => {
  expect(translatedRedirects(FIRM)).toEqual({
    '/raison': '/why-us',
    '/grandir': '/grow',
    '/decouvrir': '/grow',
    '/grow/ferme-en-fille': '/grow/a-farm-passed-on',
    '/grandir/a-farm-passed-on': '/grow/a-farm-passed-on',
    '/grandir/ferme-en-fille': '/grow/a-farm-passed-on',
    '/comment/$$$': '/how/$$$',
    '/equipe': '/people/',
    '/equipe/mo': '/people/mo',
    '/campus/evenements': '/campus/events',
    '/fr/why-us': '/fr/raison',
    '/fr/grow': '/fr/grandir',
    '/fr/discover': '/fr/grandir',
    '/fr/grandir/a-farm-passed-on': '/fr/grandir/ferme-en-fille',
    '/fr/grow/ferme-en-fille': '/fr/grandir/ferme-en-fille',
    '/fr/grow/a-farm-passed-on': '/fr/grandir/ferme-en-fille',
    '/fr/how/$$$': '/fr/comment/$$$',
    '/fr/people': '/fr/equipe/',
    '/fr/charity': '/fr/equipe/',
    '/fr/people/mo': '/fr/equipe/mo',
    '/fr/campus/events': '/fr/campus/evenements',
  });
});

test('redirects them below a base, too', () => {
  const below = sitesOf({
    en: { home: '/careers/', pages: { story: '/grow/farm' } },
    fr: { home: '/careers/fr', pages: { story: '/grandir/ferme' } },
  });
  expect(translatedRedirects(below)).toMatchObject({
    '/careers/grandir/farm': '/careers/grow/farm',
    '/careers/fr/grow/farm': '/careers/fr/grandir/ferme',
  });
});

test('never redirects the address of a page, nor one that could mean several pages', () => {
  // "patience" is another story in each language, and "deux" is two of them in French.
  const sites = sitesOf({
    en: { home: '/', pages: { a: '/s/patience', b: '/s/courage', c: '/s/three' } },
    fr: { home: '/fr', pages: { a: '/s/endurance', b: '/s/patience', c: '/s/trois' } },
    es: { home: '/es', pages: { a: '/s/uno', b: '/s/trois', c: '/s/tres' } },
  });
  const redirects = translatedRedirects(sites);
  expect(redirects).not.toHaveProperty(['/s/patience']);
  expect(redirects).not.toHaveProperty(['/fr/s/patience']);
  expect(redirects).not.toHaveProperty(['/s/trois']);
  // In Spanish "patience" could be a or b.
  expect(redirects).not.toHaveProperty(['/es/s/patience']);
  expect(redirects).toMatchObject({ '/s/endurance': '/s/patience', '/es/s/courage': '/es/s/trois' });
});

test('finds the paths of a page in other languages, and none that are the same', () => {
  const [english, french] = FIRM as [LocalizedSite, LocalizedSite];
  const pathsOf = openTranslations(FIRM);
  expect(pathsOf(english, '/grow')).toEqual(['/grandir', '/decouvrir']);
  expect(pathsOf(french, '/fr/equipe/')).toEqual(['/people', '/charity']);
  expect(pathsOf(english, '/')).toEqual([]);
  const alone = sitesOf({ en: { home: '/', pages: { a: '/a' } } });
  expect(translatedRedirects(alone)).toEqual({});
});

test('with any paths, every redirect ends at a page of its language after one hop', () => {
  const word = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const path = fc.oneof(
    word.map((last) => `/${last}`),
    fc.tuple(word, word).map(([folder, last]) => `/${folder}/${last}`),
  );
  const pages = fc
    .uniqueArray(path, { minLength: 4, maxLength: 4 })
    .map((paths) => Object.fromEntries(paths.map((each, id) => [`page-${id}`, each])));
  fc.assert(
    fc.property(pages, pages, pages, (en, fr, es) => {
      const homes = ['/', '/fr', '/es'];
      const sites = sitesOf({
        en: { home: '/', pages: en },
        fr: { home: '/fr', pages: fr },
        es: { home: '/es', pages: es },
      });
      const redirects = translatedRedirects(sites);
      const addresses = sites.flatMap(({ publicPages }) => publicPages.map((page) => page.path));
      const answer = createRedirects(redirects);
      const languageOf = (address: string) =>
        homes.findLast((home) => `${address}/`.startsWith(`${home}/`)) ?? '/';
      const isRight = ([from, to]: [string, string]) =>
        !addresses.includes(from) &&
        addresses.includes(to) &&
        languageOf(from) === languageOf(to) &&
        answer({ path: from, query: '' })?.headers.get('location') === to &&
        answer({ path: to, query: '' }) === null;
      expect(Object.entries(redirects).filter((each) => !isRight(each))).toEqual([]);
    }),
    { seed: 36, numRuns: 100 },
  );
});
