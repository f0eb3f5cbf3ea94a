import { parseCampusEvents } from '@tamarack-lowe/api-client';
import { makeSay, makeSite } from '@tamarack-lowe/content-model';
import { brand, deck, headMessages, messages } from '@tamarack-lowe/stories';
import * as content from '@tamarack-lowe/stories/server';
import recording from '../recordings/campus-events.json' with { type: 'json' };
import { dayIn } from '../../../packages/microsite/src/table/dayIn.ts';
import type { PageContext } from '../../../packages/microsite/src/table/PageContext.ts';

/** What this site is. */
export const site = makeSite({ brand, deck, messages, language: 'en-CA' });

const events = parseCampusEvents(recording, { siteUrl: brand.mainSite });
const headSay = makeSay(headMessages, brand);

/** What the pages of this site are read with today. */
export function siteContext(): PageContext {
  return {
    site,
    headSay,
    content,
    recordings: { events },
    today: dayIn(brand.timeZone ?? 'UTC', new Date()),
  };
}
