/**
 * What a place holds. `words`: a text or its lines. `address`: a part of an address of this site. `name`: what may be
 * called the same in every language, or an address elsewhere; a twin may leave it out.
 */
export type Leaf = 'words' | 'address' | 'name';

/**
 * Where words stand in a kind of file: a leaf for a text, a list for a list of such places, an object for named ones
 * (`*`: every other one). What a shape does not name is said once, in the source: ids, order, pictures.
 */
export type Shape = Leaf | readonly [Shape] | { readonly [field: string]: Shape };

/** Whether a shape is a text, and no list or object. */
export const isLeaf = (shape: Shape): shape is Leaf => typeof shape === 'string';

/**
 * What a text is where a shape has named places: a block may be a text alone, and what there is for each (`*`) may be one
 * for all.
 */
export function leafOf(shape: Shape): Leaf {
  if (isLeaf(shape)) return shape;
  const each = Object.entries(shape).find(([field]) => field === '*')?.[1];
  return each !== undefined && isLeaf(each) ? each : 'words';
}

/** Fields that say which entry of a list a twin speaks of: a twin may repeat them, and they must be those of the source. */
export const NAMING_FIELDS: readonly string[] = ['media', 'key', 'file', 'id'];
