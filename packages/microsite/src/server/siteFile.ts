import { createHash } from 'node:crypto';
import { readFileSync, type Stats, statSync } from 'node:fs';
import { extname } from 'node:path';
import { contentType } from 'mime-types';
import type { SiteFile } from './BuiltSite.ts';
import { CODINGS } from './codingOf.ts';
import { readPart } from './readPart.ts';

/** Reads what has to be known about a file before it can be sent. */
export function siteFile(path: string, name: string): SiteFile {
  const hash = createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 22);
  const formAt = (file: string, { size }: Stats, etag: string) => {
    const known = { size, etag };
    return { ...known, read: readPart(file, known) };
  };
  const forms = Object.entries(CODINGS).flatMap(([coding, ending]) => {
    const stats = statSync(path + ending, { throwIfNoEntry: false });
    return stats ? [[coding, formAt(path + ending, stats, `"${hash}-${coding}"`)] as const] : [];
  });
  const stats = statSync(path);
  return {
    ...formAt(path, stats, `"${hash}"`),
    name,
    type: contentType(extname(name)) || 'application/octet-stream',
    modified: stats.mtime.toUTCString(),
    compressed: new Map(forms),
  };
}
