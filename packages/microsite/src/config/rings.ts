import * as v from 'valibot';

const share = (least: number, most: number) => {
  const words = `Write a number from ${least} to ${most}.`;
  return v.optional(v.pipe(v.number(words), v.minValue(least, words), v.maxValue(most, words)));
};

/** Shape of the rings behind slides and around photos, relative to the kit's. */
export const ringsSchema = v.strictObject({
  /**
   * Number of rings, as a share of the kit's, 0.2 to 1. Fewer rings cover the same area.
   * @example density: 0.65
   */
  density: share(0.2, 1),
  /**
   * Shape, from a circle (0) to squared timber (1).
   * @example square: 0.75
   */
  square: share(0, 1),
  /**
   * Wobble of the rings, relative to the default, 0 to 1.5.
   * @example wobble: 0.8
   */
  wobble: share(0, 1.5),
  /**
   * Lean of the rings to one side, 0 to 1.
   * @example lean: 0.5
   */
  lean: share(0, 1),
});

export type Rings = v.InferOutput<typeof ringsSchema>;
