import { ContentError, fillAllFacts, makePaths, type Resource, toLines } from '@tamarack-lowe/content-model';
import type { Sources } from '../read/sources.ts';
import type { Checklist } from './checklistTypes.ts';
import { checklistFrom } from './checklistFrom.ts';
import type { DocumentSource } from '../read/documentSchema.ts';
import { INKS } from './printStyle.ts';

function resourcesOf(
  { key, resources }: DocumentSource,
  sources: Pick<Sources, 'resources' | 'facts'>,
): Resource[] {
  return resources.map((slug) => {
    const resource = sources.resources().find((candidate) => candidate.slug === slug);
    if (resource) return fillAllFacts(resource, sources.facts(), slug);
    throw new ContentError([
      `documents/${key}: there is no resource "${slug}", so its page would be empty. Check the spelling, or take it out.`,
    ]);
  });
}

/** Gathers what a document prints from the same resources that pages show. */
export function documentChecklist(
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
      groups: checklistFrom(
        text.filter((block) => typeof block !== 'string'),
        slug,
      ),
    })),
  };
}
