import type { SiteLanguage } from '@tamarack-lowe/content-model';

/** The language that an address is in: the one below whose home it stands, else the first, which stands above the others. */
export function languageAt<Language extends Pick<SiteLanguage, 'home'>>(
  languages: readonly Language[],
  path: string,
): Language | undefined {
  const [first, ...others] = languages;
  return others.find(({ home }) => `${path}/`.startsWith(`${home}/`)) ?? first;
}
