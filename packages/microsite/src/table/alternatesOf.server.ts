import { listOwnPages } from './listPages.server.ts';
import type { Alternate, PageContext } from './PageContext.ts';

/** Finds the pages of the languages of a site that say the same: what an address names, whatever it is called. */
export function alternatesOf(
  sites: readonly PageContext[],
): (site: PageContext, path: string) => Alternate[] {
  const known = new Map<PageContext, Map<string, string>>();

  function pathsOf(site: PageContext): Map<string, string> {
    const paths = known.get(site) ?? new Map(listOwnPages(site).map(({ path }) => [keyOf(site, path), path]));
    known.set(site, paths);
    return paths;
  }

  return (site, path) => {
    const key = keyOf(site, path);
    const found = sites.flatMap((each) => {
      const to = pathsOf(each).get(key);
      return to === undefined ? [] : [{ language: each.site.language, path: to }];
    });
    return found.length > 1 ? found : [];
  };
}

/** The same in every language. */
function keyOf({ site, content }: PageContext, path: string): string {
  const place = site.paths.read(path);
  if (place.kind === 'story')
    return JSON.stringify({ ...place, slug: content.idOf(place.slug, place.section) });
  return JSON.stringify(place.kind === 'resource' ? { ...place, slug: content.idOf(place.slug) } : place);
}
