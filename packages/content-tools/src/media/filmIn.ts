import { isNear } from '../files/languages.ts';
import type { Film } from './Film.ts';

/** A film with its transcript in one language, where it has that; in all that it has where not. */
export function filmIn(film: Film, language: string): Film {
  const own = Object.entries(film.transcript ?? {}).filter(
    ([lang]) => isNear(lang, language) || isNear(language, lang),
  );
  return own.length === 0 ? film : { ...film, transcript: Object.fromEntries(own) };
}
