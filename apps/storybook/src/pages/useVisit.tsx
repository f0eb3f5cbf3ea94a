import { fillMessage, type VisitorType } from '@tamarack-lowe/content-model';
import { brand, type MessageKey, messages } from '@tamarack-lowe/stories';
import { createContext, type ReactNode, useContext } from 'react';
import { isLocale, LOCALES, type Locale } from '../locales/locales.ts';

/** What pages ask of the toolbars: who visits, and in which language. */
type Visit = { type: VisitorType; locale: Locale };

const VisitContext = createContext<Visit>({ type: 'student', locale: 'en' });

/** Gives the values of the toolbars to the pages inside. */
export function VisitProvider({
  globals,
  children,
}: {
  globals: Readonly<Record<string, unknown>>;
  children: ReactNode;
}) {
  const type = globals.ground === 'dusk' ? 'experienced' : 'student';
  const locale = isLocale(globals.locale) ? globals.locale : 'en';
  return <VisitContext value={{ type, locale }}>{children}</VisitContext>;
}

/** Who visits, labels in their language (`say`), and words of the content in it (`tell`). */
export function useVisit() {
  const { type, locale } = useContext(VisitContext);
  const translate = LOCALES[locale].say;
  return {
    type,
    say: (key: MessageKey, values: Record<string, string | number> = {}): string =>
      fillMessage(translate(messages[key]), { firm: brand.short, product: brand.product, ...values }),
    tell: <Words extends string | readonly string[]>(words: Words): string | string[] =>
      typeof words === 'string' ? translate(words) : words.map(translate),
  };
}
