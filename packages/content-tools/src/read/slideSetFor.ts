import type { Section, SlideSet, VisitorType } from '@tamarack-lowe/content-model';

/** The slides of a section for a visitor type. A section that is written for one type only shows the same to both. */
export function slideSetFor(
  slideSets: readonly SlideSet[],
  section: Section,
  visitorType: VisitorType,
): SlideSet | undefined {
  const own = slideSets.filter((set) => set.section === section);
  return own.find((set) => set.for === visitorType) ?? own[0];
}
