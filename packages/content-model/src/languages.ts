/** A language of a site. */
export type SiteLanguage = {
  /** BCP 47. */
  tag: string;
  /** Its name in the language itself: `Deutsch`. */
  name: string;
  /** Address of its first page. */
  home: string;
  /** Hint, in this language, that the page exists in it, and the label of the button that closes the hint. */
  hint?: { words: string; close: string };
};

/**
 * Languages of a site from their BCP 47 tags. The first is at `base` (default: the root; it ends in a slash), each other one
 * below it under the first part of its tag (`/de`), or under the whole tag where two begin alike (`/de-at`, `/de-ch`). Each name
 * is in its own language.
 */
export function siteLanguages(tags: readonly string[], base = '/'): SiteLanguage[] {
  const primaries = tags.map(primaryLanguage);
  const isOnlyOne = (tag: string) =>
    primaries.filter((primary) => primary === primaryLanguage(tag)).length === 1;
  return tags.map((tag, index) => {
    const short = isOnlyOne(tag) ? primaryLanguage(tag) : tag;
    return { tag, name: languageName(short), home: base + (index > 0 ? short.toLowerCase() : '') };
  });
}

/** Name of a language in that language, with a capital, because it stands alone. */
export function languageName(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** First part of a BCP 47 tag, its letters unchanged: `de` of `de-AT`. */
export const primaryLanguage = (tag: string): string => tag.split('-', 1)[0] ?? tag;

/** Languages written from right to left, unless the tag names another script. */
const RTL_LANGUAGES = /^(?:ar|arc|ckb|dv|fa|he|khw|ks|ps|sd|ug|ur|yi)$/;

/** Scripts written from right to left (ISO 15924). */
const RTL_SCRIPTS = /^(?:Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa)$/;

/** Writing direction of a language, by its BCP 47 tag. `Intl.Locale` knows it too, but is slow to start. */
export function textDirection(language: string): 'ltr' | 'rtl' {
  const [name = '', ...rest] = language.split('-');
  const script = rest.find((part) => part.length === 4);
  return (script === undefined ? RTL_LANGUAGES.test(name) : RTL_SCRIPTS.test(script)) ? 'rtl' : 'ltr';
}
