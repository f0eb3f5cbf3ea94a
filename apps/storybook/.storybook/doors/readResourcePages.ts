import { countWords, readingMinutes } from '@tamarack-lowe/content-model';
import type { PictureOfHour, ResourceCard, ResourcePageData } from '@tamarack-lowe/pages';
import {
  documentsOf,
  listStories,
  type PageResource,
  readMembers,
  readResources,
} from '@tamarack-lowe/stories/server';
import { paths } from '../../src/pages/paths.ts';

/** The resources in the order of editors. */
export const resources = readResources().toSorted((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity));

/** What a resource shows at dawn and at dusk. */
export function hoursOf({ picture, alt, dusk }: PageResource): PictureOfHour {
  return { student: { picture, alt }, experienced: dusk };
}

/** What lists show of a resource. */
export function resourceCard(resource: PageResource): ResourceCard {
  const { slug, name, summary, type } = resource;
  const minutes = type === 'events' ? null : minutesOf(resource);
  return { slug, href: paths.resource(slug), name, summary, hours: hoursOf(resource), minutes };
}

/** Every resource as its page shows it, by slug. */
export function readResourcePages(): Record<string, ResourcePageData> {
  return Object.fromEntries(resources.map((resource, place) => [resource.slug, pageOf(resource, place)]));
}

function pageOf(resource: PageResource, place: number): ResourcePageData {
  const { slug, name, title, text, author, job = '' } = resource;
  const also = [...resources.slice(place + 1), ...resources.slice(0, place)].slice(0, 2);
  return {
    name,
    title,
    hours: hoursOf(resource),
    text: text.map((block) =>
      block.type === 'quote' ? { ...block, portrait: portraitOf(block.by?.split(',')[0] ?? '') } : block,
    ),
    author: author ? { name: author, job, portrait: portraitOf(author) } : null,
    minutes: minutesOf(resource),
    documents: documentsOf(slug),
    also: also.map(resourceCard),
  };
}

function minutesOf({ title, text }: PageResource): number {
  const words = text.flatMap((block) => ('list' in block ? block.list : [block.text]));
  return readingMinutes(countWords([...title, ...words]));
}

function portraitOf(name: string) {
  const known = readMembers().find((member) => member.name === name);
  return (known ?? listStories().find(({ author }) => author === name))?.picture ?? null;
}
