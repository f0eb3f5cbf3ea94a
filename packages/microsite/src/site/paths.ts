import type { Paths, Site, SiteLanguage } from '@tamarack-lowe/content-model';
import { withoutEndSlash } from '@tamarack-lowe/content-model/internal/addresses';

/** Returns the base path of a site, with a slash at its end. All addresses of the site begin with it. */
export const baseOf = ({ languages }: Pick<Site, 'languages'>) => languages[0]?.home ?? '/';

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
  return withoutEndSlash(path) || '/';
}

/** Returns the address of the story at a path, in whatever form it is there; null for other pages. */
export function storyPathAt(paths: Pick<Paths, 'read' | 'story'>, path: string): string | null {
  const match = paths.read(path);
  return match.kind === 'story' || match.kind === 'form' ? paths.story(match.section, match.slug) : null;
}
