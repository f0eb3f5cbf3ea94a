import type { SiteLanguage } from '@tamarack-lowe/content-model';
import { primaryLanguage } from '@tamarack-lowe/content-model/internal/addresses';
import { FrameLanguageHint } from '@tamarack-lowe/pages/internal/frame';
import { useEffect, useState } from 'react';
import { languageAt } from '../../site/paths.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { usePageHydrated } from '../prehydration/hydration.tsx';
import { useOtherLanguages } from './useOtherLanguages.ts';

/** Smaller windows show the language switch already, and have no room for the hint. */
const HAS_ROOM = '(width >= 768px) and (height >= 480px)';

/**
 * Offers the page in the language that the visitor chose before, or on a first visit in the one that the browser asks for.
 * It never redirects, and does not come back once closed.
 */
export function LanguageHint() {
  const { language, languages, storage } = useSite();
  const hydrated = usePageHydrated();
  const [offered, setOffered] = useState<string | null>(null);
  const others = useOtherLanguages();

  useEffect(() => {
    if (!hydrated || languages.length < 2) return;
    const stored = cameFromAnother(languages, language) ? language : readLanguage(storage.language);
    const tags = languages.map(({ tag }) => tag);
    const wanted = stored ?? preferredLanguage(navigator.languages, tags);
    if (stored === null || stored === language) storeLanguage(storage.language, language);
    if (wanted !== language && window.matchMedia(HAS_ROOM).matches) setOffered(wanted);
  }, [hydrated, language, languages, storage.language]);

  const other = others.find(({ tag, isHere }) => isHere && tag === offered);
  if (!other?.hint) return null;
  return (
    <FrameLanguageHint
      language={other.tag}
      words={other.hint.words}
      closeLabel={other.hint.close}
      href={other.href}
      onClose={() => {
        storeLanguage(storage.language, language);
        setOffered(null);
      }}
    />
  );
}

/**
 * Returns the site's language that a browser asks for first, by tags: `de-AT` for a browser that asks for `de-CH`. Null if
 * it asks for none of them.
 */
export function preferredLanguage(asked: readonly string[], tags: readonly string[]): string | null {
  for (const wanted of asked) {
    const primary = primaryLanguage(wanted.toLowerCase());
    const found =
      tags.find((tag) => tag.toLowerCase() === wanted.toLowerCase()) ??
      tags.find((tag) => primaryLanguage(tag.toLowerCase()) === primary);
    if (found !== undefined) return found;
  }
  return null;
}

/** True if the visitor comes from a page of the site in another language: they have switched. */
function cameFromAnother(languages: readonly SiteLanguage[], language: string): boolean {
  if (!URL.canParse(document.referrer)) return false;
  const { origin, pathname } = new URL(document.referrer);
  const isOurs = import.meta.env.BASE_URL === '/' || pathname.startsWith(import.meta.env.BASE_URL);
  return isOurs && origin === window.location.origin && languageAt(languages, pathname)?.tag !== language;
}

/** Reads the language that the visitor chose, or was shown first. Null if there is none, or storage is blocked. */
function readLanguage(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function storeLanguage(key: string, language: string): void {
  try {
    window.localStorage.setItem(key, language);
  } catch {
    // Storage is blocked or full: the next page offers the language again.
  }
}
