import type { RequestKind, VisitRequest } from '@tamarack-lowe/pages/internal/yours';

/** Entries of the browser's list that we read. */
type Entry = Pick<
  PerformanceResourceTiming,
  'name' | 'entryType' | 'initiatorType' | 'transferSize' | 'encodedBodySize'
>;

/** Hosts that belong to the firm: the origin of the site, and that of its content host, if pages call it directly. */
type Hosts = { site: string; content: string };

/** Reads an entry of the browser's list of requests; null for addresses without a host, such as `data:`. */
export function visitRequest(entry: Entry, hosts: Hosts): VisitRequest | null {
  const { protocol, origin, pathname } = new URL(entry.name);
  if (!protocol.startsWith('http')) return null;
  return {
    address: entry.name,
    kind: kindOf(entry, pathname),
    owner: origin === hosts.site ? 'site' : origin === hosts.content ? 'firm' : 'third',
    bytes: bytesOf(entry),
  };
}

/** A response from the cache has a body and no transfer. Without either, the browser tells nothing: hosts of others forbid it. */
function bytesOf({ transferSize, encodedBodySize }: Entry): number | null {
  if (transferSize > 0) return transferSize;
  return encodedBodySize > 0 ? 0 : null;
}

/** The file with the data of a page, beside it. */
const PAGE_DATA = /\/page-data\.json$/;

const EXTENSIONS: readonly [RequestKind, RegExp][] = [
  ['picture', /\.(?:avif|webp|png|jpe?g|gif|svg|ico)$/],
  ['script', /\.m?js$/],
  ['style', /\.(?:css|woff2?)$/],
  ['film', /\.(?:mp4|webm|m4a|mp3|vtt|pdf)$/],
];

const INITIATORS: Readonly<Record<string, RequestKind>> = {
  img: 'picture',
  image: 'picture',
  script: 'script',
  css: 'style',
  video: 'film',
  audio: 'film',
  track: 'film',
  iframe: 'frame',
  frame: 'frame',
  fetch: 'data',
  xmlhttprequest: 'data',
  beacon: 'data',
};

function kindOf({ entryType, initiatorType }: Entry, pathname: string): RequestKind {
  if (entryType === 'navigation' || PAGE_DATA.test(pathname)) return 'page';
  if (INITIATORS[initiatorType] === 'frame') return 'frame';
  const known = EXTENSIONS.find(([, extension]) => extension.test(pathname));
  return known?.[0] ?? INITIATORS[initiatorType] ?? 'other';
}

/** The requests so far, and how many more the browser made and did not keep. */
export type VisitRequests = { requests: VisitRequest[]; dropped: number };

/**
 * Calls `onChange` with the requests of this document, which lasts over navigation from page to page, and again after each request,
 * until the returned function is called. `contentHost`: origin of the content host, or a path of the site's own server.
 */
export function watchRequests(contentHost: string, onChange: (requests: VisitRequests) => void): () => void {
  const hosts = { site: location.origin, content: new URL(contentHost, location.href).origin };
  let all: VisitRequests = { requests: [], dropped: 0 };
  const add = (entries: PerformanceEntryList) => {
    const added = entries.flatMap((entry) => visitRequest(entry as PerformanceResourceTiming, hosts) ?? []);
    all = { ...all, requests: [...all.requests, ...added] };
  };
  add(performance.getEntriesByType('navigation'));
  const observer = new PerformanceObserver((list, _observer, options?: { droppedEntriesCount?: number }) => {
    add(list.getEntries());
    all = { ...all, dropped: Math.max(all.dropped, options?.droppedEntriesCount ?? 0) };
    onChange(all);
  });
  observer.observe({ type: 'resource', buffered: true });
  onChange(all);
  return () => observer.disconnect();
}
