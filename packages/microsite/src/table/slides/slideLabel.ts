import { type DeckSlide, toLines } from '@tamarack-lowe/content-model';

/** What a link calls a slide: its title in one line. The first slide is known by its headline. */
export function slideLabel({ kind, title, header }: Pick<DeckSlide, 'kind' | 'title' | 'header'>): string {
  return toLines(kind === 'intro' ? header : title).join(' ');
}
