import type { BrandSection, VisitorType } from '@tamarack-lowe/content-model';
import type { MicrositeSite } from './SiteData.ts';

type Branded = Pick<MicrositeSite, 'brand'>;

/** Returns the section that a choice of visitor type leads to. */
export function firstSection({ brand }: Branded): BrandSection {
  const [first] = brand.sections;
  if (!first) throw new Error('This site has no section of slides. Add one to brand.json.');
  return first;
}

/** Returns the section that the button beside the choice leads to, if there is one. */
export function secondSection({ brand }: Branded): BrandSection | undefined {
  return brand.sections[1];
}

/** Returns an address that leads to a path and chooses a visitor type, if the site has more than one. */
export const choiceHref = (
  { visitorTypes }: Pick<MicrositeSite, 'visitorTypes'>,
  path: string,
  type: VisitorType,
) => (visitorTypes.length > 1 ? `${path}?as=${type}` : path);
