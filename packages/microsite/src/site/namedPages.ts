import { plainPath } from '@tamarack-lowe/content-model/internal/addresses';

/** An entry of `pages.json`, which the page for unknown addresses reads to suggest pages. */
export type NamedPage = {
  path: string;
  label: string;
  /** Paths in the other languages, without the home of the language. Missing if they all equal this one. */
  translations?: string[];
  /** Other forms of a story. Missing if it has none. */
  forms?: { path: string; label: string }[];
};

/**
 * Lists the paths at which visitors may look for a page if they mix languages: its translations, and for a nested page
 * each folder with each last segment. All paths, `own` too, are without the home of their language.
 *
 * @example
 * mixedPaths('/equipe/mo', ['/people/mo']) // ['/people/mo']
 * mixedPaths('/racine/a', ['/roots/b']) // ['/racine/b', '/roots/a', '/roots/b']
 */
export function mixedPaths(own: string, translations: readonly string[]): string[] {
  const all = [own, ...translations].map(plainPath);
  const nested = all.map(segments).filter(({ folder }) => folder !== '');
  const isNested = segments(plainPath(own)).folder !== '';
  const mixed = isNested ? nested.flatMap(({ folder }) => nested.map(({ last }) => `${folder}/${last}`)) : [];
  return [...new Set([...mixed, ...all])].filter((path) => path !== plainPath(own));
}

function segments(path: string): { folder: string; last: string } {
  const end = path.lastIndexOf('/');
  return { folder: path.slice(0, end), last: path.slice(end + 1) };
}
