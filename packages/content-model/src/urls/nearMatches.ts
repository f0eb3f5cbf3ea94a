import { distance } from 'fastest-levenshtein';
import { decodedPath } from '../paths/decodedPath.ts';

/** Longer parts are cut before comparing: an address is anybody's input, and comparing costs length × length. */
const COMPARED_LENGTH = 80;

function readable(path: string): string {
  return decodedPath(path)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[?#].*$/s, '')
    .replace(/\/+$/, '');
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** 0 is the same, 1 has nothing in common. */
function difference(a: string, b: string): number {
  const [left, right] = [a.slice(0, COMPARED_LENGTH), b.slice(0, COMPARED_LENGTH)];
  const longest = Math.max(left.length, right.length);
  return longest === 0 ? 1 : distance(left, right) / longest;
}

/** As `difference`, for somebody who remembers a word or two: 1 unless every word they wrote is there. */
function forgotten(a: string, b: string): number {
  const [wanted, words] = [a, b].map((part) => part.slice(0, COMPARED_LENGTH).split('-'));
  if (!wanted || !words?.length || a === '' || !wanted.every((word) => words.includes(word))) return 1;
  return 0.2 - (0.1 * wanted.length) / words.length;
}

/**
 * The known addresses that a visitor probably meant, nearest first: for the page that says an address does not exist.
 * Compares the whole address and its last part, so that a right slug under the wrong base is found too, and finds a
 * slug by one of its words. Accents do not count.
 */
export function nearMatches(path: string, knownPaths: readonly string[], limit = 3): string[] {
  const wanted = readable(path);
  return [...new Set(knownPaths)]
    .map((known) => {
      const candidate = readable(known);
      const ends = [lastPart(wanted), lastPart(candidate)] as const;
      const whole = difference(wanted, candidate);
      // Of two addresses with the word, the one that is otherwise nearer.
      return { known, difference: Math.min(whole, difference(...ends), forgotten(...ends) + 0.1 * whole) };
    })
    .filter((match) => match.difference <= 0.45)
    .sort((a, b) => a.difference - b.difference)
    .slice(0, limit)
    .map((match) => match.known);
}
