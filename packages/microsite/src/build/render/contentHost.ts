import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { type ApiResult, createApiClient } from '@tamarack-lowe/api-client';
import { moveEvents, parseCampusEvents } from '@tamarack-lowe/api-client/internal/parse';
import { type Brand, type CampusEvents, ContentError, type MenuItem } from '@tamarack-lowe/content-model';
import { primaryLanguage } from '@tamarack-lowe/content-model/internal/addresses';
import { dayOf } from '@tamarack-lowe/content-model/internal/content';
import { readJsonFile } from '@tamarack-lowe/content-tools';
import type { LoadedConfig } from '../../config/loadConfig.ts';
import type { WorkFolders } from '../workFolders.ts';

/** Content of a content host in one language, as pages are built with it. */
type HostContent = {
  /** Null when there are none. */
  events: CampusEvents | null;
  /** Items of the firm's own site; undefined when no host was asked. */
  menu?: MenuItem[] | undefined;
};

/** Content of a host, and lines for the log of the build: its source, and values that were dropped. */
type Fetched = { content: HostContent; notes: string[] };

type Options = {
  brand: Brand;
  menuRest: string;
  language: string;
  work: WorkFolders;
  now: Date;
  /** Events of a plugin, instead of those of a host. */
  builtEvents?: CampusEvents | undefined;
};

/** Fetches menu and events in a language from the content host (an origin), or reads the recorded ones when there is no host. */
export async function readHostContent(
  {
    content: options,
    features: { menu },
    folder,
    languages,
  }: Pick<LoadedConfig, 'content' | 'features' | 'folder' | 'languages'>,
  contentHost: string | undefined,
  { brand, menuRest, language, work, now, builtEvents }: Options,
): Promise<Fetched> {
  const wants = { menu: menu !== false, events: !builtEvents && brand.pages.events !== undefined };
  if (contentHost === undefined && builtEvents) return { content: { events: builtEvents }, notes: [] };
  if (contentHost === undefined) {
    const dropped: string[] = [];
    const content = readRecordedEvents(options.recordings, brand, {
      language,
      now,
      report: (line) => dropped.push(line),
    });
    const source = content.events
      ? `recorded in ${relative(folder, options.recordings ?? '')}`
      : 'none, until a content host responds';
    return { content, notes: wants.events ? [`Events (${language}): ${source}`, ...dropped] : [] };
  }
  const { content, notes } = await fetchHostContent({
    contentHost,
    contentPath: options.path,
    badgeClass: menu ? menu.badgeClass : undefined,
    siteUrl: brand.mainSite,
    menuRest,
    // Browsers do the same: the host responds in the first language by default.
    language: language === languages[0] ? undefined : language,
    wants,
    cache: openResponseCache(join(work.cache, 'content-host.json'), now),
  });
  if (builtEvents) content.events = builtEvents;
  const asked = [menu && 'menu', wants.events && 'events'].filter(Boolean).join(' and ');
  const line = `Content host (${language}): ${contentHost}, asked for ${asked || 'nothing'}`;
  return { content, notes: [line, ...notes] };
}

export type HostRequest = {
  /** Origin of the content host. */
  contentHost: string;
  contentPath?: string | undefined;
  badgeClass?: string | undefined;
  /** The firm's own site. */
  siteUrl: string;
  /** Words of the link that ends a list of the menu that is too long. */
  menuRest: string;
  /** Language of the responses; undefined for the default language of the host. */
  language?: string | undefined;
  wants: { menu: boolean; events: boolean };
  /** The last valid responses, used when the host fails. */
  cache: ResponseCache;
};

/** Limit of a response, longer than in browsers: no visitor waits for a build. */
const TIMEOUT_MS = 20_000;

/**
 * Fetches menu and events from a content host. Throws a `ContentError` when a response is invalid and the cache has none of the
 * last day: a site without its events must not replace one with them.
 */
export async function fetchHostContent({ wants, cache, menuRest, ...host }: HostRequest): Promise<Fetched> {
  const notes: string[] = [];
  const { campusEvents, menu } = createApiClient({
    ...host,
    timeoutMs: TIMEOUT_MS,
    menuRest: { title: menuRest, url: host.siteUrl },
    report: (line) => notes.push(line),
  });
  async function fetchOrCached<T>(route: string, call: () => Promise<ApiResult<T>>): Promise<T> {
    const key = [host.contentHost, host.contentPath, route, host.language].join(' ');
    const response = await call();
    if (response.ok) {
      cache.set(key, response.value);
      return response.value;
    }
    const cached = cache.get<T>(key);
    if (cached === null)
      throw new ContentError([
        `content host: ${response.message} Pages cannot be built without it, and what was built before stays. Try again when the host responds.`,
      ]);
    notes.push(`${route}: ${response.message} Built with its response of ${cached.at}.`);
    return cached.value;
  }
  const [items, events] = await Promise.all([
    wants.menu ? fetchOrCached('menu', menu) : undefined,
    wants.events ? fetchOrCached('campus_events', campusEvents) : null,
  ]);
  return { content: { menu: items, events }, notes };
}

type Cached<T> = { at: string; value: T };

export type ResponseCache = {
  set: (key: string, value: unknown) => void;
  /** Returns the value of a key and the time it was set; null after a day. */
  get: <T>(key: string) => Cached<T> | null;
};

/** Longest use of a cached response, the same as on the server. */
const DAY_MS = 86_400_000;

/** Opens a cache of valid responses in a file, which builds share. */
export function openResponseCache(file: string, now: Date): ResponseCache {
  const entries: Record<string, Cached<never>> = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {};
  return {
    set(key, value) {
      Object.assign(entries, { [key]: { at: now.toISOString(), value } });
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(entries));
    },
    get(key) {
      const entry = entries[key];
      return entry && now.getTime() - Date.parse(entry.at) <= DAY_MS ? entry : null;
    },
  };
}

/**
 * Reads recorded events in a language, moved to a time; null when none are recorded. Calls `report` for each value that is dropped.
 * Throws a `ContentError` when a file is damaged or not JSON.
 */
function readRecordedEvents(
  folder: string | undefined,
  { mainSite }: Pick<Brand, 'mainSite'>,
  { language, now, report }: { language: string; now: Date; report: (line: string) => void },
): { events: CampusEvents | null } {
  const file =
    folder === undefined ? undefined : join(recordingsFolder(folder, language), 'campus-events.json');
  if (file === undefined || !existsSync(file)) return { events: null };
  const name = `${basename(dirname(file))}/${basename(file)}`;
  const recorded = readJsonFile(file, name);
  const moved = moveEvents(recorded, dayOf(now));
  if (moved !== recorded) report(`${name}: Recorded events that are over come again, 52 weeks later.`);
  return { events: parseCampusEvents(moved, { siteUrl: mainSite, report }) };
}

/** Returns the folder of recordings in a language: `de` for `de-AT` when it exists, else the folder of the first language. */
function recordingsFolder(folder: string, language: string): string {
  const primary = primaryLanguage(language);
  const localized = join(folder, primary);
  return /^[a-z]{2,3}$/i.test(primary) && existsSync(localized) ? localized : folder;
}
