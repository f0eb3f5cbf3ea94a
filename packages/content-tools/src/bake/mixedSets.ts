import type { PicturePlan } from '../images/pictures.ts';

/** From this share of photographs on, drawings beside them look like gaps. */
const MIXED_FROM = 0.2;

/**
 * A warning for each kind of picture of which more than a fifth, but not all, are photographs: a page then looks half
 * replaced.
 */
export function mixedSets(plans: readonly PicturePlan[]): string[] {
  return (['people', 'scenes'] as const).flatMap((kind) => {
    const set = plans.filter((plan) => plan.master.kind === kind);
    const photographs = set.filter((plan) => plan.master.photograph).length;
    const share = set.length === 0 ? 0 : photographs / set.length;
    if (share <= MIXED_FROM || share === 1) return [];
    return [
      `${kind}: ${photographs} of ${set.length} pictures are photographs, the others are drawings. Side by side the drawings look forgotten; photograph the rest, or keep the photographs back until then.`,
    ];
  });
}
