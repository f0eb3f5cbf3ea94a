import type { SlideSet, VisitorType } from '@tamarack-lowe/content-model';
import { slideSetFor } from './slideSetFor.ts';

/** The visitor types, of all there are, that a set of slides is for: the one it names, or those without a set of their own. */
export function typesOfSet(
  set: SlideSet,
  slideSets: readonly SlideSet[],
  types: readonly VisitorType[],
): VisitorType[] {
  if (set.for !== undefined) return [set.for];
  return types.filter((type) => slideSetFor(slideSets, set.section, type) === set);
}
