import { type DeckSlide, toLines } from '@tamarack-lowe/content-model';
import type { PageContext } from '../PageContext.ts';
import type { CardArt, CardWords } from '../ShareCard.ts';
import { sharePortraits } from '../sharePortraits.server.ts';
import { slideAt } from './slideAt.ts';

/**
 * The share card of a slide: its header with its largest circle, or with two of its people when it is a ring of them.
 */
export function slideCard(context: PageContext, path: string): CardWords {
  const { slide } = slideAt(context.site, path);
  return {
    headline: toLines(slide.header).join(' '),
    art: artOf(slide) ?? { photo: sharePortraits(context)[0] },
  };
}

function artOf({ kind, circles }: DeckSlide): CardArt | null {
  const people = circles.map(({ media }) => media).filter((media) => media.startsWith('people/'));
  const [first, second] = people;
  if (kind === 'ring' && first && second) return { portraits: [first, second] };
  const hero = circles.find(({ size }) => size === 'xl') ?? circles[0];
  return hero ? { photo: hero.media } : null;
}
