import type { ToldToPage } from '../messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** How many pages are remembered, and how much of what one of them was told. */
const MOST = 20;

/** What pages that cannot listen yet were told, by the ids of their clients; null for those that can. */
const unheard = new Map<string, ToldToPage[] | null>();

function note(id: string, told: ToldToPage[] | null): void {
  unheard.delete(id);
  unheard.set(id, told);
  const [oldest] = unheard.keys();
  if (unheard.size > MOST && oldest !== undefined) unheard.delete(oldest);
}

/** Tells the page that asked for something: at once, and again when it says that it listens. */
export async function tellPage(event: ExtendableEvent, what: ToldToPage): Promise<void> {
  if (!(event instanceof FetchEvent)) return;
  const id = event.resultingClientId || event.clientId;
  const before = unheard.get(id);
  if (before !== null) note(id, [...(before ?? []), what].slice(-MOST));
  if (!event.resultingClientId) (await self.clients.get(id))?.postMessage(what);
}

/** Tells a page that listens now what it was told before. */
export function tellAgain(client: Client): void {
  for (const what of unheard.get(client.id) ?? []) client.postMessage(what);
  note(client.id, null);
}
