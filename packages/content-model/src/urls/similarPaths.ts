import { distance } from 'fastest-levenshtein';
import { decodedPath, withoutEndSlash } from './paths.ts';

/** Length at which parts are cut before comparing: anybody can type an address, and comparing costs length × length. */
const COMPARED_LENGTH = 80;

/**
 * Known addresses that are most similar to an unknown one, for the page of a missing address. Compares the whole address and
 * its last part, so that it finds a right slug under the wrong base, and a slug by one of its words. Ignores accents.
 */
export function similarPaths(path: string, knownPaths: readonly string[], limit = 3): string[] {
  const wanted = readable(path);
  return [...new Set(knownPaths)]
    .map((known) => {
      const candidate = readable(known);
      const ends = [lastPart(wanted), lastPart(candidate)] as const;
      const whole = difference(wanted, candidate);
      // If two addresses contain the word, the more similar one comes first.
      return { known, difference: Math.min(whole, difference(...ends), missingWords(...ends) + 0.1 * whole) };
    })
    .filter((match) => match.difference <= 0.45)
    .sort((a, b) => a.difference - b.difference)
    .slice(0, limit)
    .map((match) => match.known);
}

function readable(path: string): string {
  const folded = decodedPath(path).toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return withoutEndSlash(folded.replace(/[?#].*$/s, ''));
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** 0 for the same text, 1 for nothing in common. */
function difference(a: string, b: string): number {
  const [left, right] = [a.slice(0, COMPARED_LENGTH), b.slice(0, COMPARED_LENGTH)];
  const longest = Math.max(left.length, right.length);
  return longest === 0 ? 1 : distance(left, right) / longest;
}

/** Difference for a visitor who remembers only some words of a slug: 1 unless the slug has every word they typed. */
function missingWords(a: string, b: string): number {
  const [wanted, words] = [a, b].map((part) => part.slice(0, COMPARED_LENGTH).split('-'));
  if (!wanted || !words?.length || a === '' || !wanted.every((word) => words.includes(word))) return 1;
  return 0.2 - (0.1 * wanted.length) / words.length;
}
