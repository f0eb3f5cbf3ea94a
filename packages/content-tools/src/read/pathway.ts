import type { Facts, PageFacts, Pathway } from '@tamarack-lowe/content-model';
import { type FactPlaces, fillAllFacts, pageFacts } from '@tamarack-lowe/content-model/internal/content';

/** Programs that lead to a credential, as their page shows them: facts filled in. */
export type PagePathway = Omit<Pathway, '$schema'> & {
  /** Facts in the texts, if there are any. */
  facts?: PageFacts | undefined;
};

/**
 * Fills facts into `pathway.json`. Placeholders of its labels stay, because the page fills them in. `places` gets the places of the
 * facts.
 */
export function filledPathway(pathway: Pathway, facts: Facts, where: string, places?: FactPlaces): Pathway {
  const { labels, ...texts } = pathway;
  return { ...fillAllFacts(texts, facts, where, places), labels };
}

/** Converts `pathway.json` to the form that the page shows. */
export function makePagePathway(source: Pathway, facts: Facts, language: string): PagePathway {
  const places: FactPlaces = new Map();
  const { $schema: _, ...pathway } = filledPathway(source, facts, 'pathway.json', places);
  return { ...pathway, facts: pageFacts(places, facts, language) };
}
