import { plainPath, type Site } from '@tamarack-lowe/content-model';
import { mixedPaths } from '../../site/namedPages.ts';
import { belowHome, languageAt } from '../../site/paths.ts';
import type { ListedPage } from '../../table/ListedPage.ts';
import type { PageContext } from '../../table/PageContext.ts';

/** What is asked of a site in one of its languages. */
export type Translated = {
  site: Pick<Site, 'language' | 'paths'>;
  context: Pick<PageContext, 'alternates'>;
  pages: readonly ListedPage[];
  ownPages: readonly ListedPage[];
};

/**
 * Finds what a page is called in the other languages of a site: its paths there, aliases and old addresses included, each
 * below the home of its language, and none that is the same in this language.
 */
export function translatedPaths(sites: readonly Translated[]): (site: Translated, path: string) => string[] {
  const aliases = new Map(sites.map((each) => [each.site.language, aliasesOf(each)]));
  return (site, path) => {
    const translations = site.context.alternates(path).flatMap(({ language, path: translated }) => {
      const other = sites.find((each) => each.site.language === language);
      if (!other || other === site) return [];
      const known = aliases.get(language)?.get(plainPath(translated)) ?? [];
      return [translated, ...known].map((each) => ownPart(other, each));
    });
    return [...new Set(translations)].filter((each) => each !== ownPart(site, path));
  };
}

/**
 * Leads on from addresses with words of another language, a French base with an English slug say, to the page in the
 * language of the address. Leaves out an address that is a page's or another redirect's, and one that several pages could
 * be meant by.
 */
export function translatedRedirects(sites: readonly Translated[]): Record<string, string> {
  const pathsOf = translatedPaths(sites);
  const taken = new Set(sites.flatMap(addressesOf).map(plainPath));
  const homes = sites.map((site) => ({ site, home: site.site.paths.intro }));
  const found = new Map<string, Set<string>>();
  for (const site of sites) {
    for (const { path } of site.ownPages) {
      for (const mixed of mixedPaths(ownPart(site, path), pathsOf(site, path))) {
        const address = belowHome(site.site.paths.intro, mixed);
        if (taken.has(address) || languageAt(homes, address)?.site !== site) continue;
        found.set(address, (found.get(address) ?? new Set()).add(path));
      }
    }
  }
  return Object.fromEntries(
    [...found].flatMap(([address, pages]) => (pages.size === 1 ? [[address, [...pages][0] ?? '']] : [])),
  );
}

/** A path below the home of its language. */
function ownPart({ site: { paths } }: Translated, path: string): string {
  const home = belowHome(paths.intro, '');
  return plainPath(`${path}/`.startsWith(`${home}/`) ? path.slice(home.length) : path);
}

/** The other addresses of each page, by its own. */
function aliasesOf({ site: { paths } }: Translated): Map<string, string[]> {
  const moved = { ...paths.aliases, ...paths.redirects };
  const known = new Map<string, string[]>();
  for (const [from, to] of Object.entries(moved)) {
    const page = paths.canonical(moved[plainPath(to)] ?? to);
    known.set(page, [...(known.get(page) ?? []), from]);
  }
  return known;
}

function addressesOf({ site: { paths }, pages }: Translated): string[] {
  return [...pages.map(({ path }) => path), ...Object.keys(paths.aliases), ...Object.keys(paths.redirects)];
}
