import { FRENCH_CIRCLES } from './frenchCircles.ts';
import { FRENCH_EVENTS } from './frenchEvents.ts';
import { FRENCH_FRAME } from './frenchFrame.ts';
import { FRENCH_PAGES } from './frenchPages.ts';
import { FRENCH_SLIDES } from './frenchSlides.ts';

/**
 * What the workshop says in French, by the English phrase or line: enough of the site to see what the language does to a
 * layout. Written as the art direction asks: gender-neutral, a no-break space before `: ; ! ?`.
 */
export const FRENCH: Readonly<Record<string, string>> = {
  ...FRENCH_FRAME,
  ...FRENCH_PAGES,
  ...FRENCH_EVENTS,
  ...FRENCH_SLIDES,
  ...FRENCH_CIRCLES,
};
