import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { contentType } from 'mime-types';

/** What `Accept-Encoding` calls a compressed form, and the ending of the file that holds it. Best first. */
const CODINGS = { br: '.br', gzip: '.gz' };

export type FileForm = {
  path: string;
  size: number;
  /** A strong tag made of the bytes: the same on every machine that serves this build. */
  etag: string;
};

export type SiteFile = FileForm & {
  /** The address it is filed under: `/company/index.html`. */
  name: string;
  type: string;
  /** When it was written, as HTTP says it. */
  modified: string;
  /** By what `Accept-Encoding` calls them; best first. */
  compressed: ReadonlyMap<string, FileForm>;
};

/** Reads what has to be known about a file before it can be sent. */
export function siteFile(path: string, name: string): SiteFile {
  const { size, mtime } = statSync(path);
  const hash = createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 22);
  const forms = Object.entries(CODINGS)
    .map(([coding, ending]) => [coding, path + ending] as const)
    .filter(([, form]) => existsSync(form))
    .map(([coding, form]) => {
      const etag = `"${hash}-${coding}"`;
      return [coding, { path: form, size: statSync(form).size, etag }] as const;
    });
  return {
    path,
    name,
    size,
    etag: `"${hash}"`,
    type: contentType(extname(name)) || 'application/octet-stream',
    modified: mtime.toUTCString(),
    compressed: new Map(forms),
  };
}
