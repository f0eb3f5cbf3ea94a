import { fillMessage, type MessageKey, type Say } from '@tamarack-lowe/content-model';
import { PagesProvider, VisitorProvider } from '@tamarack-lowe/pages';
import { brand, messages } from '@tamarack-lowe/stories';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { brandOf } from '../brands/brands.ts';
import { isLocale, LOCALES } from '../locales/locales.ts';
import type { Globals } from '../toolbars/dressPage.ts';

/** What the toolbars say of the site: whose it is, and how words of its content are said. */
type Workshop = { logo: string; tell: (words: string) => string };

const WorkshopContext = createContext<Workshop>({ logo: '', tell: (words) => words });

/** The site that the toolbars ask for. */
export const useWorkshop = () => useContext(WorkshopContext);

/** Gives pages the words, the language and the visitor that the toolbars ask for. Their links are plain. */
export function WorkshopPages({ globals, children }: { globals: Globals; children: ReactNode }) {
  const { ground, locale, brand: brandName } = globals;
  const { firm, logo } = brandOf(brandName);
  const { say: tell, lang } = LOCALES[isLocale(locale) ? locale : 'en'];
  const pages = useMemo(() => {
    const say: Say<MessageKey> = (key, values = {}) =>
      fillMessage<string>(tell(messages[key]), { firm, product: brand.product, ...values });
    return { say, language: lang };
  }, [tell, lang, firm]);
  const workshop = useMemo(() => ({ logo, tell }), [logo, tell]);
  return (
    <PagesProvider value={pages}>
      <VisitorProvider type={ground === 'dusk' ? 'experienced' : 'student'} known>
        <WorkshopContext value={workshop}>{children}</WorkshopContext>
      </VisitorProvider>
    </PagesProvider>
  );
}
