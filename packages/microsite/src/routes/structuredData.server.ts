import {
  type CampusEvent,
  type EventTimes,
  eventTimes,
  type Film,
  type PageFacts,
  type Picture,
  type Province,
  type Site,
  type WallClock,
} from '@tamarack-lowe/content-model';
import { primaryLanguage } from '@tamarack-lowe/content-model/internal/addresses';
import { dayAfter } from '@tamarack-lowe/content-model/internal/times';
import type { PageMember, PageStory } from '@tamarack-lowe/content-tools';
import { largestFile } from '@tamarack-lowe/pages/internal/data';
import type {
  Article,
  BreadcrumbList,
  CreativeWork,
  Event,
  Organization,
  Place,
  ProfilePage,
  VideoObject,
  VirtualLocation,
  WebPage,
} from 'schema-dts';
import { baseOf } from '../site/paths.ts';
import { sharePicturePath } from './shareCards.server.ts';

/** A plain organization: spreading the union of all kinds of them takes TypeScript seconds. */
type Firm = Extract<Organization, { '@type': 'Organization' }>;

/** Source of a fact, and the page that prints it: plain for the same reason. */
type CitedSource = Extract<CreativeWork, { '@type': 'CreativeWork' }>;
type TextPage = Extract<WebPage, { '@type': 'WebPage' }>;

/** The firm in its shortest form, for articles, films, people and events to refer to. */
export function organization(site: Site): Firm {
  return { '@type': 'Organization', ...publisherId(site), name: site.brand.firm, url: site.brand.mainSite };
}

/**
 * The firm with its logo and its profiles, for the first page. Search engines join it with the short form by its `@id`.
 */
export function fullOrganization(site: Site): Firm {
  return {
    ...organization(site),
    alternateName: site.brand.short,
    logo: new URL(`${baseOf(site)}icon-512.png`, site.brand.site).href,
    sameAs: site.brand.social.map(({ url }) => url),
  };
}

/** A breadcrumb: the name and canonical path of a page. */
export type Crumb = { name: string; path: string };

/** Breadcrumbs of a page, from the first page of the site to the page itself, which needs no address. */
export function breadcrumbs(crumbs: readonly Crumb[], { brand }: Pick<Site, 'brand'>): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(index < crumbs.length - 1 && { item: new URL(path, brand.site).href }),
    })),
  };
}

type ArticleSource = Pick<
  PageStory,
  'section' | 'slug' | 'title' | 'summary' | 'updated' | 'author' | 'facts'
>;

/** A story and its author. */
export function article(story: ArticleSource, site: Site): Exclude<Article, string> {
  const path = site.paths.story(story.section, story.slug);
  const { name, fullName, job } = story.author;
  return {
    '@type': 'Article',
    headline: story.title.join(' '),
    description: story.summary,
    image: new URL(sharePicturePath(site, path), site.brand.site).href,
    dateModified: story.updated,
    inLanguage: site.language,
    author: { '@type': 'Person', name: fullName ?? name, jobTitle: job },
    publisher: publisherId(site),
    mainEntityOfPage: new URL(path, site.brand.site).href,
    ...factSources(story),
  };
}

/** A page of text with the sources of its facts; null for one without facts, which breadcrumbs describe. */
export function factsPage(
  page: { path: string; facts?: PageFacts | undefined },
  site: Site,
): TextPage | null {
  if (!page.facts) return null;
  return { '@type': 'WebPage', '@id': new URL(page.path, site.brand.site).href, ...factSources(page) };
}

/** The sources of the facts of a page, and the day for which each speaks. */
function factSources({ facts }: { facts?: PageFacts | undefined }): { citation?: CitedSource[] } {
  if (!facts) return {};
  const citation = facts.sources.map(
    ({ source, asOf }): CitedSource => ({ '@type': 'CreativeWork', name: source, temporalCoverage: asOf }),
  );
  return { citation };
}

type ProfileSource = Pick<PageMember, 'name' | 'slug' | 'job' | 'city' | 'linked' | 'picture' | 'facts'>;

/** The page of a member of the talent team. */
export function profilePage(member: ProfileSource, site: Site): Exclude<ProfilePage, string> {
  const address = new URL(site.paths.member(member.slug), site.brand.site).href;
  return {
    '@type': 'ProfilePage',
    '@id': address,
    mainEntity: {
      '@type': 'Person',
      name: member.name,
      jobTitle: member.job,
      image: pictureAddress(member.picture, site.brand.site),
      sameAs: member.linked,
      worksFor: publisherId(site),
      workLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: member.city, ...countryOf(site) },
      },
    },
    ...factSources(member),
  };
}

/**
 * A film, with its captions in the language of the page as the transcript. `uploaded` is the day its page last changed,
 * `YYYY-MM-DD`, because a film has no date of its own.
 */
