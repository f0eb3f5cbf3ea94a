import type { SiteLanguage } from '@tamarack-lowe/content-model';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '../../site/SiteContext.tsx';
import { usePageHydrated } from '../prehydration/hydration.tsx';
import { usePage } from '../router/RouterProvider.tsx';
import { readSearch, siteParams } from '../router/searchParams.ts';

/** The current page in another language. */
type OtherLanguage = SiteLanguage & {
  href: string;
  /** The path of `href`. */
  path: string;
  /** True if the page exists in this language. Otherwise `href` leads to the first page. */
  isHere: boolean;
};

/**
 * Returns the current page in the other languages of the site. After hydration, addresses keep the search parameters, under
 * the names that every language reads, and the hash.
 */
export function useOtherLanguages(): OtherLanguage[] {
  const site = useSite();
  const { head } = usePage();
  const { search, hash } = useLocation();
  const hydrated = usePageHydrated();
  return useMemo(() => {
    const params = readSearch(new URLSearchParams(search), siteParams(site));
    const rest = hydrated ? `${params.size > 0 ? `?${params}` : ''}${hash}` : '';
    return site.languages
      .filter(({ tag }) => tag !== site.language)
      .map((language) => {
        const entry = head.find((each) => 'hrefLang' in each && each.hrefLang === language.tag);
        if (!entry || !('href' in entry)) {
          return { ...language, href: language.home, path: language.home, isHere: false };
        }
        const { pathname } = new URL(entry.href);
        return { ...language, href: pathname + rest, path: pathname, isHere: true };
      });
  }, [site, head, search, hash, hydrated]);
}
