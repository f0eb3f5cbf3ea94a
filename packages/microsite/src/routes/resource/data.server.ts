import { type Picture, readingMinutes, type Site } from '@tamarack-lowe/content-model';
import { countWords } from '@tamarack-lowe/content-model/internal/content';
import type { Content, ContentDocument, PageResource } from '@tamarack-lowe/content-tools';
import type { PicturesByType, ResourceCard, ShownResourceBlock } from '@tamarack-lowe/pages/internal/data';
import { about, campusCrumbs, pageHead, startCrumb } from '../head.server.ts';
import type { CardContent, HeadEntry, PageEntry, RouteContext, RouteData, RouteParams } from '../route.ts';
import { factsPage } from '../structuredData.server.ts';

/** A resource with its blocks, the person who signed it, and further reading. */
export type ResourceData = Pick<PageResource, 'slug' | 'name' | 'title' | 'summary'> & {
  pictures: PicturesByType;
  text: ShownResourceBlock[];
  author: { name: string; job: string; portrait: Picture | null } | null;
  minutes: number;
  documents: ContentDocument[];
  also: ResourceCard[];
  facts?: PageResource['facts'];
};

/** All resources but that of the events page, which has a route of its own. */
export function list({ site, content }: RouteContext): PageEntry[] {
  return (site.paths.campus === null ? [] : content.readResources())
    .filter(({ type }) => type !== 'events')
    .map(({ slug, name, updated }) => ({
      path: site.paths.resource(slug),
      label: name,
      updated,
      offline: true,
    }));
}

/** Reads a resource; null when none has this slug. The next two resources are its further reading. */
export function load(context: RouteContext, { slug }: RouteParams): ResourceData | null {
  const { content } = context;
  const resource = content.readResource(slug);
  if (!resource || resource.type === 'events') return null;
  const all = sortedResources(context);
  const index = all.findIndex((other) => other.slug === slug);
  const also = [...all.slice(index + 1), ...all.slice(0, index)].slice(0, 2);
  const { name, title, summary, author, job = '' } = resource;
  return {
    slug,
    name,
    title,
    summary,
    pictures: picturesOf(resource, context.site),
    text: resource.text.map((block) =>
      block.type === 'quote'
        ? { ...block, portrait: portraitOf(content, block.by?.split(',')[0] ?? '') }
        : block,
    ),
    author: author ? { name: author, job, portrait: portraitOf(content, author) } : null,
    minutes: minutesOf(resource),
    documents: content.documentsOf(slug),
    also: also.map((each) => resourceCard(context, each)),
    facts: resource.facts,
  };
}

/** The portrait of a colleague of this name; null when no colleague has it. */
function portraitOf({ readMembers, listStories }: Content, name: string): Picture | null {
  const member = readMembers().find((each) => each.name === name);
  return (member ?? listStories().find((story) => story.author === name))?.picture ?? null;
}

/** The resources in the editors' order; without the events resource on sites that have no events page. */
export function sortedResources({ site, content }: RouteContext): PageResource[] {
  const orderOf = ({ order = Number.MAX_VALUE }: PageResource) => order;
  return content
    .readResources()
    .filter(({ type }) => type !== 'events' || site.paths.events !== null)
    .toSorted((a, b) => orderOf(a) - orderOf(b));
}

/** A resource as lists show it. The resource with the words of the events page links to that page. */
export function resourceCard({ site }: Pick<RouteContext, 'site'>, resource: PageResource): ResourceCard {
  const { slug, name, summary, type } = resource;
  const isEvents = type === 'events';
  const href = (isEvents ? site.paths.events : null) ?? site.paths.resource(slug);
  const minutes = isEvents ? null : minutesOf(resource);
  return { slug, href, name, summary, pictures: picturesOf(resource, site), minutes };
}

/** Reading time of a resource, in whole minutes. */
function minutesOf({ title, text }: PageResource): number {
  return readingMinutes(countWords([...title, ...text]));
}

/** The picture of a resource by visitor type: the evening picture for types whose colour scheme is dusk. */
export function picturesOf(
  { picture, alt, dusk }: PageResource,
  { visitorTypes }: Pick<Site, 'visitorTypes'>,
): PicturesByType {
  return Object.fromEntries(
    visitorTypes.map(({ id, colourScheme }) => [id, colourScheme === 'dusk' ? dusk : { picture, alt }]),
  );
}

export function head(
  context: RouteContext,
  { data: { name, summary, slug, facts } }: RouteData<ResourceData>,
): HeadEntry[] {
  const { site } = context;
  const path = site.paths.resource(slug);
  return [
    ...pageHead(site, { title: name, description: summary, path, type: 'article' }),
    about(
      site,
      [startCrumb(context), ...campusCrumbs(context), { name, path }],
      [factsPage({ path, facts }, site)],
    ),
  ];
}

export function card({ content }: RouteContext, { slug }: RouteParams): CardContent | null {
  const resource = content.readResource(slug);
  if (!resource) return null;
  const { title, name, media } = resource;
  return { headline: title.join(' '), note: name, art: { photo: media } };
}
