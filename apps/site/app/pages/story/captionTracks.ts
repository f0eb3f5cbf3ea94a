import type { Film } from '@tamarack-lowe/stories/server';
import { say } from '../../content/say.ts';

const LANGUAGES: Readonly<Record<string, string>> = {
  en: say('captionsEnglish'),
  fr: say('captionsFrench'),
};

/** The captions of a film, the language of the site first. */
export function captionTracks({ captions }: Pick<Film, 'captions'>) {
  return captions
    .map(({ lang, src }) => ({ lang, src, label: LANGUAGES[lang] ?? lang }))
    .toSorted((a, b) => Number(b.lang === 'en') - Number(a.lang === 'en'));
}
