import type { WorkboxPlugin } from 'workbox-core';
import { KEPT_AT } from '../labels.ts';
import type { ToldToPage } from '../messages.ts';
import { isEvents } from './isOfSite.ts';
import { languageOf, pageOf } from './meant.ts';
import { settings } from './settings.ts';
import { tellPage } from './tellPage.ts';

/** That a page, or what is on it, is a copy, in its language. */
function keptAt(address: string, at: number): ToldToPage {
  const { pathname, searchParams } = new URL(address);
  // Answers are asked for in the language of the page, unless that is the one at the root.
  const asked = settings.languages.find(({ tag }) => tag.split('-')[0] === searchParams.get('lang'));
  const { tag, asOf = '' } = asked ?? languageOf(pathname) ?? {};
  const date = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long' }).format(at);
  return {
    type: 'kept',
    ...(!isEvents(pathname) && { path: pageOf(address) }),
    at,
    words: asOf.replace('{date}', date),
  };
}

/** Tells the page in the window whether what it asked for came from the network, or is a copy, and of when. */
export const tellAge: WorkboxPlugin = {
  async fetchDidSucceed({ request, response, event, state }) {
    // What comes after the copy was taken is for the next time. Fresh events do not make a page fresh.
    const isPage = !isEvents(new URL(request.url).pathname);
    if (isPage && !state?.isKept) await tellPage(event, { type: 'fresh', path: pageOf(request.url) });
    return response;
  },
  async cachedResponseWillBeUsed({ cachedResponse, event, state }) {
    if (!cachedResponse) return undefined;
    if (state) state.isKept = true;
    // What was asked for: the copy may be that of another page, which draws this one too.
    if (event instanceof FetchEvent)
      await tellPage(event, keptAt(event.request.url, Number(cachedResponse.headers.get(KEPT_AT))));
    return cachedResponse;
  },
};
