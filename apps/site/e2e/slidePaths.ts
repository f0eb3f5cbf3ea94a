import { pageHtml } from './pageHtml.ts';
import { sitePaths } from './sitePaths.ts';

/** Returns the addresses of the slides of the first section, from its first page. */
export function slidePaths(): string[] {
  for (const address of sitePaths()) {
    const slides = [...pageHtml(address).matchAll(/data-href="([^"]+)"/g)].flatMap(([, href]) => href ?? []);
    if (slides[0] === address || slides.length > 1) return [...new Set(slides)];
  }
  throw new Error('No built page has a deck: build the site first.');
}
