import type { SiteLanguage } from '@tamarack-lowe/content-model';
import { primaryLanguage } from '@tamarack-lowe/content-model/internal/addresses';
import type { HeaderLanguage } from '@tamarack-lowe/ui/header';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { languageAt } from '../../site/paths.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { usePageHydrated } from '../prehydration/hydration.tsx';
import { useOtherLanguages } from './useOtherLanguages.ts';

/**
 * Returns the links to the page in other languages. One of them is an offer: the language that the visitor chose before, or on a
 * first visit the one that the browser asks for. It never redirects. It is made on one page of a visit, and does not come back
 * once closed.
 */
export function useLanguageLinks(): HeaderLanguage[] {
  const { language, languages, storage } = useSite();
  const key = storage.language;
  const { pathname } = useLocation();
  const hydrated = usePageHydrated();
  const [wanted, setWanted] = useState<string | null>(null);
  const others = useOtherLanguages();
  const offered = others.find(({ tag, isHere }) => isHere && tag === wanted)?.hint;
  const offeredAt = useRef('');

  useEffect(() => {
    if (!hydrated || languages.length < 2) return;
    const stored = cameFromAnother(languages, language) ? language : attempt(() => localStorage.getItem(key));
    if (stored === null || stored === language) attempt(() => localStorage.setItem(key, language));
    if (attempt(() => sessionStorage.getItem(key)) !== null) return;
    const tags = languages.map(({ tag }) => tag);
    setWanted(stored ?? preferredLanguage(navigator.languages, tags));
  }, [hydrated, language, languages, key]);

  // Before the paint, so that the next page never shows it.
  useLayoutEffect(() => {
    if (!offered) return;
    offeredAt.current ||= pathname;
    if (offeredAt.current !== pathname) setWanted(null);
    attempt(() => sessionStorage.setItem(key, language));
  }, [offered, pathname, language, key]);

  const close = () => {
    attempt(() => localStorage.setItem(key, language));
    setWanted(null);
  };
  return others.map(({ tag, name, href, hint }) => ({
    language: tag,
    name,
    href,
    offer: hint === offered ? hint && { ...hint, onClose: close } : undefined,
  }));
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

/** Returns the result of an action on a storage. Null if storage is blocked or full: the next document makes its offer again. */
function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}
