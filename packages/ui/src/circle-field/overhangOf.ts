/** How far a tag lies on its photo, in px. */
export const TAG_OVERLAP = 26;

/** How far a tag of this height hangs below its photo, at least what the style sheet keeps free for one line. */
export function overhangOf(tagHeight: number): number {
  return Math.max(TAG_OVERLAP, tagHeight - TAG_OVERLAP);
}
