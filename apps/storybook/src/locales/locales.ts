import { french } from 'virtual:workshop/french';
import { stretch } from './stretch.ts';

/** Languages of Storybook. `say` turns an English phrase into the language; `stress` is English, 40 % longer. */
export const LOCALES = {
  en: { lang: 'en-CA', say: (words: string) => words },
  fr: { lang: 'fr-CA', say: (words: string) => french[words] ?? words },
  stress: { lang: 'en-CA', say: stretch },
} satisfies Record<string, { lang: string; say: (words: string) => string }>;

/** A language of the toolbar. */
export type Locale = keyof typeof LOCALES;

/** Returns true when a value of the toolbar is a language. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && value in LOCALES;
}
