import type { SiteLanguage } from './site.ts';

/**
 * The languages of a site from their BCP 47 tags: the first stands at `base` (default: the root; it ends in a slash), each
 * other one below it under the first part of its tag (`/de`), or under all of it where two begin alike (`/de-at`, `/de-ch`).
 * Each has its own name for itself.
 */
export function siteLanguages(tags: readonly string[], base = '/'): SiteLanguage[] {
  const parts = tags.map(firstPart);
  const isAlone = (tag: string) => parts.filter((part) => part === firstPart(tag)).length === 1;
  return tags.map((tag, index) => {
    const short = isAlone(tag) ? firstPart(tag) : tag;
    return { tag, name: nameOf(short), home: base + (index > 0 ? short.toLowerCase() : '') };
  });
}

const firstPart = (tag: string) => tag.split('-', 1)[0] ?? tag;

/** The name of a language in itself. As a word of its own it has a capital. */
function nameOf(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
