import type { Brand } from '../brand.ts';
import { campusMessages } from './campusMessages.ts';
import { eventsMessages } from './eventsMessages.ts';
import { failureMessages } from './failureMessages.ts';
import { frameMessages } from './frameMessages.ts';
import { headMessages } from './headMessages.ts';
import { introMessages } from './introMessages.ts';
import { slidesMessages } from './slidesMessages.ts';
import { storyMessages } from './storyMessages.ts';
import { teamMessages } from './teamMessages.ts';

/** Labels of heads that only one page says, by the name of the page. */
const HEADS: Record<string, readonly string[]> = {
  connect: ['connectDescription', 'memberDescription'],
  campus: ['campusDescription'],
  events: ['eventsDescription'],
};

/** The labels that the pages of a brand say, by key, with the values that their words may ask for. */
export function messagesOf({ pages }: Pick<Brand, 'pages'>): Record<string, readonly string[]> {
  const absent = Object.keys(HEADS).filter((name) => pages[name] === undefined);
  const unsaid = new Set(absent.flatMap((name) => HEADS[name] ?? []));
  return {
    ...frameMessages,
    ...introMessages,
    ...slidesMessages,
    ...storyMessages,
    ...failureMessages,
    ...(pages.connect !== undefined && teamMessages),
    ...(pages.campus !== undefined && campusMessages),
    ...(pages.events !== undefined && eventsMessages),
    ...Object.fromEntries(Object.entries(headMessages).filter(([key]) => !unsaid.has(key))),
  };
}
