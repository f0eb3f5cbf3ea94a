import type { SiteLanguage } from '@tamarack-lowe/content-model';
import { FrameLanguageHint } from '@tamarack-lowe/pages/frame';
import { useEffect, useState } from 'react';
import { languageAt } from '../../site/languageAt.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { useHydrated } from '../prehydration/hydration.tsx';
import { keepLanguage, readKeptLanguage } from './keptLanguage.ts';
import { preferredLanguage } from './preferredLanguage.ts';
import { useOtherLanguages } from './useOtherLanguages.ts';

/** Smaller windows have the switch in sight, and no place for a line about it. */
const ROOM = '(width >= 768px) and (height >= 480px)';

/**
 * Tells a visitor that the page is there in the language that they chose before; on a first visit, in that which their
 * browser asks for. It leads nowhere by itself, and once taken away it does not come again.
 */
export function LanguageHint() {
  const { language, languages, storage } = useSite();
  const hydrated = useHydrated();
  const [told, setTold] = useState<string | null>(null);
  const others = useOtherLanguages();

  useEffect(() => {
    if (!hydrated || languages.length < 2) return;
    const kept = comesFromAnother(languages, language) ? language : readKeptLanguage(storage.language);
    const tags = languages.map(({ tag }) => tag);
    const wanted = kept ?? preferredLanguage(navigator.languages, tags);
    if (kept === null || kept === language) keepLanguage(storage.language, language);
    if (wanted !== language && window.matchMedia(ROOM).matches) setTold(wanted);
  }, [hydrated, language, languages, storage.language]);

  const other = others.find(({ tag, isHere }) => isHere && tag === told);
  if (!other?.hint) return null;
  return (
    <FrameLanguageHint
      language={other.tag}
      words={other.hint.words}
      closeLabel={other.hint.close}
      href={other.href}
      onClose={() => {
        keepLanguage(storage.language, language);
        setTold(null);
      }}
    />
  );
}

/** Whether a page of the site in another language led here: the visitor has switched. */
function comesFromAnother(languages: readonly SiteLanguage[], language: string): boolean {
  if (!URL.canParse(document.referrer)) return false;
  const { origin, pathname } = new URL(document.referrer);
  const isOurs = import.meta.env.BASE_URL === '/' || pathname.startsWith(import.meta.env.BASE_URL);
  return isOurs && origin === window.location.origin && languageAt(languages, pathname)?.tag !== language;
}
