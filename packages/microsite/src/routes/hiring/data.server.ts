import { toLines } from '@tamarack-lowe/content-model';
import type { PageHiring, PageHiringStep } from '@tamarack-lowe/content-tools';
import type { HiringPageData } from '@tamarack-lowe/pages/internal/data';
import type { CardContent, HeadEntry, PageEntry, RouteContext } from '../route.ts';
import { hiringCard, hiringHead, hiringLink, listHiringPage } from './hiringPages.server.ts';

/** Data of the page, with the words of the calendar entry. */
export type HiringData = HiringPageData & {
  /** Title, text and file name of the calendar entry; the text has `{date}`. Null without a reminder. */
  entry: { title: string; text: string; file: string } | null;
};

export function list(context: RouteContext): PageEntry[] {
  return listHiringPage(context, 'hiring');
}

/** Reads the steps with their days for each visitor type. */
export function load(context: RouteContext): HiringData | null {
  const hiring = context.content.readHiring();
  if (hiring === null) return null;
  const { labels, pages, reminder, steps } = hiring;
  const { start, day, steps: all, meet, hear, asks, no, adjustment } = labels;
  return {
    title: toLines(pages.hiring.title),
    lead: pages.hiring.lead,
    steps: steps.map((step) => shownStep(context, step)),
    labels: { start, day, steps: all, meet, hear, asks, no, adjustment },
    reminder: reminder ? reminderWords(reminder, steps) : null,
    promises: hiringLink(context, 'promises', labels.toPromises),
    entry: reminder ? { title: reminder.entry, text: reminder.entryText, file: reminder.file } : null,
  };
}

function shownStep({ site }: RouteContext, step: PageHiringStep): HiringPageData['steps'][number] {
  const { id, name, day, text, meet, hear, asks, no, adjustment, promise } = step;
  const days = site.visitorTypes.map(({ id: type }): [string, number] => [
    type,
    typeof day === 'number' ? day : (day[type] ?? 0),
  ]);
  const checked = promise?.check.words ?? null;
  return { id, name, days: Object.fromEntries(days), text, meet, hear, asks, no, adjustment, checked };
}

function reminderWords(reminder: NonNullable<PageHiring['reminder']>, steps: readonly PageHiringStep[]) {
  const { title, text, step, day, until, button, noScript } = reminder;
  const answers = steps.flatMap(({ id, answer }) => (answer === undefined ? [] : { id, ...answer }));
  return { title, text, step, day, until, button, noScript, answers };
}

export function head(context: RouteContext, { path }: { path: string }): HeadEntry[] {
  return hiringHead(context, 'hiring', path);
}

export function card(context: RouteContext): CardContent | null {
  return hiringCard(context, 'hiring');
}
