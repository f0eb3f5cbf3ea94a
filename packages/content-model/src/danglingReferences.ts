import { resolveReference } from './resolveReference.ts';
import type { ChainStory } from './stories.ts';

/** A neighbour that does not exist: which story names it, in which field, and what it names. */
export type DanglingReference = { slug: string; field: 'prev' | 'next'; reference: string };

/** The `nav` references of a section's stories that lead nowhere, old references counted as resolved. */
export function danglingReferences(
  stories: readonly ChainStory[],
  oldReferences: Readonly<Record<string, string>> = {},
): DanglingReference[] {
  const slugs = new Set(stories.map((story) => story.slug));
  const fields = ['prev', 'next'] as const;
  return stories.flatMap(({ slug, nav }) =>
    fields.flatMap((field) => {
      const reference = nav?.[field];
      if (reference === undefined || resolveReference(reference, slugs, oldReferences) !== null) return [];
      return [{ slug, field, reference }];
    }),
  );
}
