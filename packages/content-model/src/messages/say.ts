import { fillMessage } from '../fillMessage.ts';
import type { Brand } from '../schema/brand.ts';

/** Values for the places of a label, by name. */
export type SayValues = Readonly<Record<string, string | number>>;

/** A label in the language of the page, with its places filled in. */
export type Say<Key extends string> = (key: Key, values?: SayValues) => string;

/**
 * Reads labels from words by key. `{firm}` is the short name of the firm, and `{product}` the name of the product, in
 * every label. Throws a `ContentError` for a value that is missing.
 */
export function makeSay<Key extends string>(
  words: Readonly<Record<Key, string>>,
  { short, product }: Pick<Brand, 'short' | 'product'>,
): Say<Key> {
  return (key, values = {}) => fillMessage<string>(words[key], { firm: short, product, ...values });
}
