import type { Slide } from './schema/slides.ts';
import { toLines } from './text/titles.ts';

/** What a link calls a slide: its title in one line. The first slide is known by its headline. */
export function slideLabel({ kind, title, header }: Pick<Slide, 'kind' | 'title' | 'header'>): string {
  return toLines(kind === 'intro' ? header : title).join(' ');
}
