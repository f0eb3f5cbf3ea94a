import { numberWords } from '../context/numberWords.ts';
import type { Words } from '../context/PagesProvider.tsx';
import type { Film } from '../data/Film.ts';

/** What a visitor wants to know before playing a film: its length, its size, and whether there is anything to hear. */
export function filmMeta({ durationSeconds, bytes, captions }: Film, { say, language }: Words): string {
  const length = say('filmSeconds', { seconds: Math.round(durationSeconds) });
  const size = say('filmMegabytes', { megabytes: numberWords(bytes / 1_000_000, language, 1) });
  const sound = say(captions.length > 0 ? 'filmSilent' : 'filmNoWords');
  return say('filmMeta', { length, size, sound });
}
