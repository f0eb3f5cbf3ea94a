import { pageHtml } from './pageHtml.ts';

/** The addresses of a page in other languages, as its head names them. */
export function alternatesOf(address: string): Record<string, string> {
  const links = pageHtml(address).matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g);
  return Object.fromEntries([...links].map(([, tag = '', href = '']) => [tag, new URL(href).pathname]));
}

/** Returns addresses of pages in the language of the root, each followed by its address in French. */
export function inBothLanguages(addresses: readonly string[]): string[] {
  return addresses.flatMap((address) => [
    address,
    alternatesOf(address.replace(/(.)\/$/, '$1'))['fr-CA'] ?? `/fr${address}`,
  ]);
}
