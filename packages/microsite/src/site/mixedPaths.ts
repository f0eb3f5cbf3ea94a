import { plainPath } from '@tamarack-lowe/content-model';

/**
 * Lists the paths at which a visitor looks for a page with words of another language: those of its translations, and for
 * a page below another one each folder with each last part. All of them, `own` too, stand below the home of a language.
 *
 * @example
 * mixedPaths('/equipe/mo', ['/people/mo']) // ['/people/mo']
 * mixedPaths('/racine/a', ['/roots/b']) // ['/racine/b', '/roots/a', '/roots/b']
 */
export function mixedPaths(own: string, translations: readonly string[]): string[] {
  const all = [own, ...translations].map(plainPath);
  const nested = all.map(parts).filter(({ folder }) => folder !== '');
  const isNested = parts(plainPath(own)).folder !== '';
  const mixed = isNested ? nested.flatMap(({ folder }) => nested.map(({ last }) => `${folder}/${last}`)) : [];
  return [...new Set([...mixed, ...all])].filter((path) => path !== plainPath(own));
}

function parts(path: string): { folder: string; last: string } {
  const end = path.lastIndexOf('/');
  return { folder: path.slice(0, end), last: path.slice(end + 1) };
}
