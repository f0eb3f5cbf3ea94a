import {
  type CampusEvent,
  isPastEvent,
  type Province,
  slugOf,
  sortEvents,
} from '@tamarack-lowe/content-model';
import { eventEnd } from '@tamarack-lowe/content-model/internal/times';
import type {
  PackEvent,
  PackListPageData,
  PackPageData,
  PageAddress,
} from '@tamarack-lowe/pages/internal/data';
import { dayWords, discWords, placeWords, timeWords, untilWords } from '@tamarack-lowe/pages/internal/data';
import { subscribeAddress } from '../events/calendar/calendarFiles.ts';
import { builtAt } from '../events/data.server.ts';
import { listStoryFeeds, topicName } from '../feeds/feeds.server.ts';
import { about, campusCrumbs, pageHead, startCrumb } from '../head.server.ts';
import { newestDay } from '../newestDay.server.ts';
import type { HeadEntry, PageEntry, RouteContext, RouteData, RouteParams } from '../route.ts';
import {
  listPackCalendars,
  PAPERS,
  type PackPaper,
  packCalendarFiles,
  packFile,
  schoolCalendar,
} from './packFiles.server.ts';
import { packStories } from './packStories.server.ts';
import { qrCode } from './qrCode.server.ts';
import { listSchools, packPath, type School, schoolsOf, translatedSlugs } from './schools.server.ts';

/** Data of the list of schools, or of the pack of one. */
export type PackData = { list: PackListPageData; school?: undefined } | { school: PackPageData };

/** The most events in a pack, at the school and online: it has to fit on a sheet of paper. */
const MOST_EVENTS = 4;
const MOST_ONLINE = 2;

/** The list of schools, and a page for each. */
export function list(context: RouteContext): PageEntry[] {
  const { site, headSay } = context;
  const path = site.paths.page('pack');
  if (path === null) return [];
  const updated = newestDay(context.content.readMembers().map((member) => member.updated));
  return [
    { path, label: headSay('packTitle'), updated },
    ...listSchools(context).map(({ slug, name }) => ({
      path: packPath(context, slug),
      label: headSay('packSchoolTitle', { school: name }),
      updated,
    })),
  ];
}

/** Reads the list of schools, or the pack of one; null when no school has this slug. */
export function load(context: RouteContext, { slug }: Pick<RouteParams, 'slug'>): PackData | null {
  if (slug === '') return { list: loadList(context) };
  const school = listSchools(context).find((each) => each.slug === slug);
  return school ? { school: loadSchool(context, school) } : null;
}

function loadList(context: RouteContext): PackListPageData {
  const { headSay } = context;
  const schools = listSchools(context).map((school) => {
    const [next] = eventsAt(context, school);
    const day = next?.date ? dayWords(next.date, wordsOf(context)) : '';
    return {
      href: packPath(context, school.slug),
      label: school.name,
      note: day === '' ? '' : headSay('packNext', { day }),
      slugs: [school.slug, ...translatedSlugs(context, school.slug)],
    };
  });
  return {
    title: headSay('packTitle'),
    lead: headSay('packLead'),
    listLabel: headSay('packListLabel'),
    // The page fills in the school that the address asks for.
    unknown: headSay('packUnknown', { school: '{school}' }),
    schools,
    back: backOf(context),
    feeds: {
      title: headSay('packFeeds'),
      lead: headSay('packFeedsLead'),
      lists: feedLists(context).filter(({ feeds }) => feeds.length > 0),
    },
  };
}

/** Calendars of events, and Atom feeds of stories. Calendars of one school are on its own page. */
function feedLists(context: RouteContext): PackListPageData['feeds']['lists'] {
  const { headSay, site } = context;
  return [
    {
      label: headSay('packDates'),
      feeds: listPackCalendars(context)
        .filter(({ kind }) => kind !== 'school')
        .map(({ path, name }) => ({ href: subscribeAddress(site, path), label: name })),
    },
    {
      label: headSay('packNews'),
      feeds: listStoryFeeds(context).map(({ path, topic }) => ({
        href: path,
        label: topic === null ? headSay('packNews') : topicName(context, topic),
      })),
    },
  ];
}

