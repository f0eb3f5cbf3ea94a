import {
  ContentError,
  type CustomBlock,
  makePaths,
  type Resource,
  type ResourceBlock,
  toLines,
} from '@tamarack-lowe/content-model';
import { fillAllFacts, issue, message } from '@tamarack-lowe/content-model/internal/content';
import type { DocumentSource } from '../read/documentSchema.ts';
import type { Sources } from '../read/sources.ts';
import { INKS, type Inks } from './printStyle.ts';

function resourcesOf(
  { key, resources }: DocumentSource,
  sources: Pick<Sources, 'resources' | 'facts'>,
): Resource[] {
  return resources.map((slug) => {
    const resource = sources.resources().find((candidate) => candidate.slug === slug);
    if (resource) return fillAllFacts(resource, sources.facts(), slug);
    throw new ContentError([issue(`documents/${key}`, message('noResource', { slug }))]);
  });
}

/** Builds a checklist from the resources that pages show. */
export function checklistOf(
  source: DocumentSource,
  sources: Pick<Sources, 'resources' | 'brand' | 'facts' | 'language' | 'source'>,
): Checklist {
  const brand = sources.brand();
  const isSource = sources.language() === sources.source();
  const paths = makePaths(brand, {});
  const resources = resourcesOf(source, sources);
  return {
    title: source.title,
    lead: source.lead,
    firm: brand.firm,
    language: isSource ? (source.language ?? sources.language()) : sources.language(),
    licence: source.licence,
    updated:
      resources
        .map(({ updated }) => updated)
        .toSorted()
        .at(-1) ?? '',
    inks: { ...INKS, ...source.inks },
    pages: resources.map(({ name, slug, text, title }) => ({
      name,
      lines: toLines(title),
      readMore: `${source.readMore} ${new URL(paths.resource(slug), brand.site).href.replace('https://', '')}`,
      groups: groupsOf(
        text.filter((block) => typeof block !== 'string'),
        slug,
      ),
    })),
  };
}

/** Items of one list with its headings. */
export type ChecklistGroup = {
  /** Null when it repeats the heading of the group before. */
  title: string | null;
  subtitle: string | null;
  /** Set for arrow lists, whose order matters. */
  steps: boolean;
  items: string[];
};

/** Lists the bullet lists and arrow lists of a resource with their headings. `where` names the resource in issues. */
export function groupsOf(blocks: readonly (ResourceBlock | CustomBlock)[], where: string): ChecklistGroup[] {
  const groups: ChecklistGroup[] = [];
  let title: string | null = null;
  let subtitle: string | null = null;
  for (const block of blocks) {
    if (block.type === 'title') [title, subtitle] = [block.text, null];
    if (block.type === 'subtitle') subtitle = block.text;
    if (block.type !== 'bullet-list' && block.type !== 'arrow-list') continue;
    groups.push({ title, subtitle, steps: block.type === 'arrow-list', items: block.list });
    [title, subtitle] = [null, null];
  }
  if (groups.length > 0) return groups;
  throw new ContentError([issue(where, message('noLists', { slug: where }))]);
}

/** Page of a checklist. */
export type ChecklistPage = { name: string; lines: string[]; readMore: string; groups: ChecklistGroup[] };

/** Content of a checklist. */
export type Checklist = {
  title: string;
  lead: string;
  firm: string;
  /** BCP 47 tag for screen readers. */
  language: string;
  licence: string | undefined;
  /** `YYYY-MM-DD` of the last change. It is also the date in the file, so that the same text gives the same bytes. */
  updated: string;
  inks: Inks;
  pages: ChecklistPage[];
};
