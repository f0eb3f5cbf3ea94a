import type { Picture } from '@tamarack-lowe/content-model';
import type { PictureOfHour, ResourceCard, ShownResourceBlock } from '@tamarack-lowe/pages';
import type { Content, ContentDocument, PageResource } from '../Content.server.ts';
import type { PageContext } from '../PageContext.ts';
import type { PageNames } from '../PageKindServer.ts';
import { hoursOf } from './hoursOf.ts';
import { inReadingOrder } from './inReadingOrder.ts';
import { minutesOf, resourceCard } from './resourceCard.ts';

/** A resource with its blocks, the person who signed it, and further reading. */
export type ResourcePage = Pick<PageResource, 'slug' | 'name' | 'title' | 'summary'> & {
  hours: PictureOfHour;
  text: ShownResourceBlock[];
  author: { name: string; job: string; portrait: Picture | null } | null;
  minutes: number;
  documents: ContentDocument[];
  also: ResourceCard[];
};

/** The portrait of a colleague of this name; null when no colleague has it. */
function portraitOf({ readMembers, listStories }: Content, name: string): Picture | null {
  const known = readMembers().find((member) => member.name === name);
  return (known ?? listStories().find((story) => story.author === name))?.picture ?? null;
}

/** Reads the page of a resource; null when none has this slug. The next two resources are its further reading. */
export function readResourcePage(context: PageContext, { slug }: PageNames): ResourcePage | null {
  const { content } = context;
  const resource = content.readResource(slug);
  if (!resource || resource.type === 'events') return null;
  const others = inReadingOrder(context);
  const index = others.findIndex((other) => other.slug === slug);
  const also = [...others.slice(index + 1), ...others.slice(0, index)].slice(0, 2);
  const { name, title, summary, author, job = '' } = resource;
  return {
    slug,
    name,
    title,
    summary,
    hours: hoursOf(resource, context.site),
    text: resource.text.map((block) =>
      block.type === 'quote'
        ? { ...block, portrait: portraitOf(content, block.by?.split(',')[0] ?? '') }
        : block,
    ),
    author: author ? { name: author, job, portrait: portraitOf(content, author) } : null,
    minutes: minutesOf(resource),
    documents: content.documentsOf(slug),
    also: also.map((each) => resourceCard(context, each)),
  };
}
