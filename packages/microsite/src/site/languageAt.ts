import type { SiteLanguage } from '@tamarack-lowe/content-model';

/** The language that an address is in: the one below whose home it stands, else that of the root. */
export function languageAt<Language extends Pick<SiteLanguage, 'home'>>(
  languages: readonly Language[],
  path: string,
): Language | undefined {
  const below = languages.find(({ home }) => home !== '/' && `${path}/`.startsWith(`${home}/`));
  return below ?? languages.find(({ home }) => home === '/');
}
