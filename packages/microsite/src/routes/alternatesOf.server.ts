import { listOwnPages } from './pages.server.ts';
import type { Alternate, PageContext } from './PageContext.ts';

/** Finds the same page in the other languages of a site, although its address differs by language. */
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

/** Key of a page, the same in every language. */
function keyOf({ site, content }: PageContext, path: string): string {
  const place = site.paths.read(path);
  if (place.kind === 'story')
    return JSON.stringify({ ...place, slug: content.idOf(place.slug, place.section) });
  return JSON.stringify(place.kind === 'resource' ? { ...place, slug: content.idOf(place.slug) } : place);
}
