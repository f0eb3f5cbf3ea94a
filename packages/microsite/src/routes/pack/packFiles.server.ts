import { type CampusEvent, documentTitle, slugOf } from '@tamarack-lowe/content-model';
import { joinPath, plainPath } from '@tamarack-lowe/content-model/internal/addresses';
import { calendarEvents, calendarPath } from '../events/calendar/calendarFiles.ts';
import { siteCalendar } from '../events/calendar/siteCalendar.ts';
import { builtAt } from '../events/data.server.ts';
import type { RouteContext, RouteFile } from '../route.ts';
import { listSchools, type School, schoolsOf, slugIn } from './schools.server.ts';

/** Sizes of paper that a pack is rendered for. */
export const PAPERS = ['Letter', 'A4'] as const;
export type PackPaper = (typeof PAPERS)[number];

type PackFileOptions = {
  paper: PackPaper;
  /** Each school has a page in every language of the site, the first language first. */
  both: boolean;
};

/** A PDF with the packs of all schools. `pageOf` returns the page (from 1) of a school by its slug in this language. */
export type PackFile = { path: string; pageOf: (slug: string) => number };

/** Returns the PDF for a paper: in the language of the page, or in all languages, which all pages share. */
export function packFile(context: RouteContext, { paper, both }: PackFileOptions): PackFile {
  const owner = both ? firstContext(context) : context;
  const folder = plainPath(owner.site.paths.page('pack') ?? owner.site.paths.intro);
  const slugs = listSchools(owner).map(({ slug }) => slug);
  const step = both ? owner.site.languages.length : 1;
  return {
    path: joinPath(folder, `/${paper.toLowerCase()}${both ? '-all' : ''}.pdf`),
    pageOf: (slug) => slugs.indexOf(slugIn(context, slug, owner) ?? slug) * step + 1,
  };
}

/** The site in its first language. */
export function firstContext(context: RouteContext): RouteContext {
  const [first] = context.site.languages;
  return context.translations().find(({ site }) => site.language === first?.tag) ?? context;
}

/** A calendar to subscribe to: all events to come, those of one kind, or those at one school. It may be empty. */
export type PackCalendar = {
  kind: 'all' | 'kind' | 'school';
  path: string;
  /** Name of what the events have in common, for links: "Career fair". */
  name: string;
  /** Name of the calendar in a calendar program. */
  title: string;
  events: CampusEvent[];
};

/**
 * Lists the calendars that packs link to; none on a site without packs or without events. A calendar stays when its last event is
 * over, because programs stop asking for one that is gone.
 */
export function listPackCalendars(context: RouteContext): PackCalendar[] {
  const { site, events, headSay } = context;
  if (site.paths.page('pack') === null || site.paths.events === null || events === null) return [];
  const upcoming = calendarEvents(events.events, builtAt(context), site.brand.timeZone);
  const kinds = new Map(
    events.events.flatMap(({ kind }) => (slugOf(kind) === '' ? [] : [[slugOf(kind), kind] as const])),
  );
  const all = { name: headSay('packDates'), title: site.say('eventsTitle') };
  return [
    { kind: 'all' as const, path: calendarPath(site.paths), ...all, events: upcoming },
    ...[...kinds].map(([slug, name]) => ({
      kind: 'kind' as const,
      path: calendarPath(site.paths, `kind/${slug}`),
      name,
      title: headSay('packDatesOf', { name }),
      events: upcoming.filter((event) => slugOf(event.kind) === slug),
    })),
    ...listSchools(context).map(({ slug, name }) => ({
      kind: 'school' as const,
      path: schoolPath(context, slug),
      name,
      title: headSay('packDatesOf', { name }),
      events: upcoming.filter((event) => schoolsOf(event).some((school) => slugOf(school) === slug)),
    })),
  ].map(({ title, ...calendar }) => ({ ...calendar, title: documentTitle(site.brand, title) }));
}

const schoolPath = ({ site }: RouteContext, slug: string) => calendarPath(site.paths, `school/${slug}`);

/** The calendar of a school; null on a site without events. */
export function schoolCalendar(context: RouteContext, { slug }: School): { path: string } | null {
  const { site, events } = context;
  return site.paths.events === null || events === null ? null : { path: schoolPath(context, slug) };
}

/** Returns the calendars by kind and by school. That of all events is beside the page of events. */
export function packCalendarFiles(context: RouteContext): RouteFile[] {
  const { site, events } = context;
  return listPackCalendars(context)
    .filter(({ kind }) => kind !== 'all')
    .map(({ path, title, events: some }) => {
      const list = { events: some, provinces: events?.provinces ?? [] };
      return { path, text: siteCalendar(site, list, builtAt(context), title) };
    });
}
