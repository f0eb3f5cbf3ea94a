import { fillMessage, type VisitorType } from '@tamarack-lowe/content-model';
import { brand, type MessageKey, messages } from '@tamarack-lowe/stories';
import { createContext, type ReactNode, useContext } from 'react';
import { isLocale, LOCALES, type Locale } from '../locales/locales.ts';

/** What pages ask of the toolbars: who visits, in which language, and whose site it is. */
type Visit = { type: VisitorType; locale: Locale; brandName: string };

const VisitContext = createContext<Visit>({ type: 'student', locale: 'en', brandName: 'tamarack-lowe' });

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
  return <VisitContext value={{ type, locale, brandName: String(globals.brand) }}>{children}</VisitContext>;
}

/** Who visits whose site, labels in their language (`say`), and words of the content in it (`tell`). */
export function useVisit() {
  const { type, locale, brandName } = useContext(VisitContext);
  const translate = LOCALES[locale].say;
  return {
    type,
    brandName,
    say: (key: MessageKey, values: Record<string, string | number> = {}): string =>
      fillMessage(translate(messages[key]), {
        firm: brandName === 'alder-finch' ? 'Alder Finch' : brand.short,
        product: brand.product,
        ...values,
      }),
    tell: <Words extends string | readonly string[]>(words: Words): string | string[] =>
      typeof words === 'string' ? translate(words) : words.map(translate),
  };
}
