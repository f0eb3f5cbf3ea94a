import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { SiteFile } from './BuiltSite.ts';
import { decodePath } from './requestPath.ts';
import { siteFile } from './siteFile.ts';

/** Hidden files, what other homes are told, and compressed siblings have no address of their own. */
const UNSERVED = /\/\.(?!well-known\/)|^\/_(?:headers|redirects)$|\.(?:br|gz)$/;

/** Reads the files of a built site one by one, with their decoded addresses. */
export function* siteFilesIn(root: string): Generator<[address: string, file: SiteFile]> {
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const written = `/${relative(root, path).split(sep).join('/')}`;
    if (!entry.isFile() || UNSERVED.test(written)) continue;
    const name = (decodePath(written) ?? written).normalize();
    yield [name, siteFile(path, name)];
  }
}
