import { pageHtml } from './pageHtml.ts';

/** Words that carry no meaning of their own, and that the other language does not have. */
const SMALL_WORDS = {
  en: /\b(?:the|and|with|your|you|of|for|is|are|was|were|this|that|from|what|how|we|our|not|they|their|when|which)\b/gi,
  fr: /(?<![\p{L}’])(?:le|la|les|des|une|un|vous|nous|avec|pour|dans|est|sont|qui|que|pas|plus|votre|notre|cette|aux|au|du|et)(?![\p{L}])/giu,
};
export type Language = keyof typeof SMALL_WORDS;

const count = (text: string, language: Language) => (text.match(SMALL_WORDS[language]) ?? []).length;

/** Whether a text reads as the other language than that of its page. Names and short labels say nothing. */
export function isForeign(text: string, language: Language): boolean {
  const other = language === 'en' ? 'fr' : 'en';
  const found = count(text, other);
  return found > 1 && found > count(text, language);
}

/** What is read on a built page: texts, names of controls and pictures, title and descriptions, in reading order. */
export function wordsOf(address: string): string[] {
  const html = pageHtml(address)
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    // What is said in another language on purpose says so.
    .replaceAll(/<([a-z]+)[^>]* lang="(?!en-CA|fr-CA)[^"]*"[\s\S]*?<\/\1>/g, ' ');
  const named = [...html.matchAll(/ (?:aria-label|alt|title|content|placeholder)="([^"]*)"/g)];
  const written = html.replaceAll(/<\/(?:p|h\d|li|a|button|div|span|option|dt|dd|figcaption|title)>/g, '\n');
  return [...written.replaceAll(/<[^>]*>/g, ' ').split('\n'), ...named.map(([, value = '']) => value)]
    .map((text) => text.replaceAll('&amp;', '&').replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
}

/** The addresses of a page in other languages, as its head names them. */
export function alternatesOf(address: string): Record<string, string> {
  const links = pageHtml(address).matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g);
  return Object.fromEntries([...links].map(([, tag = '', href = '']) => [tag, new URL(href).pathname]));
}

/** Pages of the root's language, and the same in the other. */
export function inBothLanguages(addresses: readonly string[]): string[] {
  return addresses.flatMap((address) => [
    address,
    alternatesOf(address.replace(/(.)\/$/, '$1'))['fr-CA'] ?? `/fr${address}`,
  ]);
}
