import type { Page } from 'playwright';

/** Requests of a visit that reach a host, and bytes that it sends, headers included. */
export type Traffic = { requests: number; bytes: number };

/**
 * How responses are cached: hashed names for ever, pages until they are requested again, other files for an hour; and
 * calls to the content host.
 */
export const KINDS = ['kept for ever', 'asked again each time', 'kept for an hour', 'content host'] as const;
export type Kind = (typeof KINDS)[number];

function kindOf(path: string): Kind {
  if (/^\/(?:assets|media)\//.test(path)) return 'kept for ever';
  if (path.includes('/wp-json/')) return 'content host';
  return /\.(?!json)\w+$/.test(path) ? 'kept for an hour' : 'asked again each time';
}

/** Counts what a page asks hosts for while `work` runs; what the browser has kept is not asked for. */
export async function countTraffic(page: Page, work: () => Promise<void>): Promise<Record<Kind, Traffic>> {
  const counted = Object.fromEntries(KINDS.map((kind) => [kind, { requests: 0, bytes: 0 }])) as Record<
    Kind,
    Traffic
  >;
  const paths = new Map<string, string>();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  browser.on('Network.requestWillBeSent', ({ requestId, request }) =>
    paths.set(requestId, new URL(request.url).pathname),
  );
  browser.on('Network.requestServedFromCache', ({ requestId }) => paths.delete(requestId));
  browser.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) paths.delete(requestId);
  });
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId);
    if (path === undefined) return;
    const traffic = counted[kindOf(path)];
    traffic.requests += 1;
    traffic.bytes += encodedDataLength;
  });
  await work();
  await browser.detach();
  return counted;
}
