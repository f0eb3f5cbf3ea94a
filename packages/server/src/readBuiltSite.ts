import { once } from 'node:events';
import { createReadStream, existsSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { sha256 } from '@tamarack-lowe/prerender/internal/files';
import { LRUCache } from 'lru-cache';
import { contentType } from 'mime-types';
import { decodePath } from './requestPath.ts';
import { CODINGS, type FileForm, type SiteFile } from './responses.ts';
import type { BuiltSite } from './staticFiles.ts';

/**
 * Reads `build/client` of a site, and the policies of its pages from `csp.json` beside it. The list of files is made once:
 * an address that is not on it is not found, whatever dots and slashes it contains.
 */
export function readBuiltSite(root: string): BuiltSite {
  return { files: new Map(siteFilesIn(root)), policies: readPolicies(root) };
}

/**
 * Reads a built site as `readBuiltSite` does, and yields to the event loop after each file. There may be a hundred thousand, and
 * meanwhile the server responds with the last build.
 */
export async function readBuiltSiteAsync(root: string): Promise<BuiltSite> {
  const files = new Map<string, SiteFile>();
  for (const [address, file] of siteFilesIn(root)) {
    files.set(address, file);
    await setImmediate();
  }
  return { files, policies: readPolicies(root) };
}

/** Reads the metadata of a file, and of its compressed forms beside it. */
export function siteFile(path: string, name: string): SiteFile {
  const hash = sha256([readFileSync(path)]).slice(0, 22);
  const formAt = (file: string, { size }: Stats, etag: string): FileForm => ({
    size,
    etag,
    read: rangeReader(file, { size, etag }),
  });
  const forms = Object.entries(CODINGS).flatMap(([coding, extension]) => {
    const stats = statSync(path + extension, { throwIfNoEntry: false });
    if (!stats) return [];
    // The next build may have compressed the same text to other bytes.
    return [[coding, formAt(path + extension, stats, `"${hash}-${coding}-${stats.size}"`)] as const];
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

/** Hidden files, files of static hosts, and compressed siblings have no address of their own. */
const UNSERVED = /\/\.(?!well-known\/)|^\/_(?:headers|redirects)$|\.(?:br|gz)$/;

/** Reads the files of a built site one by one, with their decoded addresses. */
function* siteFilesIn(root: string): Generator<[address: string, file: SiteFile]> {
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const encodedName = `/${relative(root, path).split(sep).join('/')}`;
    if (!entry.isFile() || UNSERVED.test(encodedName)) continue;
    const name = (decodePath(encodedName) ?? encodedName).normalize();
    yield [name, siteFile(path, name)];
  }
}

/** Reads the Content-Security-Policy of each page, by the address of its file, which the build wrote beside the site. */
function readPolicies(root: string): Map<string, string> {
  const file = join(root, '..', 'csp.json');
  return new Map(existsSync(file) ? Object.entries<string>(JSON.parse(readFileSync(file, 'utf8'))) : []);
}

/** Largest file that is read at once; larger ones are streamed. */
const READ_WHOLE_BYTES = 2 ** 18;

function rangeReader(path: string, { size, etag }: Omit<FileForm, 'read'>): FileForm['read'] {
  return async ({ start, end }) => {
    if (size <= READ_WHOLE_BYTES) return (await readSmallFile(path, etag)).subarray(start, end + 1);
    // Opened before the response begins: a missing file is an error, not half a response. A `FileHandle` would end the process when
    // a response is dropped unread and collected (Node 26).
    const stream = createReadStream(path, { start, end });
    await once(stream, 'open');
    return Readable.toWeb(stream) as ReadableStream;
  };
}

/** Small files by their tag: those of the next build have other tags. */
const smallFiles = new LRUCache<string, Buffer<ArrayBuffer>>({
  maxSize: 2 ** 25,
  sizeCalculation: ({ length }) => length + 1,
});

/** Reads a file through a cache of 32 MiB: pages avoid disk reads and their queue. Rejects when the file cannot be read. */
export async function readSmallFile(path: string, etag: string): Promise<Buffer<ArrayBuffer>> {
  const cached = smallFiles.get(etag);
  if (cached) return cached;
  const bytes = await readFile(path);
  smallFiles.set(etag, bytes);
  return bytes;
}
