import { ContentError, resourcePath, toLines } from '@tamarack-lowe/content-model';
import type { Sources } from '../../src/content/createSources.ts';
import { checklistFrom } from './checklistFrom.ts';
import type { DocumentSource } from './documentSource.ts';
import { type Checklist, drawChecklist } from './drawChecklist.ts';

const LICENCE = 'CC BY 4.0';

/** Gathers what a document prints from the same resources that pages show. */
export function checklistOf(
  source: DocumentSource,
  sources: Pick<Sources, 'resources' | 'brand'>,
): Checklist {
  const brand = sources.brand();
  const resources = source.resources.map((slug) => {
    const resource = sources.resources().find((candidate) => candidate.slug === slug);
    if (resource) return resource;
    throw new ContentError([
      `documents/${source.key}: there is no resource "${slug}", so its page would be empty. Check the spelling, or take it out.`,
    ]);
  });
  return {
    title: source.title,
    lead: source.lead,
    firm: brand.firm,
    licence: LICENCE,
    updated:
      resources
        .map((resource) => resource.updated)
        .sort()
        .at(-1) ?? '',
    pages: resources.map((resource) => ({
      name: resource.name,
      lines: toLines(resource.title),
      readMore: `${source.readMore} ${new URL(resourcePath(resource.slug), brand.site).href.replace('https://', '')}`,
      groups: checklistFrom(
        resource.text.filter((block) => typeof block !== 'string'),
        resource.slug,
      ),
    })),
  };
}

/** The PDF of a document. */
export async function makeDocument(source: DocumentSource, sources: Sources, root: string): Promise<Buffer> {
  return drawChecklist(checklistOf(source, sources), root);
}
