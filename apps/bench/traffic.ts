import type { Page } from 'playwright';
import type { Around } from './around.ts';
import { DEVICES } from './browser.ts';
import type { Section } from './report.ts';
import { walkSite } from './walkSite.ts';

const STORY = '/grow-together/belonging';

/** Scrolls a story to its end. */
async function readStory(page: Page, site: string): Promise<void> {
  await page.goto(site + STORY, { waitUntil: 'networkidle' });
  await page.mouse.wheel(0, 20_000);
  await page.waitForTimeout(1000);
  await page.waitForLoadState('networkidle');
}

/** Counts the requests of visits to the server of the site. */
export async function traffic({ browser, site }: Around): Promise<Section> {
  const rows: Section['rows'][number][] = [];
  const note = async (name: string, page: Page, work: () => Promise<void>) => {
    const counted = await countTraffic(page, work);
    const all = KINDS.map((kind) => counted[kind]);
    rows.push([
      name,
      all.reduce((sum, { requests }) => sum + requests, 0),
      Math.round(all.reduce((sum, { bytes }) => sum + bytes, 0) / 1000),
      ...all.map(({ requests, bytes }) => `${requests} (${Math.round(bytes / 1000)})`),
    ]);
  };
  const phone = await browser.newContext(DEVICES.phone);
  const reader = await phone.newPage();
  await note('one story, read to its end, phone', reader, () => readStory(reader, site));
  await note('the same story once more', reader, () => readStory(reader, site));
  await phone.close();
  const desktop = await browser.newContext(DEVICES.desktop);
  const visitor = await desktop.newPage();
  await note('intro, menu, choice, six slides, three stories, desktop', visitor, () =>
    walkSite(visitor, site),
  );
  await desktop.close();
  return {
    title: 'Requests of a visit',
    note: 'Requests that reach a host, and in brackets kB that it sends, headers included; cached files cause no request.',
    columns: ['', 'requests', 'kB', ...KINDS],
    rows,
  };
}

/** Requests of a visit that reach a host, and transferred bytes with headers. */
type Traffic = { requests: number; bytes: number };

/**
 * Caching of responses: hashed names for ever, pages until they are requested again, other files for an hour; and
 * calls to the content host.
 */
const KINDS = ['immutable', 'revalidated each time', 'cached for an hour', 'content host'] as const;
type Kind = (typeof KINDS)[number];

function kindOf(path: string): Kind {
  if (/^\/(?:assets|media)\//.test(path)) return 'immutable';
  if (path.includes('/wp-json/')) return 'content host';
  return /\.(?!json)\w+$/.test(path) ? 'cached for an hour' : 'revalidated each time';
}

/** Counts the requests of a page while `work` runs. Cached files cause no request. */
async function countTraffic(page: Page, work: () => Promise<void>): Promise<Record<Kind, Traffic>> {
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
