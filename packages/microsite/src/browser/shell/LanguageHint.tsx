import { FrameLanguageHint } from '@tamarack-lowe/pages/frame';
import { useEffect, useState } from 'react';
import { useSite } from '../../site/SiteContext.tsx';
import { useHydrated } from '../../visit/hydrated.tsx';
import { keepLanguage, readKeptLanguage } from './keptLanguage.ts';
import { preferredLanguage } from './preferredLanguage.ts';
import { useOtherLanguages } from './useOtherLanguages.ts';

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
    const kept = readKeptLanguage(storage.language);
    const tags = languages.map(({ tag }) => tag);
    const wanted = kept ?? preferredLanguage(navigator.languages, tags);
    if (kept === null) keepLanguage(storage.language, language);
    if (wanted !== language) setTold(wanted);
  }, [hydrated, language, languages, storage.language]);

  const other = others.find(({ tag, isHere }) => isHere && tag === told);
  if (!other?.hint) return null;
  return (
    <FrameLanguageHint
      language={other.tag}
      words={other.hint.words}
      closeLabel={other.hint.close}
      href={other.href}
      onFollow={() => keepLanguage(storage.language, other.tag)}
      onClose={() => {
        keepLanguage(storage.language, language);
        setTold(null);
      }}
    />
  );
}
