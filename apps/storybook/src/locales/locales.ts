import { french } from 'virtual:storybook/french';

/** Languages of Storybook. `say` turns an English phrase into the language; `stress` is English, 40 % longer. */
export const LOCALES = {
  en: { lang: 'en-CA', say: (words: string) => words },
  fr: { lang: 'fr-CA', say: (words: string) => french[words] ?? words },
  stress: { lang: 'en-CA', say: stretch },
} satisfies Record<string, { lang: string; say: (words: string) => string }>;

/** A language of the toolbar. */
type Locale = keyof typeof LOCALES;

/** Returns true when a value of the toolbar is a language. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && value in LOCALES;
}

/** Syllables that lengthen words without a new line or a rare letter. */
const SYLLABLES = 'lamentéeiontéque';

/** Growth from English to the longest language of the site. */
const GROWTH = 0.4;

/** Returns true for text that grows: words of two letters and more. Placeholders such as `{name}` stay as they are. */
const grows = (part: string) => /\p{L}{2}/u.test(part) && !part.includes('{');

/** Words 40 % longer, each by its share, so that lines break where a language would break them. */
export function stretch(words: string): string {
  let wanted = 0;
  let added = 0;
  return words
    .split(/(\s+)/)
    .map((part) => {
      wanted += part.replaceAll(/\P{L}/gu, '').length * GROWTH;
      if (!grows(part)) return part;
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
