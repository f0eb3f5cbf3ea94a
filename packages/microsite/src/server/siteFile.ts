import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { contentType } from 'mime-types';
import type { SiteFile } from './BuiltSite.ts';
import { CODINGS } from './codingOf.ts';
import { readPart } from './readPart.ts';

/** Reads what has to be known about a file before it can be sent. */
export function siteFile(path: string, name: string): SiteFile {
  const hash = createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 22);
  const formAt = (file: string, etag: string) => {
    const known = { size: statSync(file).size, etag };
    return { ...known, read: readPart(file, known) };
  };
  const forms = Object.entries(CODINGS)
    .map(([coding, ending]) => [coding, path + ending] as const)
    .filter(([, file]) => existsSync(file))
    .map(([coding, file]) => [coding, formAt(file, `"${hash}-${coding}"`)] as const);
  return {
    ...formAt(path, `"${hash}"`),
    name,
    type: contentType(extname(name)) || 'application/octet-stream',
    modified: statSync(path).mtime.toUTCString(),
    compressed: new Map(forms),
  };
}
