import { MINIMUM_LENGTH_EXCLUSIVE, NAME_MAX_LENGTH } from '../constants.ts';

/** Control characters, and the marks that turn the direction of the words around them. */
const UNWANTED = /[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;

/**
 * A first name as it may be stored and shown, or null when it does not count: it has to be longer than one character.
 * Storage is written by others too, so runs of space and invisible characters go, and the end of a very long name.
 */
export function cleanName(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const letters = [...value.replace(UNWANTED, ' ').replace(/\s+/g, ' ').trim()];
  return letters.length > MINIMUM_LENGTH_EXCLUSIVE ? letters.slice(0, NAME_MAX_LENGTH).join('').trim() : null;
}
