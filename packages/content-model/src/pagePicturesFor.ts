import * as v from 'valibot';
import { byVisitorType } from './byVisitorType.ts';
import { mediaKeySchema } from './schema/fields.ts';

/** Media keys of the pictures of pages that no file of their own describes, in the light of each type of visitor or of all. */
export function pagePicturesFor<Type extends string = string>(types?: readonly Type[]) {
  return v.object({
    /** Of the choices of the first page. Without it, the largest circle of the first slide. */
    intro: v.optional(byVisitorType(mediaKeySchema, types)),
    /** The film of the campus page, and what stands before it is played. Without it, the page has its resources alone. */
    campus: v.optional(v.object({ film: mediaKeySchema, poster: byVisitorType(mediaKeySchema, types) })),
  });
}
