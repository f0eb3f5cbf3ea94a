import { yoursMessages } from '@tamarack-lowe/content-model/internal/messages';
import type { YoursMessages } from '@tamarack-lowe/pages/internal/data';
import { about, pageHead, startCrumb } from '../head.server.ts';
import { newestDay } from '../newestDay.server.ts';
import { pageWords } from '../pageWords.server.ts';
import type { CardContent, HeadEntry, PageEntry, RouteContext } from '../route.ts';
import { sharePortraits } from '../shareCards.server.ts';
import { list as listSlides } from '../slides/data.server.ts';

/** The words of the page: all else is on the device. */
export type YoursData = { words: YoursMessages };

/** Lists the page. It changes with the newest slide, because its words have no date. */
export function list(context: RouteContext): PageEntry[] {
  const { site } = context;
  const path = site.paths.page('yours');
  if (path === null) return [];
  const updated = newestDay(listSlides(context).map((slide) => slide.updated));
  return [{ path, label: site.say('yoursTitle'), updated, offline: true }];
}

export function load({ site, headSay }: RouteContext): YoursData | null {
  return site.paths.page('yours') === null ? null : { words: pageWords(headSay, yoursMessages) };
}

export function head(context: RouteContext, { path }: { path: string }): HeadEntry[] {
  const { site, headSay } = context;
  const title = site.say('yoursTitle');
  return [
    ...pageHead(site, { title, description: headSay('yoursDescription'), path }),
    about(site, [startCrumb(context), { name: title, path }]),
  ];
}

export function card(context: RouteContext): CardContent {
  return { headline: context.site.say('yoursTitle'), art: { portraits: sharePortraits(context) } };
}
