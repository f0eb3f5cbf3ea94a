import type { BrandSection, DeckSet, Site, VisitorType } from '@tamarack-lowe/content-model';

type SiteSections = { brand: Pick<Site['brand'], 'sections'> };

/** Returns the section that a choice of visitor type leads to. */
export function firstSection({ brand }: SiteSections): BrandSection {
  const [first] = brand.sections;
  if (!first) throw new Error('This site has no section of slides. Add one to brand.json.');
  return first;
}

/** Returns the section that the button beside the choice leads to, if there is one. */
export function secondSection({ brand }: SiteSections): BrandSection | undefined {
  return brand.sections[1];
}

/** Returns the slides of a section for a visitor type; empty when the brand names a section without slides. */
export function deckOf({ deck }: Pick<Site, 'deck'>, section: string, type: VisitorType): DeckSet {
  return deck[section]?.[type] ?? { slides: [], groups: [] };
}

/** Makes a record with one value for each visitor type of a site, by its id. */
export function byType<Value>(
  { visitorTypes }: Pick<Site, 'visitorTypes'>,
  make: (type: VisitorType) => Value,
): Record<VisitorType, Value> {
  return Object.fromEntries(visitorTypes.map(({ id }) => [id, make(id)]));
}

/** Returns an address that leads to a path and chooses a visitor type, if the site has more than one. */
export const choiceHref = ({ visitorTypes }: Pick<Site, 'visitorTypes'>, path: string, type: VisitorType) =>
  visitorTypes.length > 1 ? `${path}?as=${type}` : path;
