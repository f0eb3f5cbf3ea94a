import type { Json } from '../protocol.ts';

export type Fields = { readonly [field: string]: Json };

/** Returns the fields of an object; none for any other value. */
export function fieldsOf(value: Json | undefined): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

/** Returns the fields of each entry of a list. */
export const listOf = (value: Json | undefined): Fields[] =>
  Array.isArray(value) ? value.map(fieldsOf) : [];

/** Returns a text; undefined for any other value. */
export const textOf = (value: Json | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;
