import { french } from 'virtual:storybook/french';

/** Languages of Storybook. `say` translates an English phrase; `stress` is English, 40 % longer. */
export const LOCALES = {
  en: { lang: 'en-CA', say: (words: string) => words },
  fr: { lang: 'fr-CA', say: (words: string) => french[words] ?? words },
  stress: { lang: 'en-CA', say: stretch },
} satisfies Record<string, { lang: string; say: (words: string) => string }>;

/** A language of the toolbar. */
type Locale = keyof typeof LOCALES;

/** True if a value of the toolbar is a language. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && value in LOCALES;
}

/** Syllables that lengthen words without a new line or a rare letter. */
const SYLLABLES = 'lamentéeiontéque';

/** Growth from English to the longest language of the site. */
const GROWTH = 0.4;

/** True for words of two letters and more; placeholders such as `{name}` stay as they are. */
const isStretchable = (part: string) => /\p{L}{2}/u.test(part) && !part.includes('{');

/** Makes words 40 % longer, each by its share, so that lines break as in a longer language. */
export function stretch(words: string): string {
  let wanted = 0;
  let added = 0;
  return words
    .split(/(\s+)/)
    .map((part) => {
      wanted += part.replaceAll(/\P{L}/gu, '').length * GROWTH;
      if (!isStretchable(part)) return part;
      const more = Math.ceil(wanted) - added;
      const letters = Array.from({ length: more }, (_, step) => SYLLABLES[(added + step) % SYLLABLES.length]);
      added += more;
      return part.replace(
        /(\p{L}+)(\P{L}*)$/u,
        (_, word: string, end: string) => `${word}${letters.join('')}${end}`,
      );
    })
    .join('');
}
