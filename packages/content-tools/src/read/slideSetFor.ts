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
