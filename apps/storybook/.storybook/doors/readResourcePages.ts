import { countWords, readingMinutes, type Site } from '@tamarack-lowe/content-model';
import type { Content, PageResource } from '@tamarack-lowe/content-tools';
import type { PictureOfHour, ResourceCard, ResourcePageData } from '@tamarack-lowe/pages';
import type { OpenedLanguage } from './openLanguage.ts';

/** The resources in the order of editors. */
export function inReadingOrder({ readResources }: Content): PageResource[] {
  return readResources().toSorted((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity));
}

/** Picture of a resource for each visitor type, in the colour scheme of that type. */
export function hoursOf({ picture, alt, dusk }: PageResource, { visitorTypes }: Site): PictureOfHour {
  return Object.fromEntries(
    visitorTypes.map(({ id, light }) => [id, light === 'dusk' ? dusk : { picture, alt }]),
  );
}

/** A resource as lists show it. */
export function resourceCard(site: Site, resource: PageResource): ResourceCard {
  const { slug, name, summary, type } = resource;
  const minutes = type === 'events' ? null : minutesOf(resource);
  return { slug, href: site.paths.resource(slug), name, summary, hours: hoursOf(resource, site), minutes };
}

/** Every resource as its page shows it, by its slug in English. */
export function readResourcePages(opened: OpenedLanguage): Record<string, ResourcePageData> {
  const resources = inReadingOrder(opened.content);
  return Object.fromEntries(
    resources.map((resource, place) => [
      opened.content.idOf(resource.slug),
      pageOf(opened, resource, [...resources.slice(place + 1), ...resources.slice(0, place)]),
    ]),
  );
}

function pageOf(
  { site, content }: OpenedLanguage,
  resource: PageResource,
  others: readonly PageResource[],
): ResourcePageData {
  const { slug, name, title, text, author, job = '' } = resource;
  return {
    name,
    title,
    hours: hoursOf(resource, site),
    text: text.map((block) =>
      block.type === 'quote'
        ? { ...block, portrait: portraitOf(content, block.by?.split(',')[0] ?? '') }
        : block,
    ),
    author: author ? { name: author, job, portrait: portraitOf(content, author) } : null,
    minutes: minutesOf(resource),
    documents: content.documentsOf(slug),
    also: others.slice(0, 2).map((other) => resourceCard(site, other)),
  };
}

function minutesOf({ title, text }: PageResource): number {
  return readingMinutes(countWords([...title, ...text]));
}

function portraitOf({ readMembers, listStories }: Content, name: string) {
  const known = readMembers().find((member) => member.name === name);
  return (known ?? listStories().find(({ author }) => author === name))?.picture ?? null;
}
