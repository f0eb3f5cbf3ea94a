import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '@tamarack-lowe/content-model';
import { joinPath, plainPath } from '@tamarack-lowe/content-model/internal/addresses';
import * as v from 'valibot';
import { goneAddresses } from '../../routes/not-found/data.server.ts';
import type { PageEntry, RouteContext } from '../../routes/route.ts';
import { mixedPaths, type NamedPage } from '../../site/namedPages.ts';
import { languageAt } from '../../site/paths.ts';

/** A site in one of its languages, as far as its addresses need it. */
export type LocalizedSite = {
  site: Pick<Site, 'language' | 'paths'>;
  context: Pick<RouteContext, 'alternates'>;
  pages: readonly PageEntry[];
  publicPages: readonly PageEntry[];
};

/** File beside the folder of a built site: the redirects, an object of addresses. Servers read it. */
const REDIRECTS_FILE = 'redirects.json';

/** Writes the redirects of a site in all its languages. */
export async function writeRedirects({ sites, target }: { sites: readonly LocalizedSite[]; target: string }) {
  await writeFile(join(target, '..', REDIRECTS_FILE), JSON.stringify(redirectsOf(sites)));
}

/** Reads the redirects that the build of a site wrote. */
export function readRedirects(root: string): Record<string, string> {
  const file = join(root, '..', REDIRECTS_FILE);
  if (!existsSync(file)) return {};
  return v.parse(v.record(v.string(), v.string()), JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * Returns all redirects of a site: aliases, old addresses, and addresses with words of another language. Those of the brand come
 * first: some static hosts read a limited number of lines.
 */
export function redirectsOf(sites: readonly LocalizedSite[]): Record<string, string> {
  const written = sites.map(({ site: { paths } }) => ({ ...paths.aliases, ...paths.redirects }));
  return Object.assign({}, ...written, translatedRedirects(sites));
}

/**
 * Redirects addresses with words of another language, such as a French base with an English slug, to the page in the language of
 * the address. Leaves out addresses of pages and of other redirects, and addresses that could mean several pages.
 */
export function translatedRedirects(sites: readonly LocalizedSite[]): Record<string, string> {
  const pathsOf = openTranslations(sites);
  const taken = new Set(sites.flatMap(addressesOf).map(plainPath));
  const homes = sites.map((site) => ({ site, home: site.site.paths.intro }));
  const targets = new Map<string, Set<string>>();
  for (const site of sites) {
    for (const { path } of site.publicPages) {
      for (const mixed of mixedPaths(belowLanguage(site, path), pathsOf(site, path))) {
        const address = joinPath(site.site.paths.intro, mixed);
        if (taken.has(address) || languageAt(homes, address)?.site !== site) continue;
        targets.set(address, (targets.get(address) ?? new Set()).add(path));
      }
    }
  }
  return Object.fromEntries(
    [...targets].flatMap(([address, pages]) => (pages.size === 1 ? [[address, [...pages][0] ?? '']] : [])),
  );
}

type PageListOptions = {
  renderer: LocalizedSite;
  translations: ReturnType<typeof openTranslations>;
  target: string;
};

/** Writes `pages.json`, the name of every page in one language: the 404 page suggests similar addresses from it. */
export async function writePageList({ renderer, translations, target }: PageListOptions) {
  const { intro } = renderer.site.paths;
  const named = renderer.publicPages.map(({ path, label }): NamedPage => {
    const translated = translations(renderer, path);
    const forms = renderer.pages.filter(({ formOf }) => formOf === path);
    return {
      path,
      label,
      ...(translated.length > 0 && { translations: translated }),
      ...(forms.length > 0 && { forms: forms.map((form) => ({ path: form.path, label: form.label })) }),
    };
  });
  await mkdir(join(target, intro), { recursive: true });
  await writeFile(join(target, joinPath(intro, '/pages.json')), JSON.stringify(named));
}

/**
 * Returns a function that finds the paths of a page in the other languages, aliases and old addresses included, each below the home
 * of its language. It leaves out paths that are the same in the language of the page.
 */
export function openTranslations(
  sites: readonly LocalizedSite[],
): (site: LocalizedSite, path: string) => string[] {
  const aliases = new Map(sites.map((each) => [each.site.language, aliasesOf(each)]));
  return (site, path) => {
    const translations = site.context.alternates(path).flatMap(({ language, path: translated }) => {
      const other = sites.find((each) => each.site.language === language);
      if (!other || other === site) return [];
      const others = aliases.get(language)?.get(plainPath(translated)) ?? [];
      return [translated, ...others].map((each) => belowLanguage(other, each));
    });
    return [...new Set(translations)].filter((each) => each !== belowLanguage(site, path));
  };
}

/** Removes the home of the language from a path. */
function belowLanguage({ site: { paths } }: LocalizedSite, path: string): string {
  const home = joinPath(paths.intro, '');
  return plainPath(`${path}/`.startsWith(`${home}/`) ? path.slice(home.length) : path);
}

/** Returns the aliases and old addresses of each page, by its path. */
function aliasesOf({ site: { paths } }: LocalizedSite): Map<string, string[]> {
  const redirects = { ...paths.aliases, ...paths.redirects };
  const aliases = new Map<string, string[]>();
  for (const [from, to] of Object.entries(redirects)) {
    const page = paths.canonical(redirects[plainPath(to)] ?? to);
    aliases.set(page, [...(aliases.get(page) ?? []), from]);
  }
  return aliases;
}

function addressesOf({ site: { paths }, pages }: LocalizedSite): string[] {
  return [...pages.map(({ path }) => path), ...Object.keys(paths.aliases), ...Object.keys(paths.redirects)];
}

/** File beside the folder of a built site: removed addresses, and the files of their pages. Servers read it. */
const GONE_FILE = 'gone.json';

/** Returns the addresses of colleagues who have left, in all languages of a site, and the files of their pages. */
export function gonePagesOf(
  sites: readonly { context: Pick<RouteContext, 'site' | 'content'> }[],
): Readonly<Record<string, string>> {
  const all = sites.flatMap(({ context }) => goneAddresses(context));
  return Object.fromEntries(all.map(({ address, page }) => [address, joinPath(page, '/index.html')]));
}

/** Writes the removed addresses. If nobody has left, there is no file. */
export async function writeGonePages({
  sites,
  target,
}: {
  sites: readonly { context: Pick<RouteContext, 'site' | 'content'> }[];
  target: string;
}): Promise<void> {
  const gone = gonePagesOf(sites);
  if (Object.keys(gone).length > 0) await writeFile(join(target, '..', GONE_FILE), JSON.stringify(gone));
}

/** Reads the addresses that the build of a site wrote as gone; empty where there are none. */
export function readGonePages(root: string): Readonly<Record<string, string>> {
  const file = join(root, '..', GONE_FILE);
  if (!existsSync(file)) return {};
  return v.parse(v.record(v.string(), v.string()), JSON.parse(readFileSync(file, 'utf8')));
}
