import type { WorkboxPlugin } from 'workbox-core';
import { KEPT_AT } from '../labels.ts';
import type { ToldToPage } from '../messages.ts';
import { isEvents } from './isOfSite.ts';
import { languageOf, pageOf } from './meant.ts';
import { settings } from './settings.ts';
import { tellPage } from './tellPage.ts';

/** The page that something is or lies beside; of events nothing, which is the page in the window. */
const pathOf = (address: string) => (isEvents(new URL(address).pathname) ? {} : { path: pageOf(address) });

/** That a page, or what is on it, is a copy, in its language. */
function keptAt(address: string, at: number): ToldToPage {
  const { pathname, searchParams } = new URL(address);
  // Answers are asked for in the language of the page, unless that is the one at the root.
  const asked = settings.languages.find(({ tag }) => tag.split('-')[0] === searchParams.get('lang'));
  const { tag, asOf = '' } = asked ?? languageOf(pathname) ?? {};
  const date = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long' }).format(at);
  return { type: 'kept', ...pathOf(address), at, words: asOf.replace('{date}', date) };
}

/** Tells the page in the window whether what it asked for came from the network, or is a copy, and of when. */
export const tellAge: WorkboxPlugin = {
  async fetchDidSucceed({ request, response, event, state }) {
    // What comes after the copy was taken is for the next time.
    if (!state?.isKept) await tellPage(event, { type: 'fresh', ...pathOf(request.url) });
    return response;
  },
  async cachedResponseWillBeUsed({ request, cachedResponse, event, state }) {
    if (!cachedResponse) return undefined;
    if (state) state.isKept = true;
    if (event) await tellPage(event, keptAt(request.url, Number(cachedResponse.headers.get(KEPT_AT))));
    return cachedResponse;
  },
};
