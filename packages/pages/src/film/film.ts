import type { Film, FilmLine, Picture } from '@tamarack-lowe/content-model';
import { primaryLanguage } from '@tamarack-lowe/content-model/internal/addresses';
import { formatList, formatNumber } from '../context/localeFormat.ts';
import type { Words } from '../context/PagesProvider.tsx';

/** Returns length, size and sound of a film in words. */
export function filmMeta({ durationSeconds, bytes, captions }: Film, { say, language }: Words): string {
  const length = say('filmSeconds', { seconds: Math.round(durationSeconds) });
  const size = say('filmMegabytes', { megabytes: formatNumber(bytes / 1_000_000, language, 1) });
  const sound = say(captions.length > 0 ? 'filmSilent' : 'filmNoWords');
  return say('filmMeta', { length, size, sound });
}

/**
 * Returns the captions of a film for a player, those in the language of the page first. Films show their words in the picture,
 * in the language of their first captions, so that only captions in other languages are shown from the start. Regions do not count:
 * Canadian French captions are for everyone who reads French.
 */
export function captionTracks({ captions }: Pick<Film, 'captions'>, language: string) {
  const pageLanguage = primaryLanguage(language);
  const isPageLanguage = (lang: string) => Number(primaryLanguage(lang) === pageLanguage);
  const tracks = captions.toSorted((a, b) => isPageLanguage(b.lang) - isPageLanguage(a.lang));
  return tracks.map((track, place) => ({ ...track, shown: place === 0 && track !== captions[0] }));
}

/** Returns the languages of captions, in words of the page's language: "English, French", « Français et anglais ». */
export function captionLanguages(tracks: readonly { lang: string }[], language: string): string {
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const list = formatList(
    tracks.map(({ lang }) => names.of(primaryLanguage(lang)) ?? lang),
    language,
  );
  return list.charAt(0).toLocaleUpperCase(language) + list.slice(1);
}

/** Returns the captions of a film as text, in the language of the page, or else in the first one. Empty without captions. */
export function transcriptOf(
  { transcript }: Pick<Film, 'transcript'>,
  language: string,
): { lang: string; cues: readonly FilmLine[] } {
  const pageLanguage = primaryLanguage(language);
  const transcripts = Object.entries(transcript ?? {});
  const [lang, cues] = transcripts.find(([each]) => primaryLanguage(each) === pageLanguage) ??
    transcripts[0] ?? [pageLanguage, []];
  return { lang, cues };
}

/** Returns the path of the largest file of a picture, for uses without `srcset`, such as the poster of a player. */
export function largestFile({ src, widths }: Picture): string {
  return `${src}-${Math.max(...widths)}.avif`;
}
