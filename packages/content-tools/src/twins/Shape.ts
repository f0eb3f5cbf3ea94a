/**
 * Where words stand in a kind of file: `words` for a text or its lines, a list for a list of such places, an object for
 * named ones (`*`: every other one). What a shape does not name is said once, in the source: ids, order, pictures.
 */
export type Shape = 'words' | readonly [Shape] | { readonly [field: string]: Shape };

/** Fields that say which entry of a list a twin speaks of: a twin may repeat them, and they must be those of the source. */
export const NAMING_FIELDS: readonly string[] = ['media', 'key', 'file', 'id'];
