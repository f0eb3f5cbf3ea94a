import { pageDataAddress } from '@tamarack-lowe/prerender/early';
import { KEPT_AS } from '../labels.ts';
import type { ToldToWorker } from '../messages.ts';
import { labelled } from './labelled.ts';
import { drawnBy, languageOf, meantOf } from './meant.ts';
import { pageKey } from './pageKey.ts';
import { hold, openShelf } from './shelf.ts';

declare const self: ServiceWorkerGlobalScope;

let last: Promise<void> = Promise.resolve();

/**
 * Keeps a page that was opened, with its pictures, then what is meant to be kept of its language: one file after the
 * other, each behind all that visitors ask for. Ends where there is no network; the next page goes on.
 */
export function keepPages({ path, pictures }: ToldToWorker): Promise<void> {
  last = last.then(async () => {
    const language = languageOf(path);
    const opened = drawnBy(path) === undefined ? [path, pageDataAddress(path), ...pictures] : pictures;
    try {
      for (const address of opened) await keep(address);
      for (const [address, as] of language ? meantOf(language) : []) await keep(address, as);
    } catch {
      // Without a network, or without room.
    }
    await hold();
  });
  return last;
}

/** Keeps what is not there yet. `as`: what it is made of, if it is to be that. */
async function keep(address: string, as?: string): Promise<void> {
  const { href, origin } = new URL(address, self.location.href);
  if (origin !== self.location.origin) return;
  const shelf = await openShelf();
  const key = pageKey(href);
  const kept = await shelf.match(key, { ignoreVary: true });
  if (kept && (as === undefined || kept.headers.get(KEPT_AS) === as)) return;
  const answer = await labelled(await fetch(href, { priority: 'low' }), as);
  if (answer) await shelf.put(key, answer);
}
