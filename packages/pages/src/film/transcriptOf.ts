import { bareLanguage } from '../context/bareLanguage.ts';
import type { Film, FilmLine } from '../data/Film.ts';

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