export function videoObject(
  film: Film,
  { uploaded, site }: { uploaded: string; site: Site },
): Exclude<VideoObject, string> {
  const transcript = transcriptOf(film, site.language);
  return {
    '@type': 'VideoObject',
    name: film.title,
    description: film.description,
    thumbnailUrl: pictureAddress(film.poster, site.brand.site),
    contentUrl: new URL(film.src, site.brand.site).href,
    uploadDate: uploaded,
    duration: isoDuration(film.durationSeconds),
    publisher: publisherId(site),
    ...(transcript !== '' && { transcript }),
  };
}

/** Captions are keyed by language, with or without the region: looks for `de-CH` before `de`. */
function transcriptOf({ transcript }: Film, language: string): string {
  const lines = transcript?.[language] ?? transcript?.[primaryLanguage(language)] ?? [];
  return lines.map(({ text }) => text).join(' ');
}

/** ISO 8601, whole seconds: `PT1M28S`. */
function isoDuration(seconds: number): `PT${string}` {
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  return `PT${minutes > 0 ? `${minutes}M` : ''}${whole % 60}S`;
}

/** Context of an event: the provinces of the same response, and the site of the host. */
type EventContext = { provinces: readonly Province[]; site: Site };

/**
 * A campus event; null while its day is not announced. Times have no offset, because they are local times of the place,
 * and search engines read a time without an offset that way.
 */
export function campusEvent(
  event: CampusEvent,
  { provinces, site }: EventContext,
): Exclude<Event, string> | null {
  const times = eventTimes(event);
  if (times === null) return null;
  const url = event.link?.href ?? new URL(site.paths.events ?? site.paths.intro, site.brand.site).href;
  const endDate = endDateOf(times);
  const place = placeOf(event, provinces, site);
  const online: VirtualLocation = { '@type': 'VirtualLocation', url };
  const description = event.description.join('\n');
  return {
    '@type': 'Event',
    name: event.title,
    startDate: dateTime(times.start),
    ...(endDate !== null && { endDate }),
    eventAttendanceMode: attendanceMode(event.online, place !== null),
    location: event.online ? [...(place ? [place] : []), online] : (place ?? fallbackPlace(event, site)),
    organizer: publisherId(site),
    url,
    ...(description !== '' && { description }),
  };
}

/** `2027-03-05T18:30:00`, or the day alone when the time is not known. */
function dateTime({ day, time }: WallClock): string {
  return time === null ? day : `${day}T${time}:00`;
}

/** The end of the last day; null when the start already says all that is known. */
function endDateOf({ start, end, days }: EventTimes): string | null {
  const day = dayAfter(end?.day ?? start.day, days - 1);
  const time = end?.time ?? null;
  return time === null && day === start.day ? null : dateTime({ day, time });
}

function attendanceMode(online: boolean, place: boolean) {
  if (!online) return 'https://schema.org/OfflineEventAttendanceMode';
  return place
    ? 'https://schema.org/MixedEventAttendanceMode'
    : 'https://schema.org/OnlineEventAttendanceMode';
}

/** The place of an event; null when at most its province is known. */
function placeOf(
  event: CampusEvent,
  provinces: readonly Province[],
  site: Site,
): Exclude<Place, string> | null {
  const { venue, school, city } = event;
  const names = [venue, school].filter((name) => name !== '');
  if (names.length === 0 && city === '') return null;
  const [slug, ...others] = event.provinces;
  const region = others.length === 0 && provinces.find((province) => province.slug === slug)?.name;
  return {
    '@type': 'Place',
    name: names.join(', ') || city,
    address: {
      '@type': 'PostalAddress',
      ...(city !== '' && { addressLocality: city }),
      ...(region && { addressRegion: region }),
      ...countryOf(site),
    },
  };
}

/** Fallback place. schema.org requires one for an event in person; without details, only the country is certain. */
function fallbackPlace({ title }: CampusEvent, site: Site): Exclude<Place, string> {
  return { '@type': 'Place', name: title, address: { '@type': 'PostalAddress', ...countryOf(site) } };
}

/** Refers to the firm, see `organization`. */
function publisherId(site: Pick<Site, 'brand' | 'languages'>): { '@id': string } {
  return { '@id': new URL(`${baseOf(site)}#organization`, site.brand.site).href };
}

/** The country of an address of the firm; empty when the brand has none. */
function countryOf({ brand }: Pick<Site, 'brand'>): { addressCountry?: string } {
  return brand.country === undefined ? {} : { addressCountry: brand.country };
}

/** The full address of a picture at its largest. */
function pictureAddress(picture: Picture, site: string): string {
  return new URL(largestFile(picture), site).href;
}
