import { pageDataAddress } from '@tamarack-lowe/prerender/early';
import { KEPT_AS } from '../labels.ts';
import type { ToldToWorker } from '../messages.ts';
import { isOurs } from './isOurs.ts';
import { labelled } from './labelled.ts';
import { LIMITED } from './limited.ts';
import { drawnBy, languageOf, meantOf } from './meant.ts';
import { pageKey } from './pageKey.ts';
import { hold, openShelf } from './shelf.ts';

declare const self: ServiceWorkerGlobalScope;

let last: Promise<void> = Promise.resolve();

/** Addresses that were answered with something else: they are not asked for again while this worker lives. */
const refused = new Set<string>();

/**
 * Keeps a page that was opened, with its pictures, then what is meant to be kept of its language: one file after the
 * other, each behind all that visitors ask for. Both end at the first that cannot be had; the next page goes on behind it.
 */
export function keepPages({ path, pictures }: ToldToWorker): Promise<void> {
  last = last.then(async () => {
    const language = languageOf(path);
    const opened = drawnBy(path) === undefined ? [path, pageDataAddress(path), ...pictures] : pictures;
    await keepAll(opened.map((address) => [address]));
    await keepAll(language ? meantOf(language) : []);
    await hold();
  });
  return last;
}

/** Keeps one after the other. Ends without a network, without room, and where the site has lost its files. */
async function keepAll(all: Iterable<readonly [address: string, as?: string]>): Promise<void> {
  try {
    for (const [address, as] of all) await keep(address, as);
  } catch {}
}

/** Keeps what is not there yet. `as`: what it is made of, if it is to be that. Rejects when it cannot be had. */
async function keep(address: string, as?: string): Promise<void> {
  const { href, origin } = new URL(address, self.location.href);
  if (origin !== self.location.origin || refused.has(href)) return;
  const shelf = await openShelf();
  const key = pageKey(href);
  const kept = await shelf.match(key, { ignoreVary: true });
  if (kept && (as === undefined || kept.headers.get(KEPT_AS) === as)) return;
  const response = await fetch(href, { ...LIMITED, priority: 'low' });
  const answer = (await isOurs(href, response)) ? await labelled(response, as) : null;
  if (answer) return shelf.put(key, answer);
  refused.add(href);
  throw new Error(`${href} cannot be had.`);
}
