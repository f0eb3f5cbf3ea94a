import { bareLanguage } from '../context/bareLanguage.ts';
import type { Film } from '../data/Film.ts';

/** The captions of a film as a player takes them, those in the language of the page first. */
export function captionTracks({ captions }: Pick<Film, 'captions'>, language: string) {
  const own = bareLanguage(language);
  const isOwn = (lang: string) => Number(bareLanguage(lang) === own);
  return captions.toSorted((a, b) => isOwn(b.lang) - isOwn(a.lang));
}
