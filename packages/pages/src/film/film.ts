import type { Picture } from '@tamarack-lowe/content-model';
import { formatNumber } from '../context/localeFormat.ts';
import type { Words } from '../context/PagesProvider.tsx';

/** One caption: when it is shown, in seconds, and what it says. */
export type FilmLine = { start: number; end: number; text: string };

/** A film with everything a player needs. */
export type Film = {
  /** Address of the mp4. */
  src: string;
  poster: Picture;
  title: string;
  /** What is seen, for people who cannot see it. */
  description: string;
  durationSeconds: number;
  bytes: number;
  /** Size of the frame, px. */
  width: number;
  height: number;
  /** Each under the name of its language in itself, "Français". */
  captions: readonly { lang: string; src: string; label: string }[];
  /** The captions as text, by language; null when there is no caption file. */
  transcript: Readonly<Record<string, readonly FilmLine[]>> | null;
};

/** What a visitor wants to know before playing a film: its length, its size, and whether there is anything to hear. */
export function filmMeta({ durationSeconds, bytes, captions }: Film, { say, language }: Words): string {
  const length = say('filmSeconds', { seconds: Math.round(durationSeconds) });
  const size = say('filmMegabytes', { megabytes: formatNumber(bytes / 1_000_000, language, 1) });
  const sound = say(captions.length > 0 ? 'filmSilent' : 'filmNoWords');
  return say('filmMeta', { length, size, sound });
}

/** The captions of a film as a player takes them, those in the language of the page first. */
export function captionTracks({ captions }: Pick<Film, 'captions'>, language: string) {
  const own = bareLanguage(language);
  const isOwn = (lang: string) => Number(bareLanguage(lang) === own);
  return captions.toSorted((a, b) => isOwn(b.lang) - isOwn(a.lang));
}

/** The words of a film in the language of the page, else in another that it has; no lines where it has none. */
export function transcriptOf(
  { transcript }: Pick<Film, 'transcript'>,
  language: string,
): { lang: string; cues: readonly FilmLine[] } {
  const own = bareLanguage(language);
  const known = Object.entries(transcript ?? {});
  const [lang, cues] = known.find(([each]) => bareLanguage(each) === own) ?? known[0] ?? [own, []];
  return { lang, cues };
}

/** A language without its region: captions are read by its speakers anywhere. */
function bareLanguage(language: string): string {
  return new Intl.Locale(language).language;
}
