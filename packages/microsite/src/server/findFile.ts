import type { BuiltSite, SiteFile } from './BuiltSite.ts';

/** The file of an address: itself, or the page of a folder, with and without a trailing slash. */
export function findFile({ files }: Pick<BuiltSite, 'files'>, path: string): SiteFile | null {
  const address = path.normalize();
  return files.get(address) ?? files.get(`${address.replace(/\/$/, '')}/index.html`) ?? null;
}
