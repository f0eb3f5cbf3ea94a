import type { Site, SiteLanguage } from '@tamarack-lowe/content-model';

/** Returns the base path of a site, with a slash at its end. All addresses of the site begin with it. */
export const baseOf = ({ languages }: Pick<Site, 'languages'>) => languages[0]?.home ?? '/';

/** Joins the home of a language and a path: `/fr` and `/404` become `/fr/404`. */
export const belowHome = (home: string, path: string) => home.replace(/\/$/, '') + path;

/** Returns the language of a path: the one whose home contains it, else the first language, whose home contains all others. */
export function languageAt<Language extends Pick<SiteLanguage, 'home'>>(
  languages: readonly Language[],
  path: string,
): Language | undefined {
  const [first, ...others] = languages;
  return others.find(({ home }) => `${path}/`.startsWith(`${home}/`)) ?? first;
}

/** Removes slashes at the end of a path: pages respond with and without them. */
export function withoutTrailingSlash(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}
