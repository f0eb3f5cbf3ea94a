import { fillMessage, type Say } from '@tamarack-lowe/content-model';
import type { YoursMessageKey } from '@tamarack-lowe/content-model/internal/messages';

/** Labels of the page, with their placeholders. */
export type YoursMessages = Readonly<Record<YoursMessageKey, string>>;

/** Returns a label of the page. */
export type YoursWords = Say<YoursMessageKey>;

/** Makes the function that returns the labels. Keep it while they stay the same. */
export function makeYoursWords(words: YoursMessages): YoursWords {
  return (key, values = {}) => fillMessage<string>(words[key], values);
}

const STEPS = ['byte', 'kilobyte', 'megabyte'] as const;

/** Formats a number of bytes in the language of the page: "512 bytes", "8.4 kB", « 3,1 Mo ». */
export function sizeWords(bytes: number, language: string): string {
  const step = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: STEPS[step],
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  });
  return format.format(bytes / 1000 ** step);
}
