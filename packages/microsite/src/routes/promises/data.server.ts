import { type Paths, type Site, toLines } from '@tamarack-lowe/content-model';
import { plainPath } from '@tamarack-lowe/content-model/internal/addresses';
import type { PageCheck, PageHiring, PagePromise } from '@tamarack-lowe/content-tools';
import type { CheckData, PageAddress, PromisesPageData } from '@tamarack-lowe/pages/internal/data';
import { hiringCard, hiringHead, hiringLink, listHiringPage } from '../hiring/hiringPages.server.ts';
import type { CardContent, HeadEntry, PageEntry, RouteContext, RouteFile } from '../route.ts';

/** Data of the page, and the same records as JSON; null on sites whose page of promises has no address. */
export type PromisesData = PromisesPageData & { file: PageAddress | null };

export function list(context: RouteContext): PageEntry[] {
  return listHiringPage(context, 'promises');
}

/** Reads the promises and the machines, with their checks as of the day of the build. */
export function load(context: RouteContext): PromisesData | null {
  const hiring = context.content.readHiring();
  if (hiring === null) return null;
  const { labels, law, machines, pages, promises, steps } = hiring;
  const { measure, found, checkedBy, does, decides, ground, person } = labels;
  const file = promisesFile(context.site.paths);
  return {
    title: toLines(pages.promises.title),
    lead: pages.promises.lead,
    promises: promises.map(promiseData),
    machines: {
      title: machines.title,
      lead: machines.lead,
      by: machines.by,
      steps: steps.map(({ id, name, machine: { check, ...sentences } }) => ({
        id,
        name,
        ...sentences,
        check: checkData(check),
      })),
    },
    law: law && {
      title: law.title,
      text: law.text,
      duties: law.duties,
      says: law.says,
      does: law.does,
      source: law.source,
      read: law.read,
    },
    labels: { measure, found, checkedBy, does, decides, ground, person },
    hiring: hiringLink(context, 'hiring', labels.toHiring),
    file: file === null ? null : { href: file, label: labels.data },
  };
}

/** Leaves out the finding of a check that has lapsed. */
function promiseData({ id, promise, measure, found, by, lapsed, check }: PagePromise) {
  return {
    id,
    promise,
    measure,
    found: check.lapsed ? null : (found ?? null),
    by,
    lapsed: check.lapsed ? lapsed : null,
    check: checkData(check),
  };
}

const checkData = ({ words, until, lapsed }: PageCheck): CheckData => ({ words, until, lapsed });

/** Address of the records as JSON, beside the page of promises; null on sites without that page. */
export function promisesFile(paths: Pick<Paths, 'page'>): string | null {
  const page = paths.page('promises');
  return page === null ? null : `${plainPath(page)}.json`;
}

export function head(context: RouteContext, { path }: { path: string }): HeadEntry[] {
  const file = promisesFile(context.site.paths);
  return [
    ...hiringHead(context, 'promises', path),
    ...(file === null ? [] : [{ rel: 'alternate', type: 'application/json', href: file }]),
  ];
}

export function card(context: RouteContext): CardContent | null {
  return hiringCard(context, 'promises');
}

/** Returns the records of the page as JSON; none without promises, or without an address for them. */
export function files({ content, site, today }: RouteContext): RouteFile[] {
  const hiring = content.readHiring();
  const path = promisesFile(site.paths);
  if (hiring === null || path === null) return [];
  return [{ path, text: `${JSON.stringify(promisesRecords(site, hiring, today), null, 2)}\n` }];
}

/** Returns the promises and machines of the page as records, for programs and researchers. `state` is that of the day `asOf`. */
function promisesRecords(
  { brand, language }: Pick<Site, 'brand' | 'language'>,
  { law, machines, promises, steps }: PageHiring,
  today: string,
) {
  return {
    firm: brand.firm,
    language,
    asOf: today,
    promises: promises.map(({ id, promise, measure, found, by, lapsed, check }) => ({
      id,
      promise,
      measure,
      found: check.lapsed ? null : (found ?? null),
      checkedBy: by,
      ...checkRecord(check),
      whenLapsed: lapsed,
    })),
    machines: steps.map(({ id, name, machine: { check, does, decides, ground, person } }) => ({
      step: id,
      name,
      machineDoes: does,
      whoDecides: decides,
      onWhatGround: ground,
      howToReachAPerson: person,
      checkedBy: machines.by,
      ...checkRecord(check),
    })),
    law: law && { source: law.source, read: law.asOf, duties: law.duties },
  };
}

const checkRecord = ({ day, untilDay, lapsed }: PageCheck) => ({
  checked: day,
  goodUntil: untilDay,
  state: lapsed ? 'being checked again' : 'checked',
});
