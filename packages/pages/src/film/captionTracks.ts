import { bareLanguage } from '../context/bareLanguage.ts';
import type { Film } from '../data/Film.ts';

/** The captions of a film as a player takes them, each under the name of its language in itself; those of the page first. */
export function captionTracks({ captions }: Pick<Film, 'captions'>, language: string) {
  const own = bareLanguage(language);
  const isOwn = (lang: string) => Number(bareLanguage(lang) === own);
  return captions
    .map(({ lang, src }) => ({ lang, src, label: nameOf(lang) }))
    .toSorted((a, b) => isOwn(b.lang) - isOwn(a.lang));
}

/** The name of a language in itself. As a word of its own it has a capital. */
function nameOf(lang: string): string {
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}
