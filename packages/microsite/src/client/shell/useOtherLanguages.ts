import type { SiteLanguage } from '@tamarack-lowe/content-model';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '../../site/SiteContext.tsx';
import { useHydrated } from '../prehydration/hydration.tsx';
import { usePage } from '../router/RouterProvider.tsx';
import { readSearch, siteWords } from '../router/searchParams.ts';

/** The page in another language. */
export type OtherLanguage = SiteLanguage & {
  href: string;
  /** Whether the page is there; otherwise the address is that of the first page. */
  isHere: boolean;
};

/**
 * The page in the window in the other languages of the site, with what is asked and opened on it: a filter is written as
 * every language reads it. Built pages ask for nothing.
 */
export function useOtherLanguages(): OtherLanguage[] {
  const site = useSite();
  const { head } = usePage();
  const { search, hash } = useLocation();
  const hydrated = useHydrated();
  return useMemo(() => {
    const asked = readSearch(new URLSearchParams(search), siteWords(site));
    const rest = hydrated ? `${asked.size > 0 ? `?${asked}` : ''}${hash}` : '';
    return site.languages
      .filter(({ tag }) => tag !== site.language)
      .map((language) => {
        const entry = head.find((each) => 'hrefLang' in each && each.hrefLang === language.tag);
        if (!entry || !('href' in entry)) return { ...language, href: language.home, isHere: false };
        return { ...language, href: new URL(entry.href).pathname + rest, isHere: true };
      });
  }, [site, head, search, hash, hydrated]);
}
