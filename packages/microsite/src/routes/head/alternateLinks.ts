import type { PageContext } from '../PageContext.ts';
import type { HeadEntry } from './HeadEntry.ts';

/** Links to the page in other languages, and to the default for readers of none of them. */
export function alternateLinks(
  { site, alternates }: Pick<PageContext, 'site' | 'alternates'>,
  path: string,
): HeadEntry[] {
  const link = (hrefLang: string, to: string): HeadEntry => ({
    rel: 'alternate',
    hrefLang,
    href: new URL(to, site.brand.site).href,
  });
  const found = alternates(path);
  const first = found.find(({ language }) => language === site.languages[0]?.tag) ?? found[0];
  return [
    ...found.map(({ language, path: to }) => link(language, to)),
    ...(first ? [link('x-default', first.path)] : []),
  ];
}
