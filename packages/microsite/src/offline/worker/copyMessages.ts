import { primaryLanguage } from '@tamarack-lowe/content-model/internal/addresses';
import type { WorkboxPlugin } from 'workbox-core';
import { CACHED_AT, type WorkerMessage } from '../protocol.ts';
import { isEvents, languageOf, pageOf, settings } from './addresses.ts';

declare const self: ServiceWorkerGlobalScope;

/** Sends pages a message per response: it came from the network, or it is a copy of a certain day. */
export const copyMessagePlugin: WorkboxPlugin = {
  async fetchDidSucceed({ request, response, event, state }) {
    // A response after the timeout is for the next time. Fresh events do not make their page fresh.
    const isPage = !isEvents(new URL(request.url).pathname);
    if (isPage && !state?.isCopy) await send(event, { type: 'fresh', path: pageOf(request.url) });
    return response;
  },
  async cachedResponseWillBeUsed({ cachedResponse, event, state }) {
    if (!cachedResponse) return undefined;
    if (state) state.isCopy = true;
    // The requested address: the copy may be of another address that renders the same page.
    if (event instanceof FetchEvent)
      await send(event, copyMessage(event.request.url, Number(cachedResponse.headers.get(CACHED_AT))));
    return cachedResponse;
  },
};

function copyMessage(address: string, at: number): WorkerMessage {
  const { pathname, searchParams } = new URL(address);
  // API requests name the language of the page, unless it is the one at the root.
  const requested = settings.languages.find(({ tag }) => primaryLanguage(tag) === searchParams.get('lang'));
  const { tag, asOf = '' } = requested ?? languageOf(pathname) ?? {};
  const date = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long' }).format(at);
  return {
    type: 'kept',
    ...(!isEvents(pathname) && { path: pageOf(address) }),
    at,
    words: asOf.replace('{date}', date),
  };
}

/** Limit of pages, and of messages for each page, that are stored. */
const MAX_STORED = 20;

/** Messages for pages that do not listen yet, by client id. Null: the page listens. */
const stored = new Map<string, WorkerMessage[] | null>();

/** Sends a message to the page that made a request: at once, and again when the page listens. */
async function send(event: ExtendableEvent, message: WorkerMessage): Promise<void> {
  if (!(event instanceof FetchEvent)) return;
  const id = event.resultingClientId || event.clientId;
  const before = stored.get(id);
  if (before !== null) store(id, [...(before ?? []), message].slice(-MAX_STORED));
  if (!event.resultingClientId) (await self.clients.get(id))?.postMessage(message);
}

/** Sends the stored messages to a page that listens now. */
export function sendStored(client: Client): void {
  for (const message of stored.get(client.id) ?? []) client.postMessage(message);
  store(client.id, null);
}

function store(id: string, messages: WorkerMessage[] | null): void {
  stored.delete(id);
  stored.set(id, messages);
  const [oldest] = stored.keys();
  if (stored.size > MAX_STORED && oldest !== undefined) stored.delete(oldest);
}
