import type { Section, VisitorType } from '@tamarack-lowe/content-model';
import type { SlideSet } from '@tamarack-lowe/content-model/internal/content';

/** Finds the slides of a section for a visitor type: its own, else those for all types, else the first. */
export function slideSetFor(
  slideSets: readonly SlideSet[],
  section: Section,
  visitorType: VisitorType,
): SlideSet | undefined {
  const own = slideSets.filter((set) => set.section === section);
  return own.find((set) => set.for === visitorType) ?? own.find((set) => set.for === undefined) ?? own[0];
}

/** Lists the visitor types that see a set of slides: the one it names, or all types without their own set. */
export function visitorTypesOfSet(
  set: SlideSet,
  slideSets: readonly SlideSet[],
  types: readonly VisitorType[],
): VisitorType[] {
  if (set.for !== undefined) return [set.for];
  return types.filter((type) => slideSetFor(slideSets, set.section, type) === set);
}

/** Returns the file name of a set without extension: `discover`, or `discover.student` for one visitor type. */
export const slideSetName = ({ section, for: type }: Pick<SlideSet, 'section' | 'for'>): string =>
  type === undefined ? section : `${section}.${type}`;
