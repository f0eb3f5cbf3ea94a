import * as v from 'valibot';
import { mediaKeySchema } from './text.ts';

/** Media keys by visitor type: students come at dawn, experienced visitors at dusk. */
const byType = { student: mediaKeySchema, experienced: mediaKeySchema };

/** The pictures of pages that no file of their own describes. */
export const pagePicturesSchema = v.object({
  /** Behind the two choices. Without it, the largest circle of the first slide. */
  intro: v.optional(v.object(byType)),
  /** The film of the campus page, and what stands before it is played. A campus page needs it. */
  campus: v.optional(v.object({ film: mediaKeySchema, ...byType })),
});
export type PagePictures = v.InferOutput<typeof pagePicturesSchema>;
