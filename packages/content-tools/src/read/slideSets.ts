import type { Section, SlideSet, VisitorType } from '@tamarack-lowe/content-model';

/** The slides of a section for a visitor type: its own, else those for all, else the first there are. */
export function slideSetFor(
  slideSets: readonly SlideSet[],
  section: Section,
  visitorType: VisitorType,
): SlideSet | undefined {
  const own = slideSets.filter((set) => set.section === section);
  return own.find((set) => set.for === visitorType) ?? own.find((set) => set.for === undefined) ?? own[0];
}

/** The visitor types, of all there are, that a set of slides is for: the one it names, or those without a set of their own. */
export function visitorTypesOfSet(
  set: SlideSet,
  slideSets: readonly SlideSet[],
  types: readonly VisitorType[],
): VisitorType[] {
  if (set.for !== undefined) return [set.for];
  return types.filter((type) => slideSetFor(slideSets, set.section, type) === set);
}

/** What the file of a set is called, without ending: `discover`, or `discover.student` where it is for one visitor type. */
export const slideSetName = ({ section, for: type }: Pick<SlideSet, 'section' | 'for'>): string =>
  type === undefined ? section : `${section}.${type}`;
