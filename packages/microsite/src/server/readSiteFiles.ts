import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { decodePath } from './requestPath.ts';
import { type SiteFile, siteFile } from './siteFile.ts';

/**
 * Every file of a built site by its decoded address. The list is made once: an address that is not on it leads
 * nowhere, whatever dots and slashes it holds. Hidden files and compressed siblings have no address of their own.
 */
export function readSiteFiles(root: string): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const written = `/${relative(root, path).split(sep).join('/')}`;
    const isHidden = /\/\.(?!well-known\/)/.test(written);
    if (!entry.isFile() || isHidden || /\.(?:br|gz)$/.test(written)) continue;
    const name = (decodePath(written) ?? written).normalize();
    files.set(name, siteFile(path, name));
  }
  return files;
}

/** The file of an address: itself, or the page of a folder, with and without a trailing slash. */
export function findFile(files: Map<string, SiteFile>, path: string): SiteFile | null {
  const address = path.normalize();
  return files.get(address) ?? files.get(`${address.replace(/\/$/, '')}/index.html`) ?? null;
}
