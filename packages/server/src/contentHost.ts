import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { RESPONSE_BYTES } from '@tamarack-lowe/api-client/internal/parse';
import { ContentError } from '@tamarack-lowe/content-model';
import { withoutEndSlash } from '@tamarack-lowe/content-model/internal/addresses';
import { isSystemFile, readText } from '@tamarack-lowe/content-model/internal/text';
import { writeWhole } from '@tamarack-lowe/prerender/internal/files';
import { LRUCache } from 'lru-cache';
import { type ContentHost, createContentProxy, parseJson, type Recordings } from './contentProxy.ts';
import { createContentFetcher, type GeolocationService, isUsable } from './upstream.ts';

export type ContentHostOptions = {
  /** Origin of the content host. Without it the recorded responses are served; without those, 204. */
  contentHost?: string | undefined;
  /** Path of the site below its origin, with a slash at its end: browsers ask below it. Default `/`. */
  base?: string | undefined;
  /** Path at which the routes of the content host begin, on that host, and here below `base`. Default `/learn/wp-json/api`. */
  contentPath?: string | undefined;
  /** Responses that replace a content host: a folder with a JSON file for each route, or their values. Default: none. */
  recordings?: string | Recordings | undefined;
  geolocation?: GeolocationService | undefined;
  /** Milliseconds for a whole response of the content host. Default 5000. */
  timeoutMs?: number;
  /** Bytes of a response of the content host. Default 4 MiB. */
  maxBytes?: number;
  /** Milliseconds in which a cached response is fresh. Default a minute. */
  freshMs?: number;
  /** Milliseconds in which a cached response is served while it is fetched again, and when that fails. Default a day. */
  staleMs?: number;
  /** File that holds the cache over a restart. Default: the cache is in memory only. */
  cacheFile?: string | undefined;
  /**
   * Receives a line for each part of a response, fetched or recorded, that pages leave out. Default: nothing is reported.
   *
   * @example (line) => console.warn(line)
   */
  report?: ((line: string) => void) | undefined;
  /**
   * Clock by which recorded events move, so that some are always upcoming. Default: that of the machine.
   *
   * @example () => new Date('2027-06-01')
   */
  now?: (() => Date) | undefined;
};

/** Makes the content proxy on Node: with a cache of responses, and with recordings of a folder. */
export function createContentHost({
  base,
  contentHost,
  contentPath,
  recordings: recorded,
  geolocation,
  timeoutMs = 5000,
  maxBytes = RESPONSE_BYTES,
  freshMs = 60_000,
  staleMs = 86_400_000,
  cacheFile,
  report = () => undefined,
  now,
}: ContentHostOptions = {}): ContentHost {
  const fetchText = createContentFetcher({ timeoutMs, maxBytes }, report);
  const cached = cachedFetch({ fetchText, freshMs, staleMs, file: cacheFile });
  const origin = contentHost && withoutEndSlash(contentHost);
  const recordings = typeof recorded === 'object' ? recorded : readRecordings(recorded);
  if (origin === undefined) reportUnusable(recordings, report);
  return createContentProxy({
    base,
    contentPath,
    geolocation,
    host: origin === undefined ? undefined : { origin, get: (address) => cached(origin + address) },
    recordings,
    now,
  });
}

/** Recorded response of a route, in a language; empty for the language of the folder itself. */
export type RecordingFile = { language: string; route: string; file: string };

/**
 * Lists the recorded responses in a folder: `campus-events.json` is that of `campus_events`, and a folder inside it, such as
 * `de`, holds those of a language. None without a folder.
 */
export function recordingFiles(folder: string | undefined): RecordingFile[] {
  if (folder === undefined) return [];
  const languages = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2,3}$/i.test(entry.name))
    .map(({ name }) => name);
  return ['', ...languages].flatMap((language) =>
    readdirSync(join(folder, language))
      .filter((name) => name.endsWith('.json') && !isSystemFile(name))
      .sort()
      .map((name) => ({
        language,
        route: basename(name, '.json').replaceAll('-', '_'),
        file: join(folder, language, name),
      })),
  );
}

/** Reads recorded responses. Throws a `ContentError` for a damaged file, and for two files of one route. */
export function readRecordings(folder: string | undefined): Recordings {
  const recordings: Record<string, Record<string, string>> = folder === undefined ? {} : { '': {} };
  for (const { language, route, file } of recordingFiles(folder)) {
    const where = `${basename(dirname(file))}/${basename(file)}`;
    recordings[language] ??= {};
    const routes = recordings[language];
    if (Object.hasOwn(routes, route))
      throw new ContentError([
        `${where}: another file has a response of the route "${route}" already, and only one of the two would be served. Keep the right one.`,
      ]);
    routes[route] = readText(readFileSync(file), where);
  }
  return recordings;
}

/** Folder beside a built site with the responses that the build has made. */
export const RESPONSES = 'responses';

/** Reads the responses beside a built site, `build/client`; none without their folder. */
export function readBuiltResponses(root: string): Recordings {
  const folder = join(root, '..', RESPONSES);
  return existsSync(folder) ? readRecordings(folder) : {};
}

/** Reports what pages cannot read of recordings. */
function reportUnusable(recordings: Recordings, report: (line: string) => void) {
  for (const [language, routes] of Object.entries(recordings)) {
    const reportHere = (line: string) => report(language === '' ? line : `${language}: ${line}`);
    for (const [route, text] of Object.entries(routes)) {
      if (!isUsable(route, parseJson(text), reportHere))
        reportHere(`${route}: pages cannot read its recorded response.`);
    }
  }
}

type CacheOptions = {
  /** Fetches the text of an address. Rejections are not cached. */
  fetchText: (url: string) => Promise<string>;
  freshMs: number;
  staleMs: number;
  /** File that holds the cache over a restart. Default: the cache is in memory only. */
  file?: string | undefined;
};

type Cached = { text: string; at: number };

/** Characters of all cached responses: several of the largest. */
const MAX_CHARACTERS = 32 * 1024 * 1024;

/**
 * Caches up to 100 responses of another host, within the memory of a small server. However many visitors ask, each address is
 * requested once at a time.
 */
function cachedFetch({ fetchText, freshMs, staleMs, file }: CacheOptions) {
  const cache = new LRUCache<string, Cached>({
    max: 100,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ text }) => text.length + 1,
    // With 0 it would never ask again.
    ttl: Math.max(freshMs, 1),
    allowStale: true,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    async fetchMethod(url) {
      const response = { text: await fetchText(url), at: Date.now() };
      if (file !== undefined) setImmediate(() => void writeCache(file, cache.dump()));
      return response;
    },
  });
  if (file !== undefined) cache.load(readCache(file));

  return async (url: string): Promise<string> => {
    const cached = cache.peek(url, { allowStale: true });
    if (cached && Date.now() - cached.at >= staleMs) cache.delete(url);
    return (await cache.forceFetch(url)).text;
  };
}

type CacheEntries = [string, LRUCache.Entry<Cached>][];

/** Empty when the file does not exist or was not written to its end. */
function readCache(file: string): CacheEntries {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}

/** On a read-only file system the cache is in memory only. */
async function writeCache(file: string, entries: CacheEntries): Promise<void> {
  await writeWhole(file, JSON.stringify(entries)).catch(() => undefined);
}
