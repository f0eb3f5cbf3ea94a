import { countWords, type Picture, readingMinutes, resourcePath } from '@tamarack-lowe/content-model';
import type { CampusPageData, PictureOfHour, ResourceCard, ResourcePageData } from '@tamarack-lowe/pages';
import {
  documentsOf,
  type Film,
  filmOf,
  listStories,
  type PageResource,
  pictureOf,
  readMembers,
  readResource,
  readResources,
} from '@tamarack-lowe/stories/server';

/** The page of the film, all resources and what can be printed. */
type CampusPage = Omit<CampusPageData, 'film'> & {
  film: Film;
  /** When the newest resource last changed, `YYYY-MM-DD`. */
  updated: string;
};

/** A resource with its blocks, who signed it, and what to read next. */
type ResourcePage = ResourcePageData & Pick<PageResource, 'slug' | 'summary'>;

/** The order of an application, from the first line to the letters. What is not named here comes after, by slug. */
const READING_ORDER = [
  'resume-tips',
  'interview-prep',
  'digital-interviewing',
  'after-the-interview',
  'our-process',
  'cpa-support',
  'campus-events',
];

function place(slug: string): number {
  const found = READING_ORDER.indexOf(slug);
  return found < 0 ? READING_ORDER.length : found;
}

function minutesOf({ title, text }: PageResource): number {
  const words = text.flatMap((block) => ('list' in block ? block.list : [block.text]));
  return readingMinutes(countWords([...title, ...words]));
}

/** What a resource shows at dawn and at dusk. */
export function hoursOf({ picture, alt, dusk }: PageResource): PictureOfHour {
  return { student: { picture, alt }, experienced: dusk };
}

function cardOf(resource: PageResource): ResourceCard {
  const { slug, name, summary, type } = resource;
  return {
    slug,
    href: resourcePath(slug),
    name,
    summary,
    hours: hoursOf(resource),
    minutes: type === 'events' ? null : minutesOf(resource),
  };
}

function inReadingOrder(): PageResource[] {
  return readResources().toSorted((a, b) => place(a.slug) - place(b.slug));
}

/** The portrait of a colleague of this name; null for anybody else. */
function portraitOf(name: string): Picture | null {
  const known = readMembers().find((member) => member.name === name);
  return (known ?? listStories().find((story) => story.author === name))?.picture ?? null;
}

/** The film and the resources, in the order of an application. */
export function readCampusPage(): CampusPage {
  const sources = inReadingOrder();
  const resources = sources.map(cardOf);
  const documents = new Map(
    resources.flatMap(({ slug }) => documentsOf(slug)).map((document) => [document.key, document]),
  );
  return {
    film: filmOf('films/campus-resources', 'campus-resources'),
    posters: {
      student: { picture: pictureOf('scenes/hike-dawn'), alt: '' },
      experienced: { picture: pictureOf('scenes/hike-dusk'), alt: '' },
    },
    resources,
    documents: [...documents.values()],
    updated:
      sources
        .map(({ updated }) => updated)
        .sort()
        .at(-1) ?? '',
  };
}

/** The page of a resource; null when there is none of this slug. The two that follow it are worth reading too. */
export function readResourcePage(slug: string): ResourcePage | null {
  const resource = readResource(slug);
  if (!resource) return null;
  const others = inReadingOrder();
  const index = others.findIndex((other) => other.slug === slug);
  const also = [...others.slice(index + 1), ...others.slice(0, index)].slice(0, 2);
  const { name, title, summary, author, job = '' } = resource;
  return {
    slug,
    name,
    title,
    summary,
    hours: hoursOf(resource),
    text: resource.text.map((block) =>
      block.type === 'quote' ? { ...block, portrait: portraitOf(block.by?.split(',')[0] ?? '') } : block,
    ),
    author: author ? { name: author, job, portrait: portraitOf(author) } : null,
    minutes: minutesOf(resource),
    documents: documentsOf(slug),
    also: also.map(cardOf),
  };
}
