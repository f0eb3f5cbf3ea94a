import * as v from 'valibot';

const share = (least: number, most: number) => {
  const words = `Write a number from ${least} to ${most}.`;
  return v.optional(v.pipe(v.number(words), v.minValue(least, words), v.maxValue(most, words)));
};

/** Shape of the rings behind slides and around photos, when it differs from the kit's. */
export const fieldSchema = v.strictObject({
  rings: share(0.2, 1),
  square: share(0, 1),
  wobble: share(0, 1.5),
  lean: share(0, 1),
});
export type Field = v.InferOutput<typeof fieldSchema>;