function loadSchool(context: RouteContext, school: School): PackPageData {
  const { site, headSay } = context;
  const address = new URL(packPath(context, school.slug), site.brand.site).href;
  const calendar = schoolCalendar(context, school);
  const recruiter = packRecruiter(context, school);
  return {
    title: school.name,
    eyebrow: headSay('packTitle'),
    lead: headSay('packSchoolLead', { school: school.name }),
    back: { href: site.paths.page('pack') ?? site.paths.intro, label: headSay('packAll') },
    code: {
      ...qrCode(address),
      label: headSay('packCode', { address }),
      words: headSay('packScan'),
      address: address.replace(/^https:\/\//, ''),
    },
    events: {
      title: headSay('packEvents', { school: school.name }),
      none: headSay('packNoEvents'),
      list: eventsAt(context, school).slice(0, MOST_EVENTS).map(packEvent(context)),
    },
    online: {
      title: headSay('packOnline'),
      list: onlineEvents(context).slice(0, MOST_ONLINE).map(packEvent(context)),
    },
    calendar: calendar && {
      href: subscribeAddress(site, calendar.path),
      label: headSay('packDatesOf', { name: school.name }),
    },
    recruiter,
    stories: { title: headSay('packStories'), list: packStories(context, school, recruiter?.picture) },
    accommodation: headSay('packAccommodation'),
    print: headSay('packPrint'),
    files: { title: headSay('packFiles'), list: packFiles(context, school) },
  };
}

/** The upcoming events at a school, the soonest first. */
function eventsAt(context: RouteContext, { slug }: Pick<School, 'slug'>): CampusEvent[] {
  return upcomingEvents(context).filter((event) => schoolsOf(event).some((name) => slugOf(name) === slug));
}

/** The upcoming online events that are at no school. */
function onlineEvents(context: RouteContext): CampusEvent[] {
  return upcomingEvents(context).filter((event) => event.online && schoolsOf(event).length === 0);
}

function upcomingEvents(context: RouteContext): CampusEvent[] {
  const { events, site } = context;
  if (site.paths.events === null || events === null) return [];
  const moment = builtAt(context);
  return sortEvents(events.events).filter((event) => !isPastEvent(event, moment, site.brand.timeZone));
}

const wordsOf = ({ site: { say, language } }: RouteContext) => ({ say, language });

const NO_PROVINCES: Province[] = [];

function packEvent(context: RouteContext): (event: CampusEvent) => PackEvent {
  const { events, site } = context;
  const words = wordsOf(context);
  return (event) => {
    const { date, title, link, venue } = event;
    const disc = date ? discWords(date, words) : undefined;
    const place = venue || placeWords(event, events?.provinces ?? NO_PROVINCES, words);
    return {
      key: event.id,
      ...disc,
      ...(date && { date }),
      dateLabel: date ? dayWords(date, words) : site.say('eventsUndated'),
      title,
      place,
      time: [timeWords(event, words), untilWords(event, words)].filter((each) => each !== '').join('. '),
      ...(link && { href: link.href }),
      ends: eventEnd(event, site.brand.timeZone),
    };
  };
}

/** The colleague who visits the school; else one of the nearest, as at the end of a story. */
function packRecruiter(context: RouteContext, { name, city }: School): PackPageData['recruiter'] {
  const { content, headSay, site } = context;
  if (site.paths.connect === null) return null;
  const [type] = site.visitorTypes;
  const team = content.readMembers();
  const recruiting = team.filter(({ recruits }) => recruits.includes(type.id));
  const visitsSchool = ({ schools }: { schools: readonly string[] }) =>
    schools.some((each) => slugOf(each) === slugOf(name));
  const near = new Map(Object.entries(content.readPlaces().near));
  const region = team.find((member) => member.city === city)?.region ?? near.get(city);
  const found =
    recruiting.find(visitsSchool) ??
    team.find(visitsSchool) ??
    recruiting.find((member) => member.city === city) ??
    recruiting.find((member) => region !== undefined && member.region === region) ??
    recruiting[0];
  if (!found) return null;
  return {
    title: headSay('packRecruiter'),
    name: found.name,
    job: site.say('memberIn', { job: found.job, city: found.city }),
    href: site.paths.member(found.slug),
    picture: found.picture,
    ...(found.email && { email: found.email }),
  };
}

/** Links to the PDFs, each opened at the page of this school. */
function packFiles(context: RouteContext, { slug }: School): PageAddress[] {
  const { headSay, site } = context;
  const names = site.languages.length > 1 ? [site.language, 'both' as const] : [site.language];
  return PAPERS.flatMap((paper: PackPaper) =>
    names.map((name) => {
      const language = site.languages.find(({ tag }) => tag === name)?.name ?? headSay('packBoth');
      const { path, pageOf } = packFile(context, { paper, both: name === 'both' });
      return {
        href: `${path}#page=${pageOf(slug)}`,
        label: headSay('packFile', { paper, language }),
      };
    }),
  );
}

function backOf({ site: { paths, say } }: RouteContext): PageAddress {
  return paths.campus
    ? { href: paths.campus, label: say('campusTitle') }
    : { href: paths.intro, label: say('backToStart') };
}

export function head(context: RouteContext, { data, path }: RouteData<PackData>): HeadEntry[] {
  const { site, headSay } = context;
  const index = { name: headSay('packTitle'), path: site.paths.page('pack') ?? path };
  const crumbs = [startCrumb(context), ...campusCrumbs(context), index];
  if (data.school === undefined) {
    const description = headSay('packDescription');
    return [...pageHead(site, { title: index.name, description, path: index.path }), about(site, crumbs)];
  }
  const { title: school, lead, calendar } = data.school;
  const title = headSay('packSchoolTitle', { school });
  return [
    ...pageHead(site, { title, description: lead, path }),
    ...(calendar
      ? [{ rel: 'alternate', type: 'text/calendar', href: calendar.href.replace(/^webcal/, 'https') }]
      : []),
    about(site, [...crumbs, { name: school, path }]),
  ];
}

/** Packs share the card of the site: a picture for each school would take longer than all other pictures together. */
export const card = () => null;

/** Returns the calendars that packs link to. */
export const files = packCalendarFiles;
